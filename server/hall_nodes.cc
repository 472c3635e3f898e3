// The hall's part in a store that several nodes serve (docs/operations.md, Many nodes): what it
// tells them on the bus and hears there, and how it finds by the store what it did not hear.
//
// A node tells hints alone. Who hears one, or has not heard any for a while, looks into the store;
// that is where it is decided what happens at a table.
#include <algorithm>
#include <utility>

#include "core/text.h"
#include "server/hall.h"
#include "table/faults.h"

namespace benben {
namespace {

// Between two looks at all tables in memory, where hints come and where none can.
constexpr std::chrono::seconds kLookPause{5};
constexpr std::chrono::seconds kBlindPause{1};
// The same for tournaments.
constexpr std::chrono::seconds kTournamentPause{30};
// Between two times that others are told who is here; they forget it after Others::kPatience.
constexpr std::chrono::seconds kHerePause{5};
// Places of tables in memory that are walked over at a time; about as many tables.
constexpr std::size_t kPlacesAtOnce = 128;
// Tables of the lobby in one message.
constexpr std::size_t kListedAtOnce = 50;
// Of those heard so many are looked up between two sweeps, so each second; who stands in the lobby
// is told again, and heard then.
constexpr int kLookedUpAtOnce = 1'000;

constexpr std::string_view kWho = "who";

}  // namespace

void Hall::join(Bus& bus, std::string node) {
  bus_ = &bus;
  node_ = std::move(node);
  services_.tell_others = [this](const std::string& id, const NodeNews& news) { tell(id, news); };
  const auto hear_on = [this](const char* subject, auto hear) {
    subscriptions_.push_back(bus_->subscribe(subject, std::move(hear)));
  };
  hear_on(kPeopleSubject, [this](const std::string& text) { hear_people(text); });
  hear_on(kLobbySubject, [this](const std::string& text) { hear_lobby(text); });
  hear_on(kTournamentsSubject, [this](const std::string& text) {
    if (follower_ != nullptr) follower_->look(text);
  });
  speech_.follow([this](const std::string& id, std::int64_t number) { tell(id, ChatNews{number}); },
                 [this] { tell_people({PeopleNews::Kind::kMutes}); });
  for (auto& [id, entry] : entries_) subscribe(id, entry);
  bus_->follow([this] { follow_bus(); });
  is_bus_lost_ = !bus_->is_connected();
  if (is_bus_lost_) services_.log({LogEvent::kBusLost, "the bus cannot be reached"});
  bus_->publish(kLobbySubject, std::string(kWho));
}

void Hall::subscribe(const std::string& id, Entry& entry) {
  entry.others = bus_->subscribe(subject_of("table", id),
                                 [this, id](const std::string& text) { hear(id, text); });
}

bool Hall::is_bus_lost() const { return bus_ != nullptr && is_bus_lost_; }

std::uint64_t Hall::dropped() const { return bus_ == nullptr ? 0 : bus_->dropped() + too_many_; }

void Hall::follow_bus() {
  const bool is_lost = !bus_->is_connected();
  if (is_lost == is_bus_lost_) return;
  is_bus_lost_ = is_lost;
  if (is_lost) {
    services_.log({LogEvent::kBusLost, "the bus is lost; what other nodes store is seen later"});
    for (auto& [id, entry] : entries_) {
      if (!entry.table) continue;
      entry.table->live().forget_others(services_.clock.now());
      plan(id);
    }
    if (services_.workers != nullptr) services_.workers->forget();
    return;
  }
  services_.log({LogEvent::kBusBack, "the bus is back"});
  // Whatever was told meanwhile was not heard.
  looked_.reset();
  told_here_.reset();
  for (const auto& [id, entry] : entries_) {
    if (entry.table) tell(id, WhoNews());
  }
  catch_up_people();
  speech_.retell_all();
  bus_->publish(kLobbySubject, std::string(kWho));
  if (follower_ != nullptr) follower_->look(std::nullopt);
}

// Telling.

void Hall::tell(const std::string& id, const NodeNews& news) {
  if (bus_ != nullptr) bus_->publish(subject_of("table", id), node_news_text(news));
}

void Hall::tell_people(const PeopleNews& news) {
  if (bus_ != nullptr) bus_->publish(kPeopleSubject, people_news_text(news));
}

void Hall::tell_tournament(const std::string& id) {
  if (bus_ != nullptr) bus_->publish(kTournamentsSubject, subject_of("tournament", id));
}

// Who is here, if others believe something else.
void Hall::tell_company(const std::string& id, Entry& entry) {
  if (entry.told == entry.table->live().own_company()) return;
  tell_here(id, entry);
}

void Hall::tell_here(const std::string& id, Entry& entry) {
  const LiveTable& live = entry.table->live();
  entry.told = live.own_company();
  tell(id, HereNews{node_, entry.told, live.running_turn(services_.clock.now())});
}

// What stands in the lobby because its people are here.
void Hall::follow_lobby_here(const std::string& id) {
  const std::string* client = entries_.at(id).table->live().host_client();
  const bool is_here = lobby_.has(id) && client != nullptr && !client->empty();
  if (!is_here) {
    listed_here_.erase(id);
  } else if (listed_here_.insert(id).second) {
    bus_->publish(kLobbySubject, id);
  }
}

void Hall::tell_lobby() {
  std::string text;
  std::size_t count = 0;
  for (const std::string& id : listed_here_) {
    text += (text.empty() ? "" : " ") + id;
    if (++count % kListedAtOnce == 0) bus_->publish(kLobbySubject, std::exchange(text, {}));
  }
  if (!text.empty()) bus_->publish(kLobbySubject, text);
}

// Hearing.

void Hall::hear(const std::string& id, const std::string& text) {
  const auto found = entries_.find(id);
  const std::optional<NodeNews> news = read_node_news(text);
  if (found == entries_.end() || !news) return;
  if (!found->second.table) {
    // What is being read may be older than that.
    found->second.is_to_look = true;
    return;
  }
  hear(id, found->second, *news);
  look_after(id);
}

void Hall::hear(const std::string& id, Entry& entry, const NodeNews& news) {
  const TimePoint now = services_.clock.now();
  LiveTable& live = entry.table->live();
  if (const auto* look = std::get_if<LookNews>(&news)) {
    const bool is_known =
        look->counts && live.holds(look->counts->ply, look->counts->incidents,
                                   static_cast<std::size_t>(look->counts->contributed));
    if (!is_known) live.look();
  } else if (std::holds_alternative<WhoNews>(news)) {
    if (live.own_company().sockets == 0) return;
    tell_here(id, entry);
    for (const Unstored& unstored : live.unstored()) tell(id, UnstoredNews{unstored});
  } else if (const auto* here = std::get_if<HereNews>(&news)) {
    live.hear_company(here->node, here->company, now);
    if (here->turn) live.hear_turn(*here->turn, now);
  } else if (const auto* said = std::get_if<SaidNews>(&news)) {
    live.hear_phrase(said->said);
  } else if (const auto* chat = std::get_if<ChatNews>(&news)) {
    speech_.hear_written(id, chat->number);
  } else {
    live.hear(std::get<UnstoredNews>(news).unstored, now);
  }
}

void Hall::hear_people(const std::string& text) {
  const std::optional<PeopleNews> news = read_people_news(text);
  if (!news) return;
  using Kind = PeopleNews::Kind;
  switch (news->kind) {
    case Kind::kMoved:
      return move_seats_here(news->persons, news->to);
    case Kind::kForgotten:
      for (const Digest& person : news->persons) forget_here(person);
      return;
    case Kind::kEnded:
      return end(news->persons, refused(server::Fault::kNewPerson));
    case Kind::kDevices:
      if (devices_changed_) devices_changed_();
      return;
    case Kind::kMutes:
      return catch_up_mutes();
  }
}

void Hall::catch_up_people() {
  if (devices_changed_) devices_changed_();
  catch_up_mutes();
}

void Hall::catch_up_mutes() {
  using Mutes = std::vector<Mute>;
  store_.read<Mutes>([](Store& store) { return store.speech().all_mutes(); },
                     [this](const Result<Mutes>& mutes) {
                       if (mutes) speech_.recall(*mutes);
                     });
}

// Tables that stand in the lobby because their people are at another node: once one is in memory,
// that node says who is there, and then it stands in this lobby, too.
void Hall::hear_lobby(const std::string& text) {
  if (text == kWho) return tell_lobby();
  if (is_stopping_) return;
  for (const std::string_view word : split(text, ' ')) {
    const std::string id(word);
    if (in_memory(id) != nullptr) continue;
    if (looked_up_ == kLookedUpAtOnce) {
      ++too_many_;
      continue;
    }
    ++looked_up_;
    find(id, [](const Result<LiveTable*>&) {});
  }
}

// Finding what was not heard.

void Hall::sweep_nodes(TimePoint now) {
  looked_up_ = 0;
  const std::chrono::seconds pause = is_bus_lost_ ? kBlindPause : kLookPause;
  if (!looked_ || now - *looked_ >= pause) {
    looked_ = now;
    looking_.begin();
  }
  if (!looked_at_tournaments_ || now - *looked_at_tournaments_ >= kTournamentPause) {
    looked_at_tournaments_ = now;
    if (follower_ != nullptr) follower_->look(std::nullopt);
  }
  if (told_here_ && now - *told_here_ < kHerePause) return;
  told_here_ = now;
  telling_here_.begin();
  tell_lobby();
}

// A piece of the walks over all tables; whether there may be more.
bool Hall::sweep_nodes_on() {
  if (looking_.is_under_way) {
    look_on();
  } else if (telling_here_.is_under_way) {
    walk_on(telling_here_, [this](const std::string& id, Entry& entry) {
      if (entry.table->live().own_company().sockets > 0) tell_here(id, entry);
    });
  }
  return looking_.is_under_way || telling_here_.is_under_way;
}

// As many as one statement takes at a time.
void Hall::look_on() {
  const auto look = [this] {
    const std::vector<std::string> ids = std::exchange(to_look_at_, {});
    look_at(ids, [this, ids](const Status& looked) {
      if (looked) end_doubt(ids);
    });
  };
  walk_on(looking_, [&](const std::string& id, const Entry&) {
    to_look_at_.push_back(id);
    if (to_look_at_.size() == Store::kStampsAtOnce) look();
  });
  if (!looking_.is_under_way && !to_look_at_.empty()) look();
}

// What is in memory when it begins and still is when it comes there is visited. Once there are many
// more tables than before, they have other places, and it begins again.
template <class Visit>
void Hall::walk_on(Walk& walk, Visit visit) {
  const std::size_t places = entries_.bucket_count();
  if (walk.places != places) walk = {0, places, true};
  const std::size_t end = std::min(walk.place + kPlacesAtOnce, places);
  for (; walk.place < end; ++walk.place) {
    for (auto entry = entries_.begin(walk.place); entry != entries_.end(walk.place); ++entry) {
      if (entry->second.table) visit(entry->first, entry->second);
    }
  }
  walk.is_under_way = walk.place < places;
}

// Calls `done` when these tables hold what is stored; an error says that this cannot be known.
void Hall::look_at(const std::vector<std::string>& ids, Done<void> done) {
  using Stamps = std::vector<TableStamp>;
  store_.read<Stamps>([ids](Store& store) { return store.stamps(ids); },
                      [this, ids, done = std::move(done)](const Result<Stamps>& stamps) {
                        if (!stamps) return done(stamps.error());
                        if (!compare(ids, *stamps)) return done({});
                        // What is asked of the store is answered in its order.
                        store_.read<void>([](Store&) { return Status(); }, done);
                      });
}

// Whether something has to be read; of a table that is no more, that.
bool Hall::compare(const std::vector<std::string>& ids, const std::vector<TableStamp>& stamps) {
  bool is_read = false;
  for (const std::string& id : ids) {
    const auto found = entries_.find(id);
    if (found == entries_.end() || !found->second.table) continue;
    const auto stamp = std::ranges::find(stamps, id, &TableStamp::table);
    HostedTable& table = *found->second.table;
    if (table.live().closed() || (stamp != stamps.end() && table.agrees(*stamp))) continue;
    table.live().look();
    is_read = true;
  }
  return is_read;
}

}  // namespace benben
