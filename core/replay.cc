#include "core/replay.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/general_faults.h"
#include "core/text.h"

namespace benben {
namespace {

constexpr std::string_view kOptionPrefix = "Option.";

int line_of_tag(const Record& record, std::string_view name) {
  const auto found = std::ranges::find(record.tags, name, &Tag::name);
  return found == record.tags.end() ? record.blank_line()
                                    : static_cast<int>(found - record.tags.begin()) + 1;
}

// The error about a tag, at its line, or at the blank line if the tag is missing.
Error tag_error(const Record& record, std::string_view name, GeneralFault fault,
                std::initializer_list<Place> places = {}) {
  return make_error(fault, places, line_of_tag(record, name));
}

// What a tag says, cut where it is long, in quotes where people read it.
Place value_place(const Record& record, std::string_view place, std::string_view tag) {
  return quoted_place(place, *record.tag(tag));
}

Result<const AnyGame*> game_of(const Record& record, GameFinder find_game) {
  for (const std::string_view name : {"Game", "Rules", "Players"}) {
    if (record.tag(name) == nullptr) {
      return tag_error(record, name, GeneralFault::kTagMissing, {{"tag", std::string(name)}});
    }
  }
  const std::string& name = *record.tag("Game");
  const AnyGame* newest = find_game(name, std::nullopt);
  if (newest == nullptr) {
    return tag_error(record, "Game", GeneralFault::kNoSuchGame,
                     {value_place(record, "game", "Game")});
  }
  const GameInfo& info = newest->info();
  const std::optional<int> rules = parse_number(*record.tag("Rules"), info.rules_version);
  if (const AnyGame* game = rules ? find_game(name, rules) : nullptr) return game;
  return tag_error(record, "Rules", GeneralFault::kOtherRules,
                   {{"game", std::string(info.name), std::string(info.title)},
                    {"version", std::to_string(info.rules_version)},
                    value_place(record, "asked", "Rules")});
}

std::string points_text(const AnyPosition& position) {
  const Scores scores = position.scores();
  std::string text;
  for (int seat = 0; seat < position.players(); ++seat) {
    if (seat > 0) text += ' ';
    text += std::to_string(scores[static_cast<std::size_t>(seat)]);
  }
  return text;
}

Status check_result(const Record& record, const AnyPosition& position) {
  const std::string* result = record.tag("Result");
  if (result == nullptr) return {};
  if (!position.next().is_over()) return tag_error(record, "Result", GeneralFault::kResultTooEarly);
  if (*result != points_text(position)) {
    return tag_error(record, "Result", GeneralFault::kResultDiffers,
                     {{"scores", points_text(position)}, value_place(record, "result", "Result")});
  }
  return {};
}

Status check_outcome_tags(const Record& record, const AnyPosition& position) {
  for (const Tag& tag : record.tags) {
    if (Status status = position.check_outcome_tag(tag.name, tag.value); !status) {
      Error error = status.error();
      error.line = line_of_tag(record, tag.name);
      return error;
    }
  }
  return {};
}

void add_tag(Setup& setup, const Tag& tag) {
  if (tag.name.starts_with(kOptionPrefix)) {
    setup.options.emplace_back(tag.name.substr(kOptionPrefix.size()), tag.value);
  } else {
    setup.tags.emplace_back(tag.name, tag.value);
  }
}

// The name of the tag by which an error comes about that all of them together have: with those
// before it, it is the first that has it. Of two tags that contradict each other that is the later
// one; which of them is mistaken nobody but their writer knows (docs/record.md).
std::string_view first_faulty(const AnyGame& game, int players, const std::vector<const Tag*>& tags,
                              const Error& error) {
  Setup setup{players, {}};
  for (const Tag* tag : tags) {
    add_tag(setup, *tag);
    const auto start = game.start(setup);
    if (!start && start.error().message == error.message) return tag->name;
  }
  return tags.back()->name;
}

// Of that game.
Result<Setup> read_setup(const Record& record, const AnyGame& game) {
  const std::optional<int> players = parse_number(*record.tag("Players"), 9);
  if (!players) {
    return tag_error(record, "Players", GeneralFault::kPlayersNoDigit,
                     {value_place(record, "players", "Players")});
  }
  Setup setup{*players, {}};
  const Result<std::unique_ptr<AnyPosition>> bare = game.start(setup);
  if (!bare) {
    Error error = bare.error();
    error.line = line_of_tag(record, "Players");
    return error;
  }
  std::vector<const Tag*> tags;
  const std::string_view own = game.info().tag_prefix;
  for (const Tag& tag : record.tags) {
    const bool is_own = !own.empty() && tag.name.starts_with(own);
    if (is_own || tag.name.starts_with(kOptionPrefix)) tags.push_back(&tag);
  }
  for (const Tag* tag : tags) add_tag(setup, *tag);
  const Result<std::unique_ptr<AnyPosition>> start = game.start(setup);
  if (start) return setup;
  Error error = start.error();
  error.line = line_of_tag(record, first_faulty(game, *players, tags, error));
  return error;
}

}  // namespace

Result<Setup> setup_of(const Record& record, GameFinder find_game) {
  const Result<const AnyGame*> game = game_of(record, find_game);
  if (!game) return game.error();
  return read_setup(record, **game);
}

Result<std::unique_ptr<AnyPosition>> start_of(const Record& record, GameFinder find_game) {
  const Result<const AnyGame*> game = game_of(record, find_game);
  if (!game) return game.error();
  const Result<Setup> setup = read_setup(record, **game);
  if (!setup) return setup.error();
  return (*game)->start(*setup);
}

Result<std::unique_ptr<AnyPosition>> replay(const Record& record, GameFinder find_game,
                                            const PlyVisitor& visit) {
  Result<std::unique_ptr<AnyPosition>> position = start_of(record, find_game);
  if (!position) return position;
  if (visit) visit(0, **position);
  for (std::size_t ply = 0; ply < record.events.size(); ++ply) {
    const Event& event = record.events[ply];
    if (Status status = (*position)->apply(event.actor, event.text); !status) {
      Error error = status.error();
      error.line = record.event_line(ply);
      return error;
    }
    if (visit) visit(static_cast<int>(ply) + 1, **position);
  }
  if (Status status = check_result(record, **position); !status) return status.error();
  if (Status status = check_outcome_tags(record, **position); !status) return status.error();
  return position;
}

std::string trace_line(int ply, const AnyPosition& position) {
  const Next next = position.next();
  const auto seats = [&](SeatSet set) {
    std::string out = "[";
    for (int seat = 0; seat < position.players(); ++seat) {
      if (!set.contains(seat_at(seat))) continue;
      if (out.size() > 1) out += ',';
      out += std::to_string(seat);
    }
    return out += ']';
  };
  std::string out = "{\"ply\":" + std::to_string(ply) + ",\"next\":";
  out += next.is_chance() ? "\"chance\"" : next.is_over() ? "\"over\"" : seats(next.seats);
  out += ",\"legal\":" + position.legal_json();
  out += ",\"state\":" + position.state_json();
  out += ",\"scores\":" + json_points(position.scores(), position.players());
  if (next.is_over()) out += ",\"winners\":" + seats(position.winners());
  return out += '}';
}

Record new_record(const AnyGame& game, const Setup& setup) {
  Record record;
  record.tags = {{"Game", std::string(game.info().name)},
                 {"Rules", std::to_string(game.info().rules_version)},
                 {"Players", std::to_string(setup.players)}};
  for (const OptionInfo& option : game.info().options) {
    const std::string_view value = setup.option(option.name, option.values.front());
    if (value != option.values.front()) {
      record.tags.push_back(
          {std::string(kOptionPrefix) + std::string(option.name), std::string(value)});
    }
  }
  for (const auto& [name, value] : setup.tags) record.tags.push_back({name, value});
  return record;
}

void set_result(Record& record, const AnyPosition& position) {
  std::erase_if(record.tags, [](const Tag& tag) { return tag.name == "Result"; });
  if (!position.next().is_over()) return;
  const std::string_view own = position.game().info().tag_prefix;
  const auto before = std::find_if(record.tags.rbegin(), record.tags.rend(), [&](const Tag& tag) {
    return tag.name.starts_with("Seat") || tag.name.starts_with(kOptionPrefix) ||
           (!own.empty() && tag.name.starts_with(own)) || tag.name == "Players";
  });
  record.tags.insert(before.base(), Tag{"Result", points_text(position)});
}

}  // namespace benben
