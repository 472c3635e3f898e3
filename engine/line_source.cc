#include "engine/line_source.h"

#include <poll.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <utility>

namespace benben::engine {

std::optional<std::string> DescriptorSource::next() {
  while (!lines_.has_line() && !has_ended_) fill(-1);
  if (auto line = lines_.take()) return line;
  // The last line need not have an end.
  std::string rest = lines_.take_rest();
  return rest.empty() ? std::nullopt : std::optional(std::move(rest));
}

std::optional<std::string> DescriptorSource::next_at_once() {
  if (!lines_.has_line() && !has_ended_) fill(0);
  return lines_.take();
}

bool DescriptorSource::is_deserted() {
  pollfd wait{out_, 0, 0};
  return poll(&wait, 1, 0) > 0 && (wait.revents & POLLERR) != 0;
}

void DescriptorSource::fill(int timeout_ms) {
  pollfd wait{in_, POLLIN, 0};
  if (poll(&wait, 1, timeout_ms) <= 0) return;
  std::array<char, 1 << 16> bytes;
  const ssize_t count = read(in_, bytes.data(), bytes.size());
  if (count > 0) lines_.add({bytes.data(), static_cast<std::size_t>(count)});
  has_ended_ = count == 0 || (count < 0 && errno != EINTR && errno != EAGAIN);
}

}  // namespace benben::engine
