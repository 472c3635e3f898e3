// A pace for tests: lets the search go on until it has asked so many times.
#pragma once

#include "search/pace.h"

namespace benben {

class StopAtAsk final : public Pace {
 public:
  explicit StopAtAsk(int ask) : ask_(ask) {}
  bool stop() override { return ++asked_ >= ask_; }
  int asked() const { return asked_; }

 private:
  int ask_;
  int asked_ = 0;
};

}  // namespace benben
