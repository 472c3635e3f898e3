// HTTP over real sockets: forms, errors and their codes, the page's files, and clients that do not
// behave (P10).
#include <gtest/gtest.h>

#include "server/test_server.h"

namespace benben {
namespace {

namespace json = boost::json;

TEST(Http, Health) {
  TestServer server;
  const HttpReply reply = ask(server.port(), "GET", "/api/health");
  EXPECT_EQ(reply.status, 200);
  EXPECT_EQ(reply.body, R"({"status":"ok"})");
  EXPECT_EQ(reply.header("content-type"), "application/json");
  EXPECT_EQ(reply.header("cache-control"), "no-store");
  EXPECT_EQ(reply.header("x-content-type-options"), "nosniff");
}

TEST(Http, ATableIsMadeAndDescribed) {
  TestServer server;
  const TestTable table = make_table(server.port(), {"me", "open", "4"});
  const auto describe = [&](const std::string& cookie) {
    return json::parse(ask(server.port(), "GET", table.path(), {{"Cookie", cookie}}).body);
  };
  const json::value view = describe("other=1; " + table.cookie);
  EXPECT_EQ(view.at("table").as_string(), table.id);
  const std::string header(view.at("header").as_string());
  EXPECT_TRUE(
      header.starts_with("[Game \"pyramix\"]\n[Rules \"1\"]\n[Players \"3\"]\n[Absent \"vote 120 "
                         "bot:4\"]\n[Date \"2026-02-28\"]\n[Fair.Version \"1\"]\n[Fair.Table \""));
  EXPECT_EQ(header.find("Fair.Seed \""), std::string::npos);
  EXPECT_EQ(view.at("seats"), json::parse(R"([{"kind":"human","name":"Ada","claimed":true},
                            {"kind":"human","name":"","claimed":false},
                            {"kind":"bot","name":"bot:4","claimed":true}])"));
  EXPECT_EQ(view.at("you"), json::parse("[0]"));
  EXPECT_EQ(view.at("ply"), 1);
  EXPECT_EQ(view.at("over"), false);
  EXPECT_EQ(describe("").at("you"), json::parse("[]"));
}

TEST(Http, TheRecordIsText) {
  TestServer server;
  const TestTable table = make_table(server.port(), {"me", "4"});
  const HttpReply reply = ask(server.port(), "GET", table.path("/record"));
  EXPECT_EQ(reply.status, 200);
  EXPECT_EQ(reply.header("content-type"), "text/plain; charset=utf-8");
  EXPECT_NE(reply.body.find("[Seat0 \"Ada\"]\n[Seat1 \"bot:4\"]\n[Date"), std::string::npos);
  EXPECT_NE(reply.body.find("\n\n* reveal 000="), std::string::npos);
}

TEST(Http, FaultyTablesAreRefused) {
  TestServer server;
  const auto create = [&](const std::string& body) {
    return outcome(post(server.port(), "/api/tables", body));
  };
  EXPECT_EQ(create(kTable), "201 ");
  EXPECT_EQ(create("{"), "400 malformed");
  EXPECT_EQ(create(R"({"game":"pyramix","players":2,"seats":[],"x":1})"), "400 malformed");
  EXPECT_EQ(create(R"({"game":"chess","players":1,"seats":[{"kind":"me"}]})"), "404 unknown");
  EXPECT_EQ(create(R"({"game":"pyramix","players":1,"seats":[{"kind":"me"}]})"),
            "400 out_of_range");
  EXPECT_EQ(create(R"({"game":"pyramix","players":2,"options":{"snakes":"all"},
                       "seats":[{"kind":"me"},{"kind":"me"}]})"),
            "404 unknown");
}

TEST(Http, PathsAndMethodsThatAreNotThere) {
  TestServer server;
  const TestTable table = make_table(server.port(), {"me", "open"});
  const std::string nobody = "/api/tables/abcdefghijklmnopqrstuv";
  const auto get = [&](const std::string& path) {
    return outcome(ask(server.port(), "GET", path));
  };
  EXPECT_EQ(get(nobody), "404 unknown");
  EXPECT_EQ(get(nobody + "/record"), "404 unknown");
  EXPECT_EQ(outcome(post(server.port(), nobody + "/claim", R"({"invitation":"x"})")),
            "404 unknown");
  EXPECT_EQ(get("/api/tables/short"), "404 unknown");
  EXPECT_EQ(get("/api/tables//record"), "404 unknown");
  EXPECT_EQ(get("/api/"), "404 unknown");
  EXPECT_EQ(get("/api/nothing"), "404 unknown");
  EXPECT_EQ(get(table.path("/more")), "404 unknown");
  EXPECT_EQ(get(table.path("/socket")), "400 malformed");
  const HttpReply wrong = ask(server.port(), "GET", "/api/tables");
  EXPECT_EQ(outcome(wrong), "405 not_allowed");
  EXPECT_EQ(wrong.header("allow"), "POST");
  const HttpReply put = ask(server.port(), "PUT", table.path());
  EXPECT_EQ(outcome(put), "405 not_allowed");
  EXPECT_EQ(put.header("allow"), "GET, HEAD, DELETE");
  EXPECT_EQ(outcome(ask(server.port(), "DELETE", table.path("/record"))), "405 not_allowed");
  EXPECT_EQ(outcome(ask(server.port(), "GET, HEAD", table.path())), "400 malformed");
  EXPECT_EQ(outcome(ask(server.port(), "POST", "/")), "405 not_allowed");
}

TEST(Http, HeadIsGetWithoutABody) {
  TestServer server;
  const TestTable table = make_table(server.port(), {"me", "open"});
  for (const std::string& path : {std::string("/"), table.path(), std::string("/api/health")}) {
    TcpClient client(server.port());
    client.send(http_request("HEAD", path) + http_request("GET", path));
    const HttpReply head = read_reply(client, false);
    const HttpReply get = read_reply(client);
    EXPECT_EQ(head.status, 200) << path;
    EXPECT_EQ(head.headers, get.headers) << path;
    EXPECT_EQ(std::to_string(get.body.size()), head.header("content-length")) << path;
  }
}

TEST(Http, PostsNeedJson) {
  TestServer server;
  const auto typed = [&](const std::string& type) {
    return outcome(post(server.port(), "/api/tables", kTable, {{"Content-Type", type}}));
  };
  EXPECT_EQ(typed("application/json; charset=utf-8"), "201 ");
  EXPECT_EQ(typed("Application/JSON"), "201 ");
  EXPECT_EQ(typed("application/jsonp"), "400 malformed");
  EXPECT_EQ(typed("text/plain"), "400 malformed");
  EXPECT_EQ(typed(""), "400 malformed");
}

TEST(P11Http, AnotherSitesPageMayNotAsk) {
  TestServer server;
  const auto from = [&](const std::string& origin) {
    return outcome(post(server.port(), "/api/tables", kTable, {{"Origin", origin}}));
  };
  EXPECT_EQ(from("http://benben.test"), "201 ");
  EXPECT_EQ(from("https://benben.test"), "201 ");
  EXPECT_EQ(from("http://benben.test.evil"), "403 bad_origin");
  EXPECT_EQ(from("http://evil.test"), "403 bad_origin");
  EXPECT_EQ(from("null"), "403 bad_origin");
}

TEST(Http, ThePageAndItsRoutes) {
  TestServer server;
  for (const char* path : {"/", "/index.html", "/new/pyramix", "/table/abc", "/join/abc", "/replay",
                           "/rules/pyramix?x=y", "/local/1"}) {
    const HttpReply reply = ask(server.port(), "GET", path);
    EXPECT_EQ(reply.status, 200) << path;
    EXPECT_EQ(reply.body, "<h1>Benben</h1>") << path;
    EXPECT_EQ(reply.header("cache-control"), "no-cache") << path;
    EXPECT_NE(reply.header("content-security-policy").find("default-src 'self'"),
              std::string::npos);
  }
  EXPECT_EQ(outcome(ask(server.port(), "GET", "/nothing.js")), "404 unknown");
}

TEST(Http, FilesAreNegotiatedAndKept) {
  TestServer server;
  const auto get = [&](const std::map<std::string, std::string>& headers) {
    return ask(server.port(), "GET", "/assets/app-12345678.js", headers);
  };
  const HttpReply plain = get({});
  EXPECT_EQ(plain.body, "let page = 1;");
  EXPECT_EQ(plain.header("cache-control"), "max-age=31536000, immutable");
  EXPECT_EQ(plain.header("vary"), "Accept-Encoding");
  const HttpReply brotli = get({{"Accept-Encoding", "gzip, br"}});
  EXPECT_EQ(brotli.body, "BROTLI");
  EXPECT_EQ(brotli.header("content-encoding"), "br");
  EXPECT_EQ(get({{"Accept-Encoding", "gzip"}}).body, "GZIP");
  EXPECT_EQ(plain.header("etag"), "") << "its name says it";
}

TEST(Http, WhatKeepsItsNameIsAskedForAgainAndSentOnce) {
  TestServer server;
  const HttpReply first = ask(server.port(), "GET", "/");
  const HttpReply kept = ask(server.port(), "GET", "/", {{"If-None-Match", first.header("etag")}});
  EXPECT_EQ(kept.status, 304);
  EXPECT_EQ(kept.body, "");
  EXPECT_EQ(kept.header("etag"), first.header("etag"));
  const HttpReply gzip = ask(server.port(), "GET", "/", {{"Accept-Encoding", "gzip"}});
  EXPECT_EQ(gzip.body, "GZIP");
  EXPECT_NE(gzip.header("etag"), first.header("etag"));
}

TEST(Http, PartsOfThePageHaveThePolicyOfThePage) {
  TestServer server;
  const auto policy = [&](const char* path) {
    const HttpReply reply = ask(server.port(), "GET", path);
    EXPECT_EQ(reply.status, 200) << path;
    EXPECT_EQ(reply.header("x-content-type-options"), "nosniff") << path;
    return reply.header("content-security-policy");
  };
  EXPECT_EQ(policy("/assets/app-12345678.js"), "");
  EXPECT_NE(policy("/assets/bot.worker-12345678.js"), "");
  EXPECT_NE(policy("/"), "");
}

TEST(P10Http, APathLeadsNowhereElse) {
  TestServer server;
  for (const char* path :
       {"/../../etc/passwd", "/assets/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd",
        "//etc/passwd", "/assets/..%2f..%2fetc%2fpasswd", "/assets/\\..\\secret",
        "/assets/app-12345678.js%00.html", "/../test.db", "/assets/"}) {
    const HttpReply reply = ask(server.port(), "GET", path);
    EXPECT_TRUE(reply.status == 404 || reply.body == "<h1>Benben</h1>") << path << reply.body;
  }
}

}  // namespace
}  // namespace benben
