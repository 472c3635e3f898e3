// What can be seen of a position (capi/benben.h).
#include "capi/call.h"
#include "capi/json.h"
#include "core/replay.h"

using namespace benben;
using namespace benben::capi;

namespace {

// Gives the text that `tell` makes of a position.
template <class Tell>
benben_status tell_of(const benben_position* position, benben_string** answer,
                      Tell&& tell) noexcept {
  return guarded([&]() -> benben_status {
    if (!cleared(answer)) return BENBEN_BAD_ARGUMENT;
    const PositionObject* at = object_of<PositionObject>(position);
    return at == nullptr ? BENBEN_BAD_HANDLE : give(answer, tell(*at));
  });
}

// Sets `value` to what `ask` finds in a position.
template <class T, class Ask>
benben_status ask_of(const benben_position* position, T* value, Ask&& ask) noexcept {
  return guarded([&]() -> benben_status {
    if (!cleared(value)) return BENBEN_BAD_ARGUMENT;
    const PositionObject* at = object_of<PositionObject>(position);
    if (at == nullptr) return BENBEN_BAD_HANDLE;
    *value = ask(*at);
    return BENBEN_OK;
  });
}

int32_t kind_of(const Next& next) {
  if (next.is_over()) return BENBEN_NEXT_OVER;
  return next.is_chance() ? BENBEN_NEXT_CHANCE : BENBEN_NEXT_SEATS;
}

}  // namespace

benben_status benben_position_game(const benben_position* position,
                                   benben_string** answer) noexcept {
  return tell_of(position, answer, [](const PositionObject& at) {
    return std::string(at.position->game().info().name);
  });
}

benben_status benben_position_players(const benben_position* position, int32_t* players) noexcept {
  return ask_of(position, players, [](const PositionObject& at) { return at.position->players(); });
}

benben_status benben_position_ply(const benben_position* position, int32_t* ply) noexcept {
  return ask_of(position, ply, [](const PositionObject& at) { return at.ply; });
}

benben_status benben_position_next(const benben_position* position, int32_t* kind,
                                   uint32_t* seats) noexcept {
  if (!cleared(kind) || !cleared(seats)) return BENBEN_BAD_ARGUMENT;
  return ask_of(position, kind, [&](const PositionObject& at) {
    const Next next = at.position->next();
    *seats = bits_of(next.seats);
    return kind_of(next);
  });
}

benben_status benben_position_scores(const benben_position* position, int32_t* scores,
                                     size_t capacity) noexcept {
  return guarded([&]() -> benben_status {
    if (scores == nullptr) return BENBEN_BAD_ARGUMENT;
    const PositionObject* at = object_of<PositionObject>(position);
    if (at == nullptr) return BENBEN_BAD_HANDLE;
    const auto players = static_cast<std::size_t>(at->position->players());
    if (capacity < players) return BENBEN_BAD_ARGUMENT;
    const Scores points = at->position->scores();
    for (std::size_t seat = 0; seat < players; ++seat) scores[seat] = points[seat];
    return BENBEN_OK;
  });
}

benben_status benben_position_winners(const benben_position* position, uint32_t* seats) noexcept {
  return ask_of(position, seats,
                [](const PositionObject& at) { return bits_of(at.position->winners()); });
}

benben_status benben_position_view(const benben_position* position,
                                   benben_string** answer) noexcept {
  return tell_of(position, answer,
                 [](const PositionObject& at) { return view_json(at.ply, *at.position); });
}

benben_status benben_position_trace(const benben_position* position,
                                    benben_string** answer) noexcept {
  return tell_of(position, answer,
                 [](const PositionObject& at) { return trace_line(at.ply, *at.position); });
}

benben_status benben_position_state(const benben_position* position,
                                    benben_string** answer) noexcept {
  return tell_of(position, answer,
                 [](const PositionObject& at) { return at.position->state_json(); });
}

benben_status benben_position_standing(const benben_position* position,
                                       benben_string** answer) noexcept {
  return tell_of(position, answer,
                 [](const PositionObject& at) { return at.position->standing_json(); });
}

benben_status benben_position_derived(const benben_position* position,
                                      benben_string** answer) noexcept {
  return tell_of(position, answer,
                 [](const PositionObject& at) { return at.position->derived_json(); });
}

benben_status benben_position_facts(const benben_position* position,
                                    benben_string** answer) noexcept {
  return tell_of(position, answer, [](const PositionObject& at) {
    return *at.position->game().facts_json(*at.setup);
  });
}

benben_status benben_position_drawing(const benben_position* position,
                                      benben_string** answer) noexcept {
  return tell_of(position, answer,
                 [](const PositionObject& at) { return at.position->draw(DrawStyle{}); });
}
