// A build without libnats says what is missing.
#include <gtest/gtest.h>

#include "bus/nats.h"

namespace benben {
namespace {

TEST(NoNats, SaysHowToGetIt) {
  const auto bus = open_nats("nats://user:secret@host", [](const auto&) {});
  ASSERT_FALSE(bus);
  EXPECT_EQ(bus.error().code, ErrorCode::kInput);
  EXPECT_NE(bus.error().message.find("libnats-dev"), std::string::npos);
  EXPECT_EQ(bus.error().message.find("secret"), std::string::npos);
}

}  // namespace
}  // namespace benben
