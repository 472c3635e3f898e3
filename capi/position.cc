// Positions: how they come to be, what becomes of them (capi/benben.h).
#include "capi/call.h"
#include "capi/moves.h"
#include "core/record.h"
#include "core/replay.h"
#include "core/text.h"
#include "games/registry.h"

using namespace benben;
using namespace benben::capi;

benben_status benben_position_start(const char* game, size_t game_size, const benben_setup* setup,
                                    benben_position** position, benben_string** error) noexcept {
  return guarded([&]() -> benben_status {
    cleared(error);
    if (!cleared(position)) return BENBEN_BAD_ARGUMENT;
    const auto name = text_at(game, game_size);
    if (!name) return BENBEN_BAD_ARGUMENT;
    const ReadSetup read = read_setup(setup, error);
    if (read.status != BENBEN_OK) return read.status;
    const AnyGame* found = find_game(*name);
    if (found == nullptr) return refuse_game(error, *name);
    Result<std::unique_ptr<AnyPosition>> start = found->start(read.setup);
    if (!start) return refuse(error, start.error());
    *position = new_handle(std::make_unique<PositionObject>(
        std::move(*start), 0, std::make_shared<const Setup>(read.setup)));
    return BENBEN_OK;
  });
}

benben_status benben_position_open(const char* record, size_t record_size,
                                   benben_position** position, benben_string** error) noexcept {
  return guarded([&]() -> benben_status {
    cleared(error);
    if (!cleared(position)) return BENBEN_BAD_ARGUMENT;
    const auto text = text_at(record, record_size);
    if (!text) return BENBEN_BAD_ARGUMENT;
    const Result<Record> read = parse_record(*text);
    if (!read) return refuse(error, read.error());
    Result<std::unique_ptr<AnyPosition>> last = replay(*read, find_game);
    if (!last) return refuse(error, last.error());
    *position = new_position(*read, std::move(*last), read->events.size());
    return BENBEN_OK;
  });
}

benben_status benben_position_clone(const benben_position* position,
                                    benben_position** copy) noexcept {
  return guarded([&]() -> benben_status {
    if (!cleared(copy)) return BENBEN_BAD_ARGUMENT;
    const PositionObject* at = object_of<PositionObject>(position);
    if (at == nullptr) return BENBEN_BAD_HANDLE;
    *copy = new_handle(std::make_unique<PositionObject>(at->position->clone(), at->ply, at->setup));
    return BENBEN_OK;
  });
}

benben_status benben_position_free(benben_position* position) noexcept {
  return free_handle<PositionObject>(position);
}

namespace {

// An event that a caller names, at a position: the actor and the text, or why not.
struct GivenEvent {
  benben_status status = BENBEN_OK;
  Actor actor = kChance;
  std::string_view text = {};
};

GivenEvent read_event(const PositionObject* at, int32_t actor, const char* text, size_t size,
                      benben_string** error) {
  if (at == nullptr) return {BENBEN_BAD_HANDLE};
  const auto who = actor_of(actor, at->position->players());
  const auto what = text_at(text, size);
  if (!who || !what) return {BENBEN_BAD_ARGUMENT};
  if (!is_clean_utf8(*what)) return {refuse_unclean(error, {"what", "event", "an event"})};
  return {BENBEN_OK, *who, *what};
}

benben_status apply_event(PositionObject& at, Actor actor, std::string_view text,
                          benben_string** error) {
  // A record has no room for more; no game comes near.
  if (const auto full = no_room(static_cast<std::size_t>(at.ply))) return refuse(error, *full);
  const Status status = at.position->apply(actor, text);
  if (!status) return refuse(error, status.error());
  ++at.ply;
  return BENBEN_OK;
}

}  // namespace

benben_status benben_position_check(const benben_position* position, int32_t actor,
                                    const char* text, size_t text_size,
                                    benben_string** error) noexcept {
  return guarded([&]() -> benben_status {
    cleared(error);
    const PositionObject* at = object_of<PositionObject>(position);
    const GivenEvent event = read_event(at, actor, text, text_size, error);
    if (event.status != BENBEN_OK) return event.status;
    const Status status = at->position->check(event.actor, event.text);
    return status ? BENBEN_OK : refuse(error, status.error());
  });
}

benben_status benben_position_apply(benben_position* position, int32_t actor, const char* text,
                                    size_t text_size, benben_string** error) noexcept {
  return guarded([&]() -> benben_status {
    cleared(error);
    PositionObject* at = object_of<PositionObject>(position);
    const GivenEvent event = read_event(at, actor, text, text_size, error);
    return event.status == BENBEN_OK ? apply_event(*at, event.actor, event.text, error)
                                     : event.status;
  });
}

benben_status benben_position_apply_move(benben_position* position, const benben_moves* moves,
                                         size_t index, benben_string** error) noexcept {
  return guarded([&]() -> benben_status {
    cleared(error);
    PositionObject* at = object_of<PositionObject>(position);
    const MovesObject* list = object_of<MovesObject>(moves);
    if (at == nullptr || list == nullptr) return BENBEN_BAD_HANDLE;
    if (index >= list->texts.size() || benben::index(list->seat) >= at->position->players()) {
      return BENBEN_BAD_ARGUMENT;
    }
    return apply_event(*at, list->seat, list->texts[index], error);
  });
}

benben_status benben_position_sample(const benben_position* position, uint64_t seed,
                                     benben_string** answer) noexcept {
  return guarded([&]() -> benben_status {
    if (!cleared(answer)) return BENBEN_BAD_ARGUMENT;
    const PositionObject* at = object_of<PositionObject>(position);
    if (at == nullptr) return BENBEN_BAD_HANDLE;
    if (!at->position->next().is_chance()) return BENBEN_NONE;
    Rng rng(seed);
    return give(answer, at->position->sample(rng));
  });
}
