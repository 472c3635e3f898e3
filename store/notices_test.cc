// Which browsers are to be told, and that a subscription ends with whatever it stands on.
#include "store/notices.h"

#include "store/testing/store_test.h"

namespace benben {
namespace {

class NoticeStoreTest : public EveryStoreTest {
 protected:
  static Subscription subscription(int browser, const std::string& endpoint) {
    return {0,
            digest_of(browser),
            endpoint,
            std::string(65, 'k'),
            std::string("a\0b", 3),
            "https://benben.test"};
  }
  void keep(int browser, const std::string& endpoint, const std::vector<Digest>& persons) {
    ASSERT_TRUE(in_transaction(
        *store_, [&] { return notices().keep(subscription(browser, endpoint), persons); }));
  }
  std::vector<std::string> endpoints_of(int person) {
    std::vector<std::string> endpoints;
    const auto found = notices().of_person(digest_of(person), 9);
    for (const Subscription& each : *found) {
      endpoints.push_back(each.endpoint);
    }
    return endpoints;
  }
  // An account with that person and a device with that token.
  std::int64_t sign_in(int person, int token) {
    const Account account{0, digest_of(person), "key", {"Ada", ""}, "hash", 1};
    const std::int64_t number =
        in_transaction(*store_, [&] { return store_->accounts().add_account(account); }).value();
    const Device device{0, number, digest_of(token), "", 1, 1, true};
    EXPECT_TRUE(in_transaction(*store_, [&] { return store_->accounts().add_device(device); }));
    return number;
  }
  void reopen() {
    store_.reset();
    store_ = open();
  }
  NoticeStore& notices() { return store_->notices(); }
  using Endpoints = std::vector<std::string>;

