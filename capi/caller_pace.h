// The wish of a caller in C to stop, as a pace.
#pragma once

#include "capi/benben.h"
#include "search/pace.h"

namespace benben::capi {

class CallerPace final : public Pace {
 public:
  CallerPace(benben_stop asked, void* user) : stop_(asked), user_(user) {}
  bool stop() override { return stop_ != nullptr && stop_(user_) != 0; }

 private:
  benben_stop stop_;
  void* user_;
};

}  // namespace benben::capi
