// Incidents as they are folded, their faults, and the terms of who is away.
#include "table/incidents.h"

#include "table/absent_terms.h"
#include "table/faults.h"
#include "table/test_live_table.h"

namespace benben {
namespace {

using table::Fault;

std::string name_of(Fault fault) {
  return std::string(table_faults()[static_cast<std::size_t>(fault)].code);
}

class IncidentsTest : public LiveTableTest {
 protected:
  // A stored table of three people at which so much has come and gone.
  Result<Table> fold(const std::vector<std::string>& incidents) {
    make({LiveTableTest::Kind::kMe, LiveTableTest::Kind::kMe, LiveTableTest::Kind::kMe});
    for (const std::string& text : incidents) {
      stored_.incidents.push_back({parse_incident(text).value(), ""});
    }
    return Table::fold(stored_);
  }
  // What is said against a message at such a table.
  std::string fault(const std::vector<std::string>& incidents, MoveMessage::Kind kind) {
    const Table table = fold(incidents).value();
    const Status status = table.check_person({"an-id", seat_at(0), 1, "", kind, seat_at(1)});
    return status ? "" : status.error().fault;
  }
};

TEST_F(IncidentsTest, FaultsOfComingAndGoing) {
  using Do = MoveMessage::Kind;
  EXPECT_EQ(fault({}, Do::kLeave), "");
  EXPECT_EQ(fault({}, Do::kReturn), name_of(Fault::kNoStandIn));
  EXPECT_EQ(fault({}, Do::kRematch), name_of(Fault::kNotOver));
  EXPECT_EQ(fault({"1 0 leave"}, Do::kMove), name_of(Fault::kStandIn));
  EXPECT_EQ(fault({"1 0 absent"}, Do::kRaceClaim), name_of(Fault::kStandIn));
  EXPECT_EQ(fault({"1 0 absent"}, Do::kReturn), "");
  EXPECT_EQ(fault({"1 0 leave"}, Do::kResign), "");
  EXPECT_EQ(fault({"1 0 leave", "1 0 return"}, Do::kMove), "");
  EXPECT_EQ(fault({"1 0 leave", "1 0 resign"}, Do::kReturn), name_of(Fault::kResigned));
  const std::vector<std::string> given_up{"1 0 resign", "1 1 resign"};
  EXPECT_EQ(fault(given_up, Do::kMove), name_of(Fault::kGivenUp));
  EXPECT_EQ(fault(given_up, Do::kRematch), "");
  EXPECT_EQ(fault({"1 0 resign", "1 1 resign", "1 2 rematch t"}, Do::kRematch),
            name_of(Fault::kRematchOpen));
  // What live_incidents_test.cc sees answered.
  EXPECT_EQ(name_of(Fault::kGameOver), "game_over");
  EXPECT_EQ(name_of(Fault::kNoVotes), "no_votes");
  EXPECT_EQ(name_of(Fault::kNotAbsent), "not_absent");
  EXPECT_EQ(name_of(Fault::kTooManyIncidents), "too_many_incidents");
}

TEST_F(IncidentsTest, TheRematchIsNamed) {
  const Table table = fold({"1 0 resign", "1 1 resign", "1 2 rematch t-2"}).value();
  const Error error =
      table.check_person({"an-id", seat_at(0), 1, "", MoveMessage::Kind::kRematch}).error();
  EXPECT_EQ(error.params, (std::vector<Param>{{"table", "t-2"}}));
}

TEST_F(IncidentsTest, P5WhatCouldNotHappenIsDamage) {
  const std::vector<std::vector<std::string>> cases = {
      {"2 0 leave"},                               // after an event that there is not
      {"1 0 leave", "0 1 leave"},                  // out of order
      {"1 0 leave", "1 0 leave"},                  // twice
      {"1 0 return"},                              // of who was here
      {"1 3 leave"},                               // of no seat
      {"1 0 resign", "1 0 return"},                // for good
      {"1 0 resign", "1 1 resign", "1 2 resign"},  // of a game that was given up
      {"1 0 rematch a", "1 0 rematch b"},          // twice
  };
  for (const std::vector<std::string>& incidents : cases) {
    const Result<Table> table = fold(incidents);
    ASSERT_FALSE(table) << incidents.back();
    EXPECT_EQ(table.error().fault, name_of(Fault::kIncidentDamaged)) << incidents.back();
  }
  EXPECT_EQ(fold({"1 0 leave", "0 1 leave"}).error().message,
            "Incident 1 could not happen: 0 1 leave.");
}

TEST_F(IncidentsTest, NeitherABotNorAnOpenSeatComesOrGoes) {
  make({LiveTableTest::Kind::kMe, LiveTableTest::Kind::kBot, LiveTableTest::Kind::kOpen});
  for (const int seat : {1, 2}) {
    StoredTable stored = stored_;
    stored.incidents.push_back({{1, seat_at(seat), Incident::Kind::kLeave}, ""});
    EXPECT_FALSE(Table::fold(stored)) << seat;
  }
}

TEST_F(IncidentsTest, TurnLeavesOutWhoHasAStandIn) {
  EXPECT_EQ(fold({}).value().view(SeatSet()).turn, SeatSet::of(seat_at(0)));
  EXPECT_TRUE(fold({"1 0 leave"}).value().view(SeatSet()).turn.empty());
}

TEST(AbsentTerms, HaveOneSpelling) {
  for (const char* text : {"vote 120 bot:4", "bot 10 bot:1", "wait 604800 bot:8"}) {
    const std::optional<AbsentTerms> terms = parse_absent(text);
    ASSERT_TRUE(terms) << text;
    EXPECT_EQ(absent_text(*terms), text);
  }
  EXPECT_EQ(absent_text(AbsentTerms()), "vote 120 bot:4");
  for (const char* text : {"", "vote", "vote 120", "sleep 120 bot:4", "vote 9 bot:4",
                           "vote 604801 bot:4", "vote 120 bot:9", "vote 120 bot:0",
                           "vote 120 greedy", "vote 120 bot:4 ", "vote 0120 bot:4"}) {
    EXPECT_FALSE(parse_absent(text)) << text;
  }
}

TEST_F(IncidentsTest, AHeaderWithOtherTermsIsDamaged) {
  ASSERT_TRUE(fold({}));
  const std::string tag = "[Absent \"vote 120 bot:4\"]\n";
  const std::size_t at = stored_.header.find(tag);
  ASSERT_NE(at, std::string::npos) << stored_.header;
  StoredTable old = stored_;
  old.header.erase(at, tag.size());  // as tables of earlier versions are
  EXPECT_EQ(Table::fold(old).value().absent_terms(), AbsentTerms());
  stored_.header.replace(at, tag.size(), "[Absent \"sleep\"]\n");
  EXPECT_EQ(Table::fold(stored_).error().fault, name_of(Fault::kHeaderDamaged));
}

}  // namespace
}  // namespace benben
