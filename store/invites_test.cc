// Who is invited by whom, and whom somebody has sat with (store/invites.h).
#include "store/invites.h"

#include "store/sql_invites.h"
#include "store/testing/store_test.h"

namespace benben {
namespace {

constexpr int kAda = 1;
constexpr int kGrace = 3;
constexpr int kBob = 4;

using Ids = std::vector<std::string>;

// Ada has a table with a free seat, "table-1".
class InvitesTest : public EveryStoreTest {
 protected:
  InvitesTest() { create(example_table()); }

  void create(const StoredTable& table) {
    EXPECT_TRUE(in_transaction(*store_, [&] { return store_->create(table); }));
  }
  // A table of the two with these names, made so many seconds later.
  void met(const std::string& id, int first, const std::string& name, int second,
           const std::string& other, int later) {
    StoredTable table{id, "[Game \"cubus\"]\n\n", {}, {}, kCreated + later};
    table.seats.push_back({"", name, std::nullopt, digest_of(first), "cat"});
    table.seats.push_back({"", other, std::nullopt, digest_of(second), "sun"});
    create(table);
  }
  // A table of Ada's, or of another host, with two free seats.
  void free_table(const std::string& id, int host = kAda) {
    StoredTable table = example_table();
    table.id = id;
    table.seats[0].token = digest_of(host);
    table.seats[2] = table.seats[1];
    create(table);
  }
  Result<bool> invite(int person, const std::string& table = "table-1", int later = 0,
                      bool is_shown = true, int host = kAda) {
    const Invite invite{table, digest_of(person), digest_of(host), kCreated + later, is_shown};
    return in_transaction(*store_, [&] { return invites().invite(invite); });
  }
  bool is_told(int person, const std::string& table = "table-1", int later = 0) {
    return invite(person, table, later).value();
  }
  void claim(const std::string& table, int seat, int person) {
    const Claim claim{table, seat_at(seat), digest_of(person), "Somebody"};
    EXPECT_TRUE(in_transaction(*store_, [&] { return store_->claim(claim); }));
  }
  // Somebody comes to an account, and deletes it.
  void erase(int person) {
    const Account account{0, digest_of(person), std::to_string(person), {"Ada", ""}, "hash", 1};
    const auto made =
        in_transaction(*store_, [&] { return store_->accounts().add_account(account); });
    EXPECT_TRUE(
        in_transaction(*store_, [&] { return store_->accounts().erase_account(made.value()); }));
  }
  Ids shown_to(const std::vector<Digest>& persons) {
    const std::vector<ShownInvite> shown = invites().shown_to(persons).value();
    Ids ids;
    for (const ShownInvite& it : shown) ids.push_back(it.table);
    return ids;
  }
  Ids shown_to(int person) { return shown_to(std::vector<Digest>{digest_of(person)}); }
  int kept() { return static_cast<int>(number("SELECT count(*) FROM invites")); }
  InviteStore& invites() { return store_->invites(); }

