// Moderation: what the operator has decided, as a running server takes it up (docs/operations.md,
// Moderation).
//
// `benben admin` writes into the store while the server runs, and each of its acts has a number.
// The server asks for the acts behind the last that it knows, every two seconds by the injected
// clock: one look at an index when nothing has happened.
//
// Lives on the hall's thread.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

#include "core/result.h"
#include "server/store_care.h"
#include "store/speech.h"
#include "table/clock.h"

namespace benben {

class Moderation {
 public:
  // What is known when a server starts, or after acts of the operator.
  struct Known {
    std::vector<Sanction> sanctions;
    std::vector<ModeratorAct> acts;  // since the last that was known
    std::int64_t last = 0;
  };
  using Follow = std::function<void(const ModeratorAct& act)>;

  Moderation(StoreCare& store, Clock clock) : store_(store), clock_(std::move(clock)) {}

  // What the store has after that act.
  static Result<Known> read(Store& store, std::int64_t last);

  // Begins to look for what is new; who follows is told of each act, once.
  void begin(Known known, Follow follow);
  void sweep();

  // Whether the person may write at tables.
  Status may_write(const Digest& person) const;

 private:
  StoreCare& store_;
  Clock clock_;
  Known known_;
  Follow follow_;
  std::optional<TimePoint> looked_;
  bool is_looking_ = false;
};

}  // namespace benben
