// What a file that is replaced goes through, in order: a machine that crashes between two steps
// leaves the old file or the new one.
#include "cli/common.h"

#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace {

// What the program asked of the system since a test cleared it.
std::vector<std::string>& asked() {
  static std::vector<std::string> list;
  return list;
}

std::string name_of(int file) {
  return std::filesystem::read_symlink("/proc/self/fd/" + std::to_string(file)).filename();
}

}  // namespace

// The program's own definitions go before the C library's.
extern "C" int fsync(int file) {
  asked().push_back("sync " + name_of(file));
  return static_cast<int>(syscall(SYS_fsync, file));
}
extern "C" int rename(const char* from, const char* to) noexcept {
  asked().push_back("rename " + std::filesystem::path(from).filename().string());
  return static_cast<int>(syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0));
}

namespace benben::cli {
namespace {

class WriteFileTest : public testing::Test {
 protected:
  WriteFileTest() { std::filesystem::create_directories(folder_); }
  ~WriteFileTest() override { std::filesystem::remove_all(folder_); }

  std::string path(const std::string& name) const { return (folder_ / name).string(); }
  static std::string content_of(const std::string& path) {
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
  }

  const std::filesystem::path folder_ =
      std::filesystem::temp_directory_path() / ("benben-write-" + std::to_string(getpid()));
};

TEST_F(WriteFileTest, TheContentIsOnTheDiskBeforeItsNameAndTheNameBeforeTheEnd) {
  for (const char* content : {"old", "new"}) {
    asked().clear();
    ASSERT_TRUE(write_file(path("file"), content));
    EXPECT_EQ(asked(), (std::vector<std::string>{"sync file.new", "rename file.new",
                                                 "sync " + folder_.filename().string()}));
    EXPECT_EQ(content_of(path("file")), content);
  }
}

TEST_F(WriteFileTest, WhatCanBeMadeAgainWaitsForNoDisk) {
  asked().clear();
  ASSERT_TRUE(write_file(path("file"), "text", Keeping::kThroughEnd));
  EXPECT_EQ(asked(), (std::vector<std::string>{"rename file.new"}));
  EXPECT_EQ(content_of(path("file")), "text");
}

TEST_F(WriteFileTest, AFileThatCannotBePutInPlaceLeavesNothingAside) {
  std::filesystem::create_directories(path("file") + "/in the way");
  EXPECT_FALSE(write_file(path("file"), "new"));
  EXPECT_FALSE(std::filesystem::exists(path("file.new")));
  std::ofstream(path("fresh")) << "new";
  EXPECT_FALSE(replace_file(path("fresh"), path("file")));
  EXPECT_FALSE(std::filesystem::exists(path("fresh")));
}

TEST_F(WriteFileTest, ADeviceIsWrittenToAndNotReplaced) {
  asked().clear();
  EXPECT_TRUE(write_file("/dev/null", "text"));
  EXPECT_FALSE(write_file("/dev/full", "text"));
  EXPECT_EQ(asked(), std::vector<std::string>());
}

TEST_F(WriteFileTest, AFileHereIsSyncedWithItsFolder) {
  std::filesystem::current_path(folder_);
  asked().clear();
  EXPECT_TRUE(write_file("file", "text"));
  EXPECT_EQ(asked().back(), "sync " + folder_.filename().string());
  std::filesystem::current_path(std::filesystem::temp_directory_path());
}

TEST(WithoutSecretsTest, P7HidesWhatMayBeAPassword) {
  const std::vector<std::array<std::string, 2>> cases = {
      {"no command postgres://ben:hunter2@host/x; see",
       "no command postgres://ben:...@host/x; see"},
      {"not expected: postgres://ben:a@hunter2@host", "not expected: postgres://ben:...@host"},
      {"postgres:/ben:hunter2@host: There are no tables here.",
       "postgres:...@host: There are no tables here."},
      {"ben:hunter2@host", "ben:...@host"},
      // What has no password stays.
      {"--store: as postgres://USER@HOST:5432/DATABASE",
       "--store: as postgres://USER@HOST:5432/DATABASE"},
      {"nats://127.0.0.1:4222", "nats://127.0.0.1:4222"},
      {"game.txt: line 3: unknown", "game.txt: line 3: unknown"}};
  for (const auto& [said, shown] : cases) EXPECT_EQ(without_secrets(said), shown);
}

}  // namespace
}  // namespace benben::cli
