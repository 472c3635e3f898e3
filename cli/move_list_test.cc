#include "cli/move_list.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "cli/testing/tables.h"

namespace benben::cli {
namespace {

using testing::table_of;

std::string json_of(const LocalTable& table) {
  return moves_json(*table.to_act(), list_moves(table.position()));
}

TEST(MoveList, AllMovesWhereTheyCanBeListed) {
  LocalTable table = testing::new_table({"me", "me"}, 7);
  testing::play_on(table);
  const MoveList list = list_moves(table.position());
  EXPECT_TRUE(list.complete);
  EXPECT_EQ(list.moves.size(), table.position().legal(seat_at(0))->size());
  EXPECT_FALSE(list.moves.front().points.has_value());
  const std::string json = json_of(table);
  EXPECT_TRUE(json.starts_with("{\"seat\":0,\"complete\":true,\"moves\":[{\"text\":\"000\"},{"))
      << json;
  EXPECT_TRUE(json.ends_with("{\"text\":\"500\"}]}")) << json;
}

constexpr char kCubus[] =
    "[Game \"cubus\"]\n[Rules \"1\"]\n[Players \"2\"]\n[Seat0 \"me\"]\n[Seat1 \"me\"]\n\n";

// "build 2 1, pass 0": each with its points.
std::string told(const LocalTable& table) {
  const MoveList list = list_moves(table.position());
  EXPECT_FALSE(list.complete);
  std::string text;
  for (const ListedMove& move : list.moves) {
    text += (text.empty() ? "" : ", ") + move.text + " " + std::to_string(move.points.value());
  }
  return text;
}

TEST(MoveList, InCubusThoseOfOneBoxMoreOrNoneWithTheirPoints) {
  const LocalTable table = table_of(std::string(kCubus) + "* draw L\n* draw L\n* draw R\n");
  EXPECT_EQ(json_of(table),
            "{\"seat\":0,\"complete\":false,\"moves\":[{\"text\":\"build 2\",\"points\":1},"
            "{\"text\":\"pass\",\"points\":0}]}");
  EXPECT_EQ(told(table_of(std::string(kCubus) + "* draw T\n* draw L\n* draw T\n")), "pass 0");
}

TEST(MoveList, OfAKnockerInCubusWhatMayBeShown) {  // CUB-20, CUB-51
  EXPECT_EQ(told(table_of(std::string(kCubus) + "* draw L\n* draw L\n* draw R\n0 pass\n")),
            "knock build 2 1, knock false 0, waive 0");
}

// Everybody passes until the deck is empty: in the ending `best` a build is named, which changes no
// score yet.
TEST(MoveList, InTheEndingOfCubusThePointsOfWhatIsNamed) {  // CUB-32
  std::string tags = kCubus;
  tags.insert(tags.size() - 1, "[Option.ending \"best\"]\n[Seed \"7\"]\n");
  LocalTable table = table_of(tags);
  while (table.position().state_json().find("\"phase\":\"name\"") == std::string::npos) {
    testing::play_on(table);
    ASSERT_TRUE(table.move("pass").ok() || table.move("waive").ok());
  }
  const MoveList list = list_moves(table.position());
  ASSERT_GT(list.moves.size(), 1u);
  for (const ListedMove& move : list.moves) {
    EXPECT_EQ(move.points.value() > 0, move.text != "pass") << move.text;
  }
}

}  // namespace
}  // namespace benben::cli
