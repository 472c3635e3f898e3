#include "store/folder_lock.h"

#include <gtest/gtest.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <fstream>
#include <optional>

#include "store/temporary_directory.h"

namespace benben {
namespace {

class FolderLockTest : public testing::Test {
 protected:
  std::filesystem::path folder() const { return directory_.path(); }
  std::string refusal_by(int process) const {
    return folder().string() + " is in use by another Benben server (process " +
           std::to_string(process) + ").";
  }

  TemporaryDirectory directory_;
};

TEST_F(FolderLockTest, OneHasTheFolderUntilItLetsGo) {
  std::optional<Result<FolderLock>> first = FolderLock::take(folder());
  ASSERT_TRUE(*first);
  const Result<FolderLock> second = FolderLock::take(folder());
  ASSERT_FALSE(second);
  EXPECT_EQ(second.error().message, refusal_by(getpid()));
  first.reset();
  EXPECT_TRUE(FolderLock::take(folder()));
}

TEST_F(FolderLockTest, ALockThatWasMovedStillHolds) {
  std::optional<FolderLock> kept;
  {
    Result<FolderLock> first = FolderLock::take(folder());
    kept.emplace(std::move(*first));
  }
  EXPECT_FALSE(FolderLock::take(folder()));
}

TEST_F(FolderLockTest, AKilledProcessLetsGo) {
  int ends[2];
  ASSERT_EQ(pipe(ends), 0);
  const pid_t child = fork();
  if (child == 0) {
    const Result<FolderLock> lock = FolderLock::take(folder());
    if (write(ends[1], lock ? "y" : "n", 1) != 1) _exit(1);
    while (true) pause();
  }
  char answer = 0;
  ASSERT_EQ(read(ends[0], &answer, 1), 1);
  EXPECT_EQ(answer, 'y');
  const Result<FolderLock> refused = FolderLock::take(folder());
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().message, refusal_by(child));
  kill(child, SIGKILL);
  waitpid(child, nullptr, 0);
  EXPECT_TRUE(FolderLock::take(folder()));
  for (const int end : ends) close(end);
}

TEST_F(FolderLockTest, AFileWithoutItsProcessLocksNothing) {
  std::ofstream(folder() / "lock") << "1234567\n";
  EXPECT_TRUE(FolderLock::take(folder()));
  std::ifstream file(folder() / "lock");
  int process = 0;
  file >> process;
  EXPECT_EQ(process, getpid());
}

TEST_F(FolderLockTest, TheFileIsNobodyElses) {
  const Result<FolderLock> lock = FolderLock::take(folder());
  struct stat status{};
  ASSERT_EQ(stat((folder() / "lock").c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 0777, 0600u);
}

TEST_F(FolderLockTest, AFolderThatIsMissingIsAClearError) {
  const Result<FolderLock> lock = FolderLock::take(folder() / "nowhere");
  ASSERT_FALSE(lock);
  EXPECT_EQ(lock.error().message,
            (folder() / "nowhere" / "lock").string() + ": No such file or directory.");
}

}  // namespace
}  // namespace benben
