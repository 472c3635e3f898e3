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

TEST(MoveList, InCubusThoseOfOneBoxMoreWithTheirPoints) {
  EXPECT_EQ(json_of(table_of(std::string(kCubus) + "* draw L\n* draw L\n* draw R\n")),
            "{\"seat\":0,\"complete\":false,\"moves\":[{\"text\":\"build 2\",\"points\":1}]}");
}

TEST(MoveList, InCubusThereMayBeNone) {
  EXPECT_EQ(json_of(table_of(std::string(kCubus) + "* draw T\n* draw L\n* draw T\n")),
            "{\"seat\":0,\"complete\":false,\"moves\":[]}");
}

}  // namespace
}  // namespace benben::cli
