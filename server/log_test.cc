// The log as data: its form, its events, and what never stands in it.
#include "server/log.h"

#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <regex>
#include <set>

#include "core/testing/source_file.h"
#include "server/test_server.h"
#include "store/database.h"

namespace benben {
namespace {

namespace json = boost::json;

std::vector<json::object> lines_of(const std::string& log) {
  std::vector<json::object> lines;
  std::istringstream text(log);
  for (std::string line; std::getline(text, line);) {
    lines.push_back(json::parse(line).as_object());
  }
  return lines;
}

TEST(Log, IsAnObjectALine) {
  EXPECT_EQ(log_json({LogEvent::kTableDamaged,
                      "table a is damaged and set aside: \"x\"",
                      {{"table", "a"}, {"reason", "\"x\""}}},
                     1772236800),
            R"({"time":"2026-02-28T00:00:00Z","level":"error","event":"table_damaged",)"
            R"("text":"table a is damaged and set aside: \"x\"","table":"a","reason":"\"x\""})");
  EXPECT_EQ(log_json("something", 0),
            R"({"time":"1970-01-01T00:00:00Z","level":"info","event":"note","text":"something"})");
}

TEST(Log, EveryEventIsInTheOperatorsPageAndNoOther) {
  std::ifstream file(testing::source_file("docs/operations.md"));
  const std::string page{std::istreambuf_iterator<char>(file), {}};
  std::set<std::string> documented;
  const std::regex row("\n\\| `([a-z_]+)` \\| (info|warning|error) \\|");
  for (std::sregex_iterator found(page.begin(), page.end(), row), end; found != end; ++found) {
    documented.insert((*found)[1].str() + " " + (*found)[2].str());
  }
  std::set<std::string> known;
  for (const LogEventInfo& event : kLogEvents) {
    known.insert(std::string(event.name) + " " + std::string(level_name(event.level)));
  }
  EXPECT_EQ(known.size(), kLogEvents.size());
  EXPECT_EQ(known, documented);
}

class ServerLogTest : public ::testing::Test {
 protected:
  void tamper(const std::string& sql) {
    Result<Database> database = Database::open(server_.database());
    database->execute(sql);
    ASSERT_FALSE(database->failed()) << database->reason();
  }
  std::vector<std::string> events() const {
    std::vector<std::string> names;
    for (const json::object& line : lines_of(server_.log_of_json())) {
      // Whatever the server has to write by itself may find room where a probe did not.
      const std::string event(line.at("event").as_string());
      if (event != "store_writable") names.push_back(event);
    }
    return names;
  }

  TestServer server_;
};

// P7, P11: whoever reads the log learns of no person, nor anything with which to be one, nor what
// opens a table.
TEST_F(ServerLogTest, TellsNoIdNoNameNoSecretAndNoAddress) {
  const HttpReply account =
      post(server_.port(), "/api/account",
           R"({"name":"Ophelia","password":"correct horse","device":"Elsinore"})");
  ASSERT_EQ(account.status, 201) << account.body;
  const TestTable table = make_table(server_.port(), {"me", "open"});
  const std::string grace = claim(server_.port(), table, 1);
  const TestTable other = make_table(server_.port(), {"me", "open"});
  const HttpReply cup = post(
      server_.port(), "/api/tournaments",
      R"({"name":"Cup","game":"pyramix","seats":2,"system":"swiss","clock":"live 10 0 lose","most":4,"listed":true})");
  ASSERT_EQ(cup.status, 201) << cup.body;
  tamper("UPDATE seats SET name = 'Rosalind' WHERE table_number = 1 AND seat = 0");
  tamper("UPDATE tournaments SET terms = terms || 'x'");
  server_.restart();
  EXPECT_EQ(error_code(ask(server_.port(), "GET", table.path()).body), "damaged");
  TestOptions full;
  full.max_pages = 1;
  server_.restart(full);
  EXPECT_EQ(ask(server_.port(), "GET", "/api/health").status, 503);
  const std::vector<std::string> expected = {"tournament_left_out", "table_damaged",
                                             "tournament_left_out", "store_read_only"};
  EXPECT_EQ(events(), expected);
  const std::string log = server_.log_of_json() + server_.log();
  const auto secret_of = [](const std::string& cookie) {
    return cookie.substr(cookie.find('=') + 1);
  };
  for (const std::string& secret :
       {std::string("Ada"), std::string("Grace"), std::string("Rosalind"), std::string("Ophelia"),
        std::string("Elsinore"), std::string("correct horse"), std::string("127.0.0.1"),
        secret_of(table.cookie), secret_of(grace), secret_of(cookie_of(account)),
        secret_of(cookie_of(cup)), table.invitations.at(1), other.invitations.at(1), table.id,
        std::string(json::parse(cup.body).at("tournament").as_string())}) {
    ASSERT_FALSE(secret.empty());
    EXPECT_EQ(log.find(secret), log.npos) << secret << "\n" << log;
  }
  EXPECT_EQ(log_id(table.id).size(), 8u);
  EXPECT_NE(log.find("\"table\":\"" + log_id(table.id) + "\""), log.npos) << log;
}

}  // namespace
}  // namespace benben
