// What a test of learned weights knows them by (core/small_net.h): the checksum on their card.
#pragma once

#include <cstdint>

namespace benben {

// FNV-1a of all weights of a SmallNet, the low byte of each first.
template <class Net>
std::uint64_t weights_checksum(const Net& net) {
  std::uint64_t sum = 0xcbf29ce484222325;
  const auto add = [&](const typename Net::Row& row) {
    for (const std::int16_t weight : row) {
      const std::uint32_t bits = static_cast<std::uint16_t>(weight);
      for (const std::uint32_t byte : {bits & 255u, bits >> 8u}) {
        sum = (sum ^ byte) * 0x100000001b3;
      }
    }
  };
  for (const typename Net::Row& row : net.first) add(row);
  add(net.second);
  return sum;
}

}  // namespace benben
