// libFuzzer target: whatever lines a host writes, a session answers as docs/engine.md says.
//
// Each command has one line that ends its answer, and no other; every line is clean and no longer
// than lines may be; after an error the game stands as it stood. To see that, `state` is asked
// behind every command. A thought ends when it first asks how to go on.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "core/general_faults.h"
#include "core/text.h"
#include "engine/protocol.h"
#include "engine/session.h"

namespace benben::engine {
namespace {

// What a host tells of one command, and whether it is answered.
struct Told {
  std::string line;
  bool is_answered = true;
};

bool is_line(std::string_view line) { return line.size() <= kMostLineBytes && !byte_fault(line); }

bool starts_with_word(std::string_view line, std::string_view word) {
  return line == word || (line.starts_with(word) && line.substr(word.size()).starts_with(' '));
}

// The lines of an input, with `state` behind each command.
class FuzzedLines final : public LineSource {
 public:
  explicit FuzzedLines(std::string_view input) : lines_(split(input, '\n')) {}

  std::optional<std::string> next() override {
    if (is_state_due_) return tell("state");
    std::optional<std::string> line = take();
    if (!line) return std::nullopt;
    if (is_in_record_) {
      is_in_record_ = *line != "end";
      is_state_due_ = !is_in_record_;
      return line;
    }
    is_in_record_ = is_line(*line) && starts_with_word(*line, "record");
    is_state_due_ = !is_in_record_;
    return tell(*line);
  }

  // `stop` and `ping` alone may come while it thinks.
  std::optional<std::string> next_at_once() override {
    const bool may_come = at_ < lines_.size() &&
                          (lines_[at_] == "stop" || starts_with_word(lines_[at_], "ping")) &&
                          is_line(lines_[at_]);
    if (!may_come) return std::nullopt;
    std::string line = *take();
    early_ += line != "stop" ? 1 : 0;
    return line;
  }

  bool is_deserted() override { return true; }

  const std::vector<Told>& told() const { return told_; }
  // The pings that were answered before the move.
  int early() const { return early_; }

 private:
  std::optional<std::string> take() {
    if (at_ == lines_.size()) return std::nullopt;
    return std::string(lines_[at_++]);
  }

  std::string tell(std::string line) {
    if (line == "state") is_state_due_ = false;
    const Command said = split_command(line);  // a blank behind the name is no more than the name
    const bool ends = said.rest.empty() && (said.name == "stop" || said.name == "quit");
    const bool is_silent = line.empty() || line.starts_with('#') || ends;
    told_.push_back({line, !is_silent});
    return line;
  }

  std::vector<std::string_view> lines_;
  std::size_t at_ = 0;
  bool is_state_due_ = false;
  bool is_in_record_ = false;
  int early_ = 0;
  std::vector<Told> told_;
};

bool ends_answer(std::string_view line) {
  constexpr std::string_view kEnds[] = {"ok", "ready", "best", "pong", "moves", "state", "error"};
  return std::ranges::any_of(kEnds,
                             [&](std::string_view end) { return starts_with_word(line, end); });
}

std::vector<std::string> ends_of(const std::string& output) {
  std::vector<std::string> ends;
  for (const std::string_view line : split(output, '\n')) {
    BENBEN_ASSERT(is_line(line));
    if (ends_answer(line)) ends.emplace_back(line);
  }
  return ends;
}

// Each command's answer is followed by that of `state`: after an error it is what it was.
void check(const FuzzedLines& lines, const std::string& output) {
  const std::vector<std::string> ends = ends_of(output);
  std::size_t answered = static_cast<std::size_t>(lines.early());
  for (const Told& told : lines.told()) answered += told.is_answered ? 1 : 0;
  BENBEN_ASSERT(ends.size() == answered);
  if (lines.early() > 0) return;  // then an answer does not stand at its command's place
  std::optional<std::string> state;
  bool has_failed = true;
  std::size_t at = 0;
  for (const Told& told : lines.told()) {
    if (!told.is_answered) continue;
    const std::string& end = ends[at++];
    if (told.line != "state") {
      has_failed = starts_with_word(end, "error");
      continue;
    }
    BENBEN_ASSERT(!has_failed || !state || *state == end);
    state = end;
    has_failed = true;
  }
}

}  // namespace
}  // namespace benben::engine

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace benben::engine;
  FuzzedLines lines(std::string_view(reinterpret_cast<const char*>(data), size));
  std::ostringstream out;
  Session(lines, out, {.version = "9"}).run();
  check(lines, out.str());
  return 0;
}
