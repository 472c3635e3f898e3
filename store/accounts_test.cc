// Who has an account, and that whoever leaves is gone.
#include "store/accounts.h"

#include <algorithm>
#include <sstream>

#include "store/testing/store_test.h"
#include "store/testing/version4.h"

namespace benben {
namespace {

class AccountsTest : public EveryStoreTest {
 protected:
  std::int64_t add(const std::string& key, int person) {
    return in_transaction(*store_,
                          [&] {
                            return accounts().add_account({0,
                                                           digest_of(person),
                                                           key,
                                                           {"Name of " + key, "cat"},
                                                           "hash of " + key,
                                                           20'000});
                          })
        .value();
  }
  std::int64_t sign_in(std::int64_t account, int token, std::int64_t seen = 20'000) {
    const Device device{0, account, digest_of(token), "label", 20'000, seen, true};
    return in_transaction(*store_, [&] { return accounts().add_device(device); }).value();
  }
  void seat(const std::string& id, int person) {
    StoredTable table{id, "[Game \"pyramix\"]\n\n", {}, {}, kCreated};
    table.seats.push_back({"", "Somebody", std::nullopt, digest_of(person), "ibis"});
    ASSERT_TRUE(in_transaction(*store_, [&] { return store_->create(table); }));
  }
  void reopen() {
    store_.reset();
    store_ = open();
  }
  AccountStore& accounts() { return store_->accounts(); }

  std::unique_ptr<Store> store_ = open();
};

class SqliteAccountsTest : public AccountsTest {};

TEST_P(AccountsTest, AreFoundByKeyAndNumber) {
  const std::int64_t ada = add("ada", 1);
  reopen();
  const Account expected{ada, digest_of(1), "ada", {"Name of ada", "cat"}, "hash of ada", 20'000};
  EXPECT_EQ(accounts().find_account("ada").value(), expected);
  EXPECT_EQ(accounts().account(ada).value(), expected);
  EXPECT_EQ(accounts().find_account("bob").error().code, ErrorCode::kUnknown);
  EXPECT_EQ(accounts().account(ada + 1).error().code, ErrorCode::kUnknown);
}

TEST_P(AccountsTest, WhoIsErasedIsKnownAsGoneAtLeastUntilTheStoreIsClosed) {
  const std::int64_t ada = add("ada", 1);
  EXPECT_FALSE(accounts().is_gone(digest_of(1)).value());
  EXPECT_TRUE(in_transaction(*store_, [&] { return accounts().erase_account(ada); }));
  EXPECT_TRUE(accounts().is_gone(digest_of(1)).value());
  EXPECT_FALSE(accounts().is_gone(digest_of(2)).value());
  reopen();
  // On the disk of SQLite's nothing of them is left; where others serve, too, these have to know.
  EXPECT_EQ(accounts().is_gone(digest_of(1)).value(), GetParam() == Engine::kPostgres);
}

TEST_P(AccountsTest, ANameIsOnesAlone) {
  const std::int64_t ada = add("ada", 1);
  const Account other{0, digest_of(2), "ada", {"Ada", ""}, "other", 1};
  EXPECT_EQ(in_transaction(*store_, [&] { return accounts().add_account(other); }).error().code,
            ErrorCode::kConflict);
  EXPECT_EQ(accounts().find_account("ada")->number, ada);
}

TEST_P(AccountsTest, PasswordAndFigureChange) {
  const std::int64_t ada = add("ada", 1);
  const std::int64_t bob = add("bob", 2);
  ASSERT_TRUE(in_transaction(*store_, [&] { return accounts().set_password(ada, "new"); }));
  ASSERT_TRUE(in_transaction(*store_, [&] { return accounts().set_figure(ada, "ibis"); }));
  EXPECT_EQ(accounts().account(ada)->password, "new");
  EXPECT_EQ(accounts().account(ada)->profile, (Profile{"Name of ada", "ibis"}));
  EXPECT_EQ(accounts().account(bob)->password, "hash of bob");
  EXPECT_EQ(accounts().account(bob)->profile.figure, "cat");
}

TEST_P(AccountsTest, DevicesAreListedLatestFirstAndSignedOut) {
  const std::int64_t ada = add("ada", 1);
  const std::int64_t bob = add("bob", 2);
  const std::int64_t first = sign_in(ada, 11, 20'001);
  const std::int64_t second = sign_in(ada, 12, 20'002);
  const std::int64_t third = sign_in(ada, 13, 20'000);
  sign_in(bob, 21);
  const auto numbers = [&] {
    std::vector<std::int64_t> found;
    const Result<std::vector<Device>> devices = accounts().devices_of(ada);
    for (const Device& device : *devices) found.push_back(device.number);
    return found;
  };
  EXPECT_EQ(numbers(), (std::vector{second, first, third}));
  ASSERT_TRUE(
      in_transaction(*store_, [&] { return accounts().see_device(digest_of(13), 20'003); }));
  EXPECT_EQ(numbers(), (std::vector{third, second, first}));
  ASSERT_TRUE(in_transaction(*store_, [&] { return accounts().remove_device(digest_of(12)); }));
  EXPECT_EQ(numbers(), (std::vector{third, first}));
  ASSERT_TRUE(in_transaction(*store_, [&] { return accounts().remove_devices_but(ada, first); }));
  EXPECT_EQ(numbers(), std::vector{first});
  EXPECT_EQ(accounts().all_devices()->size(), 2u) << "nobody else's went";
  ASSERT_TRUE(
      in_transaction(*store_, [&] { return accounts().remove_devices_unseen_since(20'001); }));
  ASSERT_EQ(accounts().all_devices()->size(), 1u);
  EXPECT_EQ(accounts().all_devices()->front().person, digest_of(1));
  EXPECT_EQ(accounts().all_devices()->front().device,
            (Device{first, ada, digest_of(11), "label", 20'000, 20'001, true}));
}

TEST_P(AccountsTest, OneThatSignedItselfOutIsNotListed) {
  const std::int64_t ada = add("ada", 1);
  const Device known{0, ada, digest_of(11), "label", 1, 2, false};
  ASSERT_TRUE(in_transaction(*store_, [&] { return accounts().add_device(known); }));
  EXPECT_TRUE(accounts().devices_of(ada)->empty());
  EXPECT_FALSE(accounts().all_devices()->front().device.is_signed_in);
}

TEST_P(AccountsTest, TheLongestUnseenDeviceMakesRoom) {
  const std::int64_t ada = add("ada", 1);
  for (int token = 1; token <= kMostDevices; ++token) sign_in(ada, token, 20'000 + token % 7);
  const std::vector<Digest> before = accounts().tokens_of(ada).value();
  EXPECT_EQ(before.size(), static_cast<std::size_t>(kMostDevices));
  sign_in(ada, 200, 20'010);
  const std::vector<Digest> after = accounts().tokens_of(ada).value();
  EXPECT_EQ(after.size(), static_cast<std::size_t>(kMostDevices));
  EXPECT_EQ(std::ranges::find(after, digest_of(7)), after.end());
  EXPECT_NE(std::ranges::find(after, digest_of(14)), after.end());
}

TEST_P(AccountsTest, ACodeServesOnce) {
  const std::int64_t ada = add("ada", 1);
  const auto keep = [&](std::vector<Digest> codes) {
    return in_transaction(*store_, [&] { return accounts().keep_codes(ada, codes); });
  };
  const auto use = [&](int code) {
    const Result<std::int64_t> owner = accounts().code_owner(digest_of(code));
    EXPECT_TRUE(in_transaction(*store_, [&] { return accounts().spend_code(digest_of(code)); }));
    return owner ? *owner : 0;
  };
  ASSERT_TRUE(keep({digest_of(1), digest_of(2), digest_of(3)}));
  EXPECT_EQ(use(2), ada);
  EXPECT_EQ(use(2), 0);
  EXPECT_EQ(use(9), 0);
  EXPECT_EQ(accounts().codes_of(ada).value(), 2);
  ASSERT_TRUE(keep({digest_of(4)}));
  EXPECT_EQ(use(1), 0);
  EXPECT_EQ(accounts().codes_of(ada).value(), 1);
}

TEST_P(AccountsTest, ALinkServesOnceAndInTime) {
  const std::int64_t ada = add("ada", 1);
  const auto keep = [&](int secret) {
    return in_transaction(*store_,
                          [&] { return accounts().keep_link({ada, digest_of(secret), 1'000}); });
  };
  const auto use = [&](int secret, std::int64_t now_s) {
    const Result<std::int64_t> used =
        in_transaction(*store_, [&] { return accounts().use_link(digest_of(secret), now_s); });
    return used ? *used : 0;
  };
  ASSERT_TRUE(keep(1));
  EXPECT_EQ(use(1, 1'000), 0) << "its time is over";
  EXPECT_EQ(use(2, 999), 0);
  EXPECT_EQ(use(1, 999), ada);
  EXPECT_EQ(use(1, 999), 0);
  ASSERT_TRUE(keep(1));
  ASSERT_TRUE(keep(2));
  EXPECT_EQ(use(1, 0), 0) << "a newer one has replaced it";
  EXPECT_EQ(use(2, 0), ada);
  ASSERT_TRUE(keep(3));
  ASSERT_TRUE(in_transaction(*store_, [&] { return accounts().void_link(ada); }));
  EXPECT_EQ(use(3, 0), 0);
}

TEST_P(AccountsTest, WhatSomebodySaidOfThemselves) {
  const auto keep = [&](int person, const Profile& profile) {
    return in_transaction(*store_,
                          [&] { return accounts().keep_profile(digest_of(person), profile); });
  };
  ASSERT_TRUE(keep(1, {"Ada", "cat"}));
  ASSERT_TRUE(keep(2, {"Bob", ""}));
  EXPECT_EQ(accounts().find_profile({digest_of(3), digest_of(2), digest_of(1)}).value(),
            (Profile{"Bob", ""}));
  ASSERT_TRUE(keep(2, {"", "ibis"}));
  EXPECT_EQ(accounts().find_profile({digest_of(2)}).value(), (Profile{"", "ibis"}));
  ASSERT_TRUE(keep(2, {}));
  EXPECT_EQ(accounts().find_profile({digest_of(2)}).value(), Profile());
  EXPECT_EQ(number("SELECT count(*) FROM profiles WHERE name <> '' OR figure <> ''"), 1);
}

TEST_P(AccountsTest, HeldTablesComeLatestFirstInParts) {
  for (const char* id : {"a", "b", "c", "d"}) seat(id, std::string(id) == "b" ? 2 : 1);
  const auto held = [&](int skip, int most) {
    return accounts().tables_held(digest_of(1), skip, most).value();
  };
  EXPECT_EQ(held(0, 9), (std::vector<std::string>{"d", "c", "a"}));
  EXPECT_EQ(held(0, 2), (std::vector<std::string>{"d", "c"}));
  EXPECT_EQ(held(2, 2), std::vector<std::string>{"a"});
}

TEST_P(AccountsTest, WhoDeletesTheirAccountIsGoneAndTheirSeatsAreNobodys) {
  const std::int64_t ada = add("ada-lovelace", 1);
  const std::int64_t bob = add("bob", 2);
  sign_in(ada, 11);
  sign_in(bob, 21);
  seat("hers", 1);
  seat("his", 2);
  ASSERT_TRUE(in_transaction(*store_, [&] { return accounts().keep_codes(ada, {digest_of(31)}); }));
  ASSERT_TRUE(in_transaction(*store_, [&] { return accounts().keep_codes(bob, {digest_of(32)}); }));
  ASSERT_TRUE(
      in_transaction(*store_, [&] { return accounts().keep_link({ada, digest_of(41), 9}); }));
  ASSERT_TRUE(in_transaction(*store_, [&] { return accounts().erase_account(ada); }));
  const StoredTable hers = store_->load("hers").value();
  EXPECT_EQ(hers.seats[0], (StoredSeat{"", "", std::nullopt, kNobody})) << "no figure either";
  EXPECT_EQ(store_->load("his")->seats[0].token, digest_of(2));
  EXPECT_FALSE(accounts().find_account("ada-lovelace"));
  EXPECT_EQ(accounts().all_devices()->size(), 1u);
  EXPECT_EQ(number("SELECT count(*) FROM recovery_codes"), 1);
  EXPECT_EQ(number("SELECT count(*) FROM device_links"), 0);
  EXPECT_EQ(number("SELECT count(*) FROM accounts"), 1);
}

TEST_P(SqliteAccountsTest, TheDatabasesFileHoldsNoTraceOfWhoIsGone) {
  const auto file = [&] {
    std::ostringstream bytes;
    bytes << std::ifstream(path(), std::ios::binary).rdbuf();
    return bytes.str();
  };
  const auto in_file = [&](const std::string& text) {
    return file().find(text) != std::string::npos;
  };
  const std::int64_t ada = add("ada-lovelace", 1);
  const Digest person = [] {
    Digest digest;
    digest.fill(0xA7);
    return digest;
  }();
  const std::string bytes(person.begin(), person.end());
  const Account other{0, person, "grace-hopper", {"Grace", "cat"}, "hash of grace", 1};
  const std::int64_t grace =
      in_transaction(*store_, [&] { return accounts().add_account(other); }).value();
  StoredTable table{"hers", "[Game \"pyramix\"]\n\n", {}, {}, kCreated};
  table.seats.push_back({"", "Admiral Hopper", std::nullopt, person});
  ASSERT_TRUE(in_transaction(*store_, [&] { return store_->create(table); }));
  ASSERT_TRUE(store_->tidy());
  for (const char* text : {"grace-hopper", "hash of grace", "Admiral", "ada-lovelace"}) {
    EXPECT_TRUE(in_file(text)) << text;
  }
  EXPECT_TRUE(in_file(bytes));
  ASSERT_TRUE(in_transaction(*store_, [&] { return accounts().erase_account(grace); }));
  ASSERT_TRUE(store_->tidy());
  for (const char* text : {"grace-hopper", "hash of grace", "Admiral"}) {
    EXPECT_FALSE(in_file(text)) << text;
  }
  EXPECT_FALSE(in_file(bytes));
  EXPECT_TRUE(in_file("ada-lovelace"));
  EXPECT_EQ(std::filesystem::file_size(path().string() + "-wal"), 0u);
  EXPECT_TRUE(accounts().account(ada));
}

TEST(AccountsSchema, Version4GetsItsAccounts) {
  const TemporaryDirectory directory;
  const std::filesystem::path old = directory.path() / "old.db";
  Database::open(old)->execute(kVersion4);
  const auto store = open_sqlite({old}).value();
  const StoredTable table = store->load(kTableInVersion4).value();
  EXPECT_EQ(table.seats[0].name, "Ada");
  EXPECT_EQ(table.seats[1].name, "Grace");
  EXPECT_TRUE(store->accounts().all_devices()->empty());
  ASSERT_TRUE(table.seats[0].token);
  EXPECT_EQ(store->accounts().tables_held(*table.seats[0].token, 0, 9).value(),
            std::vector<std::string>{kTableInVersion4});
  const Account ada{0, digest_of(1), "ada", {"Ada", ""}, "hash", 1};
  EXPECT_TRUE(in_transaction(*store, [&] { return store->accounts().add_account(ada); }));
}

BENBEN_EVERY_STORE(AccountsTest);
BENBEN_SQLITE_ALONE(SqliteAccountsTest);

}  // namespace
}  // namespace benben
