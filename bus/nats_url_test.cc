// Which texts are addresses of a bus.
#include <gtest/gtest.h>

#include "bus/nats.h"

namespace benben {
namespace {

TEST(BusUrl, NamesOneServerOrSeveral) {
  EXPECT_TRUE(is_nats_url("nats://127.0.0.1:4222"));
  EXPECT_TRUE(is_nats_url("tls://user:secret@bus.example.org"));
  EXPECT_TRUE(is_nats_url("nats://one:4222,nats://other:4222"));
  for (const char* wrong :
       {"", "nats://", "http://bus:4222", "127.0.0.1:4222", "nats://one,", "nats://one,other"}) {
    EXPECT_FALSE(is_nats_url(wrong)) << wrong;
  }
}

}  // namespace
}  // namespace benben
