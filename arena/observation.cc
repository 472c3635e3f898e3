#include "arena/observation.h"

#include <array>
#include <charconv>
#include <cmath>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

#include "core/text.h"

namespace benben {
namespace {

constexpr int kMostMoves = 1'000'000'000;

// The shortest text that reads back as the same number.
std::string shortest(double number) {
  std::array<char, 32> text{};
  const auto end = std::to_chars(text.data(), text.data() + text.size(), number);
  return {text.data(), end.ptr};
}

std::optional<double> parse_real(std::string_view word) {
  double number = 0;
  const auto end = std::from_chars(word.data(), word.data() + word.size(), number);
  const bool whole = end.ec == std::errc() && end.ptr == word.data() + word.size();
  return whole && std::isfinite(number) ? std::optional(number) : std::nullopt;
}

constexpr std::size_t kNumbers = 9;
constexpr std::size_t kForfeits = 2;

// Reads the words of a line one after the other, and keeps what was wrong first.
class Words {
 public:
  // As many words as there are numbers to read.
  explicit Words(std::vector<std::string_view> words) : words_(std::move(words)) {}

  int whole(int least = 0) {
    const std::string_view word = words_[at_++];
    const std::optional<int> number = parse_number(word, kMostMoves);
    if (number && *number >= least) return *number;
    return fail(word, "a whole number from " + std::to_string(least));
  }
  double real(double least, double most) {
    const std::string_view word = words_[at_++];
    const std::optional<double> number = parse_real(word);
    if (number && *number >= least && *number <= most) return *number;
    return fail(word, "a number in its range");
  }
  Effort effort() {
    const double seconds = real(0, 1e12);
    return {seconds, whole()};
  }
  const std::string& fault() const { return fault_; }

 private:
  int fail(std::string_view word, const std::string& wanted) {
    if (fault_.empty()) fault_ = shortened(word) + " is not " + wanted + ".";
    return 0;
  }

  std::vector<std::string_view> words_;
  std::size_t at_ = 0;
  std::string fault_;
};

}  // namespace

std::string write_observation(const Observation& it) {
  std::string line = std::to_string(it.challenger) + " " + std::to_string(it.opponent) + " " +
                     std::to_string(it.deal) + " " + shortest(it.share) + " " + shortest(it.margin);
  for (const Effort& effort : {it.challenger_effort, it.opponent_effort}) {
    line += " " + shortest(effort.seconds) + " " + std::to_string(effort.moves);
  }
  if (it.challenger_forfeits + it.opponent_forfeits > 0) {
    line +=
        " " + std::to_string(it.challenger_forfeits) + " " + std::to_string(it.opponent_forfeits);
  }
  if (it.luck) line += " " + shortest(*it.luck);
  return line;
}

Result<Observation> read_observation(std::string_view line) {
  std::vector<std::string_view> list = words_of(line);
  if (list.size() < kNumbers || list.size() > kNumbers + kForfeits + 1) {
    return Error{ErrorCode::kMalformed,
                 "A bout has 9 to 12 numbers, not " + std::to_string(list.size()) + "."};
  }
  const bool has_forfeits = list.size() >= kNumbers + kForfeits;
  const bool has_luck = list.size() % 2 == 0;
  Words words(std::move(list));
  Observation it;
  it.challenger = words.whole();
  it.opponent = words.whole();
  it.deal = words.whole(1);
  it.share = words.real(0, 1);
  it.margin = words.real(-1e9, 1e9);
  it.challenger_effort = words.effort();
  it.opponent_effort = words.effort();
  if (has_forfeits) {
    it.challenger_forfeits = words.whole();
    it.opponent_forfeits = words.whole();
  }
  if (has_luck) it.luck = words.real(-1e3, 1e3);
  if (!words.fault().empty()) return Error{ErrorCode::kMalformed, words.fault()};
  return it;
}

}  // namespace benben
