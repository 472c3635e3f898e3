#include "core/json.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

namespace benben {
namespace {

TEST(JsonWriter, CommasStandBetweenAndNowhereElse) {
  JsonWriter json;
  json.begin_object().member("name", "K \"1\"").member("yes", true).member("n", -3);
  json.key("list").begin_list().value(1).begin_object().end_object().null().end_list();
  json.key("seats").list(std::vector{seat_at(0), seat_at(2)});
  json.key("empty").begin_list().end_list().key("raw").raw("[1,2]").end_object();
  EXPECT_EQ(json.text(), R"({"name":"K \"1\"","yes":true,"n":-3,"list":[1,{},null],"seats":[0,2],)"
                         R"("empty":[],"raw":[1,2]})");
}

TEST(JsonWriter, ATextThatEndsLikeABracketIsFollowedByAComma) {
  JsonWriter json;
  json.begin_list().value("{").value("[").value(":").value(std::string()).end_list();
  EXPECT_EQ(json.take(), R"(["{","[",":",""])");
}

TEST(JsonWriter, PointsAreThoseOfThePlayers) {
  JsonWriter json;
  json.points(Scores{4, 0, -1}, 3);
  EXPECT_EQ(json.text(), "[4,0,-1]");
}

}  // namespace
}  // namespace benben
