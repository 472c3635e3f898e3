#include "server/check.h"

#include <optional>
#include <set>
#include <string>
#include <utility>

#include "core/replay.h"
#include "core/text.h"
#include "games/registry.h"
#include "people/contest.h"
#include "server/open_table.h"
#include "server/rating.h"
#include "server/tournament_terms.h"
#include "store/postgres_existing.h"

namespace benben {
namespace {

// A table that could not be opened says why in its finding.
void say_nothing(std::string_view) {}

std::optional<int> ply_in(const Error& error) {
  for (const Param& param : error.params) {
    if (param.name == "ply") return parse_number(param.value, static_cast<int>(kMaxEvents));
  }
  return std::nullopt;
}

// What the rules have against the first event that they have something against.
std::optional<Error> illegal(const StoredTable& stored) {
  const Result<Record> record = parse_record(stored.header);
  if (!record) return std::nullopt;
  const Result<std::unique_ptr<AnyPosition>> position = start_of(*record, find_game);
  if (!position) return std::nullopt;
  for (const StoredEvent& event : stored.events) {
    const Status status = (*position)->apply(event.event.actor, event.event.text);
    if (!status) return status.error();
  }
  return std::nullopt;
}

Finding unfolded(const StoredTable& stored, const Error& error) {
  Finding finding{.code = "fold", .table = stored.id, .ply = ply_in(error), .what = error.message};
  if (error.fault != table_faults()[static_cast<std::size_t>(table::Fault::kEventDamaged)].code) {
    return finding;
  }
  if (const std::optional<Error> cause = illegal(stored)) {
    finding.what = cause->message;
    finding.rule = cause->rule;
  }
  return finding;
}

// What is stored as a record: its tags may tell how the game ended.
Result<Record> record_of(const StoredTable& stored) {
  Result<Record> record = parse_record(stored.header);
  if (!record) return record;
  for (const StoredEvent& event : stored.events) record->events.push_back(event.event);
  return record;
}

// A record has to come to the position at which the table stands.
std::optional<Finding> against(const Result<Record>& record, const Table& table) {
  Finding finding{.code = "result", .table = table.id()};
  const Result<std::unique_ptr<AnyPosition>> end =
      record ? replay(*record, find_game) : Result<std::unique_ptr<AnyPosition>>(record.error());
  if (!end) {
    finding.what = end.error().message;
    finding.rule = end.error().rule;
    return finding;
  }
  if (trace_line(0, **end) == trace_line(0, table.position())) return std::nullopt;
  finding.what = "The record comes to another position than the table stands at.";
  return finding;
}

std::optional<Finding> check_table(const StoredTable& stored) {
  const Result<Table> table = open_table(stored, say_nothing);
  if (!table) return unfolded(stored, table.error());
  if (stored.clocks && !table->clocks()) {
    return Finding{
        .code = "fold", .table = stored.id, .what = "Clocks are stored of a table that has none."};
  }
  if (std::optional<Finding> finding = against(record_of(stored), *table)) return finding;
  return against(parse_record(table->record()), *table);
}

Result<Contest> fold(const StoredTournament& stored) {
  const Result<TournamentTerms> terms = read_tournament(stored.terms);
  if (!terms) return terms.error();
  const Result<ContestOptions> options = contest_options(*terms, stored.seed);
  if (!options) return options.error();
  Contest contest(*options);
  for (const StoredFact& fact : stored.facts) {
    const std::optional<Fact> next = parse_fact(fact.text);
    if (!next || !contest.can_be(*next)) {
      return Error{ErrorCode::kDamaged,
                   "Fact " + std::to_string(contest.facts()) + " could not happen."};
    }
    contest.add(*next, fact.at_s);
  }
  return contest;
}

// All that is looked at, and what is found.
class Checking {
 public:
  explicit Checking(Inspection inspection)
      : store_(std::move(inspection.store)),
        tables_(std::move(inspection.tables)),
        tournaments_(std::move(inspection.tournaments)) {
    checked_.tables = tables_.size();
    checked_.tournaments = tournaments_.size();
    checked_.findings = std::move(inspection.findings);
    for (const Finding& finding : checked_.findings) {
      // One that was set aside may be whole; what the rules say of it is worth a line of its own.
      if (finding.code != "set_aside") known_.insert(finding.table + '\n' + finding.tournament);
    }
  }