  std::unique_ptr<Store> store_ = open();
};

TEST_P(NoticeStoreTest, AreFoundByEveryPersonTheyStandFor) {
  keep(1, "one", {digest_of(1), digest_of(2)});
  keep(3, "three", {digest_of(2)});
  reopen();
  Subscription expected = subscription(1, "one");
  expected.number = 1;
  EXPECT_EQ(notices().of_person(digest_of(1), 9).value(), std::vector<Subscription>{expected});
  EXPECT_EQ(endpoints_of(2), (Endpoints{"three", "one"})) << "the latest first";
  EXPECT_EQ(notices().of_person(digest_of(2), 1)->size(), 1u);
  EXPECT_TRUE(endpoints_of(3).empty());
  EXPECT_TRUE(notices().has(digest_of(1)).value());
  EXPECT_FALSE(notices().has(digest_of(2)).value());
}

TEST_P(NoticeStoreTest, ABrowserHasOneAndAnEndpointIsOnes) {
  keep(1, "old", {digest_of(1), digest_of(2)});
  keep(1, "new", {digest_of(1)});
  EXPECT_EQ(endpoints_of(1), Endpoints{"new"});
  EXPECT_TRUE(endpoints_of(2).empty());
  keep(3, "new", {digest_of(3)});
  EXPECT_TRUE(endpoints_of(1).empty());
  EXPECT_FALSE(notices().has(digest_of(1)).value());
  EXPECT_EQ(number("SELECT count(*) FROM notices_persons"), 1) << "nothing is left over";
}

TEST_P(NoticeStoreTest, APersonHasSoManyAndNobodyElseLosesAnyForThem) {
  keep(500, "another's", {digest_of(2)});
  for (int browser = 0; browser < kMostBrowsers; ++browser) {
    keep(100 + browser, std::to_string(browser), {digest_of(1)});
  }
  EXPECT_EQ(number("SELECT count(*) FROM notices"), kMostBrowsers + 1);
  keep(200, "one more", {digest_of(1)});
  EXPECT_EQ(number("SELECT count(*) FROM notices"), kMostBrowsers + 1);
  EXPECT_EQ(endpoints_of(1).front(), "one more");
  EXPECT_FALSE(notices().has(digest_of(100)).value()) << "the oldest";
  EXPECT_TRUE(notices().has(digest_of(101)).value());
  EXPECT_EQ(endpoints_of(2), Endpoints{"another's"});
  keep(200, "one more", {digest_of(1)});
  EXPECT_TRUE(notices().has(digest_of(101)).value()) << "once more is the same";
  // A browser that comes to an account counts there, too.
  keep(300, "a guest's", {digest_of(300)});
  EXPECT_TRUE(in_transaction(
      *store_, [&] { return notices().move(digest_of(300), digest_of(301), digest_of(1)); }));
  EXPECT_TRUE(notices().has(digest_of(301)).value());
  EXPECT_FALSE(notices().has(digest_of(101)).value());
  EXPECT_EQ(notices().of_person(digest_of(1), 99)->size(), std::size_t{kMostBrowsers});
}

TEST_P(NoticeStoreTest, EndByBrowserAndByEndpoint) {
  keep(1, "one", {digest_of(1)});
  keep(2, "two", {digest_of(2)});
  EXPECT_TRUE(in_transaction(*store_, [&] { return notices().forget(digest_of(1)); }));
  EXPECT_TRUE(in_transaction(*store_, [&] { return notices().forget_endpoint("two"); }));
  EXPECT_TRUE(endpoints_of(1).empty());
  EXPECT_TRUE(endpoints_of(2).empty());
  EXPECT_EQ(number("SELECT count(*) FROM notices_persons"), 0);
}

TEST_P(NoticeStoreTest, EndWithTheirDeviceHoweverThatEnds) {
  AccountStore& accounts = store_->accounts();
  const std::int64_t ada = sign_in(1, 11);
  const auto again = [&] {
    const Device device{0, ada, digest_of(11), "", 1, 1, true};
    EXPECT_TRUE(in_transaction(*store_, [&] { return accounts.add_device(device); }));
    keep(11, "one", {digest_of(1)});
    keep(12, "guest's", {digest_of(12)});
  };
  EXPECT_TRUE(in_transaction(*store_, [&] { return accounts.remove_device(digest_of(11)); }));
  again();
  EXPECT_TRUE(in_transaction(*store_, [&] { return accounts.remove_device(digest_of(11)); }));
  EXPECT_TRUE(endpoints_of(1).empty()) << "signed out";
  again();
  EXPECT_TRUE(in_transaction(*store_, [&] { return accounts.remove_devices_but(ada, 99); }));
  EXPECT_TRUE(endpoints_of(1).empty()) << "signed out from elsewhere";
  again();
  EXPECT_TRUE(in_transaction(*store_, [&] { return accounts.remove_devices_unseen_since(2); }));
  EXPECT_TRUE(endpoints_of(1).empty()) << "not seen for a year";
  again();
  EXPECT_TRUE(in_transaction(*store_, [&] { return accounts.erase_account(ada); }));
  EXPECT_TRUE(endpoints_of(1).empty()) << "the account is deleted";
  EXPECT_EQ(endpoints_of(12), Endpoints{"guest's"});
  EXPECT_EQ(number("SELECT count(*) FROM notices_persons"), 1);
}

TEST_P(NoticeStoreTest, GoIntoAnAccountWithTheirBrowser) {
  sign_in(1, 5);
  keep(5, "one", {digest_of(5), digest_of(8)});
  // The guest's secret becomes the device's: the row of the old one may go then.
  EXPECT_TRUE(in_transaction(
      *store_, [&] { return notices().move(digest_of(5), digest_of(6), digest_of(1)); }));
  EXPECT_TRUE(
      in_transaction(*store_, [&] { return store_->accounts().remove_device(digest_of(5)); }));
  EXPECT_EQ(endpoints_of(1), Endpoints{"one"});
  EXPECT_EQ(endpoints_of(8), Endpoints{"one"}) << "as does what it proves besides";
  EXPECT_TRUE(endpoints_of(5).empty()) << "which is nobody any more";
  EXPECT_TRUE(notices().has(digest_of(6)).value());
}

TEST_P(NoticeStoreTest, TheKeyIsOne) {
  EXPECT_EQ(notices().key().value(), std::nullopt);
  for (const std::string& key : {std::string("first"), std::string("\0second", 7)}) {
    EXPECT_TRUE(in_transaction(*store_, [&] { return notices().keep_key(key); }));
    reopen();
    EXPECT_EQ(notices().key().value(), key);
  }
}

TEST_P(NoticeStoreTest, AClockIsToldOfOnceForEachTimeThatItRuns) {
  EXPECT_TRUE(in_transaction(*store_, [&] { return store_->create(example_table()); }));
  const auto run_until = [&](std::int64_t due_s, int ply) {
    Append append{"table-1", ply, {chance_event("reveal 000=bA")}};
    append.clocks = StoredClocks{"0 0", due_s};
    EXPECT_TRUE(in_transaction(*store_, [&] { return store_->append(append); }));
  };
  using Clocks = std::vector<DueClock>;
  run_until(100, 1);
  EXPECT_TRUE(notices().untold_clocks(0, 99, 9)->empty());
  EXPECT_TRUE(notices().untold_clocks(100, 200, 9)->empty()) << "over already";
  const DueClock clock{"table-1", 100};
  EXPECT_EQ(notices().untold_clocks(99, 100, 9).value(), Clocks{clock});
  EXPECT_TRUE(in_transaction(*store_, [&] { return notices().tell_clock(clock); }));
  reopen();
  EXPECT_TRUE(notices().untold_clocks(0, 100, 9)->empty());
  run_until(150, 2);
  EXPECT_EQ(notices().untold_clocks(0, 200, 9).value(), (Clocks{{"table-1", 150}}));
  EXPECT_TRUE(in_transaction(*store_, [&] { return store_->remove("table-1"); }));
  EXPECT_EQ(number("SELECT count(*) FROM notices_told"), 0) << "it goes with its table";
}

BENBEN_EVERY_STORE(NoticeStoreTest);

}  // namespace
}  // namespace benben
