#include "cli/arena_text.h"

#include <algorithm>
#include <cstddef>
#include <iomanip>
#include <map>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "arena/strengths.h"
#include "core/json.h"
#include "search/review_json.h"

namespace benben::cli {
namespace {

// What one bot did in all its games.
struct Row {
  int bot = 0;
  Strength strength;
  double games = 0;
  double won = 0;
  double margin = 0;  // summed over games
  Effort effort;
  int forfeits = 0;

  double share() const { return games > 0 ? won / games : 0; }
  double mean_margin() const { return games > 0 ? margin / games : 0; }
  double seconds() const { return effort.moves > 0 ? effort.seconds / effort.moves : 0; }
};

// Two that met: the shares of the challenger, deal by deal, and its luck, if that is known.
struct Meeting {
  std::vector<double> shares;
  std::vector<double> luck;
  double margin = 0;
};
using Meetings = std::map<std::pair<int, int>, Meeting>;

void add_effort(Effort& sum, const Effort& more) {
  sum.seconds += more.seconds;
  sum.moves += more.moves;
}

// The rest of the shares and points is the opponent's; with more than two seats the opponents'
// seats share it evenly, as they are one bot's.
void add(Row& challenger, Row& opponent, const Observation& it, int players) {
  const int others = players - 1;
  challenger.games += players;
  challenger.won += it.share * players;
  challenger.margin += it.margin * players;
  add_effort(challenger.effort, it.challenger_effort);
  challenger.forfeits += it.challenger_forfeits;
  opponent.forfeits += it.opponent_forfeits;
  opponent.games += players;
  opponent.won += (1 - it.share) * players / others;
  opponent.margin -= it.margin * players / others;
  add_effort(opponent.effort, it.opponent_effort);
}

std::vector<Row> rows_of(const ArenaResults& results, std::optional<int> zero) {
  const int players = results.plan.setup.players;
  const int bots = static_cast<int>(results.plan.bots.size());
  const auto strengths = strengths_of(bots, players, results.observations, zero);
  std::vector<Row> rows(strengths.size());
  for (std::size_t bot = 0; bot < rows.size(); ++bot) {
    rows[bot].bot = static_cast<int>(bot);
    rows[bot].strength = strengths[bot];
  }
  for (const Observation& it : results.observations) {
    add(rows[static_cast<std::size_t>(it.challenger)], rows[static_cast<std::size_t>(it.opponent)],
        it, players);
  }
  std::ranges::sort(rows, [](const Row& a, const Row& b) {
    return a.strength.elo != b.strength.elo ? a.strength.elo > b.strength.elo : a.bot < b.bot;
  });
  return rows;
}

Meetings meetings_of(const ArenaResults& results) {
  Meetings meetings;
  for (const Observation& it : results.observations) {
    Meeting& meeting = meetings[{it.challenger, it.opponent}];
    meeting.shares.push_back(it.share);
    if (it.luck) meeting.luck.push_back(*it.luck);
    meeting.margin += it.margin;
  }
  return meetings;
}

const std::string& name_of(const ArenaResults& results, int bot) {
  return results.plan.bots[static_cast<std::size_t>(bot)];
}

std::string decimal(double number, int places, bool is_signed = false) {
  std::ostringstream text;
  if (is_signed) text << std::showpos;
  text << std::fixed << std::setprecision(places) << number;
  return text.str();
}

void print_rows(std::ostream& out, const ArenaResults& results, const std::vector<Row>& rows) {
  std::size_t width = 3;
  for (const std::string& bot : results.plan.bots) width = std::max(width, bot.size());
  const auto column = static_cast<int>(width);
  out << std::left << std::setw(column) << "bot" << std::right
      << "    Elo   95% interval     won  points  ms a move\n";
  for (const Row& row : rows) {
    const Interval& interval = row.strength.interval;
    out << std::left << std::setw(column) << name_of(results, row.bot) << std::right << std::setw(7)
        << decimal(row.strength.elo, 0, true) << std::setw(7) << decimal(interval.low, 0, true)
        << " to" << std::setw(6) << decimal(interval.high, 0, true) << std::setw(7)
        << decimal(100 * row.share(), 1) << '%' << std::setw(8)
        << decimal(row.mean_margin(), 1, true) << std::setw(11) << decimal(1000 * row.seconds(), 3)
        << '\n';
  }
}

std::string percents(double share, const Interval& interval) {
  return decimal(100 * share, 1) + "% (" + decimal(100 * interval.low, 1) + " to " +
         decimal(100 * interval.high, 1) + ")";
}

// Nothing where luck was not measured, or too seldom.
std::optional<Controlled> without_luck(const Meeting& meeting) {
  if (meeting.luck.empty()) return std::nullopt;
  return controlled(meeting.shares, meeting.luck);
}

void print_meetings(std::ostream& out, const ArenaResults& results) {
  const int players = results.plan.setup.players;
  for (const auto& [pair, meeting] : meetings_of(results)) {
    const int games = static_cast<int>(meeting.shares.size()) * players;
    out << name_of(results, pair.first) << " wins "
        << percents(mean_of(meeting.shares), bootstrap_mean(meeting.shares)) << " of " << games
        << " games against " << name_of(results, pair.second)
        << " (an equal bot: " << decimal(100.0 / players, 1) << "%)\n";
    const auto told = without_luck(meeting);
    if (!told) continue;
    out << "  without luck " << percents(told->mean, told->interval) << ", which tells as much as "
        << decimal(told->worth, 1) << " times as many games\n";
  }
}

void print_forfeits(std::ostream& out, const ArenaResults& results, const std::vector<Row>& rows) {
  for (const Row& row : rows) {
    if (row.forfeits == 0) continue;
    out << name_of(results, row.bot) << " has forfeited " << row.forfeits
        << (row.forfeits == 1 ? " game" : " games") << ": it failed as an engine.\n";
  }
}

std::string_view verdict_of(const Sprt& sprt) {
  switch (sprt.verdict()) {
    case Sprt::Verdict::kOpen:
      return "open";
    case Sprt::Verdict::kFirst:
      return "first";
    case Sprt::Verdict::kSecond:
      return "second";
  }
  return {};
}

void print_text(std::ostream& out, const ArenaResults& results, const std::optional<Sprt>& sprt,
                std::optional<int> zero) {
  if (results.observations.empty()) {
    out << "No bout was played.\n";
    return;
  }
  const std::vector<Row> rows = rows_of(results, zero);
  print_rows(out, results, rows);
  out << '\n';
  print_meetings(out, results);
  print_forfeits(out, results, rows);
  if (!sprt) return;
  out << "test: " << decimal(sprt->ratio(), 2, true) << " of +-" << decimal(Sprt::bound(), 2);
  switch (sprt->verdict()) {
    case Sprt::Verdict::kOpen:
      out << ", nothing is decided\n";
      break;
    case Sprt::Verdict::kFirst:
      out << ", the first strength holds\n";
      break;
    case Sprt::Verdict::kSecond:
      out << ", the second strength holds\n";
      break;
  }
}

void add_interval(JsonWriter& json, const Interval& interval) {
  json.key("low").raw(six_digits(interval.low)).key("high").raw(six_digits(interval.high));
}

// What is left of a meeting without luck.
void add_controlled(JsonWriter& json, const Controlled& told) {
  json.key("without_luck").begin_object().key("share").raw(six_digits(told.mean));
  add_interval(json, told.interval);
  json.key("factor").raw(six_digits(told.factor));
  json.key("worth").raw(six_digits(told.worth)).end_object();
}

void print_json(std::ostream& out, const ArenaResults& results, const std::optional<Sprt>& sprt,
                std::optional<int> zero) {
  const int players = results.plan.setup.players;
  JsonWriter json;
  json.begin_object().member("game", results.plan.game->info().name).member("players", players);
  json.member("bouts", static_cast<int>(results.observations.size())).key("bots").begin_list();
  for (const Row& row : rows_of(results, zero)) {
    json.begin_object().member("bot", name_of(results, row.bot));
    json.key("elo").raw(six_digits(row.strength.elo));
    add_interval(json, row.strength.interval);
    json.key("share").raw(six_digits(row.share())).key("points").raw(six_digits(row.mean_margin()));
    json.key("seconds")
        .raw(six_digits(row.seconds()))
        .member("moves", row.effort.moves)
        .member("forfeits", row.forfeits)
        .end_object();
  }
  json.end_list().key("meetings").begin_list();
  for (const auto& [pair, meeting] : meetings_of(results)) {
    const double deals = static_cast<double>(meeting.shares.size());
    json.begin_object().member("challenger", name_of(results, pair.first));
    json.member("opponent", name_of(results, pair.second));
    json.member("games", static_cast<int>(meeting.shares.size()) * players);
    json.key("share").raw(six_digits(mean_of(meeting.shares)));
    add_interval(json, bootstrap_mean(meeting.shares));
    json.key("points").raw(six_digits(meeting.margin / deals));
    if (const auto told = without_luck(meeting)) add_controlled(json, *told);
    json.end_object();
  }
  json.end_list();
  if (sprt) {
    json.key("test").begin_object().key("ratio").raw(six_digits(sprt->ratio()));
    json.key("bound")
        .raw(six_digits(Sprt::bound()))
        .member("verdict", verdict_of(*sprt))
        .end_object();
  }
  out << json.end_object().text() << '\n';
}

}  // namespace

void print_results(std::ostream& out, const ArenaResults& results, const std::optional<Sprt>& sprt,
                   const ArenaTold& told) {
  if (told.form == ArenaForm::kJson) {
    print_json(out, results, sprt, told.zero);
  } else {
    print_text(out, results, sprt, told.zero);
  }
}

}  // namespace benben::cli
