#include "engine/client.h"

#include <algorithm>
#include <utility>

#include "core/replay.h"
#include "core/text.h"
#include "engine/command_line.h"

namespace benben::engine {
namespace {

Error wrong(std::string sentence) { return {ErrorCode::kMalformed, std::move(sentence)}; }

Error no_answer(std::string_view command, std::string_view line, std::string_view wanted) {
  return wrong("It has answered " + shortened(command) + " with " + shortened(line) +
               ", not with " + std::string(wanted) + ".");
}

bool is_same(const Setup& one, const Setup& other) {
  return one.players == other.players && one.options == other.options && one.tags == other.tags;
}

// What an engine says is wrong, as far as a person would read it.
std::string reason_in(std::string_view text) {
  constexpr std::size_t kLongest = 300;
  return text.size() <= kLongest ? std::string(text) : shortened(text);
}

// "2-4", or "2" alone.
bool read_range(std::string_view text, About::Played& played) {
  const auto ends = split(text, '-');
  const auto least = parse_number(ends.front(), kMaxSeats);
  const auto most = parse_number(ends.back(), kMaxSeats);
  if (ends.size() > 2 || !least || !most || *least < 1 || *least > *most) return false;
  played.least_seats = *least;
  played.most_seats = *most;
  return true;
}

std::string seats_text(const About::Played& played) {
  std::string least = std::to_string(played.least_seats);
  if (played.least_seats == played.most_seats) return least;
  return least + " to " + std::to_string(played.most_seats);
}

}  // namespace

Status check_plays(const About& about, const AnyGame& game, int players) {
  const GameInfo& info = game.info();
  // One that plays by several versions names the game several times.
  auto found = std::ranges::find_if(about.games, [&](const About::Played& played) {
    return played.game == info.name && played.rules == info.rules_version;
  });
  if (found == about.games.end()) {
    found = std::ranges::find(about.games, info.name, &About::Played::game);
  }
  const auto refuse = [](std::string sentence) {
    return Status(Error{ErrorCode::kUnsupported, std::move(sentence)});
  };
  if (found == about.games.end()) return refuse("It does not play " + std::string(info.name) + ".");
  if (found->rules != info.rules_version) {
    return refuse("It plays " + found->game + " by version " + std::to_string(found->rules) +
                  " of the rules, not " + std::to_string(info.rules_version) + ".");
  }
  if (players < found->least_seats || players > found->most_seats) {
    return refuse("It plays " + found->game + " with " + seats_text(*found) + " seats, not " +
                  std::to_string(players) + ".");
  }
  return {};
}

Result<std::unique_ptr<Client>> Client::start(std::string_view command, const Settings& settings) {
  const auto words = parse_command_line(command);
  if (!words) return words.error();
  auto child = Child::start(*words);
  if (!child) return child.error();
  std::unique_ptr<Client> client(new Client(std::move(*child), settings));
  Status status = client->shake_hands();
  if (status) status = client->set_options();
  if (!status) {
    client->child_->end(Child::Grace::kNone);
    return status.error();
  }
  return client;
}

Client::~Client() {
  // Whoever does not read it hears that its input has ended.
  (void)child_->write("quit", limit_of(std::chrono::milliseconds(0)));
  child_->end(Child::Grace::kMoment);
}

Status Client::shake_hands() {
  const std::string hello = "benben " + std::to_string(kVersion);
  const Limit until = limit();
  if (Status status = child_->write(hello, until); !status) return status;
  for (;;) {
    const Result<std::string> line = answer(hello, until);
    if (!line) return line.error();
    const Command said = split_command(*line);
    if (said.name == "ready") {
      if (said.rest == std::to_string(kVersion)) break;
      return no_answer(hello, *line, "ready " + std::to_string(kVersion));
    }
    if (Status status = note(*line); !status) return status;
  }
  if (about_.name.empty()) return wrong("It has not told its name before ready.");
  if (about_.games.empty()) return wrong("It has told no game that it plays before ready.");
  return {};
}

// A line of what it says of itself.
Status Client::note(std::string_view line) {
  const Command said = split_command(line);
  if (said.name == "name") {
    about_.name = said.rest;
  } else if (said.name == "author") {
    about_.author = said.rest;
  } else if (said.name == "option") {
    about_.options.emplace_back(split_command(said.rest).name);
  } else if (said.name == "game") {
    return note_game(said.rest);
  } else if (said.name != "can") {
    return no_answer("benben " + std::to_string(kVersion), line,
                     "name, author, game, option, can or ready");
  }
  return {};
}

Status Client::note_game(std::string_view rest) {
  const auto words = split(rest, ' ');
  About::Played played;
  const auto rules = words.size() == 3 ? parse_number(words[1], 1'000'000) : std::nullopt;
  if (!rules || !read_range(words[2], played)) {
    return wrong("It has told " + shortened("game " + std::string(rest)) +
                 "; the form is: game NAME RULES SEATS, as in game pyramix 1 2-4.");
  }
  played.game = words[0];
  played.rules = *rules;
  about_.games.push_back(std::move(played));
  return {};
}

Status Client::set_options() {
  for (const auto& [name, value] : settings_.options) {
    if (std::ranges::find(about_.options, name) == about_.options.end()) {
      std::string known;
      for (const std::string& each : about_.options) known += (known.empty() ? " " : ", ") + each;
      return Error{ErrorCode::kUnknown, "It has no option " + shortened(name) +
                                            (known.empty() ? "." : "; it has:" + known + ".")};
    }
    if (Status status = expect_ok("set " + name + " " + value); !status) return status;
  }
  return {};
}

Result<std::string> Client::best(const GameSoFar& game, std::uint64_t seed) {
  if (Status status = tell(game); !status) return status.error();
  const Order order{game.seat(), settings_.nodes, settings_.time_ms, seed};
  const std::string command = go_line(order);
  const auto thought = std::chrono::milliseconds(settings_.time_ms.value_or(0));
  Result<std::string> line = ask(command, limit_of(settings_.patience + thought));
  if (!line) return line;
  const Command said = split_command(*line);
  if (said.name != "best") return no_answer(command, *line, "best and a move");
  if (const Status status = game.position.check(game.seat(), said.rest); !status) {
    Error error = status.error();
    error.message = "It plays " + shortened(said.rest) + ": " + error.message;
    return error;
  }
  return std::string(said.rest);
}

bool Client::knows_start_of(const GameSoFar& game) const {
  return game_ == &game.position.game() && is_same(setup_, game.setup) &&
         events_.size() <= game.events.size() &&
         std::ranges::equal(events_, game.events.first(events_.size()));
}

Status Client::tell(const GameSoFar& game) {
  if (!knows_start_of(game)) {
    if (Status status = tell_start(game.position.game(), game.setup); !status) return status;
  }
  for (const Event& event : game.events.subspan(events_.size())) {
    if (Status status = expect_ok("event " + event_line(event)); !status) return status;
    events_.push_back(event);
  }
  return {};
}

// Data of a game's own can be told by a record alone, and so can a version of the rules to one that
// plays by several.
Status Client::tell_start(const AnyGame& game, const Setup& setup) {
  game_ = &game;
  setup_ = setup;
  events_.clear();
  const auto versions = std::ranges::count(about_.games, game.info().name, &About::Played::game);
  if (setup.tags.empty() && versions < 2) {
    std::string command =
        "game " + std::string(game.info().name) + " " + std::to_string(setup.players);
    for (const auto& [name, value] : setup.options) command += " " + name + "=" + value;
    return expect_ok(command);
  }
  const std::string record = "record\n" + write_record(new_record(game, setup));
  const Limit until = limit();
  const std::string_view lines = std::string_view(record).substr(0, record.size() - 1);
  for (const std::string_view line : split(lines, '\n')) {
    if (Status status = child_->write(line, until); !status) return status;
  }
  return expect_ok("end");
}

Result<std::string> Client::ask(std::string_view command, const Limit& limit) {
  if (Status status = child_->write(command, limit); !status) return status.error();
  return answer(command, limit);
}

Result<std::string> Client::answer(std::string_view command, const Limit& limit) {
  for (;;) {
    Result<std::string> line = child_->read(limit);
    if (!line) return line;
    const Command said = split_command(*line);
    if (said.name == "error") {
      return Error{ErrorCode::kInput,
                   "It refuses " + shortened(command) + ": " + reason_in(said.rest)};
    }
    if (said.name != "info" && !line->starts_with('#')) return line;
  }
}

Status Client::expect_ok(std::string_view command) {
  const Result<std::string> line = ask(command, limit());
  if (!line) return line.error();
  return *line == "ok" ? Status() : no_answer(command, *line, "ok");
}

}  // namespace benben::engine
