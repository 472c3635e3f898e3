#include "cli/rules_text.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "cli/play_text.h"
#include "core/text.h"
#include "games/registry.h"

namespace benben::cli {
namespace {

TEST(RulesText, EveryGameHasAPageWithTitlesAndRules) {
  ASSERT_EQ(rules_pages().size(), all_games().size());
  for (const AnyGame* game : all_games()) {
    const std::string titles = rules_titles(*game);
    EXPECT_NE(titles.find("  The score if it ended now"), titles.npos) << titles;
    for (const std::string_view line : split(titles, '\n')) EXPECT_LE(line.size(), 80u) << line;
  }
}

// Every id that a refusal names can be looked up.
TEST(RulesText, FindsTheRuleOfEveryFault) {
  for (const AnyGame* game : all_games()) {
    for (const FaultInfo& fault : game->faults()) {
      if (fault.rule.empty()) continue;
      const auto text = find_rules(game, fault.rule);
      ASSERT_TRUE(text.ok()) << fault.rule;
      EXPECT_TRUE(text->starts_with(std::string(fault.rule) + " ")) << *text;
      EXPECT_EQ(text->find("**"), text->npos) << *text;
      for (const std::string_view line : split(*text, '\n')) {
        EXPECT_LE(line.size(), line.find(' ', 2) == line.npos ? 200 : kLineWidth) << *text;
      }
    }
  }
}

TEST(RulesText, TellsARuleOfAnyGameInSmallOrLargeLetters) {
  const AnyGame* const pyramix = find_game("pyramix");
  const std::string rule =
      "PYX-11 You may take a cube only if two or three of its faces are visible.\n";
  EXPECT_EQ(find_rules(pyramix, "PYX-11").value(), rule);
  EXPECT_EQ(find_rules(find_game("cubus"), "pyx-11").value(), rule);
  EXPECT_EQ(find_rules(nullptr, "pyx-11").value(), rule);
}

TEST(RulesText, TellsASectionByTheStartOfItsTitle) {
  const std::string end = find_rules(find_game("pyramix"), "the e").value();
  EXPECT_TRUE(end.starts_with("The end\n\n- PYX-20 ")) << end;
  EXPECT_EQ(end.find("PYX-30"), end.npos) << "which stands in the next one";
  EXPECT_TRUE(end.ends_with(".\n")) << end;
  EXPECT_FALSE(find_rules(nullptr, "the e").ok()) << "of which game?";
}

TEST(RulesText, SaysWhatItDoesNotFind) {
  EXPECT_EQ(find_rules(find_game("pyramix"), "PYX-9").error().message,
            "There is no rule \"PYX-9\", nor does a title start so; rules lists them.");
  EXPECT_EQ(find_rules(find_game("pyramix"), "PYX").error().code, ErrorCode::kUnknown);
  EXPECT_EQ(find_rules(find_game("cubus"), "").error().message,
            "There is no rule \"\", nor does a title start so; rules lists them.");
  EXPECT_FALSE(find_rules(nullptr, "").ok());
}

TEST(RulesText, LinksAreTheirWordsAndTablesStay) {
  const std::string blocks = find_rules(find_game("anubixx"), "sheets and blocks").value();
  EXPECT_EQ(blocks.find("]("), blocks.npos) << blocks;
  EXPECT_EQ(blocks.find("```"), blocks.npos) << blocks;
}

}  // namespace
}  // namespace benben::cli
