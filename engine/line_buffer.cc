#include "engine/line_buffer.h"

#include <algorithm>
#include <utility>

#include "engine/protocol.h"

namespace benben::engine {

void LineBuffer::add(std::string_view bytes) {
  while (!bytes.empty()) {
    const std::size_t end = std::min(bytes.find('\n'), bytes.size());
    const std::size_t room = kMostLineBytes + 1 - rest_.size();
    rest_.append(bytes.substr(0, std::min(end, room)));
    if (end == bytes.size()) return;
    lines_.push_back(std::exchange(rest_, {}));
    bytes.remove_prefix(end + 1);
  }
}

bool LineBuffer::is_overlong() const { return rest_.size() > kMostLineBytes; }

std::optional<std::string> LineBuffer::take() {
  if (lines_.empty()) return std::nullopt;
  std::string line = std::move(lines_.front());
  lines_.pop_front();
  return line;
}

std::string LineBuffer::take_rest() { return std::exchange(rest_, {}); }

}  // namespace benben::engine
