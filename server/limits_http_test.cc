// P10: what one client may do over HTTP, and that it costs nobody else anything.
#include <gtest/gtest.h>

#include <atomic>
#include <thread>

#include "server/test_server.h"

namespace benben {
namespace {

TEST(P10Http, TooLarge) {
  TestServer server;
  EXPECT_EQ(outcome(post(server.port(), "/api/tables", std::string(20'000, ' '))), "413 too_large");
  EXPECT_EQ(outcome(ask(server.port(), "GET", "/", {{"X-Long", std::string(10'000, 'x')}})),
            "413 too_large");
  // Said before the body comes.
  TcpClient client(server.port());
  client.send("POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 1000000000\r\n\r\n");
  EXPECT_EQ(outcome(read_reply(client)), "413 too_large");
  EXPECT_TRUE(client.is_closed());
}

TEST(P10Http, WhatIsNotHttp) {
  TestServer server;
  for (const char* bytes : {"GET\r\n\r\n", "\x16\x03\x01\x02\r\n\r\n", "GET / HTTP/7.3\r\n\r\n",
                            "GET / HTTP/1.1\r\nHost benben\r\n\r\n"}) {
    TcpClient client(server.port());
    client.send(bytes);
    EXPECT_EQ(outcome(read_reply(client)), "400 malformed") << bytes;
    EXPECT_TRUE(client.is_closed());
  }
}

TEST(P10Http, RequestsInPiecesAndInLine) {
  TestServer server;
  TcpClient client(server.port());
  const std::string create =
      http_request("POST", "/api/tables", {{"Content-Type", "application/json"}}, kTable);
  for (const char byte : create) ASSERT_TRUE(client.send(std::string(1, byte)));
  EXPECT_EQ(read_reply(client).status, 201);
  // Three at once, answered in order on the same connection.
  client.send(http_request("GET", "/api/health") + create + http_request("GET", "/api/nothing"));
  EXPECT_EQ(read_reply(client).status, 200);
  EXPECT_EQ(read_reply(client).status, 201);
  EXPECT_EQ(read_reply(client).status, 404);
  client.send(http_request("GET", "/api/health", {{"Connection", "close"}}));
  EXPECT_EQ(read_reply(client).status, 200);
  EXPECT_TRUE(client.is_closed());
}

TEST(P10Http, ARequestThatStopsHalfwayIsCut) {
  TestServer server;
  TcpClient dawdler(server.port());
  dawdler.send("GET / HTTP/1.1\r\nHo");
  TcpClient idle(server.port());
  EXPECT_EQ(ask(server.port(), "GET", "/api/health").status, 200);
  // Each deadline begins when the server has seen the connection, which nobody outside can tell:
  // the clock moves on until both have passed.
  std::atomic<bool> is_done = false;
  std::thread mover([&] {
    while (!is_done) {
      server.clock().advance(std::chrono::seconds(5));
      std::this_thread::sleep_for(std::chrono::milliseconds(1));
    }
  });
  EXPECT_TRUE(dawdler.is_closed());
  EXPECT_TRUE(idle.is_closed());
  is_done = true;
  mover.join();
}

TEST(P10Http, RatesAreLimited) {
  TestOptions options;
  options.limits.requests = {1, 5};
  options.limits.tables = {1, 2};
  TestServer server(options);
  const auto create = [&] { return outcome(post(server.port(), "/api/tables", kTable)); };
  EXPECT_EQ(create(), "201 ");
  EXPECT_EQ(create(), "201 ");
  EXPECT_EQ(create(), "429 rate_limited");
  EXPECT_EQ(outcome(ask(server.port(), "GET", "/api/health")), "200 ");
  EXPECT_EQ(outcome(ask(server.port(), "GET", "/api/health")), "200 ");
  const HttpReply limited = ask(server.port(), "GET", "/api/health");
  EXPECT_EQ(outcome(limited), "429 rate_limited");
  EXPECT_EQ(limited.header("retry-after"), "1");
  EXPECT_EQ(ask(server.port(), "GET", "/").status, 200);  // files are counted for themselves
  // Whom a proxy on this machine names has a bucket of their own.
  EXPECT_EQ(
      ask(server.port(), "GET", "/api/health", {{"X-Forwarded-For", "9.9.9.9, 7.7.7.7"}}).status,
      200);
  server.clock().advance(std::chrono::seconds(3));
  EXPECT_EQ(create(), "201 ");
}

// Sends the head and then a part of what never ends, until the server has had enough of it.
HttpReply after_endless(std::uint16_t port, const std::string& head, const std::string& part) {
  TcpClient client(port);
  client.send(head);
  constexpr int kMany = 10'000'000;
  for (int sent = 0; sent < kMany; sent += static_cast<int>(part.size())) {
    if (!client.send(part)) break;
  }
  return read_reply(client);
}

TEST(P10Http, WhatFramesABodyIsLimited) {
  TestServer server;
  const std::string post =
      "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
      "Transfer-Encoding: chunked\r\n\r\n";
  const std::string text(1000, 'a');
  const auto outcome_of = [&](const std::string& head, const std::string& part) {
    return outcome(after_endless(server.port(), head, part));
  };
  EXPECT_EQ(outcome_of(post + "5;", text), "413 too_large") << "a chunk's extension";
  EXPECT_EQ(outcome_of(post + "0\r\nX-Trailer: ", text), "413 too_large") << "a trailer's line";
  EXPECT_EQ(outcome_of(post + "0\r\n", "X: y\r\n" + text + ": z\r\n"), "413 too_large")
      << "trailers";
  EXPECT_EQ(outcome_of(post, "1;" + text + "\r\n \r\n"), "413 too_large") << "many extensions";
  EXPECT_EQ(outcome_of(post, "000000001\r\n \r\n"), "413 too_large") << "small chunks";
  EXPECT_EQ(outcome_of("GET / HTTP/1.1\r\nX", text), "413 too_large") << "a header's name";
  EXPECT_EQ(outcome_of("GET / HTTP/1.1\r\n", "X: y\r\n"), "413 too_large") << "headers";
  EXPECT_EQ(outcome_of("GET /", text), "413 too_large") << "a path";
}

TEST(Http, ABodyInChunksIsRead) {
  TestServer server;
  TcpClient client(server.port());
  const std::string body = kTable;
  std::string request =
      "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
      "Transfer-Encoding: Chunked\r\n\r\n";
  for (const char c : body) request += std::string("1;x=y\r\n") + c + "\r\n";
  client.send(request + "0\r\nX-Trailer: z\r\n\r\n" + http_request("GET", "/api/health"));
  EXPECT_EQ(read_reply(client).status, 201);
  EXPECT_EQ(read_reply(client).status, 200);
}

// A proxy passes trailers on, and they would stand behind what it wrote itself.
TEST(P10Http, TrailersAreNoHeaders) {
  TestOptions options;
  options.limits.tables = {1, 3};
  TestServer server(options);
  const auto create = [&](int i) {
    TcpClient client(server.port());
    char size[16];
    std::snprintf(size, sizeof size, "%zx", std::string_view(kTable).size());
    client.send(
        "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
        "X-Forwarded-For: 192.0.2.1\r\nTransfer-Encoding: chunked\r\n\r\n" +
        std::string(size) + "\r\n" + kTable + "\r\n0\r\nX-Forwarded-For: 9.9.9." +
        std::to_string(i) + "\r\nOrigin: http://evil.test\r\n\r\n");
    return outcome(read_reply(client));
  };
  for (int i = 0; i < 3; ++i) EXPECT_EQ(create(i), "201 ");
  EXPECT_EQ(create(3), "429 rate_limited");
}

TEST(Http, AClientThatAsksFirstIsToldToGoOn) {
  TestServer server;
  const std::string body = kTable;
  const std::string head =
      "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
      "Content-Length: " +
      std::to_string(body.size()) + "\r\nExpect: ";
  TcpClient client(server.port());
  client.send(head + "100-Continue\r\n\r\n");
  EXPECT_EQ(client.read_until("\r\n\r\n"), "HTTP/1.1 100 Continue\r\n\r\n");
  client.send(body);
  EXPECT_EQ(read_reply(client).status, 201);
  // Who does not wait is not told.
  client.send(head + "100-continue\r\n\r\n" + body);
  EXPECT_EQ(read_reply(client).status, 201);
  client.send(head + "a miracle\r\n\r\n" + body);
  EXPECT_EQ(outcome(read_reply(client)), "417 unsupported");
  EXPECT_TRUE(client.is_closed());
}

// Where one request ends and the next begins, and for whom it is, is never a matter of opinion.
TEST(P10Http, RequestsThatCouldBeReadTwoWaysAreRefused) {
  TestServer server;
  const auto outcome_of = [&](const std::string& line, const std::string& headers) {
    TcpClient client(server.port());
    client.send(line + "\r\n" + headers + "\r\n" + http_request("GET", "/api/health"));
    const std::string first = outcome(read_reply(client));
    EXPECT_TRUE(client.is_closed() || first == "200 ") << headers;
    return first;
  };
  const std::string post = "POST /api/tables HTTP/1.1";
  const std::string host = "Host: localhost\r\n";
  for (const char* coding : {"xchunked", "chunked, identity", "gzip, chunked", "identity", ""}) {
    EXPECT_EQ(outcome_of(post, host + "Transfer-Encoding: " + coding + "\r\n"), "501 unsupported")
        << coding;
  }
  const std::string get = "GET /api/health HTTP/1.1";
  EXPECT_EQ(outcome_of(post, host + "Transfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n"),
            "400 malformed");
  EXPECT_EQ(outcome_of(get, ""), "400 malformed");
  EXPECT_EQ(outcome_of(get, "Host:\r\n"), "400 malformed");
  EXPECT_EQ(outcome_of(get, host + host), "400 malformed");
  EXPECT_EQ(outcome_of(get, host + "Host: 127.0.0.1\r\n"), "400 malformed");
  EXPECT_EQ(outcome_of(get, host + "Content-Length: 0\r\nContent-Length: 1\r\n"), "400 malformed");
  EXPECT_EQ(outcome_of(post, host + "Content-Length: 3\r\nTransfer-Encoding: chunked\r\n"),
            "400 malformed");
  EXPECT_EQ(outcome_of("GET /api/health HTTP/1.0", "Connection: close\r\n"), "200 ");
}

TEST(P10Http, FilesAreCountedAndLargeOnesMore) {
  TestOptions options;
  options.limits.files = {1, 3};
  TestServer server(options);
  for (int i = 0; i < 2; ++i) EXPECT_EQ(ask(server.port(), "GET", "/").status, 200);
  EXPECT_EQ(outcome(ask(server.port(), "GET", "/")), "429 rate_limited");  // a little over 1 each
  EXPECT_EQ(ask(server.port(), "GET", "/api/health").status, 200);
}

TEST(P10Http, WhatIsStoredForOneAddressIsLimited) {
  TestOptions options;
  options.limits.address_stored_mib = 1;
  TestServer server(options);
  int made = 0;
  while (post(server.port(), "/api/tables", kTable).status == 201) ++made;
  EXPECT_GT(made, 400);  // a table counts as 2 KiB and its request
  EXPECT_LT(made, 512);
  const HttpReply refused = post(server.port(), "/api/tables", kTable);
  EXPECT_EQ(outcome(refused), "429 rate_limited");
  EXPECT_NE(refused.body.find("stored"), std::string::npos);
  EXPECT_EQ(post(server.port(), "/api/tables", kTable, {{"X-Forwarded-For", "192.0.2.1"}}).status,
            201);
  server.clock().advance(std::chrono::hours(24));
  EXPECT_EQ(post(server.port(), "/api/tables", kTable).status, 201);
}

// One that has answered a request, so that the server knows it.
std::unique_ptr<TcpClient> served(std::uint16_t port, const char* source) {
  auto client = std::make_unique<TcpClient>(port, 0, source);
  client->send(http_request("GET", "/api/health"));
  EXPECT_EQ(read_reply(*client).status, 200);
  return client;
}

TEST(P10Http, AnAddressWithTooManyConnectionsLosesItsOldestIdleOne) {
  TestOptions options;
  options.limits.address_connections = 2;
  TestServer server(options);
  const auto other = served(server.port(), "127.0.0.2");
  const auto first = served(server.port(), "127.0.0.1");
  const auto second = served(server.port(), "127.0.0.1");
  first->send(http_request("GET", "/api/health"));  // the second is idle for longer now
  EXPECT_EQ(read_reply(*first).status, 200);
  const auto third = served(server.port(), "127.0.0.1");
  EXPECT_TRUE(second->is_closed());
  for (TcpClient* client : {other.get(), first.get(), third.get()}) {
    client->send(http_request("GET", "/api/health"));
    EXPECT_EQ(read_reply(*client).status, 200);
  }
  EXPECT_EQ(server.connections(), 3u);
}

TEST(P10Http, HalfARequestIsIdle) {
  TestOptions options;
  options.limits.address_connections = 50;
  TestServer server(options);
  const auto other = served(server.port(), "127.0.0.2");
  std::vector<std::unique_ptr<TcpClient>> dawdlers;
  for (int i = 0; i < 500; ++i) {
    dawdlers.push_back(std::make_unique<TcpClient>(server.port()));
    dawdlers.back()->send("GET / HTTP/1.1\r\nHo");
  }
  const auto honest = served(server.port(), "127.0.0.1");
  EXPECT_LE(server.connections(), 51u);
  other->send(http_request("GET", "/api/health"));
  EXPECT_EQ(read_reply(*other).status, 200);
}

TEST(P10Http, AProxysConnectionsAreNotCountedForItself) {
  TestOptions options;
  options.limits.address_connections = 2;
  options.proxies = {AddressRange::parse("127.0.0.9").value()};
  TestServer server(options);
  std::vector<std::unique_ptr<TcpClient>> clients;
  for (int i = 0; i < 10; ++i) clients.push_back(served(server.port(), "127.0.0.9"));
  EXPECT_EQ(server.connections(), 10u);
}

TEST(P10Http, AFullServerSaysSo) {
  TestOptions options;
  options.limits.connections = 2;
  TestServer server(options);
  const TestTable table = make_table(server.port(), {"me", "me"});
  const SocketClient first(server.port(), table.path("/socket?protocol=2"));
  const SocketClient second(server.port(), table.path("/socket?protocol=2"));
  ASSERT_EQ(first.reply().status, 101);
  ASSERT_EQ(second.reply().status, 101);
  const HttpReply reply = ask(server.port(), "GET", "/api/health");
  EXPECT_EQ(outcome(reply), "503 rate_limited");
  EXPECT_EQ(fault_of(reply.body), "server_full");  // server::Fault::kServerFull
  EXPECT_EQ(reply.header("retry-after"), "5");
}

TEST(P10Http, AFullServerGivesUpItsOldestIdleConnection) {
  TestOptions options;
  options.limits.connections = 2;
  TestServer server(options);
  const auto first = served(server.port(), "127.0.0.1");
  const auto second = served(server.port(), "127.0.0.2");
  const auto third = served(server.port(), "127.0.0.3");
  EXPECT_TRUE(first->is_closed());
  EXPECT_EQ(server.connections(), 2u);
}

}  // namespace
}  // namespace benben
