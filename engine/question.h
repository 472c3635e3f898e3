// A question to a bot worker and its answer, as texts (docs/engine.md, Bot workers): a position by
// its record, a bot and its seed; a move comes back.
//
// A worker believes nothing: what a question says is checked from the first byte to the last event.
// There is no secret in it: what chance has not shown yet is drawn only then, so no record has it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "core/any_game.h"
#include "core/record.h"
#include "core/result.h"

namespace benben::engine {

// Of a whole question: ten times what the longest games of the five come to.
inline constexpr std::size_t kMostQuestionBytes = 262'144;
inline constexpr std::size_t kMostShareBytes = 32;

struct BotQuestion {
  std::string bot;  // "bot:1" to "bot:8"
  std::uint64_t seed = 0;
  // Questions of one share are somebody's together, who has so much of the time as anybody else:
  // 1 to 32 of a-z and 0-9.
  std::string share;
  std::shared_ptr<const AnyPosition> position;  // in which a seat is to act
};

// "think bot:5 seed 7 share 1f\n" and the record.
std::string question_text(const BotQuestion& question, const Setup& setup,
                          std::span<const Event> events);
// Errors say what is wrong; of the record they name the line, its first being 1.
Result<BotQuestion> read_question(std::string_view text);

struct BotAnswer {
  enum class Kind : std::uint8_t { kMove, kBusy, kFailed };
  Kind kind = Kind::kMove;
  std::string text = {};  // the move, or why there is none
};

// "best 004"; what failed is written by error_line("think", error).
std::string move_text(std::string_view move);
inline constexpr std::string_view kBusyText = "busy";
// Whatever is no answer has failed.
BotAnswer read_answer(std::string_view text);

}  // namespace benben::engine
