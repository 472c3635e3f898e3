// The API's answers about players and ratings (docs/protocol.md, Ratings). Whoever hides, or has
// played no rated game, is nobody here but for themselves.
#include <algorithm>
#include <utility>

#include "core/text.h"
#include "server/api.h"
#include "server/faults.h"
#include "server/players_writer.h"
#include "server/protocol.h"
#include "server/queries.h"

namespace benben {
namespace {

constexpr int kGamesAtOnce = 50;
constexpr int kLeadersAtOnce = 50;
constexpr int kCourse = 60;
constexpr std::string_view kPlayers = "/api/players/";
constexpr std::string_view kRatings = "/api/ratings/";
constexpr std::string_view kBot = "bot:";

Error no_such_player() { return refused(server::Fault::kNoSuchPlayer); }

// The parts of a path behind its beginning.
std::vector<std::string_view> parts_of(std::string_view path, std::string_view beginning) {
  if (!path.starts_with(beginning)) return {};
  return split(path.substr(beginning.size()), '/');
}

// Without the numbers of those who hide them from whoever asks. `asking` is the number of their
// account.
Result<RatedTable> shown_to(Store& store, RatedTable table, std::optional<std::int64_t> asking) {
  std::int64_t own = 0;
  if (asking) {
    if (const Result<KnownPlayer> player = store.ratings().player_of_account(*asking)) {
      own = player->player;
    }
  }
  for (RatedSeat& seat : table.seats) {
    if (seat.player == own || seat.player == 0) continue;
    const Result<bool> hides = store.ratings().is_hidden(seat.player);
    if (!hides) return hides.error();
    if (*hides) seat = {.player = seat.player, .rank = seat.rank};
  }
  return table;
}

// Who is called so, if whoever asks may see them. `asking` is the number of their account.
Result<KnownPlayer> find_shown(Store& store, std::string_view part,
                               std::optional<std::int64_t> asking) {
  const std::optional<std::string> name = decoded(part);
  if (!name) return no_such_player();
  RatingStore& ratings = store.ratings();
  if (name->starts_with(kBot)) {
    Result<KnownPlayer> bot = ratings.find_bot(*name);
    return bot || bot.error().code != ErrorCode::kUnknown ? bot : no_such_player();
  }
  const Result<AccountName> read = read_account_name(*name);
  if (!read) return no_such_player();
  Result<KnownPlayer> player = ratings.find_player(read->key);
  if (!player) {
    return player.error().code == ErrorCode::kUnknown ? no_such_player() : player.error();
  }
  if (asking && *asking == player->account) return player;
  if (player->is_hidden || player->player == 0) return no_such_player();
  const auto rated = ratings.ratings_of(player->player);
  if (!rated) return rated.error();
  return rated->empty() ? Result<KnownPlayer>(no_such_player()) : player;
}

// One more than are shown tells whether there are others.
template <class Row>
bool has_more(std::vector<Row>& rows, int most) {
  if (rows.size() <= static_cast<std::size_t>(most)) return false;
  rows.resize(static_cast<std::size_t>(most));
  return true;
}

Result<ShownProfile> profile_of(Store& store, KnownPlayer player) {
  ShownProfile profile{std::move(player), {}};
  const auto ratings = store.ratings().ratings_of(profile.player.player);
  if (!ratings) return ratings.error();
  for (const OwnedRating& owned : *ratings) {
    auto course = store.ratings().course_of(owned.player, owned.pool, kCourse);
    if (!course) return course.error();
    profile.ratings.push_back({owned, std::move(*course)});
  }
  return profile;
}

Result<LeaderPage> leaders_of(Store& store, const RatedPool& pool, int from) {
  RatingStore& ratings = store.ratings();
  auto ranked = ratings.leaders(pool, false, from, kLeadersAtOnce + 1);
  if (!ranked) return ranked.error();
  LeaderPage page{pool, from, std::move(*ranked), std::nullopt, {}};
  if (has_more(page.ranked, kLeadersAtOnce)) page.next = from + kLeadersAtOnce;
  if (from > 0) return page;
  auto provisional = ratings.leaders(pool, true, 0, kLeadersAtOnce);
  if (!provisional) return provisional.error();
  page.provisional = std::move(*provisional);
  return page;
}

}  // namespace

void Api::answer_players(const Request& request, const Target& target, Answer done) {
  if (target.route == Route::kPlayer) return show_player(request, std::move(done));
  if (target.route == Route::kHistory) return show_history(request, std::move(done));
  if (target.route == Route::kAgainst) return show_encounters(request, std::move(done));
  if (target.route == Route::kLeaders) return show_leaders(request, std::move(done));
  show_table_ratings(request, target.table, std::move(done));
}

void Api::with_account(const Request& request, std::function<void(const std::string&)> use) {
  const Visitor visitor = visitor_of(request);
  if (!accounts_.is_signed_in(visitor)) return use("");
  accounts_.describe(visitor, [use = std::move(use)](const Result<Accounts::Description>& found) {
    use(found && found->account ? found->profile.name : "");
  });
}

void Api::hide(const Request& request, Answer done) {
  const auto texts = read_texts(request.body, {"profile"});
  if (!texts) return done(refusal(texts.error()));
  const std::string& profile = texts->front();
  if (profile != "hidden" && profile != "shown") {
    return done(refusal(refused(server::Fault::kProfileWord)));
  }
  accounts_.hide(visitor_of(request), profile == "hidden",
                 [done = std::move(done)](const Status& status) {
                   done(status ? json_answer(200, "{}") : refusal(status.error()));
                 });
}

void Api::show_player(const Request& request, Answer done) {
  if (Status status = read_no_query(request.query); !status) return done(refusal(status.error()));
  store_.read<ShownProfile>(
      [name = std::string(parts_of(request.path, kPlayers)[0]),
       asking = accounts_.account_of(visitor_of(request))](Store& store) -> Result<ShownProfile> {
        Result<KnownPlayer> player = find_shown(store, name, asking);
        if (!player) return player.error();
        return profile_of(store, std::move(*player));
      },
      [done = std::move(done)](const Result<ShownProfile>& profile) {
        done(profile ? json_answer(200, write_profile(*profile)) : refusal(profile.error()));
      });
}

void Api::show_history(const Request& request, Answer done) {
  const Result<HistoryAsked> read = read_history(request.query);
  if (!read) return done(refusal(read.error()));
  using Games = std::vector<PlayedGame>;
  store_.read<Games>(
      [name = std::string(parts_of(request.path, kPlayers)[0]), asked = *read,
       asking = accounts_.account_of(visitor_of(request))](Store& store) mutable -> Result<Games> {
        const Result<KnownPlayer> player = find_shown(store, name, asking);
        if (!player) return player.error();
        if (!asked.against.empty()) {
          const Result<KnownPlayer> other = find_shown(store, asked.against, asking);
          if (!other) return other.error();
          // Of somebody who was never rated there is no number to ask for.
          if (other->player == 0) return Games();
          asked.query.against = other->player;
        }
        return store.ratings().history(player->player, asked.query, kGamesAtOnce + 1);
      },
      [done = std::move(done)](Result<Games> games) {
        if (!games) return done(refusal(games.error()));
        const bool is_cut = has_more(*games, kGamesAtOnce);
        done(json_answer(
            200, write_history(*games,
                               is_cut ? std::optional(games->back().table.number) : std::nullopt)));
      });
}

void Api::show_encounters(const Request& request, Answer done) {
  if (Status status = read_no_query(request.query); !status) return done(refusal(status.error()));
  using All = std::vector<HeadToHead>;
  const std::vector<std::string_view> parts = parts_of(request.path, kPlayers);
  store_.read<All>(
      [one = std::string(parts[0]), two = std::string(parts[2]),
       asking = accounts_.account_of(visitor_of(request))](Store& store) -> Result<All> {
        const Result<KnownPlayer> player = find_shown(store, one, asking);
        if (!player) return player.error();
        const Result<KnownPlayer> other = find_shown(store, two, asking);
        if (!other) return other.error();
        return store.ratings().encounters(player->player, other->player);
      },
      [done = std::move(done)](const Result<All>& all) {
        done(all ? json_answer(200, write_encounters(*all)) : refusal(all.error()));
      });
}

void Api::show_leaders(const Request& request, Answer done) {
  const Result<RatedPool> pool = read_pool(parts_of(request.path, kRatings));
  if (!pool) return done(refusal(pool.error()));
  const Result<int> from = read_leaders_query(request.query);
  if (!from) return done(refusal(from.error()));
  store_.read<LeaderPage>(
      [pool = *pool, from = *from](Store& store) { return leaders_of(store, pool, from); },
      [done = std::move(done)](const Result<LeaderPage>& page) {
        done(page ? json_answer(200, write_leaders(*page)) : refusal(page.error()));
      });
}

// For whoever may watch the table.
void Api::show_table_ratings(const Request& request, const std::string& table, Answer done) {
  const std::optional<std::int64_t> asking = accounts_.account_of(visitor_of(request));
  describe_to(
      request, table, [this, table, asking, done = std::move(done)](const Result<TableView>& view) {
        if (!view) return done(refusal(view.error()));
        store_.read<RatedTable>(
            [table, asking](Store& store) -> Result<RatedTable> {
              Result<RatedTable> rated = store.ratings().rated_table(table);
              if (rated) return shown_to(store, std::move(*rated), asking);
              const bool is_unknown = rated.error().code == ErrorCode::kUnknown;
              return is_unknown ? Result<RatedTable>(refused(server::Fault::kNotRatedYet)) : rated;
            },
            [done](const Result<RatedTable>& rated) {
              done(rated ? json_answer(200, write_table_ratings(*rated)) : refusal(rated.error()));
            });
      });
}

}  // namespace benben
