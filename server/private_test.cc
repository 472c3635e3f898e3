// Whatever is somebody's is theirs alone: every endpoint and every message, asked with every kind
// of credential that does not prove it, is refused and tells nothing.
//
// The endpoints come from the table of the server itself (endpoints.h), the messages from its
// reader: one without a row here fails. A row is data: what is asked, and what nobody, an onlooker,
// another account and the owner hear. "*" in a path is the owner's own thing.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "server/account_texts.h"
#include "server/endpoints.h"
#include "server/protocol.h"
#include "server/test_private.h"
#include "server/test_server.h"
#include "store/sqlite.h"

namespace benben {
namespace {

namespace json = boost::json;

// The type of the first answer that is one, and the code of its error.
std::string answer_of(SocketClient& socket) {
  while (const std::optional<std::string> text = socket.next()) {
    const json::value message = json::parse(*text);
    const std::string type = message.at("type").as_string().c_str();
    constexpr std::string_view kAnswers[] = {"refused", "error", "unsaid", "pong"};
    if (std::ranges::find(kAnswers, type) == std::end(kAnswers)) continue;
    return type + " " + error_code(*text);
  }
  return "the end";
}

// One server, on which all of this has happened before anybody asks.
class PrivateTest : public testing::Test {
 protected:
  static TestOptions options() {
    TestOptions options;
    options.limits.unplayed_time = std::chrono::hours(0);  // a year passes
    return options;
  }

  void SetUp() override {
    cookies_[Who::kExpired] = sign_up("Expired");
    server_.clock().advance(std::chrono::hours(24 * 366));
    cookies_[Who::kNone] = "";
    cookies_[Who::kWrong] = "person=" + std::string(43, 'A');
    cookies_[Who::kMalformed] = "person=\"%00'; DROP TABLE seats --";
    cookies_[Who::kSignedOut] = sign_up("Signed out");
    EXPECT_EQ(
        say("/api/account/sign-out", R"({"device":"this"})", cookies_[Who::kSignedOut]).status,
        200);
    cookies_[Who::kDeleted] = sign_up("Deleted");
    EXPECT_EQ(say("/api/account/delete", R"({"password":")" + std::string(kPassword) + R"("})",
                  cookies_[Who::kDeleted])
                  .status,
              200);
    cookies_[Who::kClosed] = sign_up("Closed");
    cookies_[Who::kAnother] = sign_up("Another");
    cookies_[Who::kMuted] = sign_up("Muted");
    moderate();
    owner_ = sign_up(kOwner);
    EXPECT_EQ(say("/api/account/profile", R"({"profile":"hidden"})", owner_).status, 200);
    table_ = make(R"(,"watch":"players")");
    // What chance has revealed there is nobody's but its players' to see.
    const std::string record =
        ask(server_.port(), "GET", "/api/tables/" + table_ + "/record", {{"Cookie", owner_}}).body;
    secrets_.push_back(record.substr(record.find("\n* ")));
    EXPECT_GT(secrets_.back().size(), 100u) << record;
    watched_ = make(R"(,"chat":"everyone")");
    watched_invitation_ = invitation_;
    make_contest();
    // Who looks at the invitation is somebody from then on, and may watch.
    const HttpReply looked = say("/api/tables/" + watched_ + "/invitation",
                                 R"({"invitation":")" + invitation_ + R"("})", "");
    cookies_[Who::kOnlooker] = cookie_of(looked);
    EXPECT_FALSE(cookies_[Who::kOnlooker].empty()) << looked.body;
  }

  // As the operator does, while the server does not run.
  void moderate() {
    server_.stop();
    {
      const auto store = open_sqlite({server_.database(), 0}).value();
      const auto person = [&](const char* name) {
        return store->accounts().find_account(look_key(name)).value().person;
      };
      EXPECT_TRUE(store->transaction([&] {
        EXPECT_TRUE(store->speech().impose({Sanction::Kind::kMuted, person("Muted")}));
        EXPECT_TRUE(store->speech().impose({Sanction::Kind::kClosed, person("Closed")}));
        const std::int64_t closed =
            store->accounts().find_account(look_key("Closed")).value().number;
        EXPECT_TRUE(store->accounts().remove_devices_but(closed, 0));
      }));
    }
    server_.start(options());
  }

