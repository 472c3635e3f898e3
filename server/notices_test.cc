// Notices over real HTTP to a push service of the test's own: who is told, of what, and that nobody
// else learns anything.
#include "server/notices.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

#include "server/faults.h"
#include "server/test_push_service.h"
#include "server/test_server.h"
#include "store/sqlite.h"

namespace benben {
namespace {

namespace json = boost::json;
using server::Fault;

std::string code_of(Fault fault) {
  return std::string(server_faults()[static_cast<std::size_t>(fault)].code);
}

// The table's people are the cookies of Ada, who sits at seat 0, and of Grace.
class NoticesTest : public testing::Test {
 protected:
  TestOptions options() const {
    TestOptions options;
    options.notices = PushServices({service_.origin()});
    options.limits.unplayed_time = std::chrono::hours(0);
    return options;
  }
  HttpReply say(const std::string& method, const std::string& cookie,
                const json::value& body = json::object()) {
    std::map<std::string, std::string> headers = {{"Content-Type", "application/json"}};
    if (!cookie.empty()) headers["Cookie"] = cookie;
    const std::string text = method == "POST" ? json::serialize(body) : "";
    return ask(server_.port(), method, "/api/person/push", headers, text);
  }
  json::object wish(const TestBrowser& browser, const std::string& path = "/push/1") const {
    return {{"endpoint", service_.origin() + path},
            {"p256dh", browser.key()},
            {"auth", browser.auth()}};
  }
  void subscribe(const std::string& cookie, const TestBrowser& browser,
                 const std::string& path = "/push/1") {
    const HttpReply reply = say("POST", cookie, wish(browser, path));
    EXPECT_EQ(reply.status, 200) << reply.body;
  }
  bool is_kept(const std::string& cookie) {
    return json::parse(say("GET", cookie).body).at("kept").as_bool();
  }
  static void expect_refused(const HttpReply& reply, const std::string& status, Fault fault) {
    EXPECT_EQ(outcome(reply), status);
    EXPECT_EQ(fault_of(reply.body), code_of(fault));
  }

  void open_table(const json::value& clock = nullptr) {
    json::object body = json::parse(kTable).as_object();
    if (!clock.is_null()) body["clock"] = clock;
    const HttpReply reply =
        post(server_.port(), "/api/tables", json::serialize(body), {{"Cookie", ada_}});
    table_ = made_table(reply);
    if (ada_.empty()) ada_ = cookie_of(reply);
    grace_ = claim(server_.port(), table_, 1, grace_);
  }
  // The seat to act moves, over a socket that ends then.
  void move(const std::string& cookie, int seat) {
    {
      Player player(server_.port(), table_, cookie);
      ASSERT_TRUE(player.sync());
      ASSERT_EQ(player.seat_to_act(), seat);
      move_as(player, seat);
    }
    wait_until_gone(seat);
  }
  // The server has done all that follows from it.
  static void move_as(Player& player, int seat) {
    ASSERT_EQ(player.move(seat, player.some_move()).at("type"), "accepted");
    ASSERT_TRUE(player.sync());
  }
  // Until the server knows that a socket has ended.
  void wait_until_gone(int seat) {
    while (true) {
      Player onlooker(server_.port(), table_, "");
      json::value message = onlooker.next();
      while (message.at("type") != "presence") message = onlooker.next();
      const json::array& here = message.at("here").as_array();
      if (std::ranges::find(here, json::value(seat)) == here.end()) return;
    }
  }
  // The server notices how late it is at its next sweep, some milliseconds later.
  void wait(std::chrono::seconds time) { server_.clock().advance(time); }
  // What the next notice says to this browser; "" if it says nothing to it.
  std::string read(const TestBrowser& browser) {
    const std::optional<PushedMessage> message = service_.next();
    return message ? browser.read(message->body).value_or("") : "none came";
  }
  std::string notice(const std::string& kind) const {
    return R"({"kind":")" + kind + R"(","game":"pyramix","table":")" + table_.id + "\"}";
  }

