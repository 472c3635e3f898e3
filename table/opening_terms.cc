#include "table/opening_terms.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "core/text.h"

namespace benben {
namespace {

constexpr std::string_view kListedTag = "Listed";
constexpr std::string_view kYes = "yes";
constexpr std::string_view kFillTag = "Fill";
constexpr std::string_view kBot = "bot:";
constexpr std::string_view kWatchTag = "Watch";
constexpr std::string_view kPlayers = "players";
constexpr std::string_view kDelayed = "delayed";
constexpr std::string_view kRatedTag = "Rated";
constexpr std::string_view kChatTag = "Chat";
constexpr std::string_view kAccounts = "accounts";
constexpr std::string_view kEveryone = "everyone";
constexpr int kMostLevels = 8;

// "60 bot:4"
std::optional<FillTerms> parse_fill(std::string_view text) {
  const std::vector<std::string_view> words = split(text, ' ');
  if (words.size() != 2 || !words[1].starts_with(kBot)) return std::nullopt;
  const std::optional<int> after_s = parse_number(words[0], kMaxFillS);
  const std::optional<int> level = parse_number(words[1].substr(kBot.size()), kMostLevels);
  if (!after_s || *after_s < kMinFillS || !level || *level < 1) return std::nullopt;
  return FillTerms{std::chrono::seconds(*after_s), *level};
}

}  // namespace

void add_opening_tags(Record& record, const OpeningTerms& terms) {
  if (terms.listed) record.tags.push_back({std::string(kListedTag), std::string(kYes)});
  if (terms.fill) {
    record.tags.push_back({std::string(kFillTag),
                           std::to_string(terms.fill->after.count()) + ' ' + terms.fill->bot()});
  }
  if (terms.watch != OpeningTerms::Watch::kAnyone) {
    const bool is_delayed = terms.watch == OpeningTerms::Watch::kDelayed;
    record.tags.push_back({std::string(kWatchTag), std::string(is_delayed ? kDelayed : kPlayers)});
  }
  if (terms.rated) record.tags.push_back({std::string(kRatedTag), std::string(kYes)});
  if (terms.chat != OpeningTerms::Chat::kNone) {
    const bool is_all = terms.chat == OpeningTerms::Chat::kEveryone;
    record.tags.push_back({std::string(kChatTag), std::string(is_all ? kEveryone : kAccounts)});
  }
}

std::optional<OpeningTerms> opening_terms(const Record& record) {
  OpeningTerms terms;
  if (const std::string* listed = record.tag(kListedTag)) {
    if (*listed != kYes) return std::nullopt;
    terms.listed = true;
  }
  if (const std::string* fill = record.tag(kFillTag)) {
    terms.fill = parse_fill(*fill);
    if (!terms.fill) return std::nullopt;
  }
  if (const std::string* watch = record.tag(kWatchTag)) {
    if (*watch != kPlayers && *watch != kDelayed) return std::nullopt;
    terms.watch =
        *watch == kPlayers ? OpeningTerms::Watch::kPlayers : OpeningTerms::Watch::kDelayed;
  }
  if (const std::string* rated = record.tag(kRatedTag)) {
    if (*rated != kYes) return std::nullopt;
    terms.rated = true;
  }
  if (const std::string* chat = record.tag(kChatTag)) {
    if (*chat != kAccounts && *chat != kEveryone) return std::nullopt;
    terms.chat = *chat == kEveryone ? OpeningTerms::Chat::kEveryone : OpeningTerms::Chat::kAccounts;
  }
  return terms;
}

void drop_opening_tags(Record& record) {
  std::erase_if(record.tags,
                [](const Tag& tag) { return tag.name == kListedTag || tag.name == kFillTag; });
}

}  // namespace benben
