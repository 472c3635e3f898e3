// OperatorPort: what a server tells whoever runs it, at a port of its own that is nobody else's
// (docs/operations.md, Metrics): `/metrics`, `/live`, `/ready`.
//
// It lives on the network's thread: that it answers says that this thread does.
#pragma once

#include <functional>

#include "server/access.h"
#include "server/api.h"
#include "server/metrics.h"
#include "server/readiness.h"

namespace benben {

class OperatorPort {
 public:
  OperatorPort(const Metrics& metrics, std::function<Gauges()> gauges, Readiness& readiness,
               const AccessRules& access)
      : metrics_(metrics), gauges_(std::move(gauges)), readiness_(readiness), access_(access) {}

  void handle(const Request& request, const Api::Answer& done);

 private:
  const Metrics& metrics_;
  std::function<Gauges()> gauges_;
  Readiness& readiness_;
  const AccessRules& access_;
};

}  // namespace benben