  // An error if the store cannot be asked any more.
  Result<Checked> run();

 private:
  // Whether the store has answered, be it that something is damaged.
  bool has_answered(const Error& error);
  // What a row is not cannot be read either: that is known already.
  void add_unreadable(Finding finding);
  void check_tables();
  void check_tournaments();
  void check_tournament(const StoredTournament& stored);
  void check_ratings();

  std::unique_ptr<Store> store_;
  std::vector<std::string> tables_;
  std::vector<std::string> tournaments_;
  std::set<std::string> known_;  // tables and tournaments of which something is found
  Checked checked_;
  std::optional<Error> failure_;
};

bool Checking::has_answered(const Error& error) {
  if (error.code == ErrorCode::kReadOnly) failure_ = error;
  return !failure_;
}

void Checking::add_unreadable(Finding finding) {
  if (known_.contains(finding.table + '\n' + finding.tournament)) return;
  checked_.findings.push_back(std::move(finding));
}

void Checking::check_tables() {
  for (const std::string& id : tables_) {
    const Result<StoredTable> stored = store_->load(id);
    if (!stored) {
      if (!has_answered(stored.error())) return;
      add_unreadable({.code = "row", .table = id, .what = stored.error().message});
    } else if (std::optional<Finding> finding = check_table(*stored)) {
      checked_.findings.push_back(std::move(*finding));
    }
  }
}

void Checking::check_tournament(const StoredTournament& stored) {
  const auto add = [&](std::string what) {
    checked_.findings.push_back(
        {.code = "tournament", .tournament = stored.id, .what = std::move(what)});
  };
  const Result<Contest> contest = fold(stored);
  if (!contest) return add(contest.error().message);
  const bool has_ended = contest->phase() >= Contest::Phase::kEnded;
  if (has_ended != stored.ended_s.has_value()) {
    add(has_ended ? "It has ended, and is kept as if it had not."
                  : "It is kept as ended, and has not.");
  }
  for (const ContestTable& table : contest->tables()) {
    if (has_ended || table.is_over()) continue;
    const Result<StoredTable> played = store_->load(table.id);
    if (!played && played.error().code == ErrorCode::kUnknown) {
      add("Its table " + table.id + ", which is being played, is missing.");
    } else if (played && played->seats.size() != table.entrants.size()) {
      add("Its table " + table.id + " has other seats than it gave.");
    }
  }
}

void Checking::check_tournaments() {
  for (const std::string& id : tournaments_) {
    const Result<StoredTournament> stored = store_->tournaments().load(id);
    if (stored) {
      check_tournament(*stored);
    } else if (!has_answered(stored.error())) {
      return;
    } else {
      add_unreadable({.code = "row", .tournament = id, .what = stored.error().message});
    }
  }
}

void Checking::check_ratings() {
  const Result<Recount> counted = recount(*store_, tables_);
  if (!counted) {
    if (!has_answered(counted.error())) return;
    add_unreadable({.code = "rating", .what = counted.error().message});
    return;
  }
  checked_.rated_games = counted->tables.size();
  if (counted->is_as_stored()) return;
  checked_.findings.push_back({.code = "rating",
                               .what = "The rated games come to something else than is stored: " +
                                       std::to_string(counted->differing_ratings) + " ratings, " +
                                       std::to_string(counted->differing_tables) +
                                       " games; left out: " + std::to_string(counted->left_out) +
                                       " games (benben recount)."});
}

Result<Checked> Checking::run() {
  if (store_ == nullptr) return std::move(checked_);
  for (void (Checking::*part)() :
       {&Checking::check_tables, &Checking::check_tournaments, &Checking::check_ratings}) {
    (this->*part)();
    if (failure_) return *failure_;
  }
  return std::move(checked_);
}

Result<Checked> check(Result<Inspection> inspection) {
  throw_broken_promises();
  if (!inspection) return inspection.error();
  return Checking(std::move(*inspection)).run();
}

}  // namespace

Result<Checked> check_database(const std::filesystem::path& database, std::int64_t now_s) {
  return check(inspect(database, now_s));
}

Result<Checked> check_postgres(const PostgresOptions& options) {
  return check(inspect_postgres(options));
}

}  // namespace benben
