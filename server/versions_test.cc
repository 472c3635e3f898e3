// Two versions of a game's rules side by side: what began by one goes on and ends by it, whatever
// is newest (docs/releases.md). This program's list of games has a made-up earlier Pyramix as well.
#include <gtest/gtest.h>

#include <string>
#include <type_traits>

#include "core/replay.h"
#include "games/all.h"
#include "games/registry.h"
#include "search/review.h"
#include "server/test_hall.h"
#include "store/checksum.h"
#include "store/database.h"

namespace benben {
namespace {

static_assert(std::is_same_v<NewestOf<pyramix::EarlierPyramix>::Type, pyramix::Pyramix>);
static_assert(std::is_same_v<NewestOf<cubus::Cubus>::Type, cubus::Cubus>);

Record with_rules(Record record, const std::string& rules) {
  for (Tag& tag : record.tags) {
    if (tag.name == "Rules") tag.value = rules;
  }
  return record;
}

// A finished game by the earlier rules.
Record earlier_game() {
  const AnyGame& game = *find_game("pyramix", 0);
  Record record = new_record(game, {2});
  auto position = game.start({2}).value();
  Rng rng(5);
  while (!position->next().is_over()) {
    const Next next = position->next();
    const Actor actor = next.is_chance() ? kChance : Actor(next.seats.first());
    const std::string text =
        next.is_chance() ? position->sample(rng) : position->legal(next.seats.first())->front();
    BENBEN_ASSERT(position->apply(actor, text).ok());
    record.events.push_back({actor, text});
  }
  set_result(record, *position);
  return record;
}

TEST(Versions, WhatBeginsNowIsPlayedByTheNewest) {
  EXPECT_EQ(all_games().size(), 5u);
  EXPECT_EQ(find_game("pyramix")->info().rules_version, 1);
  EXPECT_EQ(find_game("pyramix"), find_game("pyramix", 1));
  EXPECT_EQ(find_game("pyramix", 0)->info().rules_version, 0);
  EXPECT_EQ(find_game("pyramix", 2), nullptr);
  EXPECT_EQ(find_game("cubus", 1), find_game("cubus"));
}

TEST(Versions, ARecordIsPlayedByTheVersionThatItNames) {
  const Record earlier = earlier_game();
  const auto end = replay(earlier, find_game);
  ASSERT_TRUE(end) << describe(end.error());
  EXPECT_EQ(&(*end)->game(), find_game("pyramix", 0));

  // By today's rules the same game comes to another end, so its result is refused.
  Record today = with_rules(earlier, "1");
  const auto refused = replay(today, find_game);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().fault, "result_differs") << describe(refused.error());
  std::erase_if(today.tags, [](const Tag& tag) { return tag.name == "Result"; });
  const auto end_today = replay(today, find_game);
  ASSERT_TRUE(end_today);
  // The last of 35 cubes goes to seat 0.
  EXPECT_EQ((*end)->scores()[0], (*end_today)->scores()[0] + 10);
  EXPECT_EQ((*end)->scores()[1], (*end_today)->scores()[1]);

  for (const std::string none : {"2", "00", "01", "one", ""}) {
    const auto other = replay(with_rules(earlier, none), find_game);
    ASSERT_FALSE(other) << none;
    EXPECT_EQ(describe(other.error()),
              "line 2: The rules of Pyramix are at version 1, not \"" + none + "\".");
  }
}

TEST(Versions, AReviewGoesByTheVersionOfItsRecord) {
  const Record earlier = earlier_game();
  const int last = static_cast<int>(earlier.events.size()) - 2;
  const auto review = make_review(earlier, {.effort = 20, .first = last});
  ASSERT_TRUE(review);
  while (!(*review)->is_done()) (*review)->step();
  const auto scores = replay(earlier, find_game).value()->scores();
  EXPECT_EQ((*review)->end().points[0], scores[0]);
}

class VersionsHallTest : public HallTest {
 protected:
  Record record() {
    return parse_record(
               answer<std::string>([&](auto done) { hall_.record(table_, proofs_, done); }))
        .value();
  }

  void forget_table() {
    clock_.advance(limits_.table_time);
    hall_.sweep();
    ASSERT_EQ(hall_.tables(), 0u);
  }

  // As a server with the earlier rules left it.
  void make_it_of_earlier_rules() {
    forget_table();
    Result<Database> stored = Database::open(database());
    ASSERT_TRUE(stored);
    define_checksum(*stored);
    stored->execute(kWaitForOthers);  // the hall's own store may be tidying
    const std::string header = R"(replace(header, '[Rules "1"]', '[Rules "0"]'))";
    stored->execute("UPDATE tables SET header = " + header + ", checksum = benben_checksum(id, " +
                    header + ") WHERE id = '" + table_ + "'");
    EXPECT_FALSE(stored->failed()) << stored->reason();
  }

  // To the end, by the first legal moves and the bot's.
  void play_on() {
    watch();
    while (!describe()->over) {
      if (describe()->turn.contains(seat_at(0))) {
        move(0, some_move());
      } else {
        ASSERT_TRUE(open_thought());
        ASSERT_TRUE(open_stored());
      }
    }
    hall_.leave(table_, onlooker_);
  }

  void expect_rules(int rules) {
    const Record played = record();
    EXPECT_EQ(*played.tag("Rules"), std::to_string(rules));
    const auto end = replay(played, find_game);
    ASSERT_TRUE(end) << end.error().message;
    EXPECT_EQ(&(*end)->game(), find_game("pyramix", rules));
    EXPECT_TRUE((*end)->next().is_over());
    EXPECT_NE(played.tag("Result"), nullptr);
  }
};

TEST_F(VersionsHallTest, ATableOfOlderRulesGoesOnBesideNewOnes) {
  let_think();
  make_table({Kind::kMe, Kind::kBot}, "pyramix");
  ASSERT_EQ(*record().tag("Rules"), "1");
  const std::string newer = table_;
  play_on();
  expect_rules(1);

  make_table({Kind::kMe, Kind::kBot}, "pyramix");
  make_it_of_earlier_rules();
  play_on();
  expect_rules(0);
  // A rematch begins now.
  const std::string older = table_;
  MoveMessage rematch = message_of(0, "");
  rematch.kind = MoveMessage::Kind::kRematch;
  ASSERT_TRUE(result<MoveAnswer>([&](auto done) { hall_.move(older, proofs_, rematch, done); }));
  const std::string told = describe()->incidents.back();
  table_ = told.substr(told.rfind(' ') + 1);
  EXPECT_EQ(*record().tag("Rules"), "1") << told;
  table_ = older;
  // Read anew from the store.
  forget_table();
  expect_rules(0);
  table_ = newer;
  expect_rules(1);
}

}  // namespace
}  // namespace benben
