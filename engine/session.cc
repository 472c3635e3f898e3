#include "engine/session.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <iterator>
#include <utility>

#include "core/general_faults.h"
#include "core/text.h"
#include "games/registry.h"
#include "search/bot.h"

namespace benben::engine {
namespace {

using std::chrono::milliseconds;

// While it thinks, lines are read until so many wait; then it asks no more.
constexpr std::size_t kMostWaiting = 1'000;
// Where nothing is limited it plays as the strongest level does.
constexpr std::string_view kUnlimited = "bot:8";

Error wrong(std::string sentence) { return {ErrorCode::kMalformed, std::move(sentence)}; }

Status alone(std::string_view rest) {
  return rest.empty() ? Status() : wrong("Nothing may stand behind it.");
}

// What a line must be before it is obeyed.
Status check_line(std::string_view line) {
  if (line.size() > kMostLineBytes) {
    return Error{ErrorCode::kTooLarge,
                 "A line has at most " + std::to_string(kMostLineBytes) + " bytes."};
  }
  const auto fault = byte_fault(line);
  return fault ? Status(make_error(general_faults(), *fault)) : Status();
}

// "0.6134"
std::string four_digits(double value) {
  std::array<char, 32> text{};
  const auto end =
      std::to_chars(text.data(), text.data() + text.size(), value, std::chars_format::fixed, 4);
  return {text.data(), end.ptr};
}

std::string game_line(const GameInfo& info) {
  std::string line = "game " + std::string(info.name) + " " + std::to_string(info.rules_version) +
                     " " + std::to_string(info.min_players);
  if (info.max_players > info.min_players) line += "-" + std::to_string(info.max_players);
  return line;
}

}  // namespace

struct Session::Command {
  std::string_view name;
  std::string_view form;  // of what stands behind the name
  Status (Session::*obey)(std::string_view rest);
};

const Session::Command Session::kCommands[] = {
    {"benben", "VERSION", &Session::greet},
    {"set", "NAME VALUE", &Session::set},
    {"game", "NAME SEATS [OPTION=VALUE]...", &Session::begin},
    {"record", "(then a record, then the line: end)", &Session::read_record},
    {"event", "ACTOR TEXT", &Session::add_event},
    {"undo", "NUMBER", &Session::undo},
    {"go", "[seat N] [nodes N] [time MS] [seed N]", &Session::go},
    {"legal", "[seat N]", &Session::list_legal},
    {"sample", "NUMBER [seat N] [seed N]", &Session::sample},
    {"state", "", &Session::show_state},
    {"ping", "[TEXT]", &Session::ping},
    {"stop", "", &Session::stop},
    {"quit", "", &Session::quit},
    {"help", "", &Session::help},
};

// Looks at the lines that come while it thinks, and at the clock.
class Session::ThinkingPace final : public Pace {
 public:
  ThinkingPace(Session& session, std::optional<int> time_ms) : session_(session) {
    if (time_ms) end_ = session.options_.now() + milliseconds(*time_ms);
  }

  bool stop() override {
    while (!is_stopped_ && session_.waiting_.size() < kMostWaiting) {
      const std::optional<std::string> line = session_.in_.next_at_once();
      if (!line) break;
      take(*line);
    }
    return is_stopped_ || (end_ && session_.options_.now() >= *end_) || session_.in_.is_deserted();
  }

 private:
  void take(const std::string& line) {
    if (line == "stop") {
      is_stopped_ = true;
    } else if (split_command(line).name == "ping") {
      session_.obey(line);
    } else {
      session_.waiting_.push_back(line);
    }
  }

