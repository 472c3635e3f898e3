// The fold of stored tables (P5), and what moves come to.
#include "table/table.h"

#include "table/test_live_table.h"

namespace benben {
namespace {

class P5Fold : public testing::Test {
 protected:
  static StoredTable example() {
    CreateRequest request;
    request.game = "pyramix";
    request.players = 2;
    request.seats.resize(2);
    request.seats[1].kind = SeatRequest::Kind::kBot;
    request.seats[1].level = 1;
    return create_table(request, Digest{}, fixed_clock(), counting_entropy()).value().stored;
  }

  static void expect_damage(StoredTable stored, const std::string& words) {
    const Result<Table> table = Table::fold(std::move(stored));
    ASSERT_FALSE(table) << words;
    EXPECT_EQ(table.error().code, ErrorCode::kDamaged);
    EXPECT_NE(table.error().message.find(words), std::string::npos) << table.error().message;
  }

  StoredTable stored_ = example();
};

TEST_F(P5Fold, TheStartOfATable) {
  const Result<Table> table = Table::fold(stored_);
  ASSERT_TRUE(table) << table.error().message;
  EXPECT_EQ(table->ply(), 1);
  EXPECT_TRUE(
      table->record().starts_with("[Game \"pyramix\"]\n[Rules \"1\"]\n[Players \"2\"]\n"
                                  "[Absent \"vote 120 bot:4\"]\n[Seat1 \"bot:1\"]\n[Date "
                                  "\"2026-02-28\"]\n[Fair.Version \"1\"]"));
  EXPECT_NE(table->record().find("\"]\n\n* reveal 000="), std::string::npos);
}

TEST_F(P5Fold, EventsAgainstTheRules) {
  StoredEvent wrong;
  wrong.event = {seat_at(0), "555"};
  stored_.events.push_back(wrong);
  expect_damage(stored_, "Event 1: ");
}

TEST_F(P5Fold, EventsThatEndWhereChanceIsDue) {
  stored_.events.clear();
  expect_damage(stored_, "Event 0, which chance decided, is missing.");
}

TEST_F(P5Fold, HeadersThatAreNone) {
  stored_.header = "[Game \"checkers\"]\n[Rules \"1\"]\n[Players \"2\"]\n\n";
  expect_damage(stored_, "Header: line 1: ");
  stored_.header = "nonsense";
  expect_damage(stored_, "Header: line 1: ");
}

TEST_F(P5Fold, SeatsThatDoNotFit) {
  stored_.seats.pop_back();
  expect_damage(stored_, "The seats are not as many as the players.");
}

}  // namespace
}  // namespace benben
