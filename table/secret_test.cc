#include "table/secret.h"

#include <gtest/gtest.h>

#include <set>

namespace benben {
namespace {

TEST(P11Secrets, HaveAllTheirBits) {
  std::set<std::string> seen;
  std::set<char> letters;
  for (int i = 0; i < 1000; ++i) {
    const std::string text = random_text(kSecretBytes);
    EXPECT_EQ(text.size(), 43u);
    EXPECT_TRUE(is_random_text(text, kSecretBytes));
    EXPECT_TRUE(seen.insert(text).second);
    letters.insert(text.begin(), text.end());
  }
  EXPECT_EQ(letters.size(), 64u);
  EXPECT_EQ(random_text(kTableIdBytes).size(), 22u);
  EXPECT_NE(random_key(), random_key());
}

TEST(P11Secrets, AreKnownByTheirForm) {
  EXPECT_TRUE(is_random_text("abcdefghijklmnopqrstu-", kTableIdBytes));
  EXPECT_FALSE(is_random_text("abcdefghijklmnopqrstu", kTableIdBytes));
  EXPECT_FALSE(is_random_text("abcdefghijklmnopqrst../", kTableIdBytes));
  EXPECT_FALSE(is_random_text("abcdefghijklmnopqrstu/", kTableIdBytes));
  EXPECT_FALSE(is_random_text("", kTableIdBytes));
}

TEST(P11Secrets, DigestIsSha256) {
  const Digest digest = digest_of("abc");  // the example of FIPS 180-4
  EXPECT_EQ(digest[0], 0xba);
  EXPECT_EQ(digest[1], 0x78);
  EXPECT_EQ(digest[31], 0xad);
  EXPECT_TRUE(same_digest(digest, digest_of("abc")));
  EXPECT_FALSE(same_digest(digest, digest_of("abd")));
}

TEST(P11Secrets, AreTheSameInAllTheirBits) {
  const Digest digest = digest_of("abc");
  for (std::size_t byte = 0; byte < digest.size(); ++byte) {
    for (int bit = 0; bit < 8; ++bit) {
      Digest other = digest;
      other[byte] = static_cast<std::uint8_t>(other[byte] ^ (1 << bit));
      EXPECT_FALSE(same_digest(digest, other)) << byte << "." << bit;
    }
  }
}

}  // namespace
}  // namespace benben
