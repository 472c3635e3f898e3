// What the tests of chat share: a table where people write, and what each of them hears of it.
#pragma once

#include <gtest/gtest.h>

#include <boost/json.hpp>
#include <string>
#include <vector>

#include "server/faults.h"
#include "server/test_server.h"

namespace benben {

using Heard = std::vector<std::string>;

// Of one message, what it is about: "1 Hello!" for a message of seat 1, the fault of what is
// refused, what is known of chat.
inline std::string in_short(const boost::json::value& message) {
  std::string type = message.at("type").as_string().c_str();
  const auto line = [](const boost::json::value& it) {
    return std::to_string(it.at("seat").as_int64()) + " " + it.at("text").as_string().c_str();
  };
  if (type == "message") return line(message);
  if (type == "received") return type;
  if (type == "said") return "says " + std::string(message.at("phrase").as_string().c_str());
  if (type == "unsaid" || type == "error") {
    return std::string(message.at("error").at("fault").as_string().c_str());
  }
  if (type != "chat") return "";
  std::string text = message.at("on").as_bool() ? "on" : "off";
  const boost::json::value* writes = message.as_object().if_contains("writes");
  if (writes != nullptr && !writes->as_bool()) text += " reads";
  for (const auto& seat : message.at("muted").as_array()) {
    text += " -" + std::to_string(seat.as_int64());
  }
  const boost::json::value* messages = message.as_object().if_contains("messages");
  if (messages == nullptr) return text;
  for (const auto& it : messages->as_array()) text += " | " + line(it);
  return text;
}

// All that a player has heard of chat before the answer to a ping.
inline Heard hear(Player& player) {
  Heard heard;
  player.socket().send(R"({"type":"ping"})");
  while (true) {
    const boost::json::value message = player.next();
    if (message.is_null()) heard.emplace_back("closed");
    if (message.is_null() || message.at("type") == "pong") return heard;
    if (const std::string text = in_short(message); !text.empty()) heard.push_back(text);
  }
}

// What is known of the next message of chat, whenever it comes.
inline std::string next_heard(Player& player) {
  while (true) {
    const boost::json::value message = player.next();
    if (message.is_null()) return "closed";
    if (const std::string text = in_short(message); !text.empty()) return text;
  }
}

inline void send(Player& player, const boost::json::value& message) {
  player.socket().send(boost::json::serialize(message));
}
inline Heard say(Player& player, const boost::json::value& message) {
  send(player, message);
  return hear(player);
}
inline Heard switch_on(Player& player, bool is_on = true) {
  return say(player, {{"type", "chat"}, {"on", is_on}});
}
inline Heard write(Player& player, int seat, const std::string& text) {
  return say(player, {{"type", "write"}, {"seat", seat}, {"text", text}});
}
inline Heard mute(Player& player, int seat, bool is_on = true) {
  return say(player, {{"type", "mute"}, {"seat", seat}, {"on", is_on}});
}

inline std::string fault_code(server::Fault fault) {
  return std::string(server_faults()[static_cast<std::size_t>(fault)].code);
}

class ChatTest : public testing::Test {
 protected:
  static TestOptions options() {
    TestOptions options;
    options.limits.chats = {1, 1e6};
    options.limits.phrases = {1, 1000};
    options.limits.address_reports = 1000;
    return options;
  }

  HttpReply request(const std::string& path, const boost::json::value& body,
                    const std::string& cookie = "") {
    return post(server_.port(), path, boost::json::serialize(body), {{"Cookie", cookie}});
  }
  // An account; gives its cookie.
  std::string sign_up(const std::string& name, const std::string& cookie = "") {
    const HttpReply reply = request(
        "/api/account", {{"name", name}, {"password", "correct horse"}, {"device", ""}}, cookie);
    EXPECT_EQ(reply.status, 201) << reply.body;
    return cookie_of(reply);
  }
  // A table of Ada's with an open seat, at which those write.
  TestTable table_for(const std::string& chat, const std::string& cookie = "") {
    const boost::json::value body = {
        {"game", "pyramix"},
        {"players", 3},
        {"chat", chat},
        {"seats", boost::json::array{{{"kind", "me"}, {"name", "Ada"}},
                                     boost::json::object{{"kind", "open"}},
                                     boost::json::object{{"kind", "open"}}}}};
    const HttpReply reply = request("/api/tables", body, cookie);
    EXPECT_EQ(reply.status, 201) << reply.body;
    return made_table(reply);
  }

  TestServer server_{options()};
};

}  // namespace benben
