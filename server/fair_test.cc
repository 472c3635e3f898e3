// Fair chance through the server's doors: nothing tells the seed of a game that is being played
// (P7), and its record proves it afterwards (P8).
#include <gtest/gtest.h>
#include <sodium.h>

#include <algorithm>

#include "core/record.h"
#include "fair/tags.h"
#include "fair/verify.h"
#include "games/registry.h"
#include "search/bot.h"
#include "server/faults.h"
#include "server/test_server.h"
#include "store/sqlite.h"

namespace benben {
namespace {

namespace json = boost::json;

// A table whose two seats are one client's, and all that anybody was ever told of it.
class FairTable {
 public:
  FairTable(TestServer& server, const std::string& game)
      : server_(server), table_(make_table(server.port(), {"me", "me"}, game)) {
    told_ = table_.id;
    Result<std::unique_ptr<Store>> store = open_sqlite({server.database(), 0, Opening::kAsItIs});
    seed_ = store.value()->load(table_.id).value().seed.value();
    come();
  }
  // Who plays and who looks on, now or after a restart.
  void come() {
    player_.emplace(server_.port(), table_, table_.cookie);
    onlooker_.emplace(server_.port(), table_.path("/socket?protocol=2&since=0"));
  }

  HttpReply ask_for(const std::string& path, const std::string& body = "") {
    HttpReply reply =
        body.empty() ? ask(server_.port(), "GET", table_.path(path), {{"Cookie", table_.cookie}})
                     : post(server_.port(), table_.path(path), body, {{"Cookie", table_.cookie}});
    for (const auto& [name, value] : reply.headers) told_ += value + "\n";
    told_ += reply.body + "\n";
    return reply;
  }
  // Whatever can be asked of it, in and out of order.
  void ask_everything() {
    for (const char* path : {"", "/record", "/ratings", "/nothing"}) ask_for(path);
    for (const char* path : {"/contribution", "/claim", "/sit", "/invitation", "/record"}) {
      ask_for(path, R"({"invitation":"x","contribution":"x"})");
    }
    for (const char* path : {"/api/person", "/api/lobby", "/api/tournaments", "/api/account",
                             "/api/account/export", "/api/person/known", "/api/health"}) {
      told_ += ask(server_.port(), "GET", path, {{"Cookie", table_.cookie}}).body;
    }
    for (const char* path : {"/metrics", "/ready", "/live"}) {
      told_ += ask(server_.operator_port(), "GET", path).body;
    }
    player_->socket().send(R"({"type":"say","seat":0,"phrase":"well_played"})");
    told_ += json::serialize(player_->move(0, "nonsense")) + "\n";
    told_ += json::serialize(player_->move(1, "nonsense")) + "\n";
    onlooker_->send(R"({"type":"nonsense"})");
    onlooker_->send(R"({"type":"ping"})");
    while (const std::optional<std::string> heard = onlooker_->next()) {
      told_ += *heard + "\n";
      if (heard->find("\"pong\"") != std::string::npos) break;
    }
    told_ += server_.log() + server_.log_of_json();
  }
  void play(int moves) {
    const auto bot = make_bot(player_->position().game(), "random").value();
    player_->sync();  // what stood there before
    for (int i = 0; i < moves && !player_->is_over(); ++i) {
      const std::string text = bot->choose(player_->position(), Rng(static_cast<unsigned>(i)));
      told_ += json::serialize(player_->move(player_->seat_to_act(), text)) + "\n";
      player_->sync();
    }
  }
  void resign(int seat) {
    player_->socket().send(R"({"type":"resign","move_id":"resign-001","seat":)" +
                           std::to_string(seat) + "}");
    player_->answer("resign-001");
  }

  // Whether the seed was told in any form.
  bool has_told_seed() const {
    std::string base64(sodium_base64_encoded_len(seed_.size(), kVariant), '\0');
    sodium_bin2base64(base64.data(), base64.size(), seed_.data(), seed_.size(), kVariant);
    base64.resize(42);  // the last character depends on what follows
    std::string url = base64;
    std::ranges::replace(url, '+', '-');
    std::ranges::replace(url, '/', '_');
    std::string hex = fair_hex(seed_);
    std::string upper = hex;
    std::ranges::transform(upper, upper.begin(), [](char c) {
      return c >= 'a' && c <= 'f' ? static_cast<char>(c - 'a' + 'A') : c;
    });
    const std::string raw(seed_.begin(), seed_.end());
    const std::vector<std::string> forms = {hex, upper, base64, url, raw};
    return std::ranges::any_of(
        forms, [this](const std::string& form) { return told_.find(form) != std::string::npos; });
  }
  Record record() { return parse_record(ask_for("/record").body).value(); }
  const std::string& told() const { return told_; }
  const TestTable& table() const { return table_; }
  Player& player() { return *player_; }