  HttpReply say(const std::string& path, const std::string& body, const std::string& cookie) {
    return post(server_.port(), path, body, {{"Cookie", cookie}});
  }
  std::string sign_up(const std::string& name) {
    const HttpReply reply = say("/api/account",
                                R"({"name":")" + name + R"(","password":")" + kPassword +
                                    R"(","device":")" + name + R"("})",
                                "");
    EXPECT_EQ(reply.status, 201) << reply.body;
    return cookie_of(reply);
  }
  // A table of the owner's with a seat that is free.
  std::string make(const std::string& more) {
    const HttpReply reply = say(
        "/api/tables",
        R"({"game":"pyramix","players":2,"seats":[{"kind":"me","name":"Hatshepsut"},{"kind":"open"}])" +
            more + "}",
        owner_);
    EXPECT_EQ(reply.status, 201) << reply.body;
    const json::value made = json::parse(reply.body);
    const std::string path = made.at("invitations").at(0).at("path").as_string().c_str();
    invitation_ = path.substr(path.find('#') + 1);
    secrets_.push_back(invitation_);
    return made.at("table").as_string().c_str();
  }
  void make_contest() {
    const HttpReply reply = say(
        "/api/tournaments",
        R"({"name":"A secret cup","game":"pyramix","seats":2,"system":"swiss","clock":"live 60 0 lose","most":8})",
        owner_);
    EXPECT_EQ(reply.status, 201) << reply.body;
    contest_ = json::parse(reply.body).at("tournament").as_string().c_str();
    EXPECT_EQ(
        say("/api/tournaments/" + contest_ + "/join", R"({"name":"Hatshepsut"})", owner_).status,
        200);
  }

  std::string path_of(const Row& row) const {
    std::string path(endpoints()[static_cast<std::size_t>(row.route)].path);
    const auto fill = [&](const std::string& with) {
      const std::size_t star = path.find('*');
      ASSERT_NE(star, path.npos) << path;
      path.replace(star, 1, with);
    };
    if (row.what == What::kTable) fill(table_);
    if (row.what == What::kContest) fill(contest_);
    if (row.what == What::kOther) fill("AAAAAAAAAAAAAAAAAAAAAA");
    if (row.what == What::kPlayer) fill(kOwner);
    if (row.what == What::kAgainst) (fill("Another"), fill(kOwner));
    if (row.what == What::kPool) (fill("pyramix"), fill("2"));
    EXPECT_EQ(path.find('*'), path.npos) << path;
    return path;
  }

  // What is said to this row by who has this cookie.
  HttpReply reply_of(const Row& row, const std::string& cookie) {
    const std::string path = path_of(row);
    const bool is_socket = path.ends_with("/socket");
    if (is_socket) {
      SocketClient socket(server_.port(), path + "?protocol=2&since=0", {{"Cookie", cookie}});
      return socket.reply();
    }
    if (std::string_view(row.method) == "POST") return say(path, row.body, cookie);
    return ask(server_.port(), row.method, path, {{"Cookie", cookie}});
  }

  void expect_told_nothing(const HttpReply& reply) {
    std::string told = reply.body;
    for (const auto& [name, value] : reply.headers) told += '\n' + value;
    std::vector<std::string> known = {kOwner, "A secret cup", table_, contest_};
    known.insert(known.end(), secrets_.begin(), secrets_.end());
    known.push_back(owner_.substr(owner_.find('=') + 1));
    for (const std::string& secret : known) {
      EXPECT_EQ(told.find(secret), told.npos) << secret << " is told: " << told;
    }
  }

  // All that the owner has, as the owner sees it.
  std::string of_owner() {
    std::string all;
    for (const std::string& path :
         {"/api/tables/" + table_, "/api/tables/" + table_ + "/record", "/api/tables/" + watched_,
          "/api/tables/" + watched_ + "/record", "/api/tournaments/" + contest_,
          std::string("/api/person"), std::string("/api/account")}) {
      const HttpReply reply = ask(server_.port(), "GET", path, {{"Cookie", owner_}});
      EXPECT_EQ(reply.status, 200) << path;
      all += reply.body + '\n';
    }
    return all;
  }

  TestServer server_{options()};
  std::map<Who, std::string> cookies_;
  std::string owner_;
  std::string table_;    // its players' alone
  std::string watched_;  // anybody's who knows where it is
  std::string contest_;
  std::string invitation_;  // of the last table
  std::string watched_invitation_;
  std::vector<std::string> secrets_;
};

