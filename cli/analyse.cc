// `benben analyse FILE`: a game looked back upon, what luck brought and what decisions cost.
#include <algorithm>
#include <cmath>
#include <iomanip>
#include <iostream>
#include <sstream>
#include <string>

#include "cli/commands.h"
#include "cli/common.h"
#include "cli/exit.h"
#include "cli/review_text.h"
#include "core/json.h"
#include "core/text.h"
#include "search/review.h"
#include "search/review_json.h"

namespace benben::cli {
namespace {

std::string decimal(double number) {
  std::ostringstream text;
  text << std::fixed << std::setprecision(1) << (std::round(number * 10) == 0 ? 0 : number);
  return text.str();
}

std::string seat_title(const Record& record, int seat) {
  const std::string* name = record.tag("Seat" + std::to_string(seat));
  return seat_name(seat_at(seat)) + (name ? " (" + *name + ")" : "");
}

// "12.  seat 1  014  -5.2  best 021": the ply counted from 1, as people do.
std::string line_of(const ReviewedEvent& event, int players) {
  std::ostringstream line;
  line << std::setw(5) << event.ply + 1 << "  ";
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(players); ++seat) {
    line << std::setw(3) << std::lround(event.before.win[seat] * 100) << ' ';
  }
  line << (event.is_exact ? "= " : event.proved ? "! " : "~ ");
  line << (event.is_decision() ? seat_name(*event.event.actor) : "chance") << ": "
       << event.event.text;
  if (event.is_decision()) {
    if (event.loss() > 0)
      line << "  loses " << signed_percent(-event.loss()) << ", best " << event.best;
    return line.str();
  }
  for (std::size_t seat = 0; seat < event.change.win.size(); ++seat) {
    const std::string luck = signed_percent(event.change.win[seat]);
    if (!luck.empty()) line << "  " << seat_name(seat_at(static_cast<int>(seat))) << ' ' << luck;
  }
  return line.str();
}

void print_account(const SeatAccount& account, const std::string& name) {
  const auto row = [](const char* what, const SeatAccount::Sums& sums) {
    std::cout << "  " << std::left << std::setw(22) << what << std::right << std::setw(8)
              << decimal(sums.win * 100) << std::setw(9) << decimal(sums.points) << '\n';
  };
  std::cout << '\n'
            << name << std::setw(std::max(1, 40 - static_cast<int>(name.size()))) << "win %"
            << "   points\n";
  row("at the start", account.start);
  row("luck", account.luck);
  row("own losses", {-account.losses.win, -account.losses.points});
  row("what others gave", account.given);
  row("drift", account.drift);
  row("result", account.result);
  row("luck-adjusted result", account.adjusted());
  std::cout << "  decisions with a loss: " << account.lossy << " of " << account.decisions << '\n';
}

void print_text(const Review& review, const Record& record, const AnalyseOptions& options) {
  std::cout << *record.tag("Game") << ", " << review.players() << " players; " << options.nodes
            << " nodes a position, seed " << options.seed << "\n\n";
  const auto& events = review.events();
  for (const ReviewedEvent& event : events) std::cout << line_of(event, review.players()) << '\n';
  const auto accounts = accounts_of(events, review.end(), review.players());
  for (int seat = 0; seat < review.players(); ++seat) {
    print_account(accounts[static_cast<std::size_t>(seat)], seat_title(record, seat));
  }
  std::cout << "\nThe events that decided most:\n";
  for (const int ply : turning_points(events)) {
    const ReviewedEvent& event = events[static_cast<std::size_t>(ply)];
    std::cout << line_of(event, review.players()) << '\n' << turning_words(event, review.players());
  }
}

void print_json(const Review& review, const Record& record, const AnalyseOptions& options) {
  const auto& events = review.events();
  JsonWriter json;
  json.begin_object().member("game", *record.tag("Game")).member("players", review.players());
  json.member("nodes", options.nodes).key("seed").raw(std::to_string(options.seed));
  json.key("events").begin_list();
  for (const ReviewedEvent& event : events) json.raw(event_json(event, review.players()));
  json.end_list().key("sums").raw(sums_json(review));
  std::cout << json.end_object().text() << '\n';
}

}  // namespace

int analyse(const AnalyseOptions& options) {
  const Result<std::string> content = read_file(options.file);
  if (!content) return complain("", content.error());
  const Result<Record> record = parse_record(*content);
  if (!record) return complain(options.file, record.error());
  const auto review = make_review(*record, {options.nodes, options.seed});
  if (!review) return complain(options.file, review.error());
  {
    Progress progress("event", (*review)->size());
    while (!(*review)->is_done()) {
      (*review)->step();
      progress.step();
    }
  }
  (options.json ? print_json : print_text)(**review, *record, options);
  return kExitOk;
}

}  // namespace benben::cli
