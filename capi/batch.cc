// Batches in the caller's memory (capi/benben_batch.h).
#include "research/batch.h"

#include "capi/benben_batch.h"
#include "capi/call.h"
#include "games/registry.h"
#include "research/editor.h"
#include "research/encoder.h"

using namespace benben;
using namespace benben::capi;

namespace {

static_assert(BENBEN_MAX_BATCH == kMaxBatch);

class BatchObject final : public ObjectOf<benben_batch, Kind::kBatch> {
 public:
  explicit BatchObject(std::unique_ptr<Batch> made) : batch(std::move(made)) {}
  const std::unique_ptr<Batch> batch;
};

// All but the observations must be there.
bool are_whole(const benben_batch_arrays* given) {
  return given != nullptr && given->masks != nullptr && given->seats != nullptr &&
         given->rewards != nullptr && given->dones != nullptr && given->lengths != nullptr &&
         given->scores != nullptr;
}

// How large the numbers of a space are.
struct Numbers {
  std::int32_t actions = 0;
  std::int32_t observation_size = 0;
};

// Nothing if the game has no such space.
std::optional<Numbers> numbers_of(const AnyGame& game, benben_space space) {
  if (space == BENBEN_ACTIONS) {
    const Encoder& encoder = encoder_of(game);
    return Numbers{encoder.actions(), encoder.observation_size()};
  }
  const EditSpace* edits = space == BENBEN_EDITS ? edits_of(game) : nullptr;
  if (edits == nullptr) return std::nullopt;
  return Numbers{edits->actions(), edits->observation_size()};
}

// The arrays of so many games and seats at the caller's addresses.
BatchArrays arrays_at(const benben_batch_arrays& given, const Numbers& numbers, std::size_t size,
                      std::size_t players) {
  const auto actions = static_cast<std::size_t>(numbers.actions);
  const auto observed = static_cast<std::size_t>(numbers.observation_size);
  BatchArrays arrays{.observations = {},
                     .masks = {given.masks, size * actions},
                     .seats = {given.seats, size},
                     .rewards = {given.rewards, size * players},
                     .dones = {given.dones, size},
                     .lengths = {given.lengths, size},
                     .scores = {given.scores, size * players}};
  if (given.observations != nullptr) arrays.observations = {given.observations, size * observed};
  return arrays;
}

benben_status make(const AnyGame& game, const Setup& setup, const BatchOptions& options,
                   const Numbers& numbers, const benben_batch_arrays& given, benben_batch** batch,
                   benben_string** error) {
  // Before the sizes are counted: a game has no batch of any number of seats.
  if (const auto start = game.start(setup); !start) return refuse(error, start.error());
  const BatchArrays memory = arrays_at(given, numbers, static_cast<std::size_t>(options.size),
                                       static_cast<std::size_t>(setup.players));
  auto made = make_batch(game, setup, options, &memory);
  if (!made) return refuse(error, made.error());
  *batch = new_handle(std::make_unique<BatchObject>(std::move(made).value()));
  return BENBEN_OK;
}

}  // namespace

benben_status benben_game_numbers(const char* game, size_t game_size, int32_t* actions,
                                  int32_t* observation_size) noexcept {
  return benben_space_numbers(game, game_size, BENBEN_ACTIONS, actions, observation_size);
}

benben_status benben_space_numbers(const char* game, size_t game_size, benben_space space,
                                   int32_t* actions, int32_t* observation_size) noexcept {
  return guarded([&]() -> benben_status {
    const bool has_place = cleared(actions);
    if (!cleared(observation_size) || !has_place) return BENBEN_BAD_ARGUMENT;
    const auto name = text_at(game, game_size);
    const AnyGame* found = name ? find_game(*name) : nullptr;
    if (found == nullptr) return BENBEN_BAD_ARGUMENT;
    const auto numbers = numbers_of(*found, space);
    if (!numbers) return BENBEN_BAD_ARGUMENT;
    *actions = numbers->actions;
    *observation_size = numbers->observation_size;
    return BENBEN_OK;
  });
}

benben_status benben_batch_make(const char* game, size_t game_size, const benben_setup* setup,
                                int32_t size, uint64_t seed, const benben_batch_arrays* arrays,
                                benben_batch** batch, benben_string** error) noexcept {
  return benben_batch_make_in(game, game_size, setup, BENBEN_ACTIONS, size, seed, arrays, batch,
                              error);
}

benben_status benben_batch_make_in(const char* game, size_t game_size, const benben_setup* setup,
                                   benben_space space, int32_t size, uint64_t seed,
                                   const benben_batch_arrays* arrays, benben_batch** batch,
                                   benben_string** error) noexcept {
  return guarded([&]() -> benben_status {
    if (error != nullptr) *error = nullptr;
    if (!cleared(batch) || !are_whole(arrays)) return BENBEN_BAD_ARGUMENT;
    if (size < 1 || size > kMaxBatch) return BENBEN_BAD_ARGUMENT;
    const auto name = text_at(game, game_size);
    if (!name) return BENBEN_BAD_ARGUMENT;
    const AnyGame* found = find_game(*name);
    if (found == nullptr) return refuse_game(error, *name);
    const auto numbers = numbers_of(*found, space);
    if (!numbers) return BENBEN_BAD_ARGUMENT;
    const ReadSetup read = read_setup(setup, error);
    if (read.status != BENBEN_OK) return read.status;
    const BatchOptions options{
        .size = size,
        .seed = seed,
        .observes = arrays->observations != nullptr,
        .space = space == BENBEN_EDITS ? ActionSpace::kEdits : ActionSpace::kActions};
    return make(*found, read.setup, options, *numbers, *arrays, batch, error);
  });
}

benben_status benben_batch_free(benben_batch* batch) noexcept {
  return free_handle<BatchObject>(batch);
}

benben_status benben_batch_reset(benben_batch* batch, uint64_t seed) noexcept {
  return guarded([&]() -> benben_status {
    const BatchObject* object = object_of<BatchObject>(batch);
    if (object == nullptr) return BENBEN_BAD_HANDLE;
    object->batch->reset(seed);
    return BENBEN_OK;
  });
}

benben_status benben_batch_step(benben_batch* batch, const int32_t* actions,
                                int32_t* wrong) noexcept {
  return guarded([&]() -> benben_status {
    if (wrong == nullptr) return BENBEN_BAD_ARGUMENT;
    *wrong = -1;
    const BatchObject* object = object_of<BatchObject>(batch);
    if (object == nullptr) return BENBEN_BAD_HANDLE;
    if (actions == nullptr) return BENBEN_BAD_ARGUMENT;
    const auto size = static_cast<std::size_t>(object->batch->size());
    const std::optional<int> illegal = object->batch->step({actions, size});
    *wrong = illegal.value_or(-1);
    return illegal ? BENBEN_BAD_ARGUMENT : BENBEN_OK;
  });
}

benben_status benben_batch_random_actions(benben_batch* batch, int32_t* actions) noexcept {
  return guarded([&]() -> benben_status {
    const BatchObject* object = object_of<BatchObject>(batch);
    if (object == nullptr) return BENBEN_BAD_HANDLE;
    if (actions == nullptr) return BENBEN_BAD_ARGUMENT;
    object->batch->random_actions({actions, static_cast<std::size_t>(object->batch->size())});
    return BENBEN_OK;
  });
}
