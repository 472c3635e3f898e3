// Readiness: whether people should be sent here, as balancers ask it at `/ready` and `/api/health`.
//
// A server that is about to end says so while it still serves everybody, so that those who are sent
// somewhere are sent elsewhere. It lives on the network's thread.
#pragma once

#include <functional>
#include <string>

#include "server/log.h"
#include "server/store_care.h"

namespace benben {

class Readiness {
 public:
  enum class State { kReady, kReadOnly, kStopping };
  struct Answer {
    State state;
    std::string reason = {};  // why nothing can be stored
  };

  Readiness(StoreCare& store, Log log) : store_(store), log_(std::move(log)) {}

  void ask(std::function<void(const Answer&)> done);
  // From now on it is stopping.
  void stop();

 private:
  StoreCare& store_;
  Log log_;
  bool is_stopping_ = false;
};

}  // namespace benben
