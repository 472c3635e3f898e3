// Everything that can be said against the fair chance of a record, as one table of faults
// (core/fault.h).
#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string_view>

#include "core/fault.h"
#include "core/result.h"

namespace benben {
namespace fair {

enum class Fault : std::uint8_t {
  // Tags that are not of their form.
  kTag,
  kNoTag,
  // Nothing to check by.
  kNoProof,
  kNoSeed,
  // What does not agree.
  kCommitment,
  kEvent,
};

}  // namespace fair

std::span<const FaultInfo> fair_faults();
// As an error has it.
std::string_view code_of(fair::Fault fault);
Error refused(fair::Fault fault, std::initializer_list<Place> places = {});

}  // namespace benben
