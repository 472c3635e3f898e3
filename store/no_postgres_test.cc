// A build without libpq says what is missing.
#include <gtest/gtest.h>

#include "store/postgres.h"

namespace benben {
namespace {

TEST(NoPostgres, SaysHowToGetIt) {
  const auto store = open_postgres({"postgres://benben:secret@host/benben"});
  ASSERT_FALSE(store);
  EXPECT_EQ(store.error().code, ErrorCode::kInput);
  EXPECT_NE(store.error().message.find("libpq-dev"), std::string::npos);
  EXPECT_EQ(store.error().message.find("secret"), std::string::npos);
}

}  // namespace
}  // namespace benben
