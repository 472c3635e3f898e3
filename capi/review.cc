// Reviews (capi/benben.h).
#include "search/review.h"

#include "capi/call.h"
#include "capi/caller_pace.h"
#include "search/review_json.h"

using namespace benben;
using namespace benben::capi;

namespace {

class ReviewObject final : public ObjectOf<benben_review, Kind::kReview> {
 public:
  explicit ReviewObject(std::unique_ptr<Review> made) : review(std::move(made)) {}
  const std::unique_ptr<Review> review;
};

}  // namespace

benben_status benben_review_open(const char* record, size_t record_size, int32_t nodes,
                                 uint64_t seed, int32_t first, benben_review** review,
                                 benben_string** error) noexcept {
  return guarded([&]() -> benben_status {
    cleared(error);
    if (!cleared(review)) return BENBEN_BAD_ARGUMENT;
    const auto text = text_at(record, record_size);
    if (!text || nodes < 1 || nodes > kMaxReviewEffort || first < 0) return BENBEN_BAD_ARGUMENT;
    const Result<Record> read = parse_record(*text);
    if (!read) return refuse(error, read.error());
    if (static_cast<std::size_t>(first) > read->events.size()) return BENBEN_BAD_ARGUMENT;
    auto made = make_review(*read, {nodes, seed, first});
    if (!made) return refuse(error, made.error());
    *review = new_handle(std::make_unique<ReviewObject>(std::move(*made)));
    return BENBEN_OK;
  });
}

benben_status benben_review_free(benben_review* review) noexcept {
  return free_handle<ReviewObject>(review);
}

benben_status benben_review_length(const benben_review* review, int32_t* events) noexcept {
  return guarded([&]() -> benben_status {
    if (!cleared(events)) return BENBEN_BAD_ARGUMENT;
    const ReviewObject* object = object_of<ReviewObject>(review);
    if (object == nullptr) return BENBEN_BAD_HANDLE;
    *events = object->review->size();
    return BENBEN_OK;
  });
}

benben_status benben_review_step(benben_review* review, benben_stop stop, void* user,
                                 benben_string** answer) noexcept {
  return guarded([&]() -> benben_status {
    if (!cleared(answer)) return BENBEN_BAD_ARGUMENT;
    const ReviewObject* object = object_of<ReviewObject>(review);
    if (object == nullptr) return BENBEN_BAD_HANDLE;
    Review& at = *object->review;
    if (at.is_done()) return BENBEN_NONE;
    CallerPace pace(stop, user);
    at.step(pace);
    return give(answer, event_json(at.events().back(), at.players()));
  });
}

benben_status benben_review_sums(const benben_review* review, benben_string** answer) noexcept {
  return guarded([&]() -> benben_status {
    if (!cleared(answer)) return BENBEN_BAD_ARGUMENT;
    const ReviewObject* object = object_of<ReviewObject>(review);
    if (object == nullptr) return BENBEN_BAD_HANDLE;
    return give(answer, sums_json(*object->review));
  });
}
