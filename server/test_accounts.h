// The tests of accounts: a server, and what people say to it to come in and leave.
#pragma once

#include <gtest/gtest.h>

#include <chrono>
#include <cstddef>
#include <string>

#include "server/accounts.h"
#include "server/faults.h"
#include "server/test_server.h"

namespace benben {

inline std::string code_of(server::Fault fault) {
  return std::string(server_faults()[static_cast<std::size_t>(fault)].code);
}

inline constexpr const char* kPassword = "correct horse";

class AccountsTest : public testing::Test {
 protected:
  HttpReply say(const std::string& path, const boost::json::value& body,
                const std::string& cookie = "") {
    return post(server_.port(), path, boost::json::serialize(body), {{"Cookie", cookie}});
  }
  HttpReply sign_up(const std::string& name, const std::string& cookie = "") {
    return say("/api/account",
               {{"name", name}, {"password", kPassword}, {"device", "Firefox on Linux"}}, cookie);
  }
  HttpReply sign_in(const std::string& name, const std::string& password = kPassword,
                    const std::string& cookie = "") {
    return say("/api/account/sign-in",
               {{"name", name}, {"password", password}, {"device", "Chrome on Android"}}, cookie);
  }
  std::string link_of(const std::string& cookie) {
    const HttpReply reply = say("/api/account/link", boost::json::object(), cookie);
    EXPECT_EQ(reply.status, 200) << reply.body;
    const std::string path = boost::json::parse(reply.body).at("path").as_string().c_str();
    EXPECT_TRUE(path.starts_with("/recover#device."));
    return path.substr(path.find('.') + 1);
  }
  HttpReply enter(const std::string& link, const std::string& cookie = "") {
    return say("/api/account/enter", {{"secret", link}, {"device", ""}}, cookie);
  }
  HttpReply sign_out(const std::string& device, const std::string& cookie) {
    return say("/api/account/sign-out", {{"device", device}}, cookie);
  }
  boost::json::value described(const std::string& cookie) {
    const HttpReply reply = ask(server_.port(), "GET", "/api/account", {{"Cookie", cookie}});
    EXPECT_EQ(reply.status, 200) << reply.body;
    return boost::json::parse(reply.body);
  }
  bool is_signed_in(const std::string& cookie) {
    return described(cookie).as_object().contains("account");
  }
  std::size_t devices(const std::string& cookie) {
    return described(cookie).at("account").at("devices").as_array().size();
  }
  // A table with a seat of this cookie's person, and another that is open.
  TestTable table_of(const std::string& cookie, const std::string& name = "") {
    const boost::json::value body = {
        {"game", "pyramix"},
        {"players", 2},
        {"seats", boost::json::array{{{"kind", "me"}, {"name", name}},
                                     boost::json::object{{"kind", "open"}}}}};
    const HttpReply reply = say("/api/tables", body, cookie);
    EXPECT_EQ(reply.status, 201) << reply.body;
    return made_table(reply);
  }
  std::string seats(const TestTable& table, const std::string& cookie) {
    return proved_seats(server_.port(), table, cookie);
  }
  // How a socket ends that was open: the fault and the close code.
  static std::string end_of(Player& player) {
    std::string fault;
    while (true) {
      const boost::json::value message = player.next();
      if (message.is_null()) break;
      if (message.at("type") == "error")
        fault = message.at("error").at("fault").as_string().c_str();
    }
    return fault + " " + std::to_string(player.socket().close_code());
  }

  // Years pass here, and nobody plays.
  static TestOptions options() {
    TestOptions options;
    options.limits.unplayed_time = std::chrono::hours(0);
    return options;
  }

  TestServer server_{options()};
};

}  // namespace benben
