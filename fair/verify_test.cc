// The vectors of docs/fair.md: whole games of all five that have to be verified, and what is wrong
// with those that were changed.
//
// BENBEN_WRITE_VECTORS=1 writes them anew; then look at what has changed, for a verifier that is
// somebody else's will not agree any more.
#include "fair/verify.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "core/testing/source_file.h"
#include "fair/faults.h"
#include "fair/testing/fair_game.h"

namespace benben {
namespace {

using fair::Fault;

struct Vector {
  std::string name;  // of the file
  std::string game;
  Setup setup;
  std::string player = "random";
};

std::string read(const std::string& path) {
  std::ostringstream content;
  content << std::ifstream(path, std::ios::binary).rdbuf();
  return content.str();
}

NamedTexts own_sheets() {
  const std::string file =
      read(testing::source_file("games/anubixx/sheets/five-unique-symbols.txt"));
  return find_game("anubixx")->read_tags(file).value();
}

// No colour has the tiles of the built-in box, and the slots take others.
NamedTexts own_box() {
  return {{"Box.Tiles", "jjjbbbfff22 jjjjjjbbfws 222222222ws jbf22222wsd ddddddddddd"},
          {"Box.Slots", "332232"}};
}

std::vector<Vector> vectors() {
  return {
      {"pyramix", "pyramix", {2, {}, {}}},
      {"pyramix-all", "pyramix", {4, {{"cobras", "all"}}, {}}},
      {"anubixx", "anubixx", {3, {}, {}}},
      {"anubixx-own", "anubixx", {2, {}, own_sheets()}},
      {"cubus", "cubus", {3, {}, {}}},
      {"ankhor", "ankhor", {3, {}, {}}},
      {"ankhor-mixed", "ankhor", {2, {{"prices", "mixed"}}, {}}},
      {"ankhor-own", "ankhor", {4, {{"prices", "mixed"}}, own_box()}},
      {"ascension", "ascension", {2, {}, {}}, "alphabeta:1000"},  // by chance it takes thousands
  };
}

std::string path_of(const Vector& vector) {
  return testing::source_file("fair/testing/vectors/" + vector.name + ".game");
}

Record record_of(const std::string& name) {
  return parse_record(read(path_of({name, "", {}}))).value();
}

std::string& tag_of(Record& record, std::string_view name) {
  return std::ranges::find(record.tags, name, &Tag::name)->value;
}

void erase_tag(Record& record, std::string_view name) {
  std::erase_if(record.tags, [&](const Tag& tag) { return tag.name == name; });
}

std::string fault_of(const Record& record) {
  const Result<Verified> verified = verify(record, find_game);
  return verified ? "verified" : verified.error().fault;
}

TEST(FairVectors, AreWhatTheSeedDraws) {
  const bool writes = std::getenv("BENBEN_WRITE_VECTORS") != nullptr;
  for (const Vector& vector : vectors()) {
    const std::string drawn = write_record(fair_game(vector.game, vector.setup, vector.player));
    if (writes) std::ofstream(path_of(vector), std::ios::binary) << drawn;
    EXPECT_EQ(read(path_of(vector)), drawn) << vector.name;
  }
}

TEST(FairVectors, P8AreVerified) {
  for (const Vector& vector : vectors()) {
    const Result<Verified> verified = verify(record_of(vector.name), find_game);
    ASSERT_TRUE(verified) << vector.name << ": " << verified.error().message;
    const Record record = record_of(vector.name);
    EXPECT_NE(record.tag("Result"), nullptr) << vector.name << ": a whole game";
    const auto is_chance = [](const Event& event) { return event.actor == kChance; };
    EXPECT_EQ(verified->events, std::ranges::count_if(record.events, is_chance)) << vector.name;
    EXPECT_EQ(verified->players, vector.setup.players);
    EXPECT_EQ(verified->contributed, contributors(vector.setup.players));
    const auto opening = std::ranges::find_if_not(record.events, is_chance);
    EXPECT_EQ(verified->unshared, opening - record.events.begin()) << "the opening alone";
  }
}

// Another outcome that the rules allow as well.
TEST(FairVectors, P8AChangedEventIsNamed) {
  for (const Vector& vector : vectors()) {
    Record record = record_of(vector.name);
    const auto position = start_of(record, find_game).value();
    Rng rng(1);
    std::string other = record.events.front().text;
    while (other == record.events.front().text) other = position->sample(rng);
    record.events.front().text = other;
    record.events.resize(1);
    erase_tag(record, "Result");
    const Error error = verify(record, find_game).error();
    EXPECT_EQ(error.fault, code_of(Fault::kEvent)) << vector.name;
    EXPECT_EQ(error.params.front(), (Param{"ply", "0"}));
    EXPECT_EQ(error.line, record.event_line(0));
    EXPECT_NE(error.message.find(other), std::string::npos) << error.message;
  }
}

TEST(FairVectors, P8WhatTheTagsSayCounts) {
  const std::string other = fair_hex(counting_bytes(1));
  Record record = record_of("anubixx");
  EXPECT_EQ(fault_of(record), "verified");
  tag_of(record, "Fair.Seed") = other;
  EXPECT_EQ(fault_of(record), code_of(Fault::kCommitment));
  tag_of(record, "Fair.Commitment") =
      fair_commitment(tag_of(record, "Fair.Table"), counting_bytes(1));
  EXPECT_EQ(fault_of(record), code_of(Fault::kEvent));
  record = record_of("anubixx");
  tag_of(record, "Fair.Table") = other;
  EXPECT_EQ(fault_of(record), code_of(Fault::kCommitment));
  record = record_of("anubixx");
  erase_tag(record, "Fair.Seat0");
  EXPECT_EQ(fault_of(record), code_of(Fault::kEvent));
  record = record_of("anubixx");
  std::string& own = tag_of(record, "Fair.Seat2");
  own = "0 " + own.substr(own.find(' ') + 1);
  EXPECT_EQ(fault_of(record), code_of(Fault::kEvent)) << "it did not count so early";
}

TEST(FairVectors, WhatCannotBeVerifiedIsTold) {
  Record record = record_of("ascension");
  erase_tag(record, "Fair.Seed");
  EXPECT_EQ(fault_of(record), code_of(Fault::kNoSeed));
  erase_tag(record, "Fair.Table");
  EXPECT_EQ(fault_of(record), code_of(Fault::kNoTag));
  drop_fair_tags(record);
  EXPECT_EQ(fault_of(record), code_of(Fault::kNoProof));
  record.events.back().text = "nonsense";
  const Error faulty = verify(record, find_game).error();
  EXPECT_EQ(faulty.code, ErrorCode::kMalformed) << "a faulty record is told as one";
  EXPECT_GT(faulty.line, 0);
}

}  // namespace
}  // namespace benben
