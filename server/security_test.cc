// What docs/security.md says of every way in: the headers of each kind of answer, and that neither
// another site's page nor another name is answered anywhere.
#include <gtest/gtest.h>

#include "server/test_server.h"

namespace benben {
namespace {

constexpr const char* kPolicy =
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'";

class SecurityTest : public testing::Test {
 protected:
  // All that changes something or tells something of somebody.
  std::vector<std::pair<std::string, std::string>> requests() const {
    std::vector<std::pair<std::string, std::string>> all;
    for (const char* path :
         {"/api/tables", "/api/person/recovery", "/api/person/recover", "/api/lobby/play",
          "/api/account", "/api/account/sign-in", "/api/account/sign-out", "/api/account/password",
          "/api/tournaments", "/api/person/push"}) {
      all.emplace_back("POST", path);
    }
    for (const char* rest : {"/claim", "/sit", "/invitation"})
      all.emplace_back("POST", table_.path(rest));
    all.emplace_back("DELETE", table_.path());
    for (const char* path : {"/api/person", "/api/lobby", "/api/account", "/api/account/export"}) {
      all.emplace_back("GET", path);
    }
    for (const char* rest : {"", "/record", "/ratings"}) all.emplace_back("GET", table_.path(rest));
    return all;
  }
  HttpReply send(const std::string& method, const std::string& path,
                 std::map<std::string, std::string> headers) {
    headers.insert({"Cookie", table_.cookie});
    if (method == "POST") headers.insert({"Content-Type", "application/json"});
    return ask(server_.port(), method, path, headers, method == "POST" ? "{}" : "");
  }

  TestServer server_;
  TestTable table_ = make_table(server_.port(), {"me", "open"});
};

TEST_F(SecurityTest, EveryKindOfAnswerHasItsHeaders) {
  const std::vector<std::string> paths = {"/",
                                          "/table/x",
                                          "/index.html",
                                          "/assets/bot.worker-12345678.js",
                                          "/api/health",
                                          "/api/lobby",
                                          "/api/nowhere",
                                          table_.path(),
                                          table_.path("/record")};
  for (const std::string& path : paths) {
    const HttpReply reply = send("GET", path, {});
    EXPECT_EQ(reply.header("content-security-policy"), kPolicy) << path;
    EXPECT_EQ(reply.header("x-content-type-options"), "nosniff") << path;
    EXPECT_EQ(reply.header("referrer-policy"), "no-referrer") << path;
    EXPECT_EQ(reply.header("server"), "") << path;
    EXPECT_EQ(reply.header("access-control-allow-origin"), "") << path;
    const bool is_api = path.starts_with("/api/");
    EXPECT_EQ(reply.header("cache-control") == "no-store", is_api) << path;
  }
  EXPECT_EQ(ask(server_.operator_port(), "GET", "/metrics").header("x-content-type-options"),
            "nosniff");
}

TEST_F(SecurityTest, NoOtherSitesPageIsObeyed) {
  for (const auto& [method, path] : requests()) {
    for (const char* origin : {"https://evil.example", "null", "http://localhost.evil.example"}) {
      const HttpReply reply = send(method, path, {{"Origin", origin}});
      EXPECT_EQ(outcome(reply), "403 bad_origin") << method << path << origin;
      EXPECT_EQ(fault_of(reply.body), "other_site") << method << path << origin;
      EXPECT_EQ(reply.header("set-cookie"), "") << method << path << origin;
    }
    if (method != "POST") continue;
    // What a form of another site can send, without any word on where it comes from.
    for (const char* type :
         {"text/plain", "application/x-www-form-urlencoded", "multipart/form-data"}) {
      const HttpReply reply = send(method, path, {{"Content-Type", type}});
      EXPECT_EQ(fault_of(reply.body), "content_type") << path << type;
    }
  }
  EXPECT_EQ(ask(server_.port(), "GET", table_.path(), {{"Cookie", table_.cookie}}).status, 200);
}

TEST_F(SecurityTest, NoOtherNameIsAnswered) {
  std::vector<std::pair<std::string, std::string>> all = requests();
  all.emplace_back("GET", "/");
  all.emplace_back("GET", "/assets/app-12345678.js");
  all.emplace_back("GET", "/api/health");
  for (const auto& [method, path] : all) {
    for (const char* host : {"evil.example", "localhost.evil.example", "127.0.0.1.evil.example"}) {
      const HttpReply reply = send(method, path, {{"Host", host}});
      EXPECT_EQ(outcome(reply), "403 bad_origin") << method << path << host;
      EXPECT_EQ(fault_of(reply.body), "other_host") << method << path << host;
    }
  }
}

}  // namespace
}  // namespace benben
