// Every fault of the server is answered with its name and what stands in its places.
#include "server/faults.h"

#include <gtest/gtest.h>

#include <set>

#include "server/names.h"
#include "server/open_table.h"
#include "server/test_bots.h"
#include "server/test_server.h"
#include "store/sqlite.h"
#include "table/faults.h"
#include "table/new_table.h"
#include "table/secret.h"

namespace benben {
namespace {

using server::Fault;

std::string code_of(Fault fault) {
  return std::string(server_faults()[static_cast<std::size_t>(fault)].code);
}

TEST(Faults, HaveCodesOfTheirOwn) {
  std::set<std::string_view> codes;
  for (const std::span<const FaultInfo> table : {server_faults(), table_faults()}) {
    for (const FaultInfo& info : table) EXPECT_TRUE(codes.insert(info.code).second) << info.code;
  }
}

TEST(Faults, OfWhatIsNotHttp) {
  TestServer server;
  const auto fault = [&](const std::string& bytes) {
    TcpClient client(server.port());
    client.send(bytes + "\r\n\r\n");
    return fault_of(read_reply(client).body);
  };
  const std::string get = "GET / HTTP/1.1";
  const std::string host = "\r\nHost: localhost";
  EXPECT_EQ(fault("GET"), code_of(Fault::kNotHttp));
  EXPECT_EQ(fault(get), code_of(Fault::kOneHost));
  EXPECT_EQ(fault(get + host + "\r\nX: " + std::string(10'000, 'x')),
            code_of(Fault::kRequestTooLarge));
  EXPECT_EQ(fault(get + host + "\r\nTransfer-Encoding: gzip"), code_of(Fault::kTransferEncoding));
  EXPECT_EQ(fault(get + host + "\r\nExpect: a miracle"), code_of(Fault::kExpect));
}

TEST(Faults, OfRequests) {
  TestServer server;
  const TestTable table = make_table(server.port(), {"me", "me"});
  const auto fault = [&](std::string_view method, const std::string& path,
                         const std::map<std::string, std::string>& headers = {}) {
    return fault_of(ask(server.port(), method, path, headers, "{}").body);
  };
  EXPECT_EQ(fault("GET", "/api/nothing"), code_of(Fault::kNothingHere));
  EXPECT_EQ(fault("PUT", "/api/tables"), code_of(Fault::kMethod));
  EXPECT_EQ(fault("POST", "/"), code_of(Fault::kPageMethod));
  EXPECT_EQ(fault("POST", "/api/tables", {{"Origin", "http://other.test"}}),
            code_of(Fault::kOtherSite));
  EXPECT_EQ(fault("GET", "/api/health", {{"Host", "other.test"}}), code_of(Fault::kOtherHost));
  EXPECT_EQ(fault("POST", "/api/tables", {{"Content-Type", "text/plain"}}),
            code_of(Fault::kContentType));
  EXPECT_EQ(fault("GET", table.path("/socket")), code_of(Fault::kNoUpgrade));
  const auto socket_fault = [&](const std::string& path) {
    return fault_of(SocketClient(server.port(), path).reply().body);
  };
  EXPECT_EQ(socket_fault("/api/health"), code_of(Fault::kNoSocketHere));
  EXPECT_EQ(socket_fault(table.path("/socket?since=now")), code_of(Fault::kSinceForm));
  const std::optional<std::string> told = SocketClient(server.port(), table.path("/socket")).next();
  EXPECT_EQ(fault_of(told.value()), code_of(Fault::kOutdated));
}

TEST(Faults, OfRates) {
  TestOptions options;
  options.limits.requests = {1, 3};
  options.limits.tables = {1, 1};
  TestServer server(options);
  EXPECT_EQ(fault_of(post(server.port(), "/api/tables", kTable).body), "");
  EXPECT_EQ(fault_of(post(server.port(), "/api/tables", kTable).body),
            code_of(Fault::kTooManyTables));
  ask(server.port(), "GET", "/api/health");
  EXPECT_EQ(fault_of(ask(server.port(), "GET", "/api/health").body),
            code_of(Fault::kTooManyRequests));
}

TEST(Faults, OfLimits) {
  TestOptions options;
  options.limits.address_sockets = 1;
  options.limits.address_bot_tables = 0;
  options.limits.address_stored_mib = 0;
  options.limits.messages = {1, 2};
  TestServer server(options);
  const TestTable bots = make_table(server.port(), {"me", "1"});
  const TestTable table = make_table(server.port(), {"me", "me"});
  EXPECT_EQ(fault_of(SocketClient(server.port(), bots.path("/socket?protocol=2")).reply().body),
            code_of(Fault::kTooManyBotTables));
  Player player(server.port(), table, table.cookie);
  EXPECT_EQ(fault_of(SocketClient(server.port(), table.path("/socket?protocol=2")).reply().body),
            code_of(Fault::kTooManySockets));
  ASSERT_TRUE(player.sync());
  player.move(0, player.some_move());
  EXPECT_EQ(fault_of(post(server.port(), "/api/tables", kTable).body),
            code_of(Fault::kTooMuchStored));
  player.socket().send(R"({"type":"ping"})");
  std::optional<std::string> message;
  do {
    message = player.socket().next();
  } while (message && fault_of(*message).empty());
  ASSERT_TRUE(message);
  EXPECT_EQ(fault_of(*message), code_of(Fault::kTooManyMessages));
}

TEST(Faults, OfMessages) {
  const std::pair<const char*, Fault> cases[] = {
      {"{", Fault::kNotJson},
      {"[]", Fault::kNotAnObject},
      {R"({"type":"ping","x":1})", Fault::kUnknownMember},
      {R"({"type":7})", Fault::kMemberNotText},
      {R"({"type":"pong"})", Fault::kMessageType},
      {R"({"type":"say","seat":0,"phrase":"no"})", Fault::kPhraseName},
      {R"({"type":"ask","move_id":"long-enough","seat":0,"expected_ply":1,"for":"tea"})",
       Fault::kWishWord},
      {R"({"type":"move","move_id":"short"})", Fault::kMoveIdForm},
      {R"({"type":"move","move_id":"long-enough","seat":"0"})", Fault::kMemberNotNumber},
      {R"({"type":"move","move_id":"long-enough","seat":99})", Fault::kMemberOutOfRange},
  };
  for (const auto& [text, fault] : cases) {
    EXPECT_EQ(read_message(text).error().fault, code_of(fault)) << text;
  }
  const Error error = read_message(R"({"type":"move","move_id":"long-enough","seat":6})").error();
  EXPECT_EQ(error.message, "\"seat\" must be from 0 to 5.");
  EXPECT_EQ(error.params, (std::vector<Param>{{"member", "seat"}, {"min", "0"}, {"max", "5"}}));
}

TEST(Faults, OfTablesToMake) {
  const std::pair<const char*, Fault> cases[] = {
      {R"("options":7,"seats":[])", Fault::kMemberNotObject},
      {R"("options":{"a":7},"seats":[])", Fault::kMemberNotTexts},
      {R"("seats":{})", Fault::kSeatsNotList},
      {R"("seats":[])", Fault::kSeatsCount},
      {R"("seats":[{"kind":"king"}])", Fault::kSeatKind},
      {R"("race":{"missed":"perhaps"},"seats":[{"kind":"me"}])", Fault::kMissedWord},
      {R"("race":{"knock":"perhaps"},"seats":[{"kind":"me"}])", Fault::kKnockWord},
      {R"("absent":{"then":"perhaps"},"seats":[{"kind":"me"}])", Fault::kThenWord},
      {R"("clock":{"kind":"sand"},"seats":[{"kind":"me"}])", Fault::kClockKindWord},
      {R"("clock":{"kind":"live","base_s":60,"increment_s":0,"then":"win"},"seats":[{"kind":"me"}])",
       Fault::kClockThenWord},
      {R"("clock":{"kind":"days","move_s":86400,"bank_s":0,"weekends":0},"seats":[{"kind":"me"}])",
       Fault::kMemberNotFlag},
  };
  for (const auto& [members, fault] : cases) {
    const std::string body = R"({"game":"x","players":1,)" + std::string(members) + "}";
    EXPECT_EQ(read_create(body).error().fault, code_of(fault)) << body;
  }
}

TEST(Faults, OfNames) {
  const std::pair<std::string, Fault> cases[] = {
      {"A\nda", Fault::kNameHidden}, {"a\u0301\u0302\u0303\u0304", Fault::kNameMarks},
      {"A  da", Fault::kNameBlanks}, {"\u0301a", Fault::kNameJoiner},
      {"ab\u200C", Fault::kNameEnd}, {std::string(41, 'x'), Fault::kNameLong},
      {"bot:8", Fault::kNameOfBot},
  };
  for (const auto& [name, fault] : cases) {
    EXPECT_EQ(read_name(name).error().fault, code_of(fault)) << name;
  }
}

TEST(Faults, OfPeople) {
  TestServer server;
  const auto recover = [&](const std::string& secret) {
    return fault_of(
        post(server.port(), "/api/person/recover", R"({"secret":")" + secret + R"("})").body);
  };
  const std::string secret = random_text(kSecretBytes);
  EXPECT_EQ(recover(secret), code_of(Fault::kNoSuchLink));
  const auto elsewhere = std::move(open_sqlite({server.database()})).value();
  Status kept;
  ASSERT_TRUE(elsewhere->transaction([&] {
    kept = elsewhere->keep_recovery({digest_of("a person"), digest_of(secret), "not sealed"});
  }));
  ASSERT_TRUE(kept);
  EXPECT_EQ(recover(secret), code_of(Fault::kPersonDamaged));
  EXPECT_EQ(fault_of(post(server.port(), "/api/person/recovery", "{}").body),
            code_of(Fault::kNoSeatYet));
}

TEST_F(BotPoolTest, FaultsOfBots) {
  ask("a1");
  ASSERT_EQ(event(), "a1 begins");
  tell("a1", Order::kFail);
  letters_.take()();
  ASSERT_EQ(answers_.size(), 1u);
  EXPECT_EQ(answers_[0].second.error().fault, code_of(Fault::kBotFailed));
  EXPECT_EQ(answers_[0].second.error().message, "The bot failed to move: it broke.");
}

}  // namespace
}  // namespace benben
