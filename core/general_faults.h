// What is refused before any game's own rules are asked: the form of a record, its tags, a setup, a
// bot.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>

#include "core/fault.h"

namespace benben {

enum class GeneralFault : std::uint8_t {
  // The bytes of a line.
  kNoLineEnd,
  kCarriageReturn,
  kTabulator,
  kControlCharacter,
  kNotUtf8,
  // The form of a record (docs/record.md).
  kNoTag,
  kTagForm,
  kTagEscape,
  kTagTwice,
  kTooManyTags,
  kTagBehindBlank,
  kNoBlankLine,
  kTooManyEvents,
  kBlankLineTwice,
  kEventForm,
  kEventBlanks,
  kActor,
  // What the tags say.
  kTagMissing,
  kNoSuchGame,
  kOtherRules,
  kPlayersNoDigit,
  kResultTooEarly,
  kResultDiffers,
  // A setup.
  kPlayers,
  kNoSuchOption,
  kNoSuchValue,
  kOptionTwice,
  kNoSuchTag,
  kNoFile,
  // A bot.
  kNoBot,
  kNoAlphaBeta,
  // What a caller of the C interface gives.
  kTagName,
  kUnclean,
  kRecordFull,
};

// All of them, in the order of the enumeration.
std::span<const FaultInfo> general_faults();

// The error of one of them, at a line (0: there is none).
Error make_error(GeneralFault fault, std::initializer_list<Place> places = {}, int line = 0);

// The first byte of a line that no text of ours may have: what is wrong with it, if anything is.
MaybeRefused<GeneralFault> byte_fault(std::string_view line);

}  // namespace benben
