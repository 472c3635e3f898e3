// Who signs in gets another proof at all that is theirs. Somebody else may be opening tables for
// them at the same time, at another node: whichever is stored first, they have their seats after.
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
      if (++times == 1) EXPECT_TRUE(in_transaction(*one_, first));
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

}  // namespace
}  // namespace benben
