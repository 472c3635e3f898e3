// Why an event is refused (docs/rules/anubixx.md, ANX-53): every reason with its rule and sentence.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "core/result.h"
#include "core/seat.h"
#include "games/anubixx/rules.h"

namespace benben::anubixx {

enum class Fault : std::uint8_t {
  // About the turn.
  kOver,
  kOverIdle,
  kSheetsDue,
  kRollDue,
  kNotYourTurn,
  // About the block (ANX-56).
  kNoSuchStone,
  kNoSuchQuarryStone,
  // About the place.
  kCrossed,
  kPairOutsideMosaic,
  kMosaicStoneAlone,
  kNotNeighbours,
  kPairAsSecondStone,
  kNotSupported,
  kNotReached,
  // About the payment.
  kPaymentOrder,
  kQuarryTwice,
  kNoDie,
  kDieGone,
  kDieNotTaken,
  kNoJoker,
  kQuarryColour,
  kQuarryPassed,
};

// A reason, with the stone or payment that it is about.
struct Complaint {
  Fault fault;
  Stone stone = {};
  Payment payment = {};
};

std::string_view rule_of(Fault fault);

// Who may not act now, and why.
std::optional<Complaint> complaint_about_turn(const State& state, Seat seat);
// The first reason against a step of the seat whose turn it is.
std::optional<Complaint> complaint_about_step(const State& state, const Move& move);

// The error that a person reads.
Error explain(const State& state, Seat seat, const Complaint& complaint);

}  // namespace benben::anubixx
