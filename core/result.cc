#include "core/result.h"

namespace benben {

std::string_view error_name(ErrorCode code) {
  switch (code) {
    case ErrorCode::kMalformed:
      return "malformed";
    case ErrorCode::kUnknown:
      return "unknown";
    case ErrorCode::kOutOfRange:
      return "out_of_range";
    case ErrorCode::kIllegal:
      return "illegal";
    case ErrorCode::kOutOfTurn:
      return "out_of_turn";
    case ErrorCode::kUnsupported:
      return "unsupported";
    case ErrorCode::kInput:
      return "input";
    case ErrorCode::kConflict:
      return "conflict";
    case ErrorCode::kRepeated:
      return "repeated";
    case ErrorCode::kNotYours:
      return "not_yours";
    case ErrorCode::kBadOrigin:
      return "bad_origin";
    case ErrorCode::kNotAllowed:
      return "not_allowed";
    case ErrorCode::kTooLarge:
      return "too_large";
    case ErrorCode::kRateLimited:
      return "rate_limited";
    case ErrorCode::kReadOnly:
      return "read_only";
    case ErrorCode::kOutdated:
      return "outdated";
    case ErrorCode::kDamaged:
      return "damaged";
  }
  BENBEN_ASSERT(false);
}

std::string describe(const Error& error) {
  std::string text;
  if (error.line > 0) text += "line " + std::to_string(error.line) + ": ";
  text += error.message;
  if (!error.rule.empty()) text += " (" + error.rule + ")";
  return text;
}

}  // namespace benben
