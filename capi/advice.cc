// Advice (capi/benben.h).
#include "search/advice.h"

#include "capi/call.h"
#include "capi/caller_pace.h"

using namespace benben;
using namespace benben::capi;

benben_status benben_advise(const benben_position* position, int32_t seat, int32_t nodes,
                            uint64_t seed, benben_stop stop, void* user,
                            benben_string** answer) noexcept {
  return guarded([&]() -> benben_status {
    if (!cleared(answer)) return BENBEN_BAD_ARGUMENT;
    const PositionObject* at = object_of<PositionObject>(position);
    if (at == nullptr) return BENBEN_BAD_HANDLE;
    const bool is_effort = nodes >= 1 && nodes <= kMaxAdviceEffort;
    if (!is_effort || seat < 0 || seat >= at->position->players()) return BENBEN_BAD_ARGUMENT;
    CallerPace pace(stop, user);
    const auto advice = advise(*at->position, seat_at(seat), {nodes, seed}, pace);
    return advice ? give(answer, advice_json(*advice)) : BENBEN_NONE;
  });
}
