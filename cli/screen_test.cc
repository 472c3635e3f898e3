#include "cli/screen.h"

#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <utility>
#include <vector>

namespace benben::cli {
namespace {

class ScreenTest : public testing::Test {
 protected:
  std::string show(std::vector<std::string> picture, TerminalSize size = {10, 6}) {
    screen_.show(std::move(picture), size);
    return std::exchange(out_, std::ostringstream()).str();
  }

  std::ostringstream out_;
  Screen screen_{out_};
};

TEST_F(ScreenTest, TheFirstPictureIsWrittenBelowWhatWasThere) {
  EXPECT_EQ(show({"one", "two"}), "\x1b[6;1H\n\n\n\n\n\n\x1b[1;1Hone\ntwo\n\x1b[3;1H\x1b[J");
}

TEST_F(ScreenTest, TheNextOneIsWrittenWhereItDiffers) {
  show({"one", "two", "three"});
  EXPECT_EQ(show({"one", "2", "three"}), "\x1b[2;1H\x1b[K2\x1b[4;1H\x1b[J");
  EXPECT_EQ(show({"one"}), "\x1b[2;1H\x1b[J");
  EXPECT_EQ(show({"one", "two"}), "\x1b[2;1H\x1b[Ktwo\x1b[3;1H\x1b[J");
}

TEST_F(ScreenTest, WhatMayHaveMovedIsWrittenAnew) {
  const std::string first = show({"one"});
  screen_.forget();
  EXPECT_EQ(show({"one"}), first);
  EXPECT_NE(show({"one"}), first);
  EXPECT_EQ(show({"one"}, {10, 7}), "\x1b[7;1H\n\n\n\n\n\n\n\x1b[1;1Hone\n\x1b[2;1H\x1b[J")
      << "the terminal has another size";
  EXPECT_EQ(show({"one"}, {9, 7}).substr(0, 7), "\x1b[7;1H\n");
}

TEST_F(ScreenTest, WhatIsTooHighIsWrittenAsItComes) {
  EXPECT_TRUE(show({"1", "2", "3", "4"}).ends_with("3\n4\n\x1b[5;1H\x1b[J"))
      << "prompt and Enter have room";
  EXPECT_EQ(show({"1", "2", "3", "4", "5"}), "1\n2\n3\n4\n5\n");
  EXPECT_EQ(show({"1"}).substr(0, 7), "\x1b[6;1H\n") << "and has moved what was there";
}

TEST_F(ScreenTest, WhatIsTooWideIsWrittenAsItComes) {
  EXPECT_TRUE(show({"0123456789"}).ends_with("\x1b[1;1H0123456789\n\x1b[2;1H\x1b[J"));
  EXPECT_EQ(show({"1", "0123456789+"}), "1\n0123456789+\n") << "it takes two rows";
  EXPECT_TRUE(show({"\x1b[1;31m0123456789\x1b[0m"}).starts_with("\x1b[6;1H\n"))
      << "colours take no room";
}

TEST_F(ScreenTest, KnowsTheRoomBelow) {
  show({"1", "2"});
  EXPECT_TRUE(screen_.has_room(0));
  EXPECT_TRUE(screen_.has_room(2));
  EXPECT_FALSE(screen_.has_room(3));
}

}  // namespace
}  // namespace benben::cli