TEST(Private, EveryEndpointHasARow) {
  for (const Endpoint& endpoint : endpoints()) {
    std::string rest(endpoint.methods);
    for (const std::string_view method : {"GET", "POST", "DELETE", "PUT", "PATCH"}) {
      const bool is_answered = rest.find(method) != rest.npos;
      const bool has_row = std::ranges::any_of(kRows, [&](const Row& row) {
        return row.route == endpoint.route && row.method == method;
      });
      EXPECT_EQ(is_answered, has_row) << method << " " << endpoint.path;
    }
  }
}

TEST(Private, EveryMessageHasARow) {
  std::vector<std::string_view> rows;
  for (const Spoken& message : kMessages) rows.push_back(message.type);
  EXPECT_EQ(rows, message_types());
}

TEST_F(PrivateTest, P11NoEndpointTellsOrDoesWhatIsAnothers) {
  const std::string before = of_owner();
  for (const Row& row : kRows) {
    for (const auto& [who, name] : kWho) {
      SCOPED_TRACE(std::string(row.method) + " " + path_of(row) + " with " + name);
      const HttpReply reply = reply_of(row, cookies_[who]);
      const std::string expected = who == Who::kOnlooker  ? row.onlooker
                                   : who >= Who::kAnother ? row.another
                                                          : row.nobody;
      if (expected == kOpen) {
        EXPECT_LT(reply.status, 300) << reply.body;
      } else {
        EXPECT_EQ(outcome(reply), expected) << reply.body;
      }
      expect_told_nothing(reply);
    }
  }
  EXPECT_EQ(of_owner(), before) << "nothing of the owner's has changed";
}

// The rows ask what is there: their owner hears it.
TEST_F(PrivateTest, TheOwnerHearsWhatIsTheirs) {
  for (const Row& row : kRows) {
    if (std::string_view(row.owner) == kNotAsked) continue;
    SCOPED_TRACE(std::string(row.method) + " " + path_of(row));
    const HttpReply reply = reply_of(row, owner_);
    EXPECT_EQ(outcome(reply), row.owner) << reply.body;
  }
}

// A message to the owner's seat, in the name of whoever sends it.
std::string text_of(const Spoken& message, const std::string& id) {
  const std::string_view type = message.type;
  const bool has_seat = type != "ping" && type != "chat";
  constexpr std::string_view kWithoutId[] = {"ping", "say", "chat", "write", "mute", "report"};
  const bool has_id = std::ranges::find(kWithoutId, type) == std::end(kWithoutId);
  const std::string rest = message.rest;
  std::string text = std::string(R"({"type":")") + message.type + '"';
  if (has_seat) text += R"(,"seat":0)";
  if (has_id) text += R"(,"move_id":")" + id + '"';
  if (!rest.empty()) text += ',' + rest;
  return text + '}';
}

std::vector<Spoken> all_messages() {
  std::vector<Spoken> all(std::begin(kMessages), std::end(kMessages));
  for (const char* wish : kWishes) all.push_back({"ask", wish, "refused not_yours"});
  return all;
}

