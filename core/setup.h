// What is known of a game before it is played: its facts for people, its options, a table's setup.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/fault.h"
#include "core/result.h"
#include "core/seat.h"

namespace benben {

// A choice made before the game starts; the first value is the default.
struct OptionInfo {
  std::string_view name;
  std::string_view summary;  // one sentence for a person
  std::span<const std::string_view> values;
};

struct GameInfo {
  std::string_view name;     // "pyramix": in records, addresses and commands
  std::string_view title;    // "Pyramix": for people
  std::string_view summary;  // one sentence: what one does in it
  int rules_version = 1;     // grows when a record could mean something else
  int min_players = 2;
  int max_players = 2;
  std::span<const OptionInfo> options;
  // Record tags whose names begin so are the game's own data, and what they hold, in a few words;
  // empty: there are none.
  std::string_view tag_prefix = {};
  std::string_view tag_summary = {};
  // Whether its rules know a draw, so that its people may agree on one.
  enum class Draws { kNone, kKnown };
  Draws draws = Draws::kNone;
};

// Names and values, in their order.
using NamedTexts = std::vector<std::pair<std::string, std::string>>;

// How a game is set up: players within the game's range, options among the game's own (each at
// most once; an absent one has its default), and tags with data of the game's own, by full name.
struct Setup {
  int players = 2;
  NamedTexts options = {};
  NamedTexts tags = {};

  // The value set for an option, or `fallback`.
  std::string_view option(std::string_view name, std::string_view fallback) const {
    for (const auto& [key, value] : options) {
      if (key == name) return value;
    }
    return fallback;
  }
};

// A game, as it stands in the sentence of a fault.
Place game_place(const GameInfo& info);

// Whether the game has such players, options and tags, each tag and option once; what a tag says is
// the game's to judge.
Status check_setup(const GameInfo& info, const Setup& setup);

// Several seats may answer, and the first to do so counts. A record has them decide one by one;
// at a live table the one whose answer arrives first is played, and those before it yield.
struct Race {
  SeatSet seats;           // that may still answer, of them next() is the first
  std::string_view yield;  // the text by which a seat leaves it to the others
  // The text by which a seat that has claimed the race shows that it has nothing to play.
  std::string_view forfeit;
};

// How much room a drawing for a terminal may take. A compact one has at most kCompactRows rows of
// 80 columns, for any number of players; only data of one's own (a board, a block) may need more.
enum class BoardForm : std::uint8_t { kFull, kCompact };
inline constexpr int kCompactRows = 19;

// How a drawing for a terminal may look.
struct DrawStyle {
  bool colour = false;  // ANSI colours; letters alone carry the meaning
  BoardForm form = BoardForm::kFull;
};

}  // namespace benben
