// Listeners: who has subscribed at a bus within one process (local.h; simulate/mesh.h), by subject.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "bus/bus.h"

namespace benben {

class Listeners {
 public:
  // What it gives must go before this does.
  std::unique_ptr<Bus::Subscription> add(std::string subject, Bus::Heard heard);
  // Whoever hears may end subscriptions, also this one.
  void hear(const std::string& subject, const std::string& text);

 private:
  class Place;
  std::vector<Place*> places_;
};

}  // namespace benben
