// What check_database() says of tables, tournaments and ratings: nothing of what a server has
// written, and the place of what is wrong.
#include "server/check.h"

#include "server/test_rated.h"
#include "store/testing/store_test.h"

namespace benben {

inline void PrintTo(const Finding& finding, std::ostream* out) {
  *out << finding.code << ' ' << finding.table << finding.tournament << ": " << finding.what;
}

namespace {

constexpr std::int64_t kNow = kCreated;

std::vector<Finding> findings_in(const std::filesystem::path& database) {
  const Result<Checked> checked = check_database(database, kNow);
  EXPECT_TRUE(checked) << checked.error().message;
  return checked ? checked->findings : std::vector<Finding>();
}

using CheckServerTest = RatedTest;

TEST_F(CheckServerTest, WhatAServerHasWrittenIsSoundWhileItServes) {
  const std::string ada = sign_up("Ada");
  const std::string bob = sign_up("Bob");
  play_to_the_end({ada, bob});
  const TestTable given_up = rated_table(ada, {"me", "open"}, "ascension");
  ASSERT_EQ(claim_reply(given_up, 1, bob).status, 200);
  resign(given_up, bob, 1);
  for (const char* game : {"ankhor", "anubixx", "ascension", "cubus", "pyramix"}) {
    make_table(server_.port(), {"me", "open"}, game);
  }
  const json::value terms = {{"name", "Cup"},
                             {"game", "pyramix"},
                             {"seats", 2},
                             {"system", "swiss"},
                             {"clock", "live 10 0 lose"},
                             {"most", 4},
                             {"bots", 2},
                             {"listed", true}};
  const HttpReply cup = say("/api/tournaments", terms, ada);
  ASSERT_EQ(cup.status, 201) << cup.body;
  const std::string path =
      "/api/tournaments/" + std::string(json::parse(cup.body).at("tournament").as_string());
  EXPECT_EQ(say(path + "/join", {{"name", "Ada"}}, ada).status, 200);
  EXPECT_EQ(say(path + "/start", json::object(), ada).status, 200);
  const Result<Checked> checked = check_database(server_.database(), kNow);
  ASSERT_TRUE(checked) << checked.error().message;
  for (const Finding& finding : checked->findings) ADD_FAILURE() << finding.what;
  EXPECT_GE(checked->tables, 7u);
  EXPECT_EQ(checked->rated_games, 2u);
  EXPECT_EQ(checked->tournaments, 1u);
}

TEST_F(CheckServerTest, RatingsAreCountedAgain) {
  const std::string ada = sign_up("Ada");
  const std::string bob = sign_up("Bob");
  const TestTable table = rated_table(ada, {"me", "open"});
  ASSERT_EQ(claim_reply(table, 1, bob).status, 200);
  resign(table, bob, 1);
  EXPECT_EQ(findings_in(server_.database()), std::vector<Finding>());
  Result<Database> database = Database::open(server_.database());
  database->execute("UPDATE ratings SET mean = mean + 1 WHERE player = 1");
  const std::vector<Finding> expected = {
      {.code = "rating",
       .what = "The rated games come to something else than is stored: 1 ratings, 0 games; left "
               "out: 0 games (benben recount)."}};
  EXPECT_EQ(findings_in(server_.database()), expected);
}

// Tables past the server, whose rows are as they were written.
class CheckTest : public StoreTest {
 protected:
  // As in games/pyramix/golden/one-visible-face.game: to seat 0 the cube at 012 shows one face.
  static StoredTable one_visible_face() {
    StoredTable table = example_table();
    table.seats[1] = {"", "Bob", std::nullopt, digest_of(2)};
    table.events = {
        chance_event(
            "reveal 000=gC 001=gC 002=oA 003=oE 004=oC 005=gC 010=pC 011=oC 012=bC 013=oA 014=gA "
            "020=X 021=gA 022=bA 023=bA 030=bA 031=pA 032=oA 040=oA 041=gA 050=bC 100=pA 101=bA "
            "102=pA 103=pC 104=bA 110=oC 120=gA 130=pE 140=pC 200=oA 201=oA 202=gE 203=X 210=X "
            "220=gA 230=bC 300=oA 301=gA 302=bC 310=pA 320=pC 400=bE 401=gC 410=oA 500=oC"),
        move_event(0, "002", "move-0001"), move_event(1, "004", "move-0002"),
        move_event(2, "020", "move-0003")};
    return table;
  }
  void create(const StoredTable& table) {
    const auto store = open();
    ASSERT_TRUE(in_transaction(*store, [&] { return store->create(table); }));
  }
  std::vector<Finding> found(const StoredTable& table) {
    create(table);
    return findings_in(path());
  }
  void create_cup(const std::vector<StoredFact>& facts, std::optional<std::int64_t> ended_s = {}) {
    const auto store = open();
    const std::string terms =
        R"({"name":"Cup","game":"pyramix","seats":3,"system":"swiss","clock":"live 10 0 lose",)"
        R"("most":6,"listed":true})";
    ASSERT_TRUE(in_transaction(*store, [&] {
      return store->tournaments().create({"cup", terms, 7, digest_of(9), kCreated});
    }));
    ASSERT_TRUE(in_transaction(
        *store, [&] { return store->tournaments().append({"cup", 0, facts, {}, ended_s}); }));
  }
  static std::vector<StoredFact> started() {
    std::vector<StoredFact> facts;
    for (int number = 0; number < 3; ++number) {
      facts.push_back({"enter " + std::to_string(number), kCreated, "Ada", digest_of(number + 1)});
    }
    facts.push_back({"start", kCreated});
    return facts;
  }
  static std::vector<Finding> of_cup(const std::string& what) {
    return {{.code = "tournament", .tournament = "cup", .what = what}};
  }
};

TEST_F(CheckTest, ATableThatFoldsIsSound) {
  EXPECT_EQ(found(one_visible_face()), std::vector<Finding>());
}

TEST_F(CheckTest, AnIllegalEventIsNamedWithItsRule) {
  StoredTable table = one_visible_face();
  ASSERT_EQ(table.events.size(), 4u);
  table.events.push_back(move_event(0, "012", "move-9999"));
  const std::vector<Finding> findings = found(table);
  ASSERT_EQ(findings.size(), 1u);
  EXPECT_EQ(findings[0].code, "fold");
  EXPECT_EQ(findings[0].table, "table-1");
  EXPECT_EQ(findings[0].ply, 4);
  EXPECT_EQ(findings[0].rule, "PYX-11");
  EXPECT_EQ(findings[0].what,
            "The blue crane at 012 shows one face; a cube may be taken when two or three of its "
            "faces are "
            "visible.");
}

TEST_F(CheckTest, ChanceThatIsMissingIsNamed) {
  StoredTable table = one_visible_face();
  table.events.clear();
  const std::vector<Finding> findings = found(table);
  ASSERT_EQ(findings.size(), 1u);
  EXPECT_EQ(findings[0].ply, 0);
  EXPECT_EQ(findings[0].what, "Event 0, which chance decided, is missing.");
}

TEST_F(CheckTest, AnIncidentThatCouldNotHappenIsNamed) {
  StoredTable table = one_visible_face();
  table.incidents.push_back({{4, seat_at(0), Incident::Kind::kReturn}, "return-01"});
  const std::vector<Finding> findings = found(table);
  ASSERT_EQ(findings.size(), 1u);
  EXPECT_EQ(findings[0].code, "fold");
  EXPECT_TRUE(findings[0].what.starts_with("Incident 0 could not happen: ")) << findings[0].what;
}

TEST_F(CheckTest, ClocksThatShowNothingAreNamed) {
  StoredTable table = one_visible_face();
  table.clocks = StoredClocks{"1 2 3", std::nullopt};
  EXPECT_EQ(found(table).at(0).what, "Clocks are stored of a table that has none.");
}

TEST_F(CheckTest, ClocksOfOtherPlayersAreNamed) {
  StoredTable table = one_visible_face();
  table.header.insert(table.header.find("[Date"), "[Clock \"days 259200 0 count move\"]\n");
  table.clocks = StoredClocks{"1 2", std::nullopt};
  EXPECT_EQ(found(table).at(0).what, "The clocks cannot show what is stored of them.");
}

TEST_F(CheckTest, AResultThatIsNotTheGamesIsNamed) {
  StoredTable table = one_visible_face();
  table.header.insert(table.header.find("[Date"), "[Result \"1 0 0\"]\n");
  const std::vector<Finding> findings = found(table);
  ASSERT_EQ(findings.size(), 1u);
  EXPECT_EQ(findings[0].code, "result");
  EXPECT_EQ(findings[0].what, "The tag Result stands only in a finished game.");
}

TEST_F(CheckTest, OneThatWasSetAsideIsFoldedAllTheSame) {
  StoredTable table = one_visible_face();
  table.events.push_back(move_event(0, "012", "move-9999"));
  create(table);
  tamper("UPDATE tables SET damaged = 'Ply 4.'");
  const std::vector<Finding> findings = findings_in(path());
  ASSERT_EQ(findings.size(), 2u);
  EXPECT_EQ(findings[0].code, "set_aside");
  EXPECT_EQ(findings[1].rule, "PYX-11");
}

TEST_F(CheckTest, ARowIsToldOnce) {
  create(one_visible_face());
  tamper("UPDATE events SET line = '0 003' WHERE ply = 1");
  const std::vector<Finding> findings = findings_in(path());
  ASSERT_EQ(findings.size(), 1u);
  EXPECT_EQ(findings[0].code, "row");
  EXPECT_EQ(findings[0].ply, 1);
}

TEST_F(CheckTest, ATournamentThatFoldsIsSound) {
  create_cup(started());
  EXPECT_EQ(findings_in(path()), std::vector<Finding>());
}

TEST_F(CheckTest, AFactThatCouldNotHappenIsNamed) {
  create_cup({{"start", kCreated}});
  EXPECT_EQ(findings_in(path()), of_cup("Fact 0 could not happen."));
}

TEST_F(CheckTest, AnEndThatWasNotIsNamed) {
  create_cup(started(), kCreated + 1);
  EXPECT_EQ(findings_in(path()), of_cup("It is kept as ended, and has not."));
}

TEST_F(CheckTest, AnEndThatIsNotKeptIsNamed) {
  create_cup({{"cancel", kCreated}});
  EXPECT_EQ(findings_in(path()), of_cup("It has ended, and is kept as if it had not."));
}

TEST_F(CheckTest, TablesOfATournamentAreThere) {
  std::vector<StoredFact> facts = started();
  facts.push_back({"round table-1:0,1,2", kCreated});
  create_cup(facts);
  EXPECT_EQ(findings_in(path()), of_cup("Its table table-1, which is being played, is missing."));
  create(one_visible_face());
  EXPECT_EQ(findings_in(path()), std::vector<Finding>());
}

}  // namespace
}  // namespace benben
