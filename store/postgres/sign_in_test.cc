// Who signs in gets another proof at all that is theirs. Somebody else may be opening tables for
// them at the same time, at another node, or they themselves with what proved them before:
// whichever is stored first, nothing is left with the older proof after.
#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <utility>

#include "store/postgres.h"
#include "store/testing/postgres_server.h"
#include "store/testing/store_test.h"

namespace benben {
namespace {

const Digest kGuest = digest_of(1);  // who has a seat of example_table()
const Digest kAccount = digest_of(7);
const Digest kHost = digest_of(5);

StoredTable next_table() {
  StoredTable table = example_table();
  table.id = "table-2";
  return table;
}

class PostgresSignInTest : public testing::Test {
 protected:
  PostgresSignInTest() {
    EXPECT_TRUE(in_transaction(*one_, [&] { return one_->create(example_table()); }));
    EXPECT_TRUE(in_transaction(*one_, [&] {
      return one_->tournaments().create({"cup", "{}", 1, digest_of(9), kCreated});
    }));
    const StoredFact enters{"enter", kCreated, "Ada", kGuest};
    EXPECT_TRUE(
        in_transaction(*one_, [&] { return one_->tournaments().append({"cup", 0, {enters}}); }));
  }

  Status begin_round(Store& store) {
    const StoredFact round{"round table-2:0", kCreated};
    return store.tournaments().append({"cup", 1, {round}, {next_table()}});
  }
  Status open_rematch(Store& store) {
    Append append{"table-1", 1, {}};
    append.incident =
        StoredIncident{{1, seat_at(0), Incident::Kind::kRematch, "table-2"}, "again-01"};
    append.rematch = next_table();
    return store.append(append);
  }
  // As a node does for whoever asks (server/gone.h).
  static Status as_themselves(Store& store, const Digest& person, auto stores) {
    store.accounts().touch(person);
    const Result<bool> is_gone = store.accounts().is_gone(person);
    if (!is_gone) return is_gone.error();
    return *is_gone ? Status(Error{ErrorCode::kNotYours, "", "", 0}) : stores();
  }
  Status open_own(Store& store, const Digest& person = kGuest) {
    StoredTable table = next_table();
    table.seats[0].token = person;
    return as_themselves(store, person, [&] { return store.create(table); });
  }
  Status take_seat(Store& store) {
    return as_themselves(store, kGuest,
                         [&] { return store.claim({"table-1", seat_at(1), kGuest, "Ada", ""}); });
  }
  // Nobody but the host sits there.
  Status open_others(Store& store) {
    StoredTable table = next_table();
    table.seats[0].token = kHost;
    return store.create(table);
  }
  Status be_invited(Store& store) {
    return as_themselves(store, kGuest, [&] {
      const Result<bool> is_new = store.invites().invite({"table-2", kGuest, kHost, kCreated});
      return is_new ? Status() : Status(is_new.error());
    });
  }
  bool is_left(const Digest& person) {
    return !one_->tables_of({person}, 9)->empty() ||
           !one_->invites().invites_about(person)->empty();
  }
  // How much has another proof; nothing where others were in the way.
  int sign_in(Store& store) {
    const Result<int> moved = store.move_seats(kGuest, kAccount);
    return moved ? *moved : 0;
  }

  Digest who_plays() { return one_->load("table-2")->seats[0].token.value_or(kNobody); }

  // What `late` does in a transaction that has looked at the store before `first` is done.
  template <class First, class Late>
  int done_late(First first, Late late) {
    int times = 0;
    EXPECT_TRUE(other_->transaction([&] {
      EXPECT_TRUE(other_->load("table-1"));
      if (++times == 1) {
        EXPECT_TRUE(in_transaction(*one_, first));
      }
      late(*other_);
    }));
    return times;
  }

