#include "engine/question.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "core/replay.h"
#include "core/text.h"
#include "engine/protocol.h"
#include "games/registry.h"
#include "search/bot.h"

namespace benben::engine {
namespace {

constexpr std::string_view kBest = "best ";
constexpr std::string_view kError = "error ";
constexpr std::string_view kBot = "bot:";
constexpr std::size_t kWords = 6;

Error wrong(std::string sentence) { return {ErrorCode::kMalformed, std::move(sentence)}; }

bool is_level(std::string_view bot) {
  if (!bot.starts_with(kBot)) return false;
  const std::optional<int> level = parse_number(bot.substr(kBot.size()), kMaxBotLevel);
  return level && *level >= 1;
}

bool is_share(std::string_view share) {
  const auto is_sign = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); };
  return !share.empty() && share.size() <= kMostShareBytes && std::ranges::all_of(share, is_sign);
}

Result<BotQuestion> read_order(std::string_view line) {
  if (!is_clean_utf8(line)) return wrong("The first line is no text.");
  const std::vector<std::string_view> words = split(line, ' ');
  if (words.size() != kWords || words[0] != "think" || words[2] != "seed" || words[4] != "share") {
    return wrong("A question begins as think bot:5 seed 7 share 1f, not with " + shortened(line) +
                 ".");
  }
  if (!is_level(words[1])) {
    return Error{ErrorCode::kUnknown,
                 "A worker plays as bot:1 to bot:" + std::to_string(kMaxBotLevel) + ", not as " +
                     shortened(words[1]) + "."};
  }
  const std::optional<std::uint64_t> seed = parse_seed(words[3]);
  if (!seed) {
    return wrong("seed is a whole number below 2^64, not " + shortened(words[3]) + ".");
  }
  if (!is_share(words[5])) {
    return wrong("share is 1 to " + std::to_string(kMostShareBytes) + " of a-z and 0-9, not " +
                 shortened(words[5]) + ".");
  }
  return BotQuestion{std::string(words[1]), *seed, std::string(words[5]), nullptr};
}

}  // namespace

std::string question_text(const BotQuestion& question, const Setup& setup,
                          std::span<const Event> events) {
  Record record = new_record(question.position->game(), setup);
  record.events.assign(events.begin(), events.end());
  return "think " + question.bot + " seed " + std::to_string(question.seed) + " share " +
         question.share + "\n" + write_record(record);
}

Result<BotQuestion> read_question(std::string_view text) {
  if (text.size() > kMostQuestionBytes) {
    return Error{ErrorCode::kTooLarge, "A question has " + std::to_string(kMostQuestionBytes) +
                                           " bytes at most, not " + std::to_string(text.size()) +
                                           "."};
  }
  const std::size_t end = text.find('\n');
  if (end == text.npos) return wrong("Behind its first line a question has a record.");
  Result<BotQuestion> question = read_order(text.substr(0, end));
  if (!question) return question;
  const Result<Record> record = parse_record(text.substr(end + 1));
  if (!record) return record.error();
  Result<std::unique_ptr<AnyPosition>> position = replay(*record, find_game);
  if (!position) return position.error();
  if (!(*position)->next().is_seats()) {
    return Error{ErrorCode::kOutOfTurn, "No seat is to act behind the last event."};
  }
  question->position = std::move(*position);
  return question;
}

std::string move_text(std::string_view move) { return std::string(kBest) + std::string(move); }

BotAnswer read_answer(std::string_view text) {
  if (!is_clean_utf8(text)) return {BotAnswer::Kind::kFailed, "no text"};
  if (text == kBusyText) return {BotAnswer::Kind::kBusy};
  if (text.starts_with(kBest)) {
    return {BotAnswer::Kind::kMove, std::string(text.substr(kBest.size()))};
  }
  if (text.starts_with(kError)) {
    return {BotAnswer::Kind::kFailed, shortened(text.substr(kError.size()))};
  }
  return {BotAnswer::Kind::kFailed, "no answer but " + shortened(text)};
}

}  // namespace benben::engine
