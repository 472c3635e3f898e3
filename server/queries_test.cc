// What the addresses of requests ask for: the forms of queries and of what is escaped in a path,
// and that bytes which are no text come neither to the store nor into an answer.
#include "server/queries.h"

#include <gtest/gtest.h>

#include "core/text.h"
#include "server/api.h"
#include "server/protocol.h"

namespace benben {
namespace {

template <class T>
std::string fault(const Result<T>& result) {
  return result ? "none" : result.error().fault;
}

TEST(Queries, AreReadWithinTheirBounds) {
  EXPECT_EQ(read_leaders_query("").value(), 0);
  EXPECT_EQ(read_leaders_query("from=10000").value(), 10'000);
  EXPECT_EQ(fault(read_leaders_query("from=10001")), "query_form");
  EXPECT_EQ(fault(read_leaders_query("from")), "query_form");
  EXPECT_EQ(fault(read_leaders_query("since=1")), "unknown_query");
  EXPECT_EQ(read_export_query("from=1000000000").value(), 1'000'000'000);
  for (const char* wrong : {"from=1000000001", "from=", "from=01", "since=1"}) {
    EXPECT_EQ(fault(read_export_query(wrong)), "from_form") << wrong;
  }
  EXPECT_EQ(read_socket_query("protocol=2&since=17").value().seen.events, 17);
  EXPECT_EQ(read_socket_query("since=17").value().seen.incidents, std::nullopt);
  EXPECT_EQ(read_socket_query("incidents=3&since=17").value().seen.incidents, 3);
  EXPECT_EQ(fault(read_socket_query("incidents=x")), "since_form");
  EXPECT_EQ(fault(read_socket_query("since=-1")), "since_form");
  EXPECT_EQ(read_lobby_query("run=a1&since=3").value().since.run, "a1");
  EXPECT_EQ(fault(read_lobby_query("run=" + std::string(33, 'a'))), "run_form");
  EXPECT_EQ(fault(read_no_query("a=b")), "unknown_query");
}

TEST(Queries, NameAPoolByGameAndSeats) {
  EXPECT_EQ(read_pool({"cubus", "3"}).value().seats, 3);
  for (const std::vector<std::string_view>& wrong : std::vector<std::vector<std::string_view>>{
           {}, {"cubus"}, {"cubus", "9"}, {"cubus", "x"}, {"chess", "2"}, {"cubus", "3", "a"}}) {
    EXPECT_EQ(fault(read_pool(wrong)), "nothing_here");
  }
}

// PostgreSQL fails at a text with such bytes, and that is no failure of the store.
TEST(Queries, NoBytesThatAreNoTextComeToTheStore) {
  EXPECT_EQ(decoded("b%C3%B6b%20x"), "b\u00F6b x");
  for (const char* wrong : {"bot:%FF", "%00", "%C3", "%ED%A0%80", "a%0A", "%", "%4", "%zz"}) {
    EXPECT_EQ(decoded(wrong), std::nullopt) << wrong;
  }
  EXPECT_EQ(decoded("bot:\xff"), std::nullopt);
}

TEST(Queries, AnAnswerIsUtf8WhateverWasAsked) {
  const std::string query = "game\xff=cubus";
  for (const Error& error : {read_history(query).error(), read_no_query(query).error(),
                             read_leaders_query(query).error()}) {
    EXPECT_EQ(error.fault, "unknown_query");
    EXPECT_TRUE(is_clean_utf8(write_failure(error)));
    EXPECT_EQ(error.params.front().value, "game");
  }
}

TEST(Queries, ABodyIsJsonInAnySpellingOfThat) {
  for (const char* right :
       {"application/json", "Application/JSON", "application/json ; charset=x"}) {
    EXPECT_TRUE(is_json_type(right)) << right;
  }
  for (const char* wrong : {"", " ", "text/plain", "application/jsonx", "application/json,x"}) {
    EXPECT_FALSE(is_json_type(wrong)) << wrong;
  }
}

}  // namespace
}  // namespace benben
