#include "store/postgres/translation.h"

#include <gtest/gtest.h>

namespace benben {
namespace {

TEST(PostgresTranslation, ValuesAreNumbered) {
  EXPECT_EQ(to_postgres("SELECT a FROM b WHERE c = ? AND d = ?"),
            "SELECT a FROM b WHERE c = $1 AND d = $2");
  EXPECT_EQ(to_postgres("SET a = ?2 WHERE b = ?12"), "SET a = $2 WHERE b = $12");
  EXPECT_EQ(to_postgres("VALUES (nullif(?, ''), '?', 'it''s ?1', ?)"),
            "VALUES (nullif($1, ''), '?', 'it''s ?1', $2)");
}

TEST(PostgresTranslation, PartsOfAChecksumBecomeTexts) {
  EXPECT_EQ(to_postgres("sum = benben_checksum('a, (b', ?3, coalesce(due, -1)), x"),
            "sum = benben_checksum(benben_part('a, (b'), benben_part( $3), "
            "benben_part( coalesce(due, -1))), x");
  EXPECT_EQ(to_postgres("CASE WHEN a = benben_checksum(id) THEN benben_checksum(?1) END"),
            "CASE WHEN a = benben_checksum(benben_part(id)) THEN "
            "benben_checksum(benben_part($1)) END");
}

}  // namespace
}  // namespace benben