  Session& session_;
  bool is_stopped_ = false;
  std::optional<std::chrono::steady_clock::time_point> end_;
};

void Session::run() {
  while (!is_over_) {
    const std::optional<std::string> line = next_line();
    if (!line) return;
    obey(*line);
  }
}

std::optional<std::string> Session::next_line() {
  if (waiting_.empty()) return in_.next();
  std::string line = std::move(waiting_.front());
  waiting_.pop_front();
  return line;
}

void Session::obey(std::string_view line) {
  if (line.empty() || line.starts_with('#')) return;
  if (const Status clean = check_line(line); !clean) {
    return say(error_line("line", clean.error()));
  }
  const auto [name, rest] = split_command(line);
  const auto* found = std::ranges::find(kCommands, name, &Command::name);
  const Status status =
      found == std::end(kCommands)
          ? Status(Error{ErrorCode::kUnknown,
                         "There is no command " + shortened(name) + "; help lists them."})
          : (this->*found->obey)(rest);
  if (!status) say(error_line(found == std::end(kCommands) ? "line" : name, status.error()));
}

Status Session::greet(std::string_view rest) {
  const auto version = parse_number(rest, 1'000'000);
  if (!version) return wrong("The form is: benben VERSION.");
  if (*version != kVersion) {
    return Error{ErrorCode::kUnsupported, "This engine speaks version " + std::to_string(kVersion) +
                                              " of the protocol, not " + std::string(rest) + "."};
  }
  say("name Benben " + options_.version);
  say("author the Benben project");
  for (const AnyGame* game : all_games()) say(game_line(game->info()));
  for (const AnyGame* game : older_games()) say(game_line(game->info()));
  say("option play default " + options_.play);
  say("option threads default " + std::to_string(options_.threads));
  say("option moves default " + std::to_string(options_.moves));
  say("can record undo legal sample state");
  say("ready " + std::to_string(kVersion));
  return {};
}

Status Session::set(std::string_view rest) {
  const auto [name, value] = split_command(rest);
  Status status;
  if (name == "play") {
    status = set_play(value);
  } else if (name == "threads") {
    status = set_threads(value);
  } else if (name == "moves") {
    status = set_moves(value);
  } else {
    return Error{ErrorCode::kUnknown,
                 "There is no option " + shortened(name) + "; there are: play, threads, moves."};
  }
  if (status) say("ok");
  return status;
}

Status Session::set_play(std::string_view value) {
  if (value != kSearch && !is_bot_name(value)) {
    return Error{ErrorCode::kUnknown, "play is " + std::string(kSearch) +
                                          " or a bot, as bot:4, not " + shortened(value) + "."};
  }
  options_.play = value;
  return {};
}

Status Session::set_threads(std::string_view value) {
  const auto threads = parse_number(value, kMostThreads);
  if (!threads || *threads == 0) {
    return Error{ErrorCode::kOutOfRange, "threads is 1 to " + std::to_string(kMostThreads) +
                                             ", not " + shortened(value) + "."};
  }
  options_.threads = *threads;
  return {};
}

Status Session::set_moves(std::string_view value) {
  const auto moves = parse_number(value, kMostMoves);
  if (!moves) {
    return Error{ErrorCode::kOutOfRange,
                 "moves is 0 to " + std::to_string(kMostMoves) + ", not " + shortened(value) + "."};
  }
  options_.moves = *moves;
  return {};
}

Result<Seat> Session::seat_of(const Order& order) const {
  if (Status status = need_game(); !status) return status.error();
  const Next next = position_->next();
  const Seat seat = order.seat.value_or(next.is_seats() ? next.seats.first() : seat_at(0));
  if (next.allows(seat)) return seat;
  return position_->check(seat, "").error();
}

Status Session::go(std::string_view rest) {
  const Result<Order> order = parse_order(rest, {"seat", "nodes", "time", "seed"});
  if (!order) return order.error();
  const Result<Seat> seat = seat_of(*order);
  if (!seat) return seat.error();
  const Rng rng(order->seed);
  ThinkingPace pace(*this, order->time_ms);
  const auto told = [&](const Info& info) { tell(info, *seat); };
  std::string move;
  const bool is_limited = order->nodes || order->time_ms;
  if (options_.play != kSearch || !is_limited) {
    const auto bot =
        make_bot(position_->game(), options_.play == kSearch ? kUnlimited : options_.play);
    if (!bot) return bot.error();
    if (*seat != position_->next().seats.first()) {
      return Error{ErrorCode::kUnsupported, "A bot plays for the lowest seat that may act."};
    }
    move = (*bot)->choose(*position_, rng, pace);
  } else {
    const Effort effort{order->nodes.value_or(kMostNodes), options_.threads, options_.moves};
    move = think(*position_, *seat, effort, rng, pace, told);
  }
  say("best " + move);
  return {};
}

void Session::tell(const Info& info, Seat mover) {
  std::string line = "info nodes " + std::to_string(info.nodes);
  if (info.depth > 0) line += " depth " + std::to_string(info.depth);
  line += " value";
  for (int seat = 0; seat < position_->players(); ++seat) {
    line += " " + four_digits(info.values[static_cast<std::size_t>(seat)]);
  }
  line += " pv ";
  for (std::size_t i = 0; i < info.variation.size(); ++i) {
    line += (i > 0 ? "; " : "") + event_line(info.variation[i]);
  }
  for (std::size_t i = 0; i < info.moves.size(); ++i) {
    const SearchedMove& move = info.moves[i];
    say("info rank " + std::to_string(i + 1) + " visits " + std::to_string(move.visits) +
        " worth " + four_digits(move.value) + " pv " + event_line({mover, move.text}));
  }
  say(line);
}

Status Session::ping(std::string_view rest) {
  say(rest.empty() ? "pong" : "pong " + std::string(rest));
  return {};
}

// Nothing is thought about now: the move was told just before.
Status Session::stop(std::string_view rest) { return alone(rest); }

// For people who type; a host needs none.
Status Session::help(std::string_view rest) {
  if (Status status = alone(rest); !status) return status;
  for (const Command& command : kCommands) {
    say("# " + std::string(command.name) + (command.form.empty() ? "" : " ") +
        std::string(command.form));
  }
  say("ok");
  return {};
}

Status Session::quit(std::string_view rest) {
  if (Status status = alone(rest); !status) return status;
  is_over_ = true;
  return {};
}

}  // namespace benben::engine
