// The box as data: tiles and slots from a record's tags, and the file that a person writes.
#include "games/ankhor/box.h"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "core/replay.h"
#include "games/ankhor/box_file.h"
#include "games/ankhor/test_table.h"
#include "games/registry.h"

namespace benben::ankhor {
namespace {

constexpr std::string_view kBuiltIn = "jjbbff22wsd jjbbff22wsd jjbbff22wsd jjbbff22wsd jjbbff22wsd";
// Jackals are blue, falcons red, and the green ones have no warehouse.
constexpr std::string_view kOther = "jjjjjb22wsd jjbbff22wsd jjbbff22wsd jjbbff22sdd ffffff22wsd";

// "ANK-02: what is wrong"; "" if the tag may stand.
std::string tag_fault(std::string_view name, std::string_view value) {
  const Status status = Ankhor::check_tag(name, value);
  return status.ok() ? "" : status.error().rule + ": " + status.error().message;
}

TEST(Box, ANK_02_TilesAsATag) {  // ANK-02
  EXPECT_EQ(tiles_text(built_in_tiles()), kBuiltIn);
  for (const std::string_view text : {kBuiltIn, kOther}) {
    EXPECT_EQ(tag_fault(kTilesTag, text), "");
    EXPECT_EQ(tiles_text(*read_tiles(text)), text);
  }
  const State own = Ankhor::start({2, {}, {{std::string(kTilesTag), std::string(kOther)}}});
  EXPECT_EQ(own.unseen[tile("Fj")], 5);
  EXPECT_EQ(own.unseen[tile("Pw")], 0);
  EXPECT_EQ(own.unseen[tile("Tf")], 6);
  EXPECT_EQ(Ankhor::start({2, {}, {{std::string(kTilesTag), std::string(kBuiltIn)}}}),
            Ankhor::start({2, {}}));
}

TEST(Box, ANK_02_FaultyTiles) {  // ANK-02
  const std::string three = " jjbbff22wsd jjbbff22wsd jjbbff22wsd";
  EXPECT_EQ(tag_fault(kTilesTag, "jjbbff22wsd" + three),
            "ANK-02: The tiles are five words of letters, for F, I, C, P and T, with one blank "
            "between them; here are 4.");
  EXPECT_EQ(tag_fault(kTilesTag, "jjbbff22wsd jjbbff22ws" + three),
            "ANK-02: There are 11 white tiles, not 10 as in \"jjbbff22ws\".");
  EXPECT_EQ(
      tag_fault(kTilesTag, "jjbbff22wsd jjbbfx22wsd" + three),
      "ANK-02: The white tile 6 of \"jjbbfx22wsd\" is none of the kinds j, b, f, 2, w, s, d.");
  EXPECT_EQ(tag_fault(kTilesTag, "jjbbff2wwsd jjbbff22wsd" + three),
            "ANK-02: A colour has one warehouse at most, and here are 2 blue ones.");
  EXPECT_EQ(tag_fault(kTilesTag, "jjbbff22wss jjbbff22wsd" + three),
            "ANK-02: A colour has one scribe at most, and here are 2 blue ones.");
  EXPECT_EQ(tag_fault(kTilesTag, "jjbbff22wsd bbjjff22wsd" + three),
            "ANK-02: The kinds of a colour stand in the order jbf2wsd: jjbbff22wsd, not "
            "\"bbjjff22wsd\".");
  EXPECT_EQ(tag_fault(kTilesTag, "").substr(0, 6), "ANK-02");
}

TEST(Box, ANK_03_SlotsAsATag) {  // ANK-03
  EXPECT_EQ(slots_text(kBuiltInSlots), "222333");
  for (const char* text : {"222333", "333222", "232323"}) {
    EXPECT_EQ(tag_fault(kSlotsTag, text), "") << text;
    EXPECT_EQ(slots_text(*read_slots(text)), text);
  }
  EXPECT_EQ(tag_fault(kSlotsTag, "222332"),
            "ANK-03: The slots hold 2 or 3 markers each and 15 together, so they are six digits, "
            "three of them 2 and three of them 3, not \"222332\".");
  for (const char* wrong : {"", "22233", "2223333", "122334", "22233x", "222 333"}) {
    EXPECT_EQ(tag_fault(kSlotsTag, wrong).substr(0, 6), "ANK-03") << wrong;
  }
}

TEST(Box, ANK_03_PricesFollowTheSlots) {  // ANK-03
  const State start = Ankhor::start({2, {}, {{std::string(kSlotsTag), "323232"}}});
  EXPECT_EQ(chance_refusal(start, kTestPrices), "ANK-03");
  EXPECT_EQ(chance_refusal(start, "prices FIC IT FFI CC CPT PPT"), "ANK-03");
  EXPECT_EQ(chance_refusal(start, "prices FIC IT FFI CC PPT PT"), "");
  Rng rng(1);
  for (int i = 0; i < 100; ++i) {
    const Outcome outcome = Ankhor::sample(start, rng);
    EXPECT_EQ(chance_refusal(start, Ankhor::text(outcome)), "");
  }
}

// Games with another box: only its tiles come, and all of them.
TEST(Box, ANK_02_GamesFollowTheTiles) {  // ANK-02
  const benben::Setup setup = {
      3, {}, {{std::string(kTilesTag), std::string(kOther)}, {std::string(kSlotsTag), "323232"}}};
  std::array<bool, kTileCodes> met{};
  for (std::uint64_t game = 0; game < 20; ++game) {
    Rng rng = Rng(4).split(game);
    State state = Ankhor::start(setup);
    while (!Ankhor::next(state).is_over()) {
      if (Ankhor::next(state).is_chance()) {
        Ankhor::apply(state, Ankhor::sample(state, rng));
      } else {
        Ankhor::apply(state, Ankhor::rollout_move(state, seat_at(state.turn), rng));
      }
    }
    const TileCounts box = *read_tiles(kOther);
    for (std::size_t i = 0; i < kTileCodes; ++i) {
      ASSERT_LE(state.unseen[tile_at(i)], box[tile_at(i)]);
      met[i] |= box[tile_at(i)] > state.unseen[tile_at(i)];
    }
  }
  for (std::size_t i = 0; i < kTileCodes; ++i) {
    EXPECT_EQ(met[i], (*read_tiles(kOther))[tile_at(i)] > 0) << tile_code(tile_at(i));
  }
}

TEST(Box, ANK_73_ARecordNamesTheLineOfAFaultyTag) {  // ANK-73 ANK-02
  const auto fault = [](const std::string& tags) {
    const auto record =
        parse_record("[Game \"ankhor\"]\n[Rules \"1\"]\n[Players \"2\"]\n" + tags + "\n");
    const auto position = replay(*record, find_game);
    return position.ok() ? "" : std::to_string(position.error().line) + position.error().rule;
  };
  const std::string tiles = "[Box.Tiles \"" + std::string(kOther) + "\"]\n";
  EXPECT_EQ(fault(tiles + "[Box.Slots \"333222\"]\n"), "");
  EXPECT_EQ(fault(tiles + "[Box.Slots \"333\"]\n"), "5ANK-03");
  EXPECT_EQ(fault("[Box.Tiles \"jjj\"]\n"), "4ANK-02");
  EXPECT_EQ(fault("[Box.Tokens \"5\"]\n"), "4ANK-73");
}

// "2 ANK-73: what is wrong" with a file.
std::string file_fault(std::string_view file) {
  const auto tags = Ankhor::read_tags(file);
  if (tags.ok()) return "";
  const Error& error = tags.error();
  return std::to_string(error.line) + " " + error.rule + ": " + error.message;
}

TEST(Box, ANK_73_TheFile) {  // ANK-73
  const auto tags = Ankhor::read_tags(
      "\xEF\xBB\xBF# my box\r\n\r\nslots 3 2 3 2 3 2 # three first\r\n"
      "tiles F jjjjj b\t22 wsd\ntiles IC jjbbff22wsd\n\ntiles T wsd22ffffff\ntiles P jjbbff22sdd");
  ASSERT_TRUE(tags.ok()) << describe(tags.error());
  EXPECT_EQ(*tags, (NamedTexts{{"Box.Tiles", std::string(kOther)}, {"Box.Slots", "323232"}}));
  EXPECT_EQ(*Ankhor::read_tags("tiles FICPT jjbbff22wsd\n"),
            (NamedTexts{{"Box.Tiles", std::string(kBuiltIn)}}));
  EXPECT_EQ(*Ankhor::read_tags("slots 222333"), (NamedTexts{{"Box.Slots", "222333"}}));
}

TEST(Box, ANK_73_FaultsNameLineAndRule) {  // ANK-73 ANK-02 ANK-03
  EXPECT_EQ(file_fault("#\n"), "2 ANK-73: The file describes neither tiles nor slots.");
  EXPECT_EQ(file_fault("\nroof jj\n"),
            "2 ANK-73: A line begins with tiles or slots, not with \"roof\".");
  for (const char* line : {"tiles", "tiles F", "tiles X jjbbff22wsd", "tiles jjbbff22wsd"}) {
    EXPECT_EQ(file_fault(line),
              "1 ANK-73: Behind tiles stand the letters of colours, F, I, C, P or T, then their "
              "kinds, as in: tiles FICPT jjbbff22wsd");
  }
  EXPECT_EQ(file_fault("tiles FI jjbbff22wsd\ntiles CF jjbbff22wsd\n"),
            "2 ANK-73: The blue tiles stand twice.");
  EXPECT_EQ(file_fault("tiles FIPT jjbbff22wsd\n"),
            "2 ANK-73: The black tiles are missing: there are all five colours or none.");
  EXPECT_EQ(file_fault("tiles F jjbbff22wsd\ntiles T jjbbff22ws\n"),
            "2 ANK-02: There are 11 red tiles, not 10 as in \"jjbbff22ws\".");
  EXPECT_EQ(file_fault("slots 222333\nslots 222333\n"), "2 ANK-73: The slots stand twice.");
  EXPECT_EQ(file_fault("\nslots 2 2 2\n").substr(0, 9), "2 ANK-03:");
}

}  // namespace
}  // namespace benben::ankhor
