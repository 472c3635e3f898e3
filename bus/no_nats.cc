// A build without libnats.
#include "bus/nats.h"

namespace benben {

Result<std::unique_ptr<Bus>> open_nats(const std::string&, PostToBus, std::size_t) {
  return Error{ErrorCode::kInput,
               "This build of Benben knows no NATS. Install libnats-dev (Debian's name), and build "
               "it again.",
               "", 0};
}

}  // namespace benben
