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

namespace benben {

inline Digest digest_of(int value) {
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

class StoreTest : public testing::Test {
 protected:
  std::filesystem::path path() const { return directory_.path() / "test.db"; }

  std::unique_ptr<Store> open(int max_pages = 0) {
    Result<std::unique_ptr<Store>> store = open_sqlite({path(), max_pages});
    EXPECT_TRUE(store) << store.error().message;
    return std::move(*store);
  }

  // Runs statements past the store, as a broken disk or a careless hand would.
  void tamper(const std::string& sql) {
    Result<Database> database = Database::open(path());
    ASSERT_TRUE(database);
    database->execute(sql);
    EXPECT_FALSE(database->failed()) << database->reason();
  }

  // The number that a query past the store gives.
  std::int64_t number(const std::string& sql) {
    Result<Database> database = Database::open(path());
    EXPECT_TRUE(database);
    return database->number(sql);
  }

  // Overwrites the page that holds the events.
  void scribble_on_events() {
    const std::int64_t page = number("SELECT rootpage FROM sqlite_schema WHERE name = 'events'");
    std::fstream file(path(), std::ios::in | std::ios::out | std::ios::binary);
    file.seekp((page - 1) * 4096);
    file << std::string(4096, '\xA5');
  }

  TemporaryDirectory directory_;
};

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
