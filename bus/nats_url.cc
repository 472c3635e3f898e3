// Which texts are addresses of a bus.
#include "bus/nats.h"

namespace benben {

bool is_nats_url(std::string_view text) {
  while (true) {
    const std::size_t comma = text.find(',');
    const std::string_view one = text.substr(0, comma);
    bool is_one = false;
    for (const std::string_view scheme : {"nats://", "tls://"}) {
      is_one = is_one || (one.starts_with(scheme) && one.size() > scheme.size());
    }
    if (!is_one) return false;
    if (comma == text.npos) return true;
    text.remove_prefix(comma + 1);
  }
}

}  // namespace benben