  TestPushService service_;
  TestServer server_{options()};
  TestTable table_;
  std::string ada_;
  std::string grace_;
  TestBrowser browser_;
};

constexpr std::chrono::seconds kAway{30};

TEST_F(NoticesTest, WhoIsInvitedIsToldOnce) {
  open_table();
  const std::string met = table_.id;
  subscribe(grace_, browser_);
  for (int i = 0; i < 2; ++i) {
    const HttpReply made = post(server_.port(), "/api/tables", kTable, {{"Cookie", ada_}});
    table_.id = json::parse(made.body).at("table").as_string().c_str();
    const std::string body = R"({"table":")" + met + R"(","seat":1})";
    for (int j = 0; j < 2; ++j) {
      const HttpReply reply =
          post(server_.port(), table_.path("/invite"), body, {{"Cookie", ada_}});
      EXPECT_EQ(reply.status, 200) << reply.body;
    }
    EXPECT_EQ(read(browser_), notice("invited"));
  }
}

TEST_F(NoticesTest, WhoseTurnItHasBecomeIsToldInSecret) {
  open_table();
  subscribe(grace_, browser_);
  move(ada_, 0);
  wait(kAway);
  const std::optional<PushedMessage> message = service_.next();
  ASSERT_TRUE(message);
  EXPECT_EQ(browser_.read(message->body), notice("turn"));
  EXPECT_EQ(TestBrowser().read(message->body), std::nullopt);
  EXPECT_EQ(message->body.size(), 86u + 256 + 1 + 16) << "whatever it says";
  EXPECT_EQ(message->path, "/push/1");
  EXPECT_EQ(message->headers.at("content-encoding"), "aes128gcm");
  EXPECT_EQ(message->headers.at("ttl"), "259200");
  EXPECT_EQ(message->headers.at("topic").size(), 32u);
  const std::string key = json::parse(say("GET", "").body).at("key").as_string().c_str();
  const json::value claims = json::parse(vapid_claims(message->headers.at("authorization"), key));
  EXPECT_EQ(claims.at("aud").as_string(), service_.origin());
  EXPECT_EQ(claims.at("sub"), "https://benben.test");
  EXPECT_GT(claims.at("exp").as_int64(), server_.clock().clock().unix_s());
  EXPECT_LE(claims.at("exp").as_int64(), server_.clock().clock().unix_s() + 24 * 60 * 60);
}

// Each notice that should not come would come before the one that is waited for.
TEST_F(NoticesTest, WhoIsThereOrHasBeenIsNotTold) {
  open_table();
  subscribe(grace_, browser_, "/grace");
  const TestBrowser adas;
  subscribe(ada_, adas, "/ada");
  {
    Player grace(server_.port(), table_, grace_);
    move(ada_, 0);
    ASSERT_TRUE(grace.sync());
    wait(kAway);
    move_as(grace, 1);
  }
  wait(kAway);
  EXPECT_EQ(read(adas), notice("turn")) << "Grace was there";
  move(ada_, 0);
  {
    Player grace(server_.port(), table_, grace_);
    ASSERT_TRUE(grace.sync());
  }
  wait_until_gone(1);
  wait(kAway);
  move(grace_, 1);
  wait(kAway);
  EXPECT_EQ(read(adas), notice("turn")) << "Grace has seen that it is her turn";
}

TEST_F(NoticesTest, ATurnIsToldOnceAlsoAfterARestart) {
  open_table();
  subscribe(grace_, browser_);
  const TestBrowser adas;
  subscribe(ada_, adas, "/ada");
  move(ada_, 0);
  wait(kAway);
  EXPECT_EQ(read(browser_), notice("turn"));
  server_.restart(options());
  EXPECT_EQ(ask(server_.port(), "GET", "/api/person", {{"Cookie", grace_}}).status, 200);
  wait(kAway);
  move(grace_, 1);
  wait(kAway);
  EXPECT_EQ(read(adas), notice("turn"));
}

TEST_F(NoticesTest, WithALiveClockNobodyIsTold) {
  open_table({{"kind", "live"}, {"base_s", 3600}, {"increment_s", 0}, {"then", "bot"}});
  subscribe(grace_, browser_);
  move(ada_, 0);
  wait(kAway);
  open_table();
  move(ada_, 0);
  wait(kAway);
  EXPECT_EQ(read(browser_), notice("turn")) << "the second table's";
}

TEST_F(NoticesTest, WhoHasLittleTimeLeftIsToldOnce) {
  constexpr int kDay = 24 * 60 * 60;
  open_table({{"kind", "days"},
              {"move_s", 2 * kDay},
              {"bank_s", 0},
              {"weekends", true},
              {"then", "move"}});
  const TestBrowser adas;
  subscribe(ada_, adas, "/ada");
  subscribe(grace_, browser_);
  move(ada_, 0);
  wait(kAway);
  EXPECT_EQ(read(browser_), notice("turn"));
  wait(std::chrono::hours(36));
  EXPECT_EQ(read(browser_), notice("low"));
  server_.restart(options());
  wait(std::chrono::hours(1));
  move(grace_, 1);
  wait(kAway);
  EXPECT_EQ(read(adas), notice("turn")) << "it was said once, also after a restart";
}

TEST_F(NoticesTest, ARematchTellsWhoeverIsAway) {
  open_table();
  subscribe(ada_, browser_);
  {
    Player grace(server_.port(), table_, grace_);
    grace.socket().send(R"({"type":"resign","move_id":"resign-01","seat":1})");
    EXPECT_EQ(grace.answer("resign-01").at("type"), "done");
    grace.socket().send(R"({"type":"rematch","move_id":"rematch-1","seat":1})");
    EXPECT_EQ(grace.answer("rematch-1").at("type"), "done");
    while (true) {
      const json::value message = grace.next();
      ASSERT_FALSE(message.is_null());
      if (message.at("type") != "incident") continue;
      const std::string text = message.at("text").as_string().c_str();
      if (text.find("rematch") == text.npos) continue;
      table_.id = text.substr(text.rfind(' ') + 1);
      break;
    }
    ASSERT_TRUE(grace.sync());
  }
  // Ada sits at seat 1 now, so Grace begins, whose browser wants nothing.
  move(grace_, 0);
  wait(kAway);
  EXPECT_EQ(read(browser_), notice("turn"));
}

TEST_F(NoticesTest, ASubscriptionThatIsGoneIsForgotten) {
  open_table();
  subscribe(grace_, browser_);
  service_.answer(410);
  move(ada_, 0);
  wait(kAway);
  EXPECT_TRUE(service_.next());
  while (is_kept(grace_)) std::this_thread::yield();
  SUCCEED();
}

TEST_F(NoticesTest, OneThatFailsIsKeptAndSaidInTheLog) {
  open_table();
  subscribe(grace_, browser_);
  service_.answer(500);
  move(ada_, 0);
  wait(kAway);
  EXPECT_TRUE(service_.next());
  while (server_.log().find("notices cannot be sent to 127.0.0.1: the service answers 500") ==
         std::string::npos) {
    std::this_thread::yield();
  }
  EXPECT_TRUE(is_kept(grace_));
}

TEST_F(NoticesTest, ABrowserIsToldAtMostFiveAtOnce) {
  const TestBrowser adas;
  open_table();
  subscribe(grace_, browser_);
  subscribe(ada_, adas, "/ada");
  for (int i = 0; i < 6; ++i) {
    if (i > 0) open_table();
    move(ada_, 0);
    wait(kAway);
    if (i < 5) {
      EXPECT_EQ(read(browser_), notice("turn"));
    }
  }
  move(grace_, 1);
  wait(kAway);
  EXPECT_EQ(read(adas), notice("turn")) << "and Grace no sixth time";
}

// Who may keep, see and end a subscription: the browser alone.

TEST_F(NoticesTest, EachBrowserHasItsOwn) {
  open_table();
  const std::string key = json::parse(say("GET", "").body).at("key").as_string().c_str();
  EXPECT_EQ(key.size(), 87u);
  subscribe(grace_, browser_);
  EXPECT_TRUE(is_kept(grace_));
  for (const std::string& other :
       {std::string(), ada_, std::string("person=nonsense"), "person=" + std::string(43, 'A')}) {
    EXPECT_FALSE(is_kept(other)) << other;
    EXPECT_EQ(say("DELETE", other).body, "{}") << other;
  }
  EXPECT_TRUE(is_kept(grace_)) << "nobody else ends it";
  server_.restart(options());
  EXPECT_TRUE(is_kept(grace_));
  EXPECT_EQ(json::parse(say("GET", grace_).body).at("key").as_string(), key)
      << "the server is the same";
  EXPECT_EQ(say("DELETE", grace_).body, "{}");
  EXPECT_FALSE(is_kept(grace_));
}

TEST_F(NoticesTest, WhoHasNoCookieGetsOne) {
  const HttpReply reply = say("POST", "", wish(browser_));
  EXPECT_EQ(reply.status, 200) << reply.body;
  EXPECT_TRUE(is_kept(cookie_of(reply)));
}

TEST_F(NoticesTest, WhatIsNoSubscriptionIsRefused) {
  json::object bad = wish(browser_);
  bad["endpoint"] = "ftp://example.org/";
  expect_refused(say("POST", "", bad), "400 malformed", Fault::kEndpoint);
  bad["endpoint"] = "http://fcm.googleapis.com/x";
  expect_refused(say("POST", "", bad), "400 malformed", Fault::kEndpoint);
  bad["endpoint"] = "https://169.254.169.254/latest";
  expect_refused(say("POST", "", bad), "403 not_yours", Fault::kPushService);
  bad = wish(browser_);
  bad["auth"] = "AAAA";
  expect_refused(say("POST", "", bad), "400 malformed", Fault::kPushKeys);
  bad = wish(browser_);
  bad["p256dh"] = std::string(87, 'A');
  expect_refused(say("POST", "", bad), "400 malformed", Fault::kPushKeys);
  bad = wish(browser_);
  bad["more"] = "";
  expect_refused(say("POST", "", bad), "400 malformed", Fault::kUnknownMember);
  EXPECT_EQ(outcome(say("PUT", "")), "405 not_allowed");
  EXPECT_EQ(outcome(ask(server_.port(), "DELETE", "/api/person/push",
                        {{"Origin", "https://elsewhere.test"}})),
            "403 bad_origin");
}

TEST_F(NoticesTest, WithoutNoticesThereIsNothing) {
  TestOptions none = options();
  none.notices.reset();
  server_.restart(none);
  expect_refused(say("GET", ""), "404 unknown", Fault::kNoNotices);
  expect_refused(say("POST", "", wish(browser_)), "404 unknown", Fault::kNoNotices);
  expect_refused(say("DELETE", ""), "404 unknown", Fault::kNoNotices);
}

TEST_F(NoticesTest, GoIntoAnAccountAndEndWhenItsDeviceIsSignedOut) {
  open_table();
  subscribe(grace_, browser_);
  const json::value in = {{"name", "Grace"}, {"password", "correct horse"}, {"device", "Phone"}};
  const HttpReply reply =
      post(server_.port(), "/api/account", json::serialize(in), {{"Cookie", grace_}});
  ASSERT_EQ(reply.status, 201) << reply.body;
  const std::string account = cookie_of(reply);
  EXPECT_TRUE(is_kept(account));
  EXPECT_FALSE(is_kept(grace_)) << "the older secret is nobody's";
  move(ada_, 0);
  wait(kAway);
  EXPECT_EQ(read(browser_), notice("turn"));
  const HttpReply out =
      post(server_.port(), "/api/account/sign-out", R"({"device":"this"})", {{"Cookie", account}});
  ASSERT_EQ(out.status, 200) << out.body;
  EXPECT_FALSE(is_kept(account));
  EXPECT_FALSE(is_kept(cookie_of(out)));
}

TEST_F(NoticesTest, EndWithTheAccount) {
  const json::value in = {{"name", "Grace"}, {"password", "correct horse"}, {"device", "Phone"}};
  const std::string account = cookie_of(post(server_.port(), "/api/account", json::serialize(in)));
  subscribe(account, browser_);
  EXPECT_EQ(post(server_.port(), "/api/account/delete", R"({"password":"correct horse"})",
                 {{"Cookie", account}})
                .status,
            200);
  EXPECT_FALSE(is_kept(account));
}

// The first server is over by then: the system's certificates are read when one starts.
TEST(NoticesByHttps, AreSentToWhomACertificateProves) {
  TestPushService service(TestPushService::Kind::kSecure);
  const TestBrowser browser;
  const PushKey key = PushKey::make();
  const auto sent = [&](const std::string& endpoint) {
    std::mutex mutex;
    std::condition_variable came;
    std::optional<PushOutcome> outcome;
    PushSender sender(1, [](const std::function<void()>& work) { work(); });
    const PushUrl url = read_push_url(endpoint).value();
    EXPECT_TRUE(sender.send({url, PushRequest::Reach::kAnywhere, "vapid", "topic", "body"},
                            [&](const PushOutcome& got) {
                              const std::lock_guard lock(mutex);
                              outcome = got;
                              came.notify_all();
                            }));
    std::unique_lock lock(mutex);
    came.wait(lock, [&] { return outcome.has_value(); });
    return *outcome;
  };
  EXPECT_EQ(sent(service.origin() + "/a").kind, PushOutcome::Kind::kFailed) << "nobody knows it";
  setenv("SSL_CERT_FILE", service.certificate().c_str(), 1);
  const PushOutcome known = sent(service.origin() + "/b");
  EXPECT_EQ(known.kind, PushOutcome::Kind::kSent) << known.reason;
  EXPECT_EQ(service.next()->path, "/b");
  std::string other = service.origin() + "/c";
  other.replace(other.find("localhost"), 9, "127.0.0.1");
  EXPECT_EQ(sent(other).kind, PushOutcome::Kind::kFailed) << "the certificate has another name";
  unsetenv("SSL_CERT_FILE");
}

// Names that nobody answers.
class SilentNames final : public PushNames {
 public:
  void find(const std::string&, Found found) override { asked_.push_back(std::move(found)); }

