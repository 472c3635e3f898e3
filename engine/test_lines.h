// Lines for a session in tests: some are there from the start, others come while it thinks.
#pragma once

#include <deque>
#include <optional>
#include <sstream>
#include <string>
#include <utility>
#include <vector>

#include "core/text.h"
#include "engine/session.h"

namespace benben::engine::testing {

class ScriptedLines final : public LineSource {
 public:
  explicit ScriptedLines(std::vector<std::string> lines) : lines_(lines.begin(), lines.end()) {}

  // While it thinks: these, when it has asked so many times.
  void come_at(int ask, std::vector<std::string> lines) {
    ask_ = ask;
    late_.assign(lines.begin(), lines.end());
  }
  void be_deserted_at(int ask) { deserted_ = ask; }
  int asked() const { return asked_; }

  // What came while it thought and was not read then is read at last.
  std::optional<std::string> next() override {
    auto line = take(lines_);
    return line || asked_ < ask_ ? line : take(late_);
  }
  std::optional<std::string> next_at_once() override {
    if (!in_a_row_) ++asked_;
    in_a_row_ = asked_ >= ask_ && !late_.empty();
    return in_a_row_ ? take(late_) : std::nullopt;
  }
  bool is_deserted() override { return asked_ >= deserted_; }

 private:
  static constexpr int kNever = 1'000'000'000;
  static std::optional<std::string> take(std::deque<std::string>& lines) {
    if (lines.empty()) return std::nullopt;
    std::string line = std::move(lines.front());
    lines.pop_front();
    return line;
  }

  std::deque<std::string> lines_;
  std::deque<std::string> late_;
  int ask_ = kNever;
  int deserted_ = kNever;
  int asked_ = 0;
  bool in_a_row_ = false;  // lines that come at the same ask
};

// All that a session answers.
inline std::vector<std::string> answers(ScriptedLines& lines, SessionOptions options = {}) {
  options.version = "9";
  std::ostringstream out;
  Session(lines, out, std::move(options)).run();
  const std::string text = out.str();
  std::vector<std::string> answered;
  for (const std::string_view line : split(text, '\n')) answered.emplace_back(line);
  answered.pop_back();  // behind the last line feed
  return answered;
}

inline std::vector<std::string> answers(std::vector<std::string> told,
                                        SessionOptions options = {}) {
  ScriptedLines lines(std::move(told));
  return answers(lines, std::move(options));
}

}  // namespace benben::engine::testing
