#include "engine/command_line.h"

#include <optional>
#include <utility>

#include "core/text.h"

namespace benben::engine {
namespace {

class Splitter {
 public:
  explicit Splitter(std::string_view text) : rest_(text) {}

  Result<std::vector<std::string>> split() {
    while (!rest_.empty()) {
      const char c = rest_.front();
      rest_.remove_prefix(1);
      if (c == ' ') {
        end_word();
      } else if (c == '\'' || c == '"') {
        if (!take_quoted(c)) return wrong(std::string("The quote ") + c + " does not end.");
      } else if (c == '\\') {
        if (!take_escaped()) return wrong("Nothing stands behind the last backslash.");
      } else {
        word() += c;
      }
    }
    end_word();
    if (words_.empty()) return wrong("A command is missing.");
    return std::move(words_);
  }

 private:
  static Error wrong(std::string sentence) { return {ErrorCode::kMalformed, std::move(sentence)}; }

  std::string& word() { return word_ ? *word_ : word_.emplace(); }
  void end_word() {
    if (word_) words_.push_back(*std::exchange(word_, std::nullopt));
  }

  bool take_escaped() {
    if (rest_.empty()) return false;
    word() += rest_.front();
    rest_.remove_prefix(1);
    return true;
  }

  bool take_quoted(char quote) {
    word();  // '' is a word
    while (!rest_.empty()) {
      const char c = rest_.front();
      rest_.remove_prefix(1);
      if (c == quote) return true;
      if (c == '\\' && quote == '"') {
        if (!take_escaped()) return false;
      } else {
        word() += c;
      }
    }
    return false;
  }

  std::string_view rest_;
  std::optional<std::string> word_;
  std::vector<std::string> words_;
};

}  // namespace

std::vector<std::string> split_players(std::string_view texts) {
  std::vector<std::string> players(1);
  char quote = 0;
  bool is_escaped = false;
  for (const char c : texts) {
    const bool is_own = is_command(players.back());
    if (c == ',' && quote == 0 && !is_escaped) {
      players.emplace_back();
      continue;
    }
    players.back() += c;
    if (!is_own || std::exchange(is_escaped, false)) continue;
    if (c == '\\' && quote != '\'') {
      is_escaped = true;
    } else if (quote != 0) {
      if (c == quote) quote = 0;
    } else if (c == '\'' || c == '"') {
      quote = c;
    }
  }
  return players;
}

Result<std::vector<std::string>> parse_command_line(std::string_view text) {
  if (!is_clean_utf8(text)) {
    return Error{ErrorCode::kMalformed, "A command is UTF-8 text without control characters."};
  }
  return Splitter(text).split();
}

}  // namespace benben::engine