  std::unique_ptr<Store> store_ = open();
};

TEST_P(InvitesTest, OneIsToldOnceAndSaysWhoInvites) {
  EXPECT_TRUE(is_told(kGrace, "table-1", 5));
  EXPECT_FALSE(is_told(kGrace, "table-1", 6)) << "asking twice is the same as once";
  EXPECT_EQ(invites().shown_to({digest_of(kGrace)}).value(),
            (std::vector<ShownInvite>{{"table-1", "Ada", "ibis", kCreated + 5}}));
  EXPECT_EQ(shown_to(kBob), Ids{});
  EXPECT_TRUE(invites().is_invited("table-1", {digest_of(kBob), digest_of(kGrace)}).value());
  EXPECT_FALSE(invites().is_invited("table-1", {digest_of(kBob)}).value());
  EXPECT_FALSE(invites().is_invited("table-2", {digest_of(kGrace)}).value());
}

TEST_P(InvitesTest, NobodyIsInvitedInVain) {
  EXPECT_FALSE(is_told(kAda)) << "she sits there";
  EXPECT_FALSE(is_told(kGrace, "no table"));
  const Invite by_nobody{"table-1", digest_of(kGrace), digest_of(kBob), kCreated};
  EXPECT_FALSE(in_transaction(*store_, [&] { return invites().invite(by_nobody); }).value())
      << "Bob does not sit there";
  claim("table-1", 1, kBob);
  EXPECT_FALSE(is_told(kGrace)) << "no seat is free";
  EXPECT_EQ(kept(), 0);
}

TEST_P(InvitesTest, WhatIsNotShownIsKeptAgainstAskingAgain) {
  EXPECT_FALSE(invite(kGrace, "table-1", 0, false).value()) << "she has muted Ada";
  EXPECT_TRUE(is_told(kBob));
  EXPECT_TRUE(in_transaction(
      *store_, [&] { return invites().decline("table-1", {digest_of(kBob), digest_of(kGrace)}); }));
  for (const int person : {kGrace, kBob}) {
    EXPECT_FALSE(is_told(person));
    EXPECT_EQ(shown_to(person), Ids{});
    EXPECT_FALSE(invites().is_invited("table-1", {digest_of(person)}).value());
  }
  EXPECT_EQ(kept(), 2);
}

TEST_P(InvitesTest, ATableHasAsManyAsItMay) {
  for (int i = 0; i < kMostInvitesOfTable; ++i) {
    EXPECT_TRUE(invite(10 + i, "table-1", 0, i % 2 == 0)) << "whether they see it or not";
  }
  EXPECT_EQ(invite(kGrace).error().code, ErrorCode::kConflict);
  EXPECT_FALSE(is_told(10)) << "what was asked before is no new one";
}

TEST_P(InvitesTest, OneHostCallsNobodyAgainAndAgain) {
  int told = 0;
  for (int i = 0; i < 6; ++i) {
    free_table("free-" + std::to_string(i));
    told += is_told(kGrace, "free-" + std::to_string(i), i) ? 1 : 0;
  }
  EXPECT_EQ(told, kMostInvitesOfHost);
  EXPECT_EQ(shown_to(kGrace).size(), static_cast<std::size_t>(kMostInvitesOfHost));
}

TEST_P(InvitesTest, OfAPersonsTheOldestGo) {
  for (int i = 0; i <= kMostInvitesOfPerson; ++i) {
    const int host = 50 + i / kMostInvitesOfHost;
    free_table("free-" + std::to_string(i), host);
    EXPECT_TRUE(invite(kGrace, "free-" + std::to_string(i), i, true, host).value());
  }
  const Ids shown = shown_to(kGrace);
  EXPECT_EQ(static_cast<int>(shown.size()), kMostInvitesOfPerson);
  EXPECT_EQ(shown.front(), "free-20") << "the latest first";
  EXPECT_EQ(shown.back(), "free-1");
}

TEST_P(InvitesTest, TheyEndWithTheSeatTheTableAndTheAccount) {
  free_table("free");
  is_told(kGrace, "free");
  is_told(kBob, "free");
  claim("free", 1, kGrace);
  EXPECT_EQ(shown_to(kGrace), Ids{});
  EXPECT_EQ(shown_to(kBob), Ids{"free"});
  claim("free", 2, 9);
  EXPECT_EQ(kept(), 0) << "the table is full";
  is_told(kGrace);
  EXPECT_TRUE(in_transaction(*store_, [&] { return invites().end_invites("table-1"); }));
  EXPECT_EQ(kept(), 0);
  is_told(kGrace);
  EXPECT_TRUE(in_transaction(*store_, [&] { return store_->remove("table-1"); }));
  EXPECT_EQ(kept(), 0);
}

TEST_P(InvitesTest, BotsThatFillATableEndThem) {
  is_told(kGrace);
  const Claim bot{"table-1", seat_at(1), {}, "", "bot:4"};
  EXPECT_TRUE(in_transaction(*store_, [&] { return store_->claim(bot); }));
  EXPECT_EQ(kept(), 0);
}

TEST_P(InvitesTest, AnAccountTakesThemAlongAndAway) {
  is_told(kGrace);
  const auto move = [&](int from, int to) {
    EXPECT_TRUE(in_transaction(*store_,
                               [&] { return store_->move_seats(digest_of(from), digest_of(to)); }));
  };
  move(kGrace, 20);
  EXPECT_EQ(shown_to(kGrace), Ids{});
  EXPECT_EQ(shown_to(20), Ids{"table-1"});
  move(kAda, 21);
  const Invite kept_of{"table-1", digest_of(20), digest_of(21), kCreated};
  EXPECT_EQ(invites().invites_about(digest_of(20)).value(), std::vector<Invite>{kept_of});
  EXPECT_EQ(invites().invites_about(digest_of(21)).value(), std::vector<Invite>{kept_of});
  move(20, 21);
  EXPECT_EQ(kept(), 0) << "nobody invites themselves";
}

TEST_P(InvitesTest, WhoIsGoneInvitesNobodyAndIsInvitedByNobody) {
  for (const int gone : {kGrace, kAda}) {
    EXPECT_TRUE(is_told(gone == kAda ? kBob : kGrace));
    erase(gone);
    EXPECT_EQ(kept(), 0);
  }
}

TEST_P(InvitesTest, WhomSomebodyHasMet) {
  EXPECT_TRUE(invites().known_to({digest_of(kAda)})->empty());
  met("first", kAda, "Ada", kGrace, "Grace", 1);
  met("second", kBob, "Bob", kAda, "Ada", 2);
  met("third", kAda, "Ada", kGrace, "Admiral", 3);
  met("nameless", kAda, "Ada", kBob, "", 4);
  met("of others", kBob, "Bob", 7, "Eve", 5);
  const KnownSeat grace{digest_of(kGrace),      "third",     seat_at(1), "Admiral", "sun",
                        "[Game \"cubus\"]\n\n", kCreated + 3};
  const KnownSeat bob{digest_of(kBob),        "second",    seat_at(0), "Bob", "cat",
                      "[Game \"cubus\"]\n\n", kCreated + 2};
  EXPECT_EQ(invites().known_to({digest_of(kAda)}).value(), (std::vector<KnownSeat>{grace, bob}));
  EXPECT_EQ(invites().known_to({digest_of(kAda), digest_of(kGrace)}).value(),
            std::vector<KnownSeat>{bob})
      << "all who is oneself is nobody else";
  EXPECT_TRUE(invites().known_to({})->empty());
  tamper("UPDATE tables SET damaged = 'Ply 3.' WHERE id = 'third'");
  EXPECT_EQ(invites().known_to({digest_of(kAda)})->back().name, "Grace");
}

TEST_P(InvitesTest, WhoIsGoneIsKnownToNobody) {
  met("first", kAda, "Ada", kGrace, "Grace", 1);
  erase(kGrace);
  EXPECT_TRUE(invites().known_to({digest_of(kAda)})->empty());
}

BENBEN_EVERY_STORE(InvitesTest);

}  // namespace
}  // namespace benben
