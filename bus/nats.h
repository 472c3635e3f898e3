// The bus through a NATS server, for nodes on one machine or many (docs/operations.md, Many nodes).
//
// The library's threads are its own affair: everything is told by `post`. A server that cannot be
// reached, at first or later, is tried again for ever; meanwhile the bus is not connected. No error
// and no line of a log holds a word of the URL, which may have a password in it.
//
// A build without libnats has no such bus: opening one says so.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "bus/bus.h"
#include "core/result.h"

namespace benben {

// Whether this is the address of NATS servers: nats:// or tls://, several with commas between.
bool is_nats_url(std::string_view text);

// Runs a function on the thread where the bus lives.
using PostToBus = std::function<void(std::function<void()>)>;

// Of what comes so many bytes wait to be heard, each message counted as kMessageBytes more than its
// text; what comes beyond is dropped, as whoever else is on the bus could fill the memory with it.
inline constexpr std::size_t kMostWaitingBytes = std::size_t{64} << 20;
inline constexpr std::size_t kMessageBytes = 256;

// An error if the URL makes no sense, or this build knows no NATS. What it posts may run after its
// end.
Result<std::unique_ptr<Bus>> open_nats(const std::string& url, PostToBus post,
                                       std::size_t most_waiting = kMostWaitingBytes);

}  // namespace benben