  std::string url_ = PostgresServer::shared().fresh_url();
  std::unique_ptr<Store> one_ = std::move(open_postgres({url_})).value();
  std::unique_ptr<Store> other_ = std::move(open_postgres({url_})).value();
};

TEST_F(PostgresSignInTest, P11WhileARoundBegins) {
  std::string believed;
  Status begun;
  const int times = done_late([&] { return sign_in(*one_) == 2; },
                              [&](Store& store) {
                                const StoredTournament cup =
                                    store.tournaments().load("cup").value();
                                believed += cup.facts[0].person == kGuest ? "guest " : "account ";
                                begun = begin_round(store);
                              });
  EXPECT_TRUE(begun);
  EXPECT_EQ(times, 2) << "done again from the beginning";
  EXPECT_EQ(believed, "guest account ");
}

TEST_F(PostgresSignInTest, P11AfterARoundHasBegun) {
  int moved = 0;
  const int times =
      done_late([&] { return begin_round(*one_); }, [&](Store& store) { moved = sign_in(store); });
  EXPECT_EQ(times, 2);
  EXPECT_EQ(moved, 3) << "both seats and the place";
  EXPECT_EQ(who_plays(), kAccount);
}

TEST_F(PostgresSignInTest, P11WhileARematchIsOpened) {
  Status opened;
  const int times = done_late([&] { return sign_in(*one_) == 2; },
                              [&](Store& store) { opened = open_rematch(store); });
  EXPECT_EQ(times, 2);
  ASSERT_FALSE(opened);
  EXPECT_EQ(opened.error().code, ErrorCode::kConflict);
  EXPECT_EQ(one_->load("table-2").error().code, ErrorCode::kUnknown);
}

TEST_F(PostgresSignInTest, P11AfterARematchWasOpened) {
  int moved = 0;
  const int times =
      done_late([&] { return open_rematch(*one_); }, [&](Store& store) { moved = sign_in(store); });
  EXPECT_EQ(times, 2);
  EXPECT_EQ(moved, 3);
  EXPECT_EQ(who_plays(), kAccount);
}

TEST_F(PostgresSignInTest, P11WhileTheyOpenATable) {
  Status opened;
  const int times = done_late([&] { return sign_in(*one_) == 2; },
                              [&](Store& store) { opened = open_own(store); });
  EXPECT_EQ(times, 2);
  ASSERT_FALSE(opened);
  EXPECT_EQ(opened.error().code, ErrorCode::kNotYours);
  EXPECT_FALSE(is_left(kGuest));
}

TEST_F(PostgresSignInTest, P11AfterTheyHaveOpenedATable) {
  int moved = 0;
  const int times =
      done_late([&] { return open_own(*one_); }, [&](Store& store) { moved = sign_in(store); });
  EXPECT_EQ(times, 2);
  EXPECT_EQ(moved, 3);
  EXPECT_EQ(who_plays(), kAccount);
  EXPECT_FALSE(is_left(kGuest));
}

TEST_F(PostgresSignInTest, P11WhileTheyTakeASeat) {
  Status taken;
  const int times = done_late([&] { return sign_in(*one_) == 2; },
                              [&](Store& store) { taken = take_seat(store); });
  EXPECT_EQ(times, 2);
  EXPECT_FALSE(taken);
  EXPECT_FALSE(is_left(kGuest));
}

TEST_F(PostgresSignInTest, P11AfterTheyHaveTakenASeat) {
  int moved = 0;
  const int times =
      done_late([&] { return take_seat(*one_); }, [&](Store& store) { moved = sign_in(store); });
  EXPECT_EQ(times, 2);
  EXPECT_EQ(moved, 3);
  EXPECT_EQ(one_->load("table-1")->seats[1].token, kAccount);
}

// They have a row of their own already, which says something of them.
TEST_F(PostgresSignInTest, P11AfterSomebodyWithANameHasTakenASeat) {
  const Profile profile{"Ada", "ibis"};
  ASSERT_TRUE(
      in_transaction(*one_, [&] { return one_->accounts().keep_profile(kGuest, profile); }));
  int moved = 0;
  const int times =
      done_late([&] { return take_seat(*one_); }, [&](Store& store) { moved = sign_in(store); });
  EXPECT_EQ(times, 2);
  EXPECT_EQ(moved, 3);
  EXPECT_EQ(one_->accounts().find_profile({kGuest}).value(), profile);
  ASSERT_TRUE(in_transaction(*one_, [&] { return one_->accounts().keep_profile(kGuest, {}); }));
  EXPECT_EQ(one_->accounts().find_profile({kGuest}).value(), Profile());
}

TEST_F(PostgresSignInTest, P11WhileTheyAreInvited) {
  ASSERT_TRUE(in_transaction(*one_, [&] { return open_others(*one_); }));
  Status invited;
  const int times = done_late([&] { return sign_in(*one_) == 2; },
                              [&](Store& store) { invited = be_invited(store); });
  EXPECT_EQ(times, 2);
  EXPECT_FALSE(invited) << "who invites asks who sits there now";
  EXPECT_FALSE(is_left(kGuest));
}

TEST_F(PostgresSignInTest, P11AfterTheyWereInvited) {
  ASSERT_TRUE(in_transaction(*one_, [&] { return open_others(*one_); }));
  const int times =
      done_late([&] { return be_invited(*one_); }, [&](Store& store) { (void)sign_in(store); });
  EXPECT_EQ(times, 2);
  EXPECT_FALSE(is_left(kGuest));
  EXPECT_EQ(one_->invites().invites_about(kAccount)->size(), 1u);
}

// So it is with an account that is deleted.
TEST_F(PostgresSignInTest, P11AfterAnAccountHasOpenedATable) {
  const std::int64_t number = *in_transaction(*one_, [&] {
    return one_->accounts().add_account({0, kAccount, "ada", {"Ada", ""}, "hash", 1});
  });
  const int times = done_late([&] { return open_own(*one_, kAccount); },
                              [&](Store& store) { (void)store.accounts().erase_account(number); });
  EXPECT_EQ(times, 2);
  EXPECT_EQ(who_plays(), kNobody);
}

}  // namespace
}  // namespace benben
