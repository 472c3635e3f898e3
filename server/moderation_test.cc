// What the operator does while the server runs, as people hear of it (docs/protocol.md, Chat). The
// store is changed as `benben admin` changes it, past the server.
#include "server/moderation.h"

#include "server/test_chat.h"
#include "store/sqlite.h"

namespace benben {
namespace {

namespace json = boost::json;
using server::Fault;

class ModerationTest : public ChatTest {
 protected:
  // Acts in the store, as another process.
  template <class Work>
  void act(ModeratorAct done, Work work) {
    const auto store = open_sqlite({server_.database(), 0, Opening::kAsItIs}).value();
    done.at = 1;
    EXPECT_TRUE(store->transaction([&] {
      EXPECT_TRUE(work(*store));
      EXPECT_TRUE(store->speech().log(done));
    }));
  }
  // Lets the server look: it sweeps by itself, and by its clock it is time then.
  void let_it_look() { server_.clock().advance(std::chrono::seconds(2)); }
  Digest person_at(const TestTable& table, int seat) {
    const auto store = open_sqlite({server_.database(), 0, Opening::kAsItIs}).value();
    return store->load(table.id)->seats[static_cast<std::size_t>(seat)].token.value();
  }
  // Writes until that is heard, as a server that looks hears of it soon.
  bool comes_to(Player& player, const std::string& wanted) {
    const auto end = std::chrono::steady_clock::now() + kPatience;
    while (std::chrono::steady_clock::now() < end) {
      if (write(player, 0, "x") == Heard{wanted}) return true;
    }
    return false;
  }
};

TEST_F(ModerationTest, WhoMayNotWriteHearsWhyUntilTheyMay) {
  const TestTable table = table_for("everyone");
  Player ada(server_.port(), table, table.cookie);
  EXPECT_EQ(switch_on(ada), Heard{"on"});
  const Digest person = person_at(table, 0);
  act({.what = std::string(kActMute), .person = person},
      [&](Store& store) { return store.speech().impose({Sanction::Kind::kMuted, person}); });
  let_it_look();
  EXPECT_TRUE(comes_to(ada, fault_code(Fault::kChatMuted)));
  const TestTable other = table_for("everyone", table.cookie);
  Player elsewhere(server_.port(), other, table.cookie);
  EXPECT_EQ(switch_on(elsewhere), Heard{"on"});
  EXPECT_EQ(write(elsewhere, 0, "x"), Heard{fault_code(Fault::kChatMuted)});
  act({.what = std::string(kActUnmute), .person = person},
      [&](Store& store) { return store.speech().lift(person, Sanction::Kind::kMuted); });
  let_it_look();
  EXPECT_TRUE(comes_to(ada, "0 x"));
}

TEST_F(ModerationTest, AMuteEndsByItself) {
  const TestTable table = table_for("everyone");
  const Digest person = person_at(table, 0);
  server_.stop();
  act({.what = std::string(kActMute), .person = person}, [&](Store& store) {
    return store.speech().impose({Sanction::Kind::kMuted, person, 86'400});
  });
  server_.start(options());
  Player ada(server_.port(), table, table.cookie);
  EXPECT_EQ(switch_on(ada), Heard{"on"});
  EXPECT_EQ(write(ada, 0, "x"), Heard{"0 x"}) << "that was long ago";
}

TEST_F(ModerationTest, UntilWhenIsSaid) {
  const TestTable table = table_for("everyone");
  const Digest person = person_at(table, 0);
  server_.stop();
  act({.what = std::string(kActMute), .person = person}, [&](Store& store) {
    return store.speech().impose({Sanction::Kind::kMuted, person, 40'000LL * 86'400});
  });
  server_.start(options());
  Player ada(server_.port(), table, table.cookie);
  EXPECT_EQ(switch_on(ada), Heard{"on"});
  send(ada, {{"type", "write"}, {"seat", 0}, {"text", "x"}});
  json::value message = ada.next();
  while (message.at("type") != "unsaid") message = ada.next();
  const json::value& error = message.at("error");
  EXPECT_EQ(in_short(message), fault_code(Fault::kChatMutedUntil));
  EXPECT_EQ(error.at("params").at("day"), "2079-07-08");
  EXPECT_EQ(error.at("message"),
            "The operator of this server does not let you write until 2079-07-08.");
}

TEST_F(ModerationTest, AClosedAccountIsSignedOutAndStaysOut) {
  const std::string cookie = sign_up("Ada");
  const TestTable table = table_for("everyone", cookie);
  Player ada(server_.port(), table, cookie);
  EXPECT_EQ(ada.hello().at("you").as_array().size(), 1u);
  const Digest person = person_at(table, 0);
  act({.what = std::string(kActClose), .person = person}, [&](Store& store) -> Status {
    const Account account = store.accounts().find_account("ada").value();
    (void)store.accounts().remove_devices_but(account.number, 0);
    return store.speech().impose({Sanction::Kind::kClosed, person});
  });
  let_it_look();
  EXPECT_EQ(next_heard(ada), fault_code(Fault::kAccountClosed));
  EXPECT_EQ(ada.socket().close_code(), 1008);
  Player onlooker(server_.port(), table, cookie);
  EXPECT_TRUE(onlooker.hello().at("you").as_array().empty());
  const json::value sign_in = {{"name", "Ada"}, {"password", "correct horse"}, {"device", ""}};
  EXPECT_EQ(fault_of(request("/api/account/sign-in", sign_in).body),
            fault_code(Fault::kAccountClosed));
  act({.what = std::string(kActOpen), .person = person},
      [&](Store& store) { return store.speech().lift(person, Sanction::Kind::kClosed); });
  EXPECT_EQ(request("/api/account/sign-in", sign_in).status, 200);
}

TEST_F(ModerationTest, ACodeOfAClosedAccountIsNotSpent) {
  const HttpReply made =
      request("/api/account", {{"name", "Ada"}, {"password", "correct horse"}, {"device", ""}});
  const std::string code = json::parse(made.body).at("codes").at(0).as_string().c_str();
  const Digest person = person_at(table_for("everyone", cookie_of(made)), 0);
  act({.what = std::string(kActClose), .person = person},
      [&](Store& store) { return store.speech().impose({Sanction::Kind::kClosed, person}); });
  let_it_look();
  const auto recover = [&](const std::string& password) {
    return request("/api/account/recover",
                   {{"code", code}, {"password", password}, {"device", ""}});
  };
  EXPECT_EQ(fault_of(recover("another horse").body), fault_code(Fault::kAccountClosed));
  act({.what = std::string(kActOpen), .person = person},
      [&](Store& store) { return store.speech().lift(person, Sanction::Kind::kClosed); });
  EXPECT_EQ(recover("another horse").status, 200);
}

TEST_F(ModerationTest, WhatIsDeletedIsGoneFromEveryScreen) {
  const TestTable table = table_for("everyone");
  Player ada(server_.port(), table, table.cookie);
  Player grace(server_.port(), table, claim(server_.port(), table, 1));
  EXPECT_EQ(switch_on(ada), Heard{"on"});
  EXPECT_EQ(switch_on(grace), Heard{"on"});
  EXPECT_EQ(write(ada, 0, "one"), Heard{"0 one"});
  EXPECT_EQ(write(ada, 0, "two"), Heard{"0 two"});
  EXPECT_EQ(hear(grace), Heard({"0 one", "0 two"}));
  act({.what = std::string(kActDeleteMessage), .table = table.id},
      [&](Store& store) { return store.speech().delete_message(table.id, 1); });
  let_it_look();
  EXPECT_EQ(next_heard(ada), "on | 0 two");
  EXPECT_EQ(next_heard(grace), "on | 0 two");
  act({.what = std::string(kActDeleteTable), .table = table.id},
      [&](Store& store) { return store.remove(table.id); });
  let_it_look();
  EXPECT_EQ(next_heard(ada), "deleted");
  EXPECT_EQ(ada.socket().close_code(), 1011);
  EXPECT_EQ(outcome(ask(server_.port(), "GET", table.path())), "404 unknown");
}

}  // namespace
}  // namespace benben
