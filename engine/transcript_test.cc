// The transcripts of docs/engine.md are what a session says.
#include <gtest/gtest.h>

#include <fstream>

#include "core/testing/source_file.h"
#include "engine/test_lines.h"

namespace benben::engine {
namespace {

TEST(EngineTranscripts, AreTrue) {
  std::ifstream file(benben::testing::source_file("docs/engine.md"));
  int transcripts = 0;
  std::vector<std::string> told;
  std::vector<std::string> wanted;
  bool inside = false;
  for (std::string line; std::getline(file, line);) {
    if (!inside) {
      inside = line == "```engine";
    } else if (line == "```") {
      EXPECT_EQ(testing::answers(told), wanted) << "transcript " << transcripts + 1;
      ++transcripts;
      told.clear();
      wanted.clear();
      inside = false;
    } else {
      ASSERT_TRUE(line.starts_with("> ") || line.starts_with("< ") || line == ">") << line;
      (line[0] == '>' ? told : wanted).push_back(line == ">" ? "" : line.substr(2));
    }
  }
  EXPECT_EQ(transcripts, 3);
}

}  // namespace
}  // namespace benben::engine
