// What a seat may do: lists of legal moves, and the best of them (capi/benben.h).
#include "capi/moves.h"

#include "capi/call.h"
#include "core/text.h"

using namespace benben;
using namespace benben::capi;

benben_status benben_position_legal(const benben_position* position, int32_t seat,
                                    benben_moves** moves) noexcept {
  return guarded([&]() -> benben_status {
    if (!cleared(moves)) return BENBEN_BAD_ARGUMENT;
    const PositionObject* at = object_of<PositionObject>(position);
    if (at == nullptr) return BENBEN_BAD_HANDLE;
    if (seat < 0 || seat >= at->position->players()) return BENBEN_BAD_ARGUMENT;
    const Seat who = seat_at(seat);
    std::vector<std::string> texts;
    if (at->position->next().seats.contains(who)) {
      auto listed = at->position->legal(who);
      if (!listed) return BENBEN_NONE;
      texts = *std::move(listed);
    }
    *moves = new_handle(std::make_unique<MovesObject>(who, std::move(texts)));
    return BENBEN_OK;
  });
}

benben_status benben_position_best(const benben_position* position, int32_t seat,
                                   benben_string** answer) noexcept {
  return guarded([&]() -> benben_status {
    if (!cleared(answer)) return BENBEN_BAD_ARGUMENT;
    const PositionObject* at = object_of<PositionObject>(position);
    if (at == nullptr) return BENBEN_BAD_HANDLE;
    if (seat < 0 || seat >= at->position->players()) return BENBEN_BAD_ARGUMENT;
    const std::optional<BestMove> best = at->position->best(seat_at(seat));
    if (!best) return BENBEN_NONE;
    return give(answer, "{\"text\":" + json_quote(best->text) +
                            ",\"points\":" + std::to_string(best->points) + "}");
  });
}

benben_status benben_moves_count(const benben_moves* moves, size_t* count) noexcept {
  if (!cleared(count)) return BENBEN_BAD_ARGUMENT;
  const MovesObject* list = object_of<MovesObject>(moves);
  if (list == nullptr) return BENBEN_BAD_HANDLE;
  *count = list->texts.size();
  return BENBEN_OK;
}

benben_status benben_moves_text(const benben_moves* moves, size_t index,
                                benben_string** answer) noexcept {
  return guarded([&]() -> benben_status {
    if (!cleared(answer)) return BENBEN_BAD_ARGUMENT;
    const MovesObject* list = object_of<MovesObject>(moves);
    if (list == nullptr) return BENBEN_BAD_HANDLE;
    if (index >= list->texts.size()) return BENBEN_BAD_ARGUMENT;
    return give(answer, list->texts[index]);
  });
}

benben_status benben_moves_free(benben_moves* moves) noexcept {
  return free_handle<MovesObject>(moves);
}
