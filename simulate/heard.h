// Heard: a message of the server as a client reads it (docs/protocol.md), the members that a
// simulated client or the checker looks at.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/seat.h"

namespace benben::simulate {

struct Heard {
  std::string type;
  std::string move_id;
  std::string header;
  std::string text;   // of an incident
  std::string fault;  // of an error
  std::string wish;   // what is asked for
  std::string end;    // of what was asked
  int ply = 0;
  int from = 0;
  int number = 0;
  bool over = false;
  bool given_up = false;
  std::vector<std::string> events;
  std::vector<std::string> incidents;
  SeatSet you;
  SeatSet absent;
  SeatSet awaited;
  SeatSet running;
  std::vector<std::int64_t> left_ms;
  std::vector<std::int64_t> bank_ms;
  std::optional<int> claimant;
};

// Nothing if it is no JSON, or not of its form.
std::optional<Heard> read_heard(std::string_view text);

}  // namespace benben::simulate
