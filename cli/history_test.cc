#include "cli/history.h"

#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "cli/common.h"
#include "cli/line_reader.h"

namespace benben::cli {
namespace {

using Lines = std::vector<std::string>;

class HistoryTest : public testing::Test {
 protected:
  ~HistoryTest() override { std::filesystem::remove_all(folder_); }

  const std::filesystem::path folder_ =
      std::filesystem::temp_directory_path() / ("benben-history-" + std::to_string(getpid()));
  const std::filesystem::path file_ = folder_ / "state" / "history-pyramix";
};

TEST_F(HistoryTest, KeepsLinesFromOneGameToTheNext) {
  History first(file_);
  EXPECT_EQ(first.lines(), Lines());
  first.add("000");
  first.add("hint");
  first.add("  ");
  first.add("000");
  first.save();
  EXPECT_EQ(History(file_).lines(), (Lines{"hint", "000"})) << "of equal lines the latest";
}

TEST_F(HistoryTest, TwoGamesAtATimeKeepTheLinesOfBoth) {
  History one(file_);
  History two(file_);
  one.add("one");
  two.add("two");
  two.save();
  one.save();
  EXPECT_EQ(History(file_).lines(), (Lines{"two", "one"}));
}

TEST_F(HistoryTest, KeepsTheLatestLines) {
  History history(file_);
  for (std::size_t i = 0; i <= History::kMostLines; ++i) history.add("save " + std::to_string(i));
  history.save();
  const History again(file_);
  ASSERT_EQ(again.lines().size(), History::kMostLines);
  EXPECT_EQ(again.lines().front(), "save 1");
}

TEST_F(HistoryTest, OnlyTheOwnerReadsIt) {
  using std::filesystem::perms;
  History history(file_);
  history.add("hint");
  history.save();
  EXPECT_EQ(std::filesystem::status(file_).permissions(), perms::owner_read | perms::owner_write);
  EXPECT_EQ(std::filesystem::status(file_.parent_path()).permissions(), perms::owner_all);
}

// What another game has under way beside it, or left there, is not touched.
TEST_F(HistoryTest, IsWrittenUnderANameOfItsOwnUntilItIsWhole) {
  std::filesystem::create_directories(file_.parent_path());
  std::ofstream(file_.string() + ".new") << "of another game\n";
  History history(file_);
  history.add("hint");
  history.save();
  EXPECT_EQ(read_file(file_.string() + ".new").value(), "of another game\n");
  EXPECT_EQ(std::distance(std::filesystem::directory_iterator(file_.parent_path()), {}), 2);
}

TEST_F(HistoryTest, NothingTypedWritesNothing) {
  History(file_).save();
  EXPECT_FALSE(std::filesystem::exists(folder_));
}

TEST_F(HistoryTest, WithoutAHomeNothingIsKept) {
  History history("");
  history.add("hint");
  history.save();
  EXPECT_EQ(history.lines(), Lines{"hint"});
}

TEST_F(HistoryTest, AFileThatIsNoTextIsLeftOut) {
  std::filesystem::create_directories(file_.parent_path());
  std::ofstream(file_) << "hint\n\xff\n\x1b[2J\n\n000\n";
  EXPECT_EQ(History(file_).lines(), (Lines{"hint", "000"}));
}

TEST_F(HistoryTest, WhatTheGameDoesNotTakeIsLeftOut) {
  History history(file_);
  history.add(std::string(kLongestLine + 1, '0'));
  history.add("\xff");
  history.add(std::string(kLongestLine, '0'));
  EXPECT_EQ(history.lines(), Lines{std::string(kLongestLine, '0')});
}

TEST_F(HistoryTest, OfATooLargeFileTheEndCounts) {
  History first(file_);
  for (std::size_t i = 100; i < 400; ++i) {
    first.add(std::to_string(i) + std::string(kLongestLine - 3, '0'));
  }
  first.save();
  ASSERT_GT(std::filesystem::file_size(file_), kMebibyte);
  const Lines lines = History(file_).lines();
  EXPECT_EQ(lines.size(), kMebibyte / (kLongestLine + 1));
  EXPECT_EQ(lines.back(), first.lines().back());
  EXPECT_EQ(lines.front().size(), kLongestLine) << "no part of a line";
}

// A link to itself cannot be read, whoever runs the test.
TEST_F(HistoryTest, WhatCannotBeReadStaysAsItIs) {
  std::filesystem::create_directories(file_.parent_path());
  std::filesystem::create_symlink(file_.filename(), file_);
  History history(file_);
  EXPECT_EQ(history.lines(), Lines());
  history.add("hint");
  history.save();
  EXPECT_TRUE(std::filesystem::is_symlink(file_));
}

TEST_F(HistoryTest, LiesWhereStateBelongs) {
  setenv("HOME", "/people/ada", 1);
  unsetenv("XDG_STATE_HOME");
  EXPECT_EQ(history_file("cubus"), "/people/ada/.local/state/benben/history-cubus");
  setenv("XDG_STATE_HOME", "/state", 1);
  EXPECT_EQ(history_file("cubus"), "/state/benben/history-cubus");
  setenv("XDG_STATE_HOME", "not/whole", 1);
  EXPECT_EQ(history_file("cubus"), "/people/ada/.local/state/benben/history-cubus");
  unsetenv("XDG_STATE_HOME");
  unsetenv("HOME");
  EXPECT_EQ(history_file("cubus"), "");
}

}  // namespace
}  // namespace benben::cli
