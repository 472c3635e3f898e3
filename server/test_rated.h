// What the tests of rated games share: people with accounts at a real server.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "server/faults.h"
#include "server/rating.h"
#include "server/test_server.h"
#include "store/backup.h"
#include "store/sqlite.h"
#include "table/faults.h"

namespace benben {

namespace json = boost::json;

inline std::string named(server::Fault fault) {
  return std::string(server_faults()[static_cast<std::size_t>(fault)].code);
}
inline std::string named(table::Fault fault) {
  return std::string(table_faults()[static_cast<std::size_t>(fault)].code);
}

class RatedTest : public testing::Test {
 protected:
  static constexpr const char* kPassword = "correct horse";

  HttpReply say(const std::string& path, const json::value& body, const std::string& cookie) {
    return post(server_.port(), path, json::serialize(body), {{"Cookie", cookie}});
  }
  HttpReply get_reply(const std::string& path, const std::string& cookie) {
    return ask(server_.port(), "GET", path, {{"Cookie", cookie}});
  }
  json::value get(const std::string& path, const std::string& cookie) {
    const HttpReply reply = get_reply(path, cookie);
    EXPECT_EQ(reply.status, 200) << path << reply.body;
    return json::parse(reply.body);
  }
  // The cookie of a browser that is signed in.
  std::string sign_up(const std::string& name) {
    const HttpReply reply =
        say("/api/account", {{"name", name}, {"password", kPassword}, {"device", ""}}, "");
    EXPECT_EQ(reply.status, 201) << reply.body;
    return cookie_of(reply);
  }

  // Each seat is "me", "open" or the level of a bot.
  HttpReply create(const std::string& cookie, const std::vector<std::string>& seats,
                   const std::string& game = "pyramix", bool is_rated = true) {
    json::array entries;
    for (const std::string& seat : seats) {
      const bool is_bot = seat != "me" && seat != "open";
      json::object entry = {{"kind", is_bot ? "bot" : seat}};
      if (is_bot) entry["level"] = std::stoi(seat);
      if (seat == "me") entry["name"] = "Somebody";
      entries.push_back(entry);
    }
    json::object body = {{"game", game}, {"players", seats.size()}, {"seats", entries}};
    if (is_rated) body["rated"] = true;
    return say("/api/tables", body, cookie);
  }
  TestTable rated_table(const std::string& cookie, const std::vector<std::string>& seats,
                        const std::string& game = "pyramix", bool is_rated = true) {
    const HttpReply reply = create(cookie, seats, game, is_rated);
    EXPECT_EQ(reply.status, 201) << reply.body;
    const json::value answer = json::parse(reply.body);
    TestTable table{answer.at("table").as_string().c_str(), cookie, {}};
    for (const json::value& invitation : answer.at("invitations").as_array()) {
      const std::string path = invitation.at("path").as_string().c_str();
      table.invitations[static_cast<int>(invitation.at("seat").as_int64())] =
          path.substr(path.find('#') + 1);
    }
    return table;
  }
  HttpReply claim_reply(const TestTable& table, int seat, const std::string& cookie) {
    return say(table.path("/claim"),
               {{"invitation", table.invitations.at(seat)}, {"seat", seat}, {"name", "Else"}},
               cookie);
  }

  // Gives up; the code of what it is refused with, if it is.
  std::string resign(const TestTable& table, const std::string& cookie, int seat) {
    Player player(server_.port(), table, cookie);
    const std::string id = "resign-" + std::to_string(++resigned_);
    player.socket().send(
        json::serialize(json::value{{"type", "resign"}, {"move_id", id}, {"seat", seat}}));
    const json::value answer = player.answer(id);
    if (answer.at("type") == "done") return "";
    return answer.at("error").at("code").as_string().c_str();
  }
  // A game of Pyramix of these people to its end.
  void play_to_the_end(const std::vector<std::string>& people) {
    std::vector<std::string> seats(people.size(), "open");
    seats.front() = "me";
    const TestTable table = rated_table(people[0], seats);
    for (std::size_t seat = 1; seat < people.size(); ++seat) {
      ASSERT_EQ(claim_reply(table, static_cast<int>(seat), people[seat]).status, 200);
    }
    std::vector<std::unique_ptr<Player>> players;
    for (const std::string& person : people) {
      players.push_back(std::make_unique<Player>(server_.port(), table, person));
      ASSERT_TRUE(players.back()->sync());
    }
    while (!players.front()->is_over()) {
      Player& next = *players[static_cast<std::size_t>(players.front()->seat_to_act())];
      ASSERT_TRUE(next.sync());
      ASSERT_EQ(next.move(next.seat_to_act(), next.some_move()).at("type"), "accepted");
      ASSERT_TRUE(players.front()->sync());
    }
  }

  // All rated games counted again, past the server.
  Recount counted() {
    const auto ids = table_ids(server_.database()).value();
    return recount(*open_sqlite({server_.database(), 0, Opening::kAsItIs}).value(), ids).value();
  }

  TestServer server_;

 private:
  int resigned_ = 0;
};

}  // namespace benben
