// A store with a row of every kind.
#pragma once

#include "store/testing/store_test.h"

namespace benben {

inline void fill_people(Store& store) {
  AccountStore& accounts = store.accounts();
  ASSERT_TRUE(store.transaction([&] {
    EXPECT_TRUE(accounts.add_account({0, digest_of(1), "ada", {"Ada", ""}, "x", 20454}));
    EXPECT_TRUE(accounts.add_device({0, 1, digest_of(3), "phone", 20454, 20454}));
    EXPECT_TRUE(accounts.keep_codes(1, {digest_of(4)}));
    EXPECT_TRUE(accounts.keep_link({1, digest_of(5), kCreated}));
    EXPECT_EQ(store.ratings().player_of(digest_of(1)).value(), 1);
    EXPECT_TRUE(store.ratings().keep({1, {"pyramix", 3}, {}}));
    EXPECT_TRUE(store.ratings().add({0, "other", {"pyramix", 1}, {}, kCreated, {{1, 0}}}));
    EXPECT_TRUE(store.speech().write(
        "table-1", {0, seat_at(0), digest_of(1), "Ada", "Good luck", kCreated}, 10));
    EXPECT_TRUE(store.invites().invite({"table-1", digest_of(9), digest_of(1), kCreated}).value());
    EXPECT_TRUE(store.notices().keep({0, digest_of(6), "https://push", "key", "auth", "here"},
                                     {digest_of(1)}));
  }));
}

inline void fill(Store& store) {
  StoredTable table = example_table();
  table.events.push_back(move_event(0, "000", "move-0001"));
  table.incidents.push_back({{2, seat_at(0), Incident::Kind::kLeave}, "leave-001"});
  table.incidents.push_back({{2, seat_at(0), Incident::Kind::kReturn}, "return-01"});
  table.clocks = StoredClocks{"1 2 3", kCreated + 7};
  table.seed = digest_of(7);
  table.contributions.push_back({1, seat_at(0), digest_of(8)});
  ASSERT_TRUE(in_transaction(store, [&] { return store.create(table); }));
  Append claim{"table-1", 2, {}, RaceClaim{2, seat_at(0), "claim-001"}};
  claim.incidents = 2;
  claim.contributed = 1;
  ASSERT_TRUE(in_transaction(store, [&] { return store.append(claim); }));
  ASSERT_TRUE(in_transaction(
      store, [&] { return store.tournaments().create({"cup", "{}", 7, digest_of(9), kCreated}); }));
  const StoredFact enter{"enter 0", kCreated, "Ada", digest_of(1)};
  const AppendFacts facts{"cup", 0, {enter, {"start", kCreated + 1}}};
  ASSERT_TRUE(in_transaction(store, [&] { return store.tournaments().append(facts); }));
  fill_people(store);
}

}  // namespace benben
