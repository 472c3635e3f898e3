// What a session does with games: begins them, takes events, lists moves.
#include <algorithm>
#include <utility>

#include "core/general_faults.h"
#include "core/replay.h"
#include "core/text.h"
#include "engine/session.h"
#include "games/registry.h"

namespace benben::engine {
namespace {

constexpr int kMostSamples = 1'000;
constexpr std::size_t kMostRecordLines = kMaxEvents + kMaxTags + 1;

Error wrong(std::string sentence) { return {ErrorCode::kMalformed, std::move(sentence)}; }

}  // namespace

Status Session::begin(std::string_view rest) {
  const auto words = split(rest, ' ');
  if (words.size() < 2) return wrong("The form is: game NAME SEATS [OPTION=VALUE]...");
  const AnyGame* game = find_game(words[0]);
  if (game == nullptr)
    return make_error(GeneralFault::kNoSuchGame, {quoted_place("game", words[0])});
  const auto players = parse_number(words[1], 99);
  if (!players)
    return wrong("The number of seats is a whole number, not " + shortened(words[1]) + ".");
  Setup setup{*players};
  for (std::size_t i = 2; i < words.size(); ++i) {
    const std::size_t equals = words[i].find('=');
    if (equals == std::string_view::npos) {
      return wrong("An option has the form name=value, not " + shortened(words[i]) + ".");
    }
    setup.options.emplace_back(words[i].substr(0, equals), words[i].substr(equals + 1));
  }
  auto start = game->start(setup);
  if (!start) return start.error();
  record_ = new_record(*game, setup);
  position_ = std::move(*start);
  say("ok");
  return {};
}

Status Session::read_record(std::string_view rest) {
  std::string text;
  std::size_t lines = 0;
  for (;;) {
    const std::optional<std::string> line = next_line();
    if (!line) return wrong("The record has no line: end.");
    if (*line == "end") break;
    // Of one that is too long enough is kept to say so.
    if (++lines <= kMostRecordLines + 1) text += *line + "\n";
  }
  if (!rest.empty()) return wrong("The record begins with the next line.");
  Result<Record> record = parse_record(text);
  if (!record) return record.error();
  auto position = replay(*record, find_game);
  if (!position) return position.error();
  record_ = std::move(*record);
  position_ = std::move(*position);
  say("ok");
  return {};
}

Status Session::add_event(std::string_view rest) {
  if (Status status = need_game(); !status) return status;
  if (record_.events.size() >= kMaxEvents) {
    return make_error(GeneralFault::kRecordFull, {{"most", std::to_string(kMaxEvents)}});
  }
  Result<Event> event = parse_event(rest);
  if (!event) return event.error();
  if (Status status = position_->apply(event->actor, event->text); !status) return status;
  record_.events.push_back(std::move(*event));
  say("ok");
  return {};
}

Status Session::undo(std::string_view rest) {
  if (Status status = need_game(); !status) return status;
  const auto most = static_cast<int>(record_.events.size());
  if (most == 0) return wrong("There is no event to take back.");
  const auto count = parse_number(rest, most);
  if (!count || *count == 0) {
    return Error{ErrorCode::kOutOfRange, "So many events can be taken back: 1 to " +
                                             std::to_string(most) + ", not " + shortened(rest) +
                                             "."};
  }
  record_.events.resize(static_cast<std::size_t>(most - *count));
  // Of a game that is over.
  std::erase_if(record_.tags,
                [](const Tag& tag) { return tag.name == "Result" || tag.name == "Outcome"; });
  position_ = replay(record_, find_game).value();
  say("ok");
  return {};
}

Status Session::need_game() const {
  return position_ ? Status() : wrong("There is no game yet: game or record comes first.");
}

Status Session::list_legal(std::string_view rest) {
  const Result<Order> order = parse_order(rest, {"seat"});
  if (!order) return order.error();
  const Result<Seat> seat = seat_of(*order);
  if (!seat) return seat.error();
  const auto moves = position_->legal(*seat);
  if (moves) {
    for (const std::string& move : *moves) say("move " + move);
  }
  say(moves ? "moves " + std::to_string(moves->size()) : "moves many");
  return {};
}

Status Session::sample(std::string_view rest) {
  const auto [number, limits] = split_command(rest);
  const auto count = parse_number(number, kMostSamples);
  if (!count || *count == 0) {
    return wrong("The form is: sample NUMBER [seat N] [seed N], the first from 1 to " +
                 std::to_string(kMostSamples) + ".");
  }
  const Result<Order> order = parse_order(limits, {"seat", "seed"});
  if (!order) return order.error();
  const Result<Seat> seat = seat_of(*order);
  if (!seat) return seat.error();
  for (const std::string& move : sample_moves(*position_, *seat, *count, Rng(order->seed))) {
    say("move " + move);
  }
  say("moves " + std::to_string(*count));
  return {};
}

Status Session::show_state(std::string_view rest) {
  if (!rest.empty()) return wrong("Nothing may stand behind it.");
  if (Status status = need_game(); !status) return status;
  say("state " + trace_line(static_cast<int>(record_.events.size()), *position_));
  return {};
}

}  // namespace benben::engine
