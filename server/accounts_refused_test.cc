// Accounts over real HTTP (docs/protocol.md, Accounts): that everybody else is refused and told
// nothing.
#include "server/test_accounts.h"

namespace benben {
namespace {

namespace json = boost::json;
using server::Fault;

TEST_F(AccountsTest, AWrongPasswordAndAnUnknownNameAreAnsweredTheSame) {
  (void)sign_up("Ada");
  const HttpReply wrong = sign_in("Ada", "wrong horse");
  EXPECT_EQ(outcome(wrong), "403 not_yours");
  EXPECT_EQ(fault_of(wrong.body), code_of(Fault::kWrongPassword));
  EXPECT_EQ(wrong.header("set-cookie"), "");
  for (const auto& [name, password] : {std::pair{"Bob", "correct horse"},
                                       {"Ada", "short"},
                                       {"Ada", ""},
                                       {"", "correct horse"},
                                       {"!", "x"}}) {
    EXPECT_EQ(sign_in(name, password).body, wrong.body) << name << " " << password;
  }
  EXPECT_EQ(outcome(sign_in("Ada")), "200 ");
}

TEST_F(AccountsTest, WhoIsSignedInComesInNoSecondTime) {
  const std::string cookie = cookie_of(sign_up("Ada"));
  const std::string link = link_of(cookie);
  EXPECT_EQ(fault_of(sign_up("Bob", cookie).body), code_of(Fault::kSignedIn));
  EXPECT_EQ(fault_of(sign_in("Ada", kPassword, cookie).body), code_of(Fault::kSignedIn));
  EXPECT_EQ(fault_of(enter(link, cookie).body), code_of(Fault::kSignedIn));
  EXPECT_EQ(fault_of(say("/api/person/recovery", json::object(), cookie).body),
            code_of(Fault::kSignedIn));
  EXPECT_EQ(outcome(enter(link)), "200 ") << "it was not spent";
}

// Every endpoint with every credential that is not one: refused, nothing told, nothing changed.
TEST_F(AccountsTest, P11MatrixOfCredentials) {
  const HttpReply reply = sign_up("Ada Lovelace");
  const std::string owner = cookie_of(reply);
  const std::string expired = cookie_of(sign_in("Ada Lovelace"));
  const TestTable table = table_of(owner, "Ada Lovelace");
  server_.clock().advance(std::chrono::hours(24 * 360));
  EXPECT_TRUE(is_signed_in(owner));
  server_.clock().advance(std::chrono::hours(24 * 10));
  const std::string signed_out = cookie_of(sign_in("Ada Lovelace"));
  EXPECT_EQ(outcome(sign_out("this", signed_out)), "200 ");
  const std::string deleted = cookie_of(sign_up("Somebody"));
  EXPECT_EQ(outcome(say("/api/account/delete", {{"password", kPassword}}, deleted)), "200 ");
  const std::string spectator = table_of("").cookie;  // watches Ada's table and sits at another
  const std::map<std::string, std::string> credentials = {
      {"none", ""},
      {"wrong", "person=" + std::string(43, 'x')},
      {"malformed", "person=x"},
      {"expired", expired},
      {"signed out", signed_out},
      {"deleted", deleted},
      {"a spectator's", spectator}};
  const std::pair<const char*, json::value> requests[] = {
      {"/api/account/link", json::object()},
      {"/api/account/codes", {{"password", kPassword}}},
      {"/api/account/password", {{"old", kPassword}, {"new", "battery staple"}}},
      {"/api/account/sign-out", {{"device", "1"}}},
      {"/api/account/sign-out", {{"device", "others"}}},
      {"/api/account/sign-out", {{"device", "this"}}},
      {"/api/account/delete", {{"password", kPassword}}},
  };
  const json::value before = described(owner);
  for (const auto& [whose, cookie] : credentials) {
    for (const auto& [path, body] : requests) {
      const HttpReply refused = say(path, body, cookie);
      EXPECT_EQ(outcome(refused), "403 not_yours") << path << " " << whose;
      EXPECT_EQ(fault_of(refused.body), code_of(Fault::kNotSignedIn)) << path << " " << whose;
      EXPECT_EQ(refused.header("set-cookie"), "") << path << " " << whose;
    }
    const HttpReply told = ask(server_.port(), "GET", "/api/account/export", {{"Cookie", cookie}});
    EXPECT_EQ(outcome(told), "403 not_yours") << whose;
    EXPECT_EQ(json::serialize(described(cookie)), R"({"name":"","figure":""})") << whose;
    EXPECT_EQ(seats(table, cookie), "[]") << whose;
    Player player(server_.port(), table, cookie);
    ASSERT_TRUE(player.sync());
    EXPECT_EQ(player.move(0, player.some_move()).at("error").at("code"), "not_yours") << whose;
  }
  EXPECT_EQ(described(owner), before);
  // Another's account sees and changes its own alone.
  const std::string other = cookie_of(sign_up("Grace"));
  EXPECT_EQ(described(other).at("name"), "Grace");
  EXPECT_EQ(seats(table, other), "[]");
  EXPECT_EQ(outcome(sign_out("1", other)), "404 unknown");
  EXPECT_EQ(outcome(sign_out("others", other)), "200 ");
  EXPECT_EQ(described(owner), before);
  // Nobody asks from another site's page.
  for (const auto& [path, body] : requests) {
    const HttpReply refused = post(server_.port(), path, json::serialize(body),
                                   {{"Cookie", owner}, {"Origin", "https://other.test"}});
    EXPECT_EQ(outcome(refused), "403 bad_origin") << path;
  }
  EXPECT_EQ(described(owner), before);
}

TEST(AccountLimits, AttemptsAreCountedByAddressAndByName) {
  TestOptions options;
  options.limits.address_sign_ins = 6;
  options.limits.account_sign_ins = 3;
  options.limits.address_accounts = 1;
  options.proxies = {AddressRange::parse("127.0.0.1").value()};
  TestServer server(options);
  const auto say = [&](const std::string& path, const std::string& from, const char* name,
                       const char* password, const std::string& cookie = "") {
    const json::value body = {{"name", name}, {"password", password}, {"device", ""}};
    return post(server.port(), path, json::serialize(body),
                {{"X-Forwarded-For", from}, {"Cookie", cookie}});
  };
  const std::string sign_in = "/api/account/sign-in";
  const std::string known = cookie_of(say("/api/account", "10.0.0.1", "Ada", kPassword));
  EXPECT_EQ(fault_of(say("/api/account", "10.0.0.1", "Bob", kPassword).body),
            code_of(Fault::kTooManyAccounts));
  const std::string out = cookie_of(
      post(server.port(), "/api/account/sign-out", R"({"device":"this"})", {{"Cookie", known}}));
  // Three attempts at one name from wherever, and the right password does not help a stranger,
  for (int i = 0; i < 3; ++i) {
    const std::string from = "10.0.1." + std::to_string(i);
    EXPECT_EQ(outcome(say(sign_in, from, "Ada", "wrong horse")), "403 not_yours");
  }
  EXPECT_EQ(fault_of(say(sign_in, "10.0.1.9", "Ada", kPassword).body),
            code_of(Fault::kTooManySignIns));
  EXPECT_EQ(outcome(say(sign_in, "10.0.1.9", "Bob", kPassword)), "403 not_yours");
  // but a browser that was signed in before.
  EXPECT_EQ(outcome(say(sign_in, "10.0.1.10", "Ada", kPassword, out)), "200 ");
  // Six of one address, whatever the names.
  for (int i = 0; i < 6; ++i) {
    const std::string name = "Nobody" + std::string(1, static_cast<char>('a' + i));
    EXPECT_EQ(outcome(say(sign_in, "10.0.2.1", name.c_str(), kPassword)), "403 not_yours");
  }
  EXPECT_EQ(fault_of(say(sign_in, "10.0.2.1", "Nobody", kPassword).body),
            code_of(Fault::kTooManySignIns));
  server.clock().advance(std::chrono::hours(1));
  EXPECT_EQ(outcome(say(sign_in, "10.0.2.1", "Ada", kPassword)), "200 ");
}

}  // namespace
}  // namespace benben
