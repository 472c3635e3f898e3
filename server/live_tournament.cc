#include "server/live_tournament.h"

#include <algorithm>
#include <utility>

#include "people/ratings.h"
#include "server/faults.h"
#include "server/gone.h"
#include "table/contest_table.h"
#include "table/secret.h"

namespace benben {

using Kind = Fact::Kind;
using Phase = Contest::Phase;
using server::Fault;

namespace {

constexpr std::int64_t kMinuteS = 60;

Fact fact_of(Kind kind, int number = 0) {
  Fact fact;
  fact.kind = kind;
  fact.number = number;
  return fact;
}

bool is_among(const Proofs& proofs, const Digest& digest) {
  bool found = false;
  for (const Digest& proof : proofs) found |= same_digest(proof, digest);
  return found;
}

// Those who have resigned come last; of a game that was played to its end also those for whom a
// machine did.
std::vector<int> ranks_at_end(const Table& table) {
  const Incidents& incidents = table.incidents();
  if (incidents.is_drawn()) {
    return ranks_of_draw(table.position().players(), incidents.resigned());
  }
  return ranks_of(table.position(), table.is_over() ? incidents.stand_ins() : incidents.resigned());
}

// Seats whose time ran out and who have not decided anything.
SeatSet never_came(const Table& table) {
  SeatSet late;
  for (const StoredIncident& stored : table.incidents().from(0)) {
    if (stored.incident.kind == Incident::Kind::kTime) late = late.with(stored.incident.seat);
  }
  for (const StoredIncident& stored : table.incidents().from(0)) {
    if (stored.incident.kind != Incident::Kind::kTime) late = late.without(stored.incident.seat);
  }
  int ply = 0;
  for (const Event& event : table.events_from(0)) {
    // What came after the end of their time a machine did.
    for (const StoredIncident& stored : table.incidents().from(0)) {
      const bool is_theirs = event.actor && *event.actor == stored.incident.seat;
      if (is_theirs && ply < stored.incident.ply) late = late.without(stored.incident.seat);
    }
    ++ply;
  }
  return late;
}

// The tables of a round are of those whose places the entrants have now: who signed in at another
// node may have not been heard of, and would have no seat there.
Status append_as_believed(Store& store, const AppendFacts& append,
                          const std::vector<StoredFact>& believed) {
  if (!append.tables.empty()) {
    const Result<StoredTournament> stored = store.tournaments().load(append.tournament);
    if (stored && stored->facts != believed) {
      return Error{ErrorCode::kConflict, "The tournament has gone on.", "", 0};
    }
  }
  return append_without_gone(store, append);
}

}  // namespace

LiveTournament::LiveTournament(StoredTournament stored, TournamentTerms terms,
                               const ContestOptions& options, Services& services)
    : stored_(std::move(stored)),
      terms_(std::move(terms)),
      contest_(options),
      services_(services),
      umpires_(services.hall, services.limits.table_time) {}

std::unique_ptr<LiveTournament> LiveTournament::open(StoredTournament stored, Services& services) {
  const Result<TournamentTerms> terms = read_tournament(stored.terms);
  if (!terms) return nullptr;
  const Result<ContestOptions> options = contest_options(*terms, stored.seed);
  if (!options) return nullptr;
  const std::vector<StoredFact> facts = std::exchange(stored.facts, {});
  std::unique_ptr<LiveTournament> live(
      new LiveTournament(std::move(stored), *terms, *options, services));
  for (const StoredFact& stored_fact : facts) {
    const std::optional<Fact> fact = parse_fact(stored_fact.text);
    if (!fact || !live->contest_.can_be(*fact)) return nullptr;
    live->adopt({{stored_fact}});
  }
  live->told_ = live->stored_.facts.size();
  return live;
}

void LiveTournament::resume() {
  if (has_ended()) return;
  for (int table = 0; const ContestTable& played : contest_.tables()) {
    if (!played.is_over()) umpires_.watch(table, played.id, services_.clock.now());
    ++table;
  }
}

// What is told.

TournamentView LiveTournament::view(const Proofs& proofs) const {
  return {stored_.id,
          &terms_,
          &contest_,
          &stored_.facts,
          entrant_of(proofs),
          due_s(),
          is_organiser(proofs),
          services_.clock.unix_s()};
}

void LiveTournament::watch(LobbyWatcher& watcher, std::size_t since, const Proofs& proofs) {
  const std::size_t from = since > stored_.facts.size() ? 0 : since;
  watcher.publish(std::make_shared<std::string>(tournament_hello(view(proofs), from)));
  watchers_.insert(&watcher);
}

void LiveTournament::tell_due() {
  if (told_ == stored_.facts.size()) return;
  if (!watchers_.empty()) {
    const Message message = std::make_shared<std::string>(facts_message(view({}), told_));
    for (LobbyWatcher* watcher : watchers_) watcher->publish(message);
  }
  told_ = stored_.facts.size();
}

// Who takes part.

std::optional<int> LiveTournament::entrant_of(const Proofs& proofs) const {
  std::optional<int> found;
  for (int entrant = 0; const std::size_t entry : entries_) {
    if (!found && is_among(proofs, stored_.facts[entry].person.value_or(kNobody))) found = entrant;
    ++entrant;
  }
  return found;
}

int LiveTournament::returns_of(int entrant) const {
  const std::string text = fact_text(fact_of(Kind::kReturn, entrant));
  return static_cast<int>(std::ranges::count(stored_.facts, text, &StoredFact::text));
}

bool LiveTournament::is_organiser(const Proofs& proofs) const {
  return is_among(proofs, stored_.organiser);
}

Result<LiveTournament::Draft> LiveTournament::entry(const std::string& name, const Proofs& proofs,
                                                    const Digest& person,
                                                    const std::string& client) {
  Proofs all = proofs;
  all.push_back(person);
  const std::optional<int> known = entrant_of(all);
  if (known && contest_.entrants()[static_cast<std::size_t>(*known)].is_in) return Draft();
  if (has_ended()) return refused(Fault::kTournamentOver);
  if (stored_.facts.size() >= kMostFacts) return refused(Fault::kTournamentFull);
  const Fact next = known ? fact_of(Kind::kReturn, *known)
                          : fact_of(Kind::kEnter, static_cast<int>(contest_.entrants().size()));
  if (!contest_.can_be(next)) {
    const bool is_waiting = contest_.phase() == Phase::kWaiting;
    return refused(is_waiting ? Fault::kTournamentFull : Fault::kTournamentBegun);
  }
  if (known && returns_of(*known) >= kMostReturns) return refused(Fault::kTooManyReturns);
  if (known) return Draft{{fact(next)}};
  if (clients_[client] >= services_.limits.address_entrants) {
    return refused(Fault::kTooManyEntrants);
  }
  StoredFact entered = fact(next);
  entered.name = name;
  entered.person = person;
  return Draft{{entered}, {}, client};
}

void LiveTournament::join(const std::string& name, const Proofs& proofs, const Digest& person,
                          const std::string& client, Done<int> done) {
  ask([=, this] { return entry(name, proofs, person, client); },
      [=, this, done = std::move(done)](const Status& status) {
        Proofs all = proofs;
        all.push_back(person);
        if (!status) return done(status.error());
        done(*entrant_of(all));
      });
}

void LiveTournament::leave(const Proofs& proofs, Done<void> done) {
  ask(
      [=, this]() -> Result<Draft> {
        const std::optional<int> entrant = entrant_of(proofs);
        if (!entrant) return refused(Fault::kNotEntered);
        if (!contest_.entrants()[static_cast<std::size_t>(*entrant)].is_in) return Draft();
        if (has_ended()) return refused(Fault::kTournamentOver);
        return Draft{{fact(fact_of(Kind::kLeave, *entrant))}};
      },
      std::move(done));
}

void LiveTournament::start(const Proofs& proofs, Done<void> done) {
  ask(
      [=, this]() -> Result<Draft> {
        if (!is_organiser(proofs)) return refused(Fault::kNotOrganiser);
        if (has_ended()) return refused(Fault::kTournamentOver);
        if (contest_.phase() == Phase::kRunning) return Draft();
        if (!contest_.can_be(fact_of(Kind::kStart))) return refused(Fault::kTooFewPlayers);
        return Draft{{fact(fact_of(Kind::kStart))}};
      },
      std::move(done));
}

// Tables that are being played are played on, for their own sake.
void LiveTournament::cancel(const Proofs& proofs, Done<void> done) {
  ask(
      [=, this]() -> Result<Draft> {
        if (!is_organiser(proofs)) return refused(Fault::kNotOrganiser);
        if (contest_.phase() == Phase::kCancelled) return Draft();
        if (has_ended()) return refused(Fault::kTournamentOver);
        return Draft{{fact(fact_of(Kind::kCancel))}};
      },
      std::move(done));
}

void LiveTournament::move(const Digest& from, const Digest& to) {
  if (stored_.organiser == from) stored_.organiser = to;
  for (StoredFact& fact : stored_.facts) {
    if (fact.person == from) fact.person = to;
  }
}

void LiveTournament::forget(const Digest& person) {
  if (stored_.organiser == person) stored_.organiser = kNobody;
  for (StoredFact& fact : stored_.facts) {
    if (fact.person != person) continue;
    fact.person = kNobody;
    fact.name.clear();
  }
}

// Storing.

StoredFact LiveTournament::fact(const Fact& fact) const {
  return {fact_text(fact), services_.clock.unix_s()};
}

void LiveTournament::ask(std::function<Result<Draft>()> draft,
                         std::function<void(const Status&)> done) {
  line_.push_back({std::move(draft), std::move(done)});
  go_on();
}

void LiveTournament::go_on() {
  while (!is_storing_ && !line_.empty()) {
    Result<Draft> draft = line_.front().draft();
    if (draft && !draft->facts.empty()) return store(std::move(*draft));
    const auto done = std::move(line_.front().done);
    line_.pop_front();
    done(draft ? Status() : Status(draft.error()));
  }
}

void LiveTournament::store(Draft draft) {
  is_storing_ = true;
  AppendFacts append{stored_.id, static_cast<int>(stored_.facts.size()), draft.facts, draft.tables};
  const std::optional<Fact> last = parse_fact(draft.facts.back().text);
  if (last->kind >= Kind::kEnd) append.ended_s = draft.facts.back().at_s;
  const auto shared = std::make_shared<const Draft>(std::move(draft));
  services_.store.write<void>(
      [append, believed = stored_.facts](Store& store) {
        return append_as_believed(store, append, believed);
      },
      [this, shared](const Status& status) {
        const bool is_behind = !status && status.error().code == ErrorCode::kConflict;
        if (is_behind) return catch_up_after(status);
        is_storing_ = false;
        const auto done = std::move(line_.front().done);
        line_.pop_front();
        if (status) {
          adopt(*shared);
          resume();
          let_tables_go();
          services_.hall.tell_tournament(stored_.id);
        }
        done(status);
        go_on();
      });
}

// Somebody at another node was first: what they stored is taken over, and then what was asked for
// is decided again. If there is nothing to take over it is refused.
void LiveTournament::catch_up_after(const Status& refusal) {
  services_.store.read<StoredTournament>(
      [id = stored_.id](Store& store) { return store.tournaments().load(id); },
      [this, refusal](const Result<StoredTournament>& stored) {
        is_storing_ = false;
        if (stored && take_over(*stored)) return go_on();
        const auto done = std::move(line_.front().done);
        line_.pop_front();
        done(refusal);
        go_on();
      });
}

void LiveTournament::catch_up() {
  if (has_ended()) return;
  ask(
      [this]() -> Result<Draft> {
        is_storing_ = true;
        services_.store.read<StoredTournament>(
            [id = stored_.id](Store& store) { return store.tournaments().load(id); },
            [this](const Result<StoredTournament>& stored) {
              is_storing_ = false;
              if (stored) take_over(*stored);
              go_on();
            });
        return Draft();
      },
      [](const Status&) {});
}

// Whether there was something new. Facts are only ever appended; but whose places those are that
// stand there may have changed.
bool LiveTournament::take_over(const StoredTournament& stored) {
  if (stored.facts.size() < stored_.facts.size()) return false;
  const bool is_new = stored.organiser != stored_.organiser || stored.facts != stored_.facts;
  const auto known = static_cast<std::ptrdiff_t>(stored_.facts.size());
  stored_.organiser = stored.organiser;
  std::copy_n(stored.facts.begin(), known, stored_.facts.begin());
  adopt({{stored.facts.begin() + known, stored.facts.end()}});
  resume();
  let_tables_go();
  return is_new;
}

void LiveTournament::adopt(const Draft& draft) {
  if (!draft.client.empty()) ++clients_[draft.client];
  for (const StoredFact& stored : draft.facts) {
    const Fact fact = parse_fact(stored.text).value();
    if (fact.kind == Kind::kEnter) entries_.push_back(stored_.facts.size());
    contest_.add(fact, stored.at_s);
    stored_.facts.push_back(stored);
  }
}

// The tables of a round.

void LiveTournament::ended(int table, const Table& end) {
  const Seating& entrants = contest_.tables()[static_cast<std::size_t>(table)].entrants;
  Ending ending{ranks_at_end(end), {}};
  for (const Seat seat : never_came(end)) {
    ending.gone.push_back(entrants[static_cast<std::size_t>(index(seat))]);
  }
  endings_[table] = std::move(ending);
}

// Those whose result is stored, or that nobody waits for any more.
void LiveTournament::let_tables_go() {
  for (const int table : umpires_.tables()) {
    if (!contest_.tables()[static_cast<std::size_t>(table)].is_over() && !has_ended()) continue;
    umpires_.let_go(table);
    endings_.erase(table);
  }
}

// What is due.

void LiveTournament::tick() {
  if (has_ended() || is_storing_ || !line_.empty()) return;
  resume();
  // A table that nobody can play to its end counts as a draw.
  for (const int table : umpires_.given_up()) {
    if (endings_.contains(table)) continue;
    const ContestTable& played = contest_.tables()[static_cast<std::size_t>(table)];
    services_.log({LogEvent::kTournamentDraw,
                   "table " + log_id(played.id) + " of tournament " + log_id(stored_.id) +
                       " counts as a draw",
                   {{"table", log_id(played.id)}, {"tournament", log_id(stored_.id)}}});
    endings_[table] = {std::vector<int>(played.entrants.size()), {}};
  }
  ask([this] { return due(); },
      [this](const Status& status) {
        const bool is_odd = !status && status.error().code != ErrorCode::kReadOnly;
        if (!is_odd) return;
        const std::string reason = describe(status.error());
        services_.log({LogEvent::kTournamentOdd,
                       "tournament " + log_id(stored_.id) + ": " + reason,
                       {{"tournament", log_id(stored_.id)}, {"reason", reason}}});
      });
}

LiveTournament::Draft LiveTournament::results() const {
  Draft draft;
  Contest next = contest_;
  const auto add = [&](const Fact& fact) {
    if (!next.can_be(fact)) return;
    next.add(fact, services_.clock.unix_s());
    draft.facts.push_back(this->fact(fact));
  };
  for (const auto& [table, ending] : endings_) {
    Fact result = fact_of(Kind::kResult, table);
    result.ranks = ending.ranks;
    add(result);
    for (const int entrant : ending.gone) add(fact_of(Kind::kLeave, entrant));
  }
  return draft;
}

std::optional<std::int64_t> LiveTournament::end_s() const {
  if (terms_.system != System::kArena) return std::nullopt;
  for (const StoredFact& fact : stored_.facts) {
    if (fact.text == "start") return fact.at_s + terms_.minutes * kMinuteS;
  }
  return std::nullopt;
}

std::optional<std::int64_t> LiveTournament::due_s() const {
  if (contest_.phase() == Phase::kWaiting) return terms_.starts_s;
  if (contest_.phase() != Phase::kRunning) return std::nullopt;
  if (terms_.system == System::kArena) return end_s();
  if (contest_.running() > 0 || contest_.is_done()) return std::nullopt;
  return contest_.settled_s() + kPauseS;
}

// Nobody plays in it any more, or it has grown as large as one may.
bool LiveTournament::is_spent() const {
  return contest_.people() == 0 || stored_.facts.size() >= kMostFacts;
}

Result<LiveTournament::Draft> LiveTournament::due() const {
  const std::int64_t now = services_.clock.unix_s();
  if (contest_.phase() == Phase::kWaiting) return due_while_waiting(now);
  if (contest_.phase() != Phase::kRunning) return Draft();
  if (!endings_.empty()) return results();
  const bool is_still = contest_.running() == 0;
  if (const std::optional<std::int64_t> end = end_s()) {
    if (now >= *end || is_spent()) return is_still ? Draft{{fact(fact_of(Kind::kEnd))}} : Draft();
    const std::optional<Fact> round = contest_.pair_free(now - kRestS);
    return round ? with_tables(*round) : Draft();
  }
  if (!is_still) return Draft();
  if (contest_.is_done()) return Draft{{fact(fact_of(Kind::kEnd))}};
  if (now < contest_.settled_s() + kPauseS) return Draft();
  return with_tables(contest_.next_round());
}

Result<LiveTournament::Draft> LiveTournament::due_while_waiting(std::int64_t now) const {
  const Fact start = fact_of(Kind::kStart);
  const bool is_full = terms_.at > 0 && contest_.people() >= terms_.at;
  const bool is_time = terms_.starts_s && now >= *terms_.starts_s;
  if ((is_full || is_time) && contest_.can_be(start)) return Draft{{fact(start)}};
  const bool is_over = is_time || (!terms_.starts_s && now - stored_.created_s >= kPatienceS);
  return is_over ? Draft{{fact(fact_of(Kind::kCancel))}} : Draft();
}

Result<LiveTournament::Draft> LiveTournament::with_tables(Fact round) const {
  Draft draft;
  for (ContestTable& table : round.tables) {
    ContestTableRequest request{stored_.id,  terms_.name,    contest_.rounds() + 1,
                                terms_.game, terms_.options, terms_.clock,
                                {}};
    for (const int entrant : table.entrants) {
      StoredSeat seat;
      if (contest_.entrants()[static_cast<std::size_t>(entrant)].is_bot) {
        seat.bot = "bot:" + std::to_string(terms_.level);
      } else {
        const StoredFact& entered = stored_.facts[entries_[static_cast<std::size_t>(entrant)]];
        seat.name = entered.name;
        seat.token = entered.person;
      }
      request.seats.push_back(std::move(seat));
    }
    Result<StoredTable> made = create_contest_table(request, services_.clock);
    if (!made) return made.error();
    table.id = made->id;
    draft.tables.push_back(std::move(*made));
  }
  draft.facts.push_back(fact(round));
  return draft;
}

}  // namespace benben