 private:
  std::vector<Found> asked_;
};

TEST(PushSenders, GiveANameThatIsNotFoundUp) {
  constexpr int kNotices = 9;  // more than one service is sent at once
  std::mutex mutex;
  std::condition_variable came;
  std::vector<std::string> reasons;
  PushSender sender(
      kNotices, [](const std::function<void()>& work) { work(); }, std::make_unique<SilentNames>(),
      std::chrono::milliseconds(1));
  const PushUrl url = read_push_url("https://push.benben.test/x").value();
  for (int notice = 0; notice < kNotices; ++notice) {
    EXPECT_TRUE(
        sender.send({url, PushRequest::Reach::kPublic, "", "", ""}, [&](const PushOutcome& got) {
          const std::lock_guard lock(mutex);
          reasons.push_back(got.reason);
          came.notify_all();
        }));
  }
  std::unique_lock lock(mutex);
  came.wait(lock, [&] { return reasons.size() == kNotices; });
  EXPECT_EQ(reasons, std::vector<std::string>(kNotices, "its name was not found in time"));
}

TEST(PushSenders, AskNoPrivateAddressAndTakeOnlySoMany) {
  TestPushService service;
  std::mutex mutex;
  std::condition_variable came;
  std::optional<PushOutcome> outcome;
  PushSender sender(1, [](const std::function<void()>& work) { work(); });
  const PushUrl url = read_push_url(service.origin() + "/x").value();
  EXPECT_TRUE(
      sender.send({url, PushRequest::Reach::kPublic, "", "", ""}, [&](const PushOutcome& got) {
        const std::lock_guard lock(mutex);
        outcome = got;
        came.notify_all();
      }));
  std::unique_lock lock(mutex);
  came.wait(lock, [&] { return outcome.has_value(); });
  EXPECT_EQ(outcome->reason, "it has no address that may be asked");
  PushSender closed(0, [](const std::function<void()>& work) { work(); });
  EXPECT_FALSE(closed.send({url, PushRequest::Reach::kPublic, "", "", ""},
                           [](const PushOutcome&) { FAIL(); }));
}

}  // namespace
}  // namespace benben
