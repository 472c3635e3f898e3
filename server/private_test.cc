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

#include "server/endpoints.h"
#include "server/protocol.h"
#include "server/test_server.h"
#include "store/sqlite.h"

namespace benben {
namespace {

namespace json = boost::json;

constexpr const char* kPassword = "three blue pyramids";
constexpr const char* kOwner = "Hatshepsut";  // and no answer to others has the name
// Whatever the answer is, it is no error of the server's, and tells nothing of the owner.
constexpr const char* kOpen = "open";
// Not asked: the owner's own would be changed by it.
constexpr const char* kNotAsked = "";

// Who asks with what: each of these is nobody, but for the last three.
enum class Who {
  kNone,
  kWrong,
  kMalformed,
  kExpired,
  kSignedOut,
  kDeleted,
  kClosed,
  kOnlooker,
  kAnother,
  kMuted,
};
constexpr std::pair<Who, const char*> kWho[] = {
    {Who::kNone, "no credential"},
    {Who::kWrong, "a wrong one"},
    {Who::kMalformed, "a malformed one"},
    {Who::kExpired, "an expired one"},
    {Who::kSignedOut, "a signed-out device's"},
    {Who::kDeleted, "a deleted account's"},
    {Who::kClosed, "a closed account's"},
    {Who::kOnlooker, "an onlooker's"},
    {Who::kAnother, "another's"},
    {Who::kMuted, "another's, whom the operator has muted"}};

// What there is to be known, and the path that leads to it.
enum class What { kNothing, kTable, kContest, kOther, kPlayer, kAgainst, kPool };

struct Row {
  Route route;
  const char* method;
  What what;
  const char* body;
  const char* nobody;
  const char* onlooker;
  const char* another;
  const char* owner = kNotAsked;
};

constexpr const char* kEmpty = "{}";
constexpr const char* kRefused = "403 not_yours";
constexpr const char* kUnknown = "404 unknown";
constexpr const char* kSignedIn = "409 conflict";

const Row kRows[] = {
    {Route::kHealth, "GET", What::kNothing, "", "200 ", "200 ", "200 ", "200 "},
    {Route::kPerson, "GET", What::kNothing, "", "200 ", "200 ", "200 ", "200 "},
    {Route::kPerson, "POST", What::kNothing, R"({"name":"Somebody","figure":""})", "200 ", "200 ",
     kSignedIn},
    {Route::kRecovery, "POST", What::kNothing, kEmpty, kRefused, kRefused, kSignedIn, kSignedIn},
    {Route::kRecover, "POST", What::kNothing, R"({"secret":"no such secret"})", kRefused, kRefused,
     kRefused},
    {Route::kTables, "POST", What::kNothing,
     R"({"game":"pyramix","players":2,"rated":true,"seats":[{"kind":"me"},{"kind":"open"}]})",
     kRefused, kRefused, "201 "},
    {Route::kTable, "GET", What::kTable, "", kRefused, kRefused, kRefused, "200 "},
    {Route::kTable, "DELETE", What::kTable, "", kRefused, kRefused, kRefused},
    {Route::kRecord, "GET", What::kTable, "", kRefused, kRefused, kRefused, "200 "},
    {Route::kInvitation, "POST", What::kTable, R"({"invitation":"no such secret"})", kRefused,
     kRefused, kRefused},
    {Route::kClaim, "POST", What::kTable, R"({"invitation":"no such secret","name":"Somebody"})",
     kRefused, kRefused, kRefused},
    {Route::kSocket, "GET", What::kTable, "", kRefused, kRefused, kRefused, "101 "},
    {Route::kAccount, "GET", What::kNothing, "", "200 ", "200 ", "200 ", "200 "},
    // A password that is the name: nobody new comes to be.
    {Route::kAccount, "POST", What::kNothing,
     R"({"name":"Somebody","password":"Somebody","device":""})", "400 malformed", "400 malformed",
     "400 malformed"},
    {Route::kSignIn, "POST", What::kNothing,
     R"({"name":"Hatshepsut","password":"a wrong password","device":""})", kRefused, kRefused,
     kSignedIn, kSignedIn},
    {Route::kEnterByCode, "POST", What::kNothing,
     R"({"code":"7KQ2M-7KQ2M-7KQ2M","password":"another password","device":""})", kRefused,
     kRefused, kSignedIn, kSignedIn},
    {Route::kEnterByLink, "POST", What::kNothing, R"({"secret":"no such secret","device":""})",
     kRefused, kRefused, kSignedIn, kSignedIn},
    {Route::kDeviceLink, "POST", What::kNothing, kEmpty, kRefused, kRefused, "200 ", "200 "},
    {Route::kCodes, "POST", What::kNothing, R"({"password":"a wrong password"})", kRefused,
     kRefused, kRefused, kRefused},
    {Route::kPassword, "POST", What::kNothing,
     R"({"old":"a wrong password","new":"another password"})", kRefused, kRefused, kRefused,
     kRefused},
    // Not by its number: no account is told of another's devices.
    {Route::kSignOut, "POST", What::kNothing, R"({"device":"1"})", kRefused, kRefused, kUnknown},
    {Route::kErase, "POST", What::kNothing, R"({"password":"a wrong password"})", kRefused,
     kRefused, kRefused, kRefused},
    {Route::kExport, "GET", What::kNothing, "", kRefused, kRefused, "200 ", "200 "},
    {Route::kHide, "POST", What::kNothing, R"({"profile":"hidden"})", kRefused, kRefused, "200 ",
     "200 "},
    {Route::kPlayer, "GET", What::kPlayer, "", kUnknown, kUnknown, kUnknown, "200 "},
    {Route::kHistory, "GET", What::kPlayer, "", kUnknown, kUnknown, kUnknown, "200 "},
    {Route::kAgainst, "GET", What::kAgainst, "", kUnknown, kUnknown, kUnknown},
    {Route::kLeaders, "GET", What::kPool, "", "200 ", "200 ", "200 ", "200 "},
    {Route::kTableRatings, "GET", What::kTable, "", kRefused, kRefused, kRefused, kUnknown},
    {Route::kSit, "POST", What::kTable, R"({"name":"Somebody"})", kRefused, kRefused, kRefused},
    {Route::kContribution, "POST", What::kTable,
     R"({"contribution":"0000000000000000000000000000000000000000000000000000000000000000"})",
     kRefused, kRefused, kRefused},
    {Route::kLobby, "GET", What::kNothing, "", "200 ", "200 ", "200 ", "200 "},
    {Route::kPlay, "POST", What::kNothing, R"({"game":"pyramix","players":2})", kOpen, kOpen,
     kOpen},
    {Route::kLobbySocket, "GET", What::kNothing, "", "101 ", "101 ", "101 ", "101 "},
    {Route::kTournaments, "GET", What::kNothing, "", "200 ", "200 ", "200 ", "200 "},
    {Route::kTournaments, "POST", What::kNothing, R"({"game":"pyramix"})", "400 malformed",
     "400 malformed", "400 malformed"},
    // Its address is a secret, as a table's is; who does not have it hears of none.
    {Route::kTournament, "GET", What::kOther, "", kUnknown, kUnknown, kUnknown, kUnknown},
    {Route::kJoin, "POST", What::kOther, R"({"name":"Somebody"})", kUnknown, kUnknown, kUnknown},
    {Route::kLeave, "POST", What::kContest, kEmpty, kRefused, kRefused, kRefused},
    {Route::kStart, "POST", What::kContest, kEmpty, kRefused, kRefused, kRefused},
    {Route::kCancel, "POST", What::kContest, kEmpty, kRefused, kRefused, kRefused},
    {Route::kTournamentSocket, "GET", What::kOther, "", kUnknown, kUnknown, kUnknown, kUnknown},
    {Route::kNotices, "GET", What::kNothing, "", "200 ", "200 ", "200 ", "200 "},
    {Route::kNotices, "POST", What::kNothing,
     R"({"endpoint":"https://push.benben.test/x","p256dh":"","auth":""})", kRefused, kRefused,
     kRefused, kRefused},
    {Route::kNotices, "DELETE", What::kNothing, "", "200 ", "200 ", "200 ", "200 "},
    {Route::kMutes, "GET", What::kNothing, "", "200 ", "200 ", "200 ", "200 "},
    {Route::kUnmute, "POST", What::kNothing, R"({"mute":"1"})", kUnknown, kUnknown, kUnknown},
    {Route::kKnown, "GET", What::kNothing, "", "200 ", "200 ", "200 ", "200 "},
    {Route::kInvite, "POST", What::kTable, R"({"table":"AAAAAAAAAAAAAAAAAAAAAA","seat":1})",
     kRefused, kRefused, kRefused, kUnknown},
    // Whoever is not invited has nothing to decline, and hears the same.
    {Route::kDecline, "POST", What::kTable, kEmpty, "200 ", "200 ", "200 ", "200 "},
};

// A message to the owner's table, of the owner's seat, and how it is answered.
struct Message {
  const char* type;
  const char* rest;
  const char* answer;  // the type of the answer, and the code of an error
};
constexpr Message kMessages[] = {
    {"move", R"("expected_ply":0,"text":"x")", "refused not_yours"},
    {"claim", R"("expected_ply":0)", "refused not_yours"},
    {"leave", "", "refused not_yours"},
    {"return", "", "refused not_yours"},
    {"resign", "", "refused not_yours"},
    {"replace", R"("absent":1)", "refused not_yours"},
    {"rematch", "", "refused not_yours"},
    {"resume", "", "refused not_yours"},
    {"ask", R"("expected_ply":0,"for":"adjourn")", "refused not_yours"},
    {"agree", R"("number":0)", "refused not_yours"},
    {"decline", R"("number":0)", "refused not_yours"},
    {"say", R"("phrase":"hello")", "error not_yours"},
    {"chat", R"("on":true)", "unsaid not_yours"},
    {"write", R"("text":"Are you there?")", "unsaid not_yours"},
    {"mute", R"("on":true)", "unsaid not_yours"},
    {"report", R"("reason":"spam")", "unsaid not_yours"},
    {"ping", "", "pong "},
};

// A wish is as much its seat's as any other.
constexpr const char* kWishes[] = {R"("expected_ply":0,"for":"undo")",
                                   R"("expected_ply":0,"for":"draw")",
                                   R"("expected_ply":0,"for":"swap","with":1)"};

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
        return store->accounts().find_account(name).value().person;
      };
      EXPECT_TRUE(store->transaction([&] {
        EXPECT_TRUE(store->speech().impose({Sanction::Kind::kMuted, person("muted")}));
        EXPECT_TRUE(store->speech().impose({Sanction::Kind::kClosed, person("closed")}));
        const std::int64_t closed = store->accounts().find_account("closed").value().number;
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
  for (const Message& message : kMessages) rows.push_back(message.type);
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
std::string text_of(const Message& message, const std::string& id) {
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

std::vector<Message> all_messages() {
  std::vector<Message> all(std::begin(kMessages), std::end(kMessages));
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
    for (const Message& message : all_messages()) {
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
  for (const Message& message : all_messages()) {
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
  const std::string move = owner.some_move();
  const int start = owner.ply();
  EXPECT_EQ(owner.move(0, move).at("type"), "accepted");
  const std::string line = "0 " + move;
  const std::string path = "/api/tables/" + late;
  const auto record = [&](const std::string& cookie) {
    return ask(server_.port(), "GET", path + "/record", {{"Cookie", cookie}}).body;
  };
  ASSERT_NE(record(owner_).find("\n" + line), std::string::npos);
  for (const auto& [who, name] : kWho) {
    SCOPED_TRACE(name);
    const std::string& cookie = cookies_[who];
    EXPECT_EQ(record(cookie).find("\n" + line), std::string::npos);
    const HttpReply described = ask(server_.port(), "GET", path, {{"Cookie", cookie}});
    EXPECT_EQ(json::parse(described.body).at("ply"), start);
    Player onlooker(server_.port(), {late, cookie, {}}, cookie);
    ASSERT_TRUE(onlooker.sync());
    EXPECT_EQ(onlooker.ply(), start);
    EXPECT_EQ(std::ranges::count(onlooker.events(), line), 0);
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
