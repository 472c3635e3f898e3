// Golden games: records that read like a rules question, one per rule or ruling.
//
// A golden record has the tags Question and Rule. Its events must replay. `Refuses "0 014 PYX-13"`
// names an event that must then be refused with that rule, `Accepts "0 014"` one that must not.
// Where neither answers the question by yes or no, the tag Answer does in words: the page of rules
// shows it.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "core/record.h"
#include "core/replay.h"
#include "games/registry.h"

namespace benben::testing {

inline std::string read_text(const std::filesystem::path& path) {
  std::ifstream file(path, std::ios::binary);
  EXPECT_TRUE(file.good()) << path;
  return {std::istreambuf_iterator<char>(file), {}};
}

inline void check_golden(const std::filesystem::path& path) {
  SCOPED_TRACE(path.filename());
  const Result<Record> record = parse_record(read_text(path));
  ASSERT_TRUE(record.ok()) << describe(record.error());
  EXPECT_NE(record->tag("Question"), nullptr);
  EXPECT_NE(record->tag("Rule"), nullptr);
  const auto position = replay(*record, find_game);
  ASSERT_TRUE(position.ok()) << describe(position.error());
  EXPECT_TRUE(record->tag("Accepts") != nullptr || record->tag("Refuses") != nullptr ||
              record->tag("Answer") != nullptr);
  if (const std::string* accepted = record->tag("Accepts")) {
    const Result<Event> event = parse_event(*accepted);
    ASSERT_TRUE(event.ok());
    EXPECT_TRUE((*position)->check(event->actor, event->text).ok());
  }
  if (const std::string* refused = record->tag("Refuses")) {
    const std::size_t space = refused->rfind(' ');
    const Result<Event> event = parse_event(refused->substr(0, space));
    ASSERT_TRUE(event.ok());
    const Status status = (*position)->check(event->actor, event->text);
    ASSERT_FALSE(status.ok()) << *refused;
    EXPECT_EQ(status.error().rule, refused->substr(space + 1)) << status.error().message;
  }
}

// Checks all golden records of a folder, in the order of their names; gives how many there were.
inline int check_all_golden(const std::filesystem::path& folder) {
  std::vector<std::filesystem::path> paths;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().extension() == ".game") paths.push_back(entry.path());
  }
  std::ranges::sort(paths);
  for (const auto& path : paths) check_golden(path);
  return static_cast<int>(paths.size());
}

}  // namespace benben::testing
