#include "server/readiness.h"

#include <utility>

namespace benben {

void Readiness::ask(std::function<void(const Answer&)> done) {
  if (is_stopping_) return done({State::kStopping});
  store_.health([done = std::move(done)](const Status& status) {
    done(status ? Answer{State::kReady} : Answer{State::kReadOnly, status.error().message});
  });
}

void Readiness::stop() {
  if (std::exchange(is_stopping_, true)) return;
  log_({LogEvent::kStopping, "about to stop: nobody is to be sent here any more"});
}

}  // namespace benben
