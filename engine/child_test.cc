#include "engine/child.h"

#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cerrno>

namespace benben::engine {
namespace {

using std::chrono::milliseconds;

// Far more than anything here takes: only who hangs reaches it.
constexpr milliseconds kLong{60'000};
// For what never comes.
constexpr milliseconds kShort{30};

std::unique_ptr<Child> shell(const std::string& script) {
  return std::move(Child::start({"sh", "-c", script}).value());
}

std::string said(const std::string& script, milliseconds within = kLong) {
  const auto line = shell(script)->read(limit_of(within));
  return line ? *line : line.error().message;
}

// No process of ours is left, dead or alive.
void expect_no_children() {
  EXPECT_EQ(waitpid(-1, nullptr, WNOHANG), -1);
  EXPECT_EQ(errno, ECHILD);
}

TEST(Child, IsSpokenToByLines) {
  const auto cat = std::move(Child::start({"cat"}).value());
  for (const std::string line : {"one", "", "Ankh'or  ä"}) {
    ASSERT_TRUE(cat->write(line, limit_of(kLong)).ok());
    EXPECT_EQ(*cat->read(limit_of(kLong)), line);
  }
}

TEST(Child, ThatCannotBeRunIsAnError) {
  EXPECT_EQ(Child::start({"no-such-program"}).error().message,
            "Cannot run \"no-such-program\": No such file or directory.");
  EXPECT_EQ(Child::start({"/"}).error().message, "Cannot run \"/\": Permission denied.");
  expect_no_children();
}

TEST(Child, SaysHowItHasEnded) {
  EXPECT_EQ(said("exit 3"), "It has ended, with exit code 3.");
  EXPECT_EQ(said("kill -SEGV $$"), "It has died of signal 11 (Segmentation fault).");
  EXPECT_EQ(said("printf 'no line end'"), "It has ended, with exit code 0.");
  EXPECT_EQ(said("echo last; exit 1"), "last");
}

TEST(Child, ThatClosesItsOutputIsEnded) {
  EXPECT_EQ(said("exec >&-; exec sleep 1000"), "It has closed its input or output.");
  expect_no_children();
}

TEST(Child, ThatIsSilentIsNotWaitedFor) {
  EXPECT_EQ(said("exec sleep 1000", kShort), "It has not answered within 30 ms.");
  EXPECT_EQ(said("exec sleep 1000", milliseconds(0)), "It has not answered within 0 ms.");
  expect_no_children();
}

TEST(Child, ThatWritesWithoutEndIsSilentToo) {
  const auto yes = std::move(Child::start({"yes"}).value());
  const Limit limit = limit_of(kShort);
  Result<std::string> line = yes->read(limit);
  while (line) line = yes->read(limit);
  EXPECT_EQ(line.error().message, "It has not answered within 30 ms.");
}

TEST(Child, ThatWritesNoLineOfTextIsAnError) {
  EXPECT_EQ(said("head -c 70000 /dev/zero | tr '\\0' a; echo"),
            "It has written a line of more than 65536 bytes.");
  EXPECT_EQ(said("exec tr '\\0' a </dev/zero"), "It has written a line of more than 65536 bytes.");
  EXPECT_EQ(said("printf '\\001\\n'"),
            "It has written what is no line of UTF-8 without control characters.");
  EXPECT_EQ(said("printf '\\377\\n'"),
            "It has written what is no line of UTF-8 without control characters.");
  EXPECT_EQ(said("printf 'ok\\r\\n'"),
            "It has written what is no line of UTF-8 without control characters.");
}

TEST(Child, ThatDoesNotReadIsNotWaitedFor) {
  const auto child = shell("exec sleep 1000");
  const Limit limit = limit_of(kShort);
  Status status;
  while (status) status = child->write(std::string(60'000, 'x'), limit);
  EXPECT_EQ(status.error().message, "It has not read what it is told for 30 ms.");
}

TEST(Child, ThatWritesWhileItIsWrittenToDoesNotHang) {
  // More than a pipe holds, in both directions.
  const auto cat = std::move(Child::start({"cat"}).value());
  for (int i = 0; i < 40; ++i) {
    ASSERT_TRUE(cat->write(std::string(10'000, 'x'), limit_of(kLong)).ok());
  }
  for (int i = 0; i < 40; ++i) EXPECT_EQ(cat->read(limit_of(kLong))->size(), 10'000u);
}

TEST(Child, ThatIsGoneIsAnErrorAndNoSignal) {
  const auto child = shell("exit 4");
  Status status;
  while (status) status = child->write("line", limit_of(kLong));
  EXPECT_EQ(status.error().message, "It has ended, with exit code 4.");
  // And stays one.
  EXPECT_FALSE(child->write("line", limit_of(kLong)).ok());
  EXPECT_FALSE(child->read(limit_of(kLong)).ok());
  expect_no_children();
}

TEST(Child, LeavesWithItsInput) {
  const auto child = shell("cat >/dev/null; exit 0");
  child->end(Child::Grace::kMoment);
  expect_no_children();
}

TEST(Child, HasUsualSignalsAndAGroupOfItsOwn) {
  // Neither our mask nor what we ignore is inherited.
  EXPECT_EQ(said("trap 'echo heard' PIPE; kill -PIPE $$"), "heard");
  EXPECT_EQ(said("set -- $(cat /proc/$$/stat); test $5 = $$ && echo own"), "own");
}

}  // namespace
}  // namespace benben::engine
