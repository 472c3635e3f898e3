#include "cli/move_list.h"

#include <utility>

#include "core/json.h"
#include "core/result.h"

namespace benben::cli {
namespace {

// The member `local` stands last and is a list of texts without escapes (docs/rules/cubus.md,
// CUB-53).
constexpr std::string_view kLocal = "\"local\":[";

std::vector<std::string> local_moves(std::string_view json) {
  std::vector<std::string> texts;
  std::size_t at = json.find(kLocal);
  if (at == json.npos) return texts;
  at += kLocal.size();
  while (json[at] == '"') {
    const std::size_t end = json.find('"', at + 1);
    BENBEN_ASSERT(end != json.npos && end + 1 < json.size());
    texts.emplace_back(json.substr(at + 1, end - at - 1));
    at = end + (json[end + 1] == ',' ? 2 : 1);
  }
  return texts;
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
  const auto of_seat = static_cast<std::size_t>(index(seat));
  const int before = position.scores()[of_seat];
  for (std::string& text : local_moves(position.legal_json())) {
    const auto after = position.clone();
    // What is said of the passer's cards is no move of the one who may knock.
    if (!after->apply(seat, text)) continue;
    list.moves.push_back({std::move(text), after->scores()[of_seat] - before});
  }
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
