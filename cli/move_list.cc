#include "cli/move_list.h"

#include <algorithm>
#include <charconv>
#include <cstddef>
#include <system_error>
#include <utility>

#include "core/json.h"
#include "core/result.h"
#include "core/setup.h"

namespace benben::cli {
namespace {

// What follows from a position of Cubus lists the builds of one box more (docs/rules/cubus.md,
// "Facts"): objects that begin with the stack and end with its points.
constexpr std::string_view kBuilds = "\"builds\":[";
constexpr std::string_view kStack = "{\"stack\":\"";
constexpr std::string_view kPoints = "\"points\":";

// A build as whoever has the turn plays it, and as a knocker shows it (CUB-51).
constexpr std::string_view kBuild = "build ";
constexpr std::string_view kKnock = "knock ";
constexpr std::string_view kPass = "pass";

std::vector<ListedMove> builds_of(std::string_view json) {
  std::vector<ListedMove> builds;
  const std::size_t start = json.find(kBuilds);
  if (start == json.npos) return builds;
  json.remove_prefix(start + kBuilds.size());
  while (json.starts_with(kStack)) {
    json.remove_prefix(kStack.size());
    ListedMove build{std::string(kBuild).append(json.substr(0, json.find('"'))), 0};
    const std::size_t points = json.find(kPoints);
    BENBEN_ASSERT(points != json.npos);
    json.remove_prefix(points + kPoints.size());
    const auto [end, failure] =
        std::from_chars(json.data(), json.data() + json.size(), *build.points);
    BENBEN_ASSERT(failure == std::errc() && *end == '}');
    json.remove_prefix(static_cast<std::size_t>(end - json.data()) + 1);
    if (json.starts_with(',')) json.remove_prefix(1);
    builds.push_back(std::move(build));
  }
  return builds;
}

// What a seat can always say in place of a build, where it may.
std::vector<ListedMove> ways_out(const AnyPosition& position) {
  std::vector<ListedMove> moves = {{std::string(kPass), 0}};
  if (const std::optional<Race> race = position.race()) {
    moves.push_back({std::string(race->yield), 0});
    moves.push_back({std::string(race->forfeit), 0});
  }
  return moves;
}

}  // namespace

MoveList list_moves(const AnyPosition& position) {
  const Seat seat = position.next().seats.first();
  MoveList list;
  if (auto legal = position.legal(seat)) {
    for (std::string& text : *legal) list.moves.push_back({std::move(text), std::nullopt});
    return list;
  }
  list.complete = false;
  const auto add = [&](ListedMove move) {
    const bool is_legal = position.check(seat, move.text).ok();
    if (is_legal) list.moves.push_back(std::move(move));
    return is_legal;
  };
  for (const ListedMove& build : builds_of(position.derived_json())) {
    if (!add(build)) add({std::string(kKnock) + build.text, build.points});
  }
  for (ListedMove& move : ways_out(position)) add(std::move(move));
  std::ranges::sort(list.moves, {}, &ListedMove::text);
  return list;
}

std::string moves_json(Seat seat, const MoveList& list) {
  JsonWriter json;
  json.begin_object().member("seat", seat).member("complete", list.complete);
  json.key("moves").begin_list();
  for (const ListedMove& move : list.moves) {
    json.begin_object().member("text", move.text);
    if (move.points) json.member("points", *move.points);
    json.end_object();
  }
  return json.end_list().end_object().take();
}

}  // namespace benben::cli
