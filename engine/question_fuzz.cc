// libFuzzer target: whatever comes to a bot worker as a question is a position in which a seat is
// to act, or is refused with a reason; and whatever comes back to a node as an answer is a move or
// not.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/text.h"
#include "engine/protocol.h"
#include "engine/question.h"
#include "search/bot.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace benben;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  const Result<engine::BotQuestion> question = engine::read_question(text);
  if (question) {
    BENBEN_ASSERT(question->position->next().is_seats() && is_bot_name(question->bot));
  } else {
    const std::string line = engine::error_line("think", question.error());
    const engine::BotAnswer answer = engine::read_answer(line);
    BENBEN_ASSERT(answer.kind == engine::BotAnswer::Kind::kFailed && is_clean_utf8(line));
  }
  BENBEN_ASSERT(is_clean_utf8(engine::read_answer(text).text));
  return 0;
}
