// PushNames: at which addresses push services are found. The system may think about a name for as
// long as it likes, so it is asked on threads that do nothing else; how long is waited for an
// answer is up to who asks.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace benben {

class PushNames {
 public:
  // Addresses as texts; none if there are none.
  using Found = std::function<void(std::vector<std::string>)>;

  virtual ~PushNames() = default;
  // Calls `found` once, now or later, on whichever thread; never after its own end.
  virtual void find(const std::string& host, Found found) = 0;
};

std::unique_ptr<PushNames> system_names();

}  // namespace benben
