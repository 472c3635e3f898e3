// Search (capi/benben.h).
#include "capi/call.h"
#include "capi/caller_pace.h"
#include "core/text.h"
#include "search/review_json.h"
#include "search/tree_search.h"

using namespace benben;
using namespace benben::capi;

namespace {

// As many as a bot may be asked for.
constexpr int32_t kMaxSimulations = 10'000'000;

class SearchObject final : public ObjectOf<benben_search, Kind::kSearch> {
 public:
  explicit SearchObject(std::unique_ptr<TreeSearch> made) : search(std::move(made)) {}
  const std::unique_ptr<TreeSearch> search;
};

std::string statistics_json(const TreeSearch& search) {
  std::string out = "{\"seat\":" + std::to_string(index(search.seat())) +
                    ",\"simulations\":" + std::to_string(search.simulations()) + ",\"moves\":[";
  for (const SearchedMove& move : search.statistics()) {
    if (out.back() != '[') out += ',';
    out += "{\"text\":" + json_quote(move.text) + ",\"visits\":" + std::to_string(move.visits) +
           ",\"value\":" + six_digits(move.value) + "}";
  }
  return out + "]}";
}

}  // namespace

benben_status benben_search_make(const benben_position* position, uint64_t seed,
                                 benben_search** search) noexcept {
  return guarded([&]() -> benben_status {
    if (!cleared(search)) return BENBEN_BAD_ARGUMENT;
    const PositionObject* at = object_of<PositionObject>(position);
    if (at == nullptr) return BENBEN_BAD_HANDLE;
    if (!at->position->next().is_seats()) return BENBEN_NONE;
    *search =
        new_handle(std::make_unique<SearchObject>(make_tree_search(*at->position, Rng(seed))));
    return BENBEN_OK;
  });
}

benben_status benben_search_free(benben_search* search) noexcept {
  return free_handle<SearchObject>(search);
}

benben_status benben_search_use_learned_value(benben_search* search) noexcept {
  return guarded([&]() -> benben_status {
    const SearchObject* object = object_of<SearchObject>(search);
    if (object == nullptr) return BENBEN_BAD_HANDLE;
    if (object->search->simulations() > 0) return BENBEN_BAD_ARGUMENT;
    object->search->use_learned_value();
    return BENBEN_OK;
  });
}

benben_status benben_search_run(benben_search* search, int32_t simulations, benben_stop stop,
                                void* user) noexcept {
  return guarded([&]() -> benben_status {
    const SearchObject* object = object_of<SearchObject>(search);
    if (object == nullptr) return BENBEN_BAD_HANDLE;
    if (simulations < 1 || simulations > kMaxSimulations) return BENBEN_BAD_ARGUMENT;
    CallerPace pace(stop, user);
    object->search->run(simulations, pace);
    return BENBEN_OK;
  });
}

benben_status benben_search_statistics(const benben_search* search,
                                       benben_string** answer) noexcept {
  return guarded([&]() -> benben_status {
    if (!cleared(answer)) return BENBEN_BAD_ARGUMENT;
    const SearchObject* object = object_of<SearchObject>(search);
    return object == nullptr ? BENBEN_BAD_HANDLE : give(answer, statistics_json(*object->search));
  });
}