TEST_F(PrivateTest, P11NoMessageDoesWhatIsAnothers) {
  const std::string before = of_owner();
  int number = 0;
  for (const auto& [who, name] : kWho) {
    SocketClient socket(server_.port(), "/api/tables/" + watched_ + "/socket?protocol=2&since=0",
                        {{"Cookie", cookies_[who]}});
    ASSERT_EQ(socket.reply().status, 101) << name;
    for (const Spoken& message : all_messages()) {
      SCOPED_TRACE(std::string(message.type) + " with " + name);
      ASSERT_TRUE(socket.send(text_of(message, "private-" + std::to_string(++number))));
      EXPECT_EQ(answer_of(socket), message.answer);
    }
  }
  EXPECT_EQ(of_owner(), before) << "nothing of the owner's has changed";
}

// Who sits at the same table has no part in the owner's seat: they may listen, and say of the owner
// what they want, but do nothing as the owner.
TEST_F(PrivateTest, P11NoMessageDoesWhatIsAnotherSeats) {
  const HttpReply claim =
      say("/api/tables/" + watched_ + "/claim",
          R"({"invitation":")" + watched_invitation_ + R"(","name":"Somebody"})",
          cookies_[Who::kAnother]);
  ASSERT_EQ(claim.status, 200) << claim.body;
  const std::string before = of_owner();
  SocketClient socket(server_.port(), "/api/tables/" + watched_ + "/socket?protocol=2&since=0",
                      {{"Cookie", cookies_[Who::kAnother]}});
  ASSERT_EQ(socket.reply().status, 101);
  int number = 0;
  for (const Spoken& message : all_messages()) {
    constexpr std::string_view kOfTheirOwn[] = {"chat", "mute", "report", "ping"};
    if (std::ranges::find(kOfTheirOwn, message.type) != std::end(kOfTheirOwn)) continue;
    SCOPED_TRACE(message.type);
    ASSERT_TRUE(socket.send(text_of(message, "seat-one-" + std::to_string(++number))));
    EXPECT_EQ(answer_of(socket), message.answer);
  }
  EXPECT_EQ(of_owner(), before) << "nothing of the owner's has changed";
}

// Where onlookers see the game late nobody without a seat is told of the owner's move.
TEST_F(PrivateTest, P11NobodySeesEarlierWhatIsShownLate) {
  const std::string late = make(R"(,"watch":"delayed")");
  Player owner(server_.port(), {late, owner_, {}}, owner_);
  ASSERT_TRUE(owner.sync());
  const std::string move = owner.some_move();
  const int start = owner.ply();
  EXPECT_EQ(owner.move(0, move).at("type"), "accepted");
  const std::string line = "\n0 " + move;
  const auto record = [&](const std::string& cookie) {
    const std::string path = "/api/tables/" + late + "/record";
    return ask(server_.port(), "GET", path, {{"Cookie", cookie}}).body;
  };
  ASSERT_NE(record(owner_).find(line), std::string::npos);
  for (const auto& [who, name] : kWho) {
    SCOPED_TRACE(name);
    const std::string& cookie = cookies_[who];
    EXPECT_EQ(record(cookie).find(line), std::string::npos);
    Player onlooker(server_.port(), {late, cookie, {}}, cookie);
    ASSERT_TRUE(onlooker.sync());
    EXPECT_EQ(onlooker.ply(), start);
  }
}

// A device that is signed out while it has a socket open is nobody there from then on.
TEST_F(PrivateTest, P11ASocketEndsWithItsCredential) {
  SocketClient socket(server_.port(), "/api/tables/" + table_ + "/socket?protocol=2&since=0",
                      {{"Cookie", owner_}});
  ASSERT_EQ(socket.reply().status, 101);
  EXPECT_EQ(say("/api/account/sign-out", R"({"device":"this"})", owner_).status, 200);
  EXPECT_EQ(socket.close_code(), 1008);
}

}  // namespace
}  // namespace benben
