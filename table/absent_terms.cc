#include "table/absent_terms.h"

#include <algorithm>
#include <array>
#include <vector>

#include "core/text.h"

namespace benben {
namespace {

// In the order of AbsentTerms::Then.
constexpr std::array<std::string_view, 3> kThen = {"vote", "bot", "wait"};
constexpr std::string_view kBot = "bot:";
constexpr int kMostLevels = 8;

}  // namespace

std::string absent_text(const AbsentTerms& terms) {
  return std::string(kThen[static_cast<std::size_t>(terms.then)]) + ' ' +
         std::to_string(terms.after.count()) + ' ' + terms.stand_in();
}

std::optional<AbsentTerms> parse_absent(std::string_view text) {
  const std::vector<std::string_view> words = split(text, ' ');
  if (words.size() != 3 || !words[2].starts_with(kBot)) return std::nullopt;
  const auto then = std::ranges::find(kThen, words[0]);
  const std::optional<int> after_s = parse_number(words[1], kMaxAbsentS);
  const std::optional<int> level = parse_number(words[2].substr(kBot.size()), kMostLevels);
  if (then == kThen.end() || !after_s || *after_s < kMinAbsentS || !level || *level < 1) {
    return std::nullopt;
  }
  return AbsentTerms{std::chrono::seconds(*after_s),
                     static_cast<AbsentTerms::Then>(then - kThen.begin()), *level};
}

}  // namespace benben
