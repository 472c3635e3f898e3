// Names of accounts that are taken for one, passwords, and codes as somebody types them.
#include "server/account_texts.h"

#include <gtest/gtest.h>

#include "server/faults.h"
#include "server/figures.h"

namespace benben {
namespace {

// The name that is kept, or the fault.
std::string name_of(std::string_view text) {
  const Result<AccountName> read = read_account_name(text);
  return read ? read->name : read.error().fault;
}

std::string password_of(std::string_view text, std::string_view key = "ada") {
  const Result<std::string> read = read_password(text, key);
  return read ? *read : read.error().fault;
}

TEST(AccountTexts, NamesHaveTwoToTwentyCharacters) {
  EXPECT_EQ(name_of(" Ada "), "Ada");
  EXPECT_EQ(name_of("Jö"), "Jö");
  EXPECT_EQ(name_of("漢字"), "漢字");
  EXPECT_EQ(name_of("12345678901234567890"), "12345678901234567890");
  for (const char* wrong : {"", "A", "123456789012345678901", "!?", "🐱🐱"}) {
    EXPECT_EQ(name_of(wrong), "account_name") << wrong;
  }
  EXPECT_EQ(name_of("bot:4"), "name_of_bot");
  EXPECT_EQ(name_of("A\tda"), "name_hidden");
}

TEST(AccountTexts, NamesThatLookAlikeHaveOneKey) {
  const auto same = [](std::string_view a, std::string_view b) {
    return !look_key(a).empty() && look_key(a) == look_key(b);
  };
  EXPECT_TRUE(same("Ada", "aDA"));
  EXPECT_TRUE(same("Zoë", "zoe"));
  EXPECT_TRUE(same("Ada L.", "ada_l"));
  EXPECT_TRUE(same("BOB", "ВОВ")) << "Cyrillic";
  EXPECT_TRUE(same("Paco", "Расо")) << "Cyrillic";
  EXPECT_TRUE(same("Olli", "0111"));
  EXPECT_TRUE(same("Ada", "Ａｄａ")) << "full width";
  EXPECT_TRUE(same("Straße", "STRASSE"));
  EXPECT_FALSE(same("Ada", "Adam"));
  EXPECT_FALSE(same("Мир", "Mup"));
  EXPECT_FALSE(same("कि", "की")) << "there, a mark is a vowel";
  EXPECT_EQ(look_key(".-_"), "");
}

TEST(AccountTexts, PasswordsHaveEightTo128Bytes) {
  EXPECT_EQ(password_of("12345678"), "12345678");
  EXPECT_EQ(password_of("1234567"), "password_form");
  EXPECT_EQ(password_of(std::string(128, 'x')), std::string(128, 'x'));
  EXPECT_EQ(password_of(std::string(129, 'x')), "password_form");
  EXPECT_EQ(password_of("e\xCC\x81tudiant"), "étudiant") << "NFC";
  EXPECT_EQ(password_of("........"), "........") << "no letters is no name";
  EXPECT_EQ(password_of("\xFF\xFF\xFF\xFF\xFF\xFF\xFF\xFF"), "password_form");
}

TEST(AccountTexts, APasswordIsNotTheName) {
  EXPECT_EQ(password_of("Ada Lovelace", look_key("ada lovelace")), "password_is_name");
  EXPECT_EQ(password_of("Ada Lovelace 1815", look_key("ada lovelace")), "Ada Lovelace 1815");
  EXPECT_EQ(password_of("........", ""), "........");
}

TEST(AccountTexts, CodesAreReadAsPeopleTypeThem) {
  const std::string code = random_code();
  EXPECT_EQ(code.size(), 23u);
  EXPECT_NE(random_code(), code);
  std::string typed;
  for (const char c : code) {
    if (c == '-') continue;
    typed += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    if (typed.size() % 3 == 0) typed += ' ';
  }
  EXPECT_EQ(code_digest(typed), code_digest(code));
  EXPECT_EQ(code_digest("O0-IL1"), code_digest("00111"));
  EXPECT_NE(code_digest("00112"), code_digest("00111"));
}

TEST(AccountTexts, FiguresAreThoseOfThePage) {
  EXPECT_TRUE(is_figure(""));
  EXPECT_TRUE(is_figure("ibis"));
  EXPECT_FALSE(is_figure("dragon"));
}

}  // namespace
}  // namespace benben