 private:
  static constexpr int kVariant = sodium_base64_VARIANT_ORIGINAL;
  TestServer& server_;
  TestTable table_;
  FairBytes seed_{};
  std::optional<Player> player_;
  std::optional<SocketClient> onlooker_;
  std::string told_;
};

std::string contribution(char digit) {
  return R"({"contribution":")" + std::string(64, digit) + R"("})";
}

TEST(FairHttp, P7NothingTellsTheSeedOfARunningGame) {
  for (const char* game : {"pyramix", "anubixx", "cubus", "ankhor", "ascension"}) {
    TestServer server;
    FairTable table(server, game);
    EXPECT_EQ(table.ask_for("/contribution", contribution('a')).body, "{}");
    table.play(12);
    table.ask_everything();
    ASSERT_FALSE(table.has_told_seed()) << game << "\n" << table.told();
    EXPECT_NE(table.told().find("Fair.Commitment"), std::string::npos);
    table.resign(1);
    const Record record = table.record();
    EXPECT_TRUE(table.has_told_seed()) << game << ": it is published in the end";
    const Result<Verified> verified = verify(record, find_game);
    ASSERT_TRUE(verified) << game << ": " << verified.error().message;
    EXPECT_GT(verified->events, 0) << game;
    EXPECT_EQ(verified->contributed, SeatSet::run(0, 2)) << game;
  }
}

TEST(FairHttp, P7AfterARestartNeither) {
  TestServer server;
  FairTable table(server, "pyramix");
  table.ask_for("/contribution", contribution('b'));
  table.play(3);
  server.restart();
  table.come();
  table.play(2);
  table.ask_everything();
  EXPECT_FALSE(table.has_told_seed()) << table.told();
  FairTable other(server, "pyramix");
  const HttpReply reply = ask(server.port(), "GET", table.table().path("/record"));
  EXPECT_EQ(reply.body.find("Fair.Seed \""), std::string::npos);
  EXPECT_NE(reply.body.find("[Fair.Seat0 \"1 " + std::string(64, 'b')), std::string::npos);
}

TEST(FairHttp, P8WhoeverWatchesHearsWhatIsContributed) {
  TestServer server;
  FairTable table(server, "pyramix");
  SocketClient watcher(server.port(), table.table().path("/socket?protocol=2&since=1"));
  ASSERT_TRUE(watcher.send(R"({"type":"ping"})"));
  table.ask_for("/contribution", contribution('c'));
  std::string heard;
  while (heard.find("\"seat\":1,\"text\"") == std::string::npos) {
    const std::optional<std::string> message = watcher.next();
    ASSERT_TRUE(message);
    heard += *message;
  }
  EXPECT_NE(heard.find(R"({"type":"contribution","seat":0,"text":"1 )" + std::string(64, 'c')),
            std::string::npos);
}

TEST(FairHttp, P8WithAClaimItComesToTheSeat) {
  TestServer server;
  const TestTable table = make_table(server.port(), {"me", "open"});
  const std::string claim = R"({"invitation":")" + table.invitations.at(1) +
                            R"(","contribution":")" + std::string(64, 'd') + R"("})";
  EXPECT_EQ(outcome(post(server.port(), table.path("/claim"), claim)), "200 ");
  // The contribution is stored behind the claim: any later answer of the table comes after it.
  EXPECT_EQ(outcome(post(server.port(), table.path("/contribution"), contribution('e'),
                         {{"Cookie", table.cookie}})),
            "200 ");
  const std::string record = ask(server.port(), "GET", table.path("/record")).body;
  EXPECT_NE(record.find("[Fair.Seat1 \"1 " + std::string(64, 'd')), std::string::npos);
  EXPECT_NE(record.find("[Fair.Seat0 \"1 " + std::string(64, 'e')), std::string::npos);
}

TEST(FairHttp, WhatIsNoContributionIsRefused) {
  TestServer server;
  const TestTable table = make_table(server.port(), {"me", "open"});
  const auto give = [&](const std::string& body, const std::string& cookie) {
    return fault_of(
        post(server.port(), table.path("/contribution"), body, {{"Cookie", cookie}}).body);
  };
  const std::string form = refused(server::Fault::kContributionForm).fault;
  EXPECT_EQ(give("{}", table.cookie), form);
  EXPECT_EQ(give(R"({"contribution":"ab"})", table.cookie), form);
  EXPECT_EQ(give(contribution('A'), table.cookie), form);
  EXPECT_EQ(give(contribution('a'), ""), "not_at_table");
  EXPECT_EQ(outcome(ask(server.port(), "GET", table.path("/contribution"))), "405 not_allowed");
}

}  // namespace
}  // namespace benben
