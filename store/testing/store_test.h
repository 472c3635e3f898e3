// What the tests of the store share: a database of their own, and a table to put into it.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "store/database.h"
#include "store/sqlite.h"
#include "store/temporary_directory.h"
#include "store/testing/stores.h"

namespace benben {

inline Digest digest_of(int value) noexcept {
  Digest digest{};
  digest[0] = static_cast<std::uint8_t>(value);
  return digest;
}

inline StoredEvent chance_event(std::string text) { return {{kChance, std::move(text)}, ""}; }

inline StoredEvent move_event(int seat, std::string text, std::string move_id) {
  return {{seat_at(seat), std::move(text)}, std::move(move_id)};
}

// 2026-02-28 at noon.
inline constexpr std::int64_t kCreated = 1'772'280'000;

inline StoredTable example_table() {
  return {"table-1",
          "[Game \"pyramix\"]\n[Rules \"1\"]\n[Players \"3\"]\n[Date \"2026-02-28\"]\n\n",
          {{"", "Ada", std::nullopt, digest_of(1), "ibis"},
           {"", "", digest_of(2), std::nullopt},
           {"bot:4", "", std::nullopt, std::nullopt}},
          {chance_event("reveal 000=bA")},
          kCreated};
}

// Over SQLite.
class StoreTest : public testing::Test {
 protected:
  StoreTest() : place_(make_sqlite_place(path())) {}
  explicit StoreTest(Engine engine) : place_(make_place(engine, path())) {}

  std::filesystem::path path() const { return directory_.path() / "test.db"; }

  std::unique_ptr<Store> open(int max_pages = 0) { return place_->open(max_pages); }
  void tamper(const std::string& sql) { place_->tamper(sql); }
  std::int64_t number(const std::string& sql) { return place_->number(sql); }

  // Overwrites the page that holds the events.
  void scribble_on_events() {
    const std::int64_t page = number("SELECT rootpage FROM sqlite_schema WHERE name = 'events'");
    std::fstream file(path(), std::ios::in | std::ios::out | std::ios::binary);
    file.seekp((page - 1) * 4096);
    file << std::string(4096, '\xA5');
  }

  TemporaryDirectory directory_;

 private:
  std::unique_ptr<TestPlace> place_;
};

// Over every store there is: its tests are TEST_P, and it is named in BENBEN_EVERY_STORE. What is
// about SQLite's file is a suite of its own, named in BENBEN_SQLITE_ALONE.
class EveryStoreTest : public StoreTest, public testing::WithParamInterface<Engine> {
 protected:
  EveryStoreTest() : StoreTest(GetParam()) {}
};

inline std::string engine_name(const testing::TestParamInfo<Engine>& info) {
  return info.param == Engine::kSqlite ? "Sqlite" : "Postgres";
}

#define BENBEN_EVERY_STORE(suite) \
  INSTANTIATE_TEST_SUITE_P(Stores, suite, testing::ValuesIn(engines()), engine_name)
#define BENBEN_SQLITE_ALONE(suite) \
  INSTANTIATE_TEST_SUITE_P(Stores, suite, testing::Values(Engine::kSqlite), engine_name)

// What one function answers in a transaction of its own.
template <class Work>
auto in_transaction(Store& store, Work work) {
  std::optional<decltype(work())> answer;
  const Status status = store.transaction([&] { answer.emplace(work()); });
  EXPECT_TRUE(status) << status.error().message;
  return *answer;
}

inline Status append(Store& store, int ply, std::vector<StoredEvent> events) {
  return in_transaction(store, [&] { return store.append({"table-1", ply, std::move(events)}); });
}

}  // namespace benben
