// The bits of docs/fair.md, against numbers that another program has counted.
#include "fair/draws.h"

#include <gtest/gtest.h>

#include "core/rng.h"
#include "fair/faults.h"
#include "fair/tags.h"
#include "fair/testing/fair_game.h"

namespace benben {
namespace {

FairDraws example() {
  FairDraws draws(fair_table("the-table-of-the-example"), counting_bytes(0), 3);
  draws.add({1, seat_at(0), counting_bytes(0x40)});
  draws.add({7, seat_at(2), counting_bytes(0x80)});
  return draws;
}

TEST(FairDraws, TheExampleOfTheDocument) {
  const FairDraws draws = example();
  EXPECT_EQ(draws.table(), "1c79cc7621b9ac78accc7448f061804bd8cd5d7776064784a4c84e0eeafa76d8");
  EXPECT_EQ(draws.commitment(), "d399a22f280c17a0e78cc2d5bc04a208ca93d353aad95cbf4b6d72453a2b468b");
  EXPECT_EQ(draws.key(0), 0x609e2047138d7432u);
  EXPECT_EQ(draws.key(1), 0xe32360d18a57c63bu);
  EXPECT_EQ(draws.key(6), 0x54d8cb34f23c2369u);
  EXPECT_EQ(draws.key(7), 0xf8a5cd16e293253bu);
}

TEST(FairDraws, AContributionCountsFromItsPlyOn) {
  FairDraws draws(fair_table("a"), counting_bytes(0), 2);
  const FairDraws before = draws;
  draws.add({5, seat_at(1), counting_bytes(1)});
  EXPECT_EQ(draws.key(4), before.key(4));
  EXPECT_NE(draws.key(5), before.key(5));
  FairDraws nothing = before;
  nothing.add({0, seat_at(1), FairBytes{}});
  EXPECT_EQ(nothing.key(5), before.key(5)) << "who contributes nothing stands for zeros";
  FairDraws other = before;
  other.add({5, seat_at(0), counting_bytes(1)});
  EXPECT_NE(other.key(5), draws.key(5)) << "whose it is counts";
}

TEST(FairDraws, EachPartOfTheMessageCounts) {
  const FairDraws draws(fair_table("a"), counting_bytes(0), 2);
  EXPECT_NE(draws.key(0), draws.key(1));
  EXPECT_NE(draws.key(0), FairDraws(fair_table("b"), counting_bytes(0), 2).key(0));
  EXPECT_NE(draws.key(0), FairDraws(fair_table("a"), counting_bytes(1), 2).key(0));
  EXPECT_NE(draws.key(0), FairDraws(fair_table("a"), counting_bytes(0), 3).key(0));
}

TEST(FairTexts, HaveOneSpelling) {
  const std::string digits = fair_hex(counting_bytes(0xF0));
  EXPECT_EQ(digits.substr(0, 8), "f0f1f2f3");
  EXPECT_EQ(parse_fair_hex(digits), counting_bytes(0xF0));
  EXPECT_FALSE(parse_fair_hex(digits.substr(1)));
  EXPECT_FALSE(parse_fair_hex("F" + digits.substr(1)));
  EXPECT_FALSE(parse_fair_hex(digits + "0"));
  const Contribution own{17, seat_at(1), counting_bytes(3)};
  EXPECT_EQ(parse_contribution(seat_at(1), contribution_text(own)), own);
  for (const std::string& wrong :
       {digits, "17  " + digits, "017 " + digits, "-1 " + digits, "17 " + digits + " "}) {
    EXPECT_FALSE(parse_contribution(seat_at(1), wrong)) << wrong;
  }
}

TEST(FairTags, AreReadAsTheyAreWritten) {
  const FairDraws draws = example();
  Record record = new_record(*find_game("pyramix"), {3});
  EXPECT_FALSE(fair_tags(record, 3).value());
  add_commitment_tags(record, draws);
  FairTags tags = fair_tags(record, 3).value().value();
  EXPECT_EQ(tags.table, draws.table());
  EXPECT_EQ(tags.commitment, draws.commitment());
  EXPECT_FALSE(tags.seed);
  EXPECT_EQ(write_record(record).find(fair_hex(draws.seed())), std::string::npos);
  add_contribution_tags(record, draws);
  add_seed_tag(record, draws);
  tags = fair_tags(record, 3).value().value();
  EXPECT_EQ(tags.contributions, draws.contributions());
  EXPECT_EQ(tags.seed, draws.seed());
  drop_fair_tags(record);
  EXPECT_EQ(record, new_record(*find_game("pyramix"), {3}));
}

TEST(FairTags, ThoseOfAnotherFormAreNamed) {
  const auto fault = [](const std::string& name, const std::string& value) {
    Record record = new_record(*find_game("pyramix"), {2});
    add_commitment_tags(record, example());
    std::erase_if(record.tags, [&](const Tag& tag) { return tag.name == name; });
    record.tags.push_back({name, value});
    return fair_tags(record, 2).error();
  };
  const auto is_tag = [](const Error& error) {
    return error.fault == code_of(fair::Fault::kTag) && error.line == 7;
  };
  // Three tags stand before those of fair chance.
  EXPECT_EQ(fault("Fair.Other", "1").fault, "fair_tag");
  EXPECT_TRUE(is_tag(fault("Fair.Seat2", "1 " + fair_hex(counting_bytes(0))))) << "two players";
  EXPECT_EQ(fault("Fair.Version", "2").fault, "fair_tag");
  EXPECT_EQ(fault("Fair.Seed", "00").fault, "fair_tag");
  EXPECT_EQ(fault("Fair.Seat0", fair_hex(counting_bytes(0))).fault, "fair_tag");
  Record bare = new_record(*find_game("pyramix"), {2});
  bare.tags.push_back({"Fair.Version", "1"});
  EXPECT_EQ(fair_tags(bare, 2).error(), [&] {
    Error error = refused(fair::Fault::kNoTag, {{"tag", "Fair.Table"}});
    error.line = 5;
    return error;
  }());
}

}  // namespace
}  // namespace benben
