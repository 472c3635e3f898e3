// The examples of the specifications, to the byte, and what is no key.
#include "server/push_crypto.h"

#include <gtest/gtest.h>

namespace benben {
namespace {

std::string bytes(std::string_view text) { return from_base64url(text).value(); }

TEST(PushCrypto, Rfc8188Example31) {
  EXPECT_EQ(to_base64url(encrypt_content("I am the walrus", bytes("yqdlZ-tYemfogSmv7Ws5PQ"),
                                         bytes("I1BsxtFttlv3u_Oo94xnmw"), "")),
            "I1BsxtFttlv3u_Oo94xnmwAAEAAA-NAVub2qFgBEuQKRapoZu-IxkIva3MEB1PD-ly8Thjg");
}

constexpr std::string_view kPrivate = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw";
constexpr std::string_view kPublic =
    "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8";
constexpr std::string_view kBrowser =
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";

TEST(PushCrypto, Rfc8291AppendixA) {
  const PushKey own = PushKey::read(bytes(kPrivate) + bytes(kPublic)).value();
  const std::optional<std::string> message =
      encrypt_push("When I grow up, I want to be a watermelon", bytes(kBrowser),
                   bytes("BTBZMqHH6r4Tts7J_aSIgg"), own, bytes("DGv6ra1nlYgDCS1FRnbzlw"));
  ASSERT_TRUE(message);
  EXPECT_EQ(to_base64url(*message),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLoc"
            "InmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLV"
            "WGNWQexSgSxsj_Qulcy4a-fN");
}

TEST(PushCrypto, MessagesOfOtherLengthsLookTheSame) {
  const PushKey own = PushKey::make();
  const auto size = [&](const std::string& text) {
    return encrypt_push(text, bytes(kBrowser), std::string(16, 'a'), own, std::string(16, 's'), 256)
        ->size();
  };
  EXPECT_EQ(size(""), size(std::string(256, 'x')));
  EXPECT_EQ(size(std::string(257, 'x')), size("") + 1);
}

TEST(PushCrypto, KeysAreReadAsTheyWereWritten) {
  const PushKey one = PushKey::make();
  const PushKey other = PushKey::make();
  const std::optional<PushKey> again = PushKey::read(one.bytes());
  ASSERT_TRUE(again);
  EXPECT_EQ(again->public_key(), one.public_key());
  EXPECT_EQ(again->shared_secret(other.public_key()), other.shared_secret(one.public_key()));
  EXPECT_NE(one.public_key(), other.public_key());
  EXPECT_FALSE(PushKey::read(""));
  EXPECT_FALSE(PushKey::read(one.bytes() + "x"));
  EXPECT_FALSE(PushKey::read(one.bytes().substr(0, 32) + other.public_key()));
}

TEST(PushCrypto, WhatIsNoPointIsNoKey) {
  std::string point = bytes(kBrowser);
  EXPECT_TRUE(is_public_key(point));
  const PushKey own = PushKey::make();
  for (const std::string& bad :
       {std::string(), std::string(65, '\0'), std::string(65, '\x04'), point + "x",
        point.substr(0, 64), std::string(1, '\0'), '\x02' + point.substr(1, 32)}) {
    EXPECT_FALSE(is_public_key(bad)) << to_base64url(bad);
    EXPECT_FALSE(encrypt_push("", bad, std::string(16, 'a'), own, std::string(16, 's')));
  }
  point.back() = static_cast<char>(point.back() ^ 1);
  EXPECT_FALSE(is_public_key(point)) << "beside the curve";
}

TEST(PushCrypto, Base64UrlIsStrict) {
  EXPECT_EQ(to_base64url(std::string("\xfb\xff\0", 3)), "-_8A");
  EXPECT_EQ(from_base64url("-_8A").value(), std::string("\xfb\xff\0", 3));
  EXPECT_EQ(from_base64url("").value(), "");
  for (const std::string bad :
       {"+_8A", "=", "a", "YQ==", "Y Q", "YR", "Ad\377a", "\u263A\u263A\u263A\u263A"}) {
    EXPECT_FALSE(from_base64url(bad)) << bad;
  }
}

}  // namespace
}  // namespace benben
