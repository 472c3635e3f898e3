#include "server/bot_worker.h"

#include <exception>
#include <utility>

#include "engine/protocol.h"
#include "engine/question.h"
#include "server/workers.h"

namespace benben {
namespace {

// A promise of ours that breaks by what a question says costs that question alone.
Result<engine::BotQuestion> read(const std::string& text) {
  try {
    return engine::read_question(text);
  } catch (const std::exception& error) {
    return Error{ErrorCode::kDamaged, error.what()};
  }
}

}  // namespace

BotWorker::BotWorker(Bus& bus, BotPool& pool, const std::string& version, std::size_t most, Log log)
    : pool_(pool),
      most_(most),
      log_(std::move(log)),
      service_(bus.serve(
          workers_subject(version),
          [this](const std::string& text, const Bus::Answer& answer) { hear(text, answer); })) {}

BotWorker::~BotWorker() = default;

void BotWorker::hear(const std::string& text, const Bus::Answer& answer) {
  if (thoughts_.size() >= most_) {
    ++counts_.busy;
    return answer(std::string(engine::kBusyText));
  }
  Result<engine::BotQuestion> question = read(text);
  if (!question) return refuse(question.error(), answer);
  const std::uint64_t number = ++asked_;
  thoughts_[number] = pool_.ask({std::move(question->position), std::move(question->bot),
                                 std::move(question->share), question->seed},
                                [this, number, answer](const Result<std::string>& move) {
                                  thoughts_.erase(number);
                                  if (move) {
                                    ++counts_.moves;
                                    refuses_ = false;
                                    answer(engine::move_text(*move));
                                  } else {
                                    refuse(move.error(), answer);
                                  }
                                  end_if_quiet();
                                });
}

// Told once, until a question is answered with a move: who asks amiss asks often.
void BotWorker::refuse(const Error& error, const Bus::Answer& answer) {
  ++counts_.refused;
  answer(engine::error_line("think", error));
  if (std::exchange(refuses_, true)) return;
  log_({LogEvent::kWorkerRefuses,
        "a question has no move: " + error.message,
        {{"reason", error.message}}});
}

void BotWorker::stop(std::function<void()> quiet) {
  quiet_ = std::move(quiet);
  service_->leave([this] {
    has_left_ = true;
    end_if_quiet();
  });
}

void BotWorker::end_if_quiet() {
  if (!has_left_ || !thoughts_.empty() || !quiet_) return;
  const auto quiet = std::exchange(quiet_, nullptr);
  quiet();
}

}  // namespace benben
