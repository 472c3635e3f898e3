// Incidents have one spelling each, and nothing else is one.
#include "core/incident.h"

#include <gtest/gtest.h>

namespace benben {
namespace {

using Kind = Incident::Kind;

TEST(Incident, HasOneSpelling) {
  const std::pair<const char*, Incident> cases[] = {
      {"17 1 leave", {17, seat_at(1), Kind::kLeave}},
      {"0 5 absent", {0, seat_at(5), Kind::kAbsent}},
      {"31 1 return", {31, seat_at(1), Kind::kReturn}},
      {"100000 0 resign", {100'000, seat_at(0), Kind::kResign}},
      {"40 2 rematch p3Zk_-", {40, seat_at(2), Kind::kRematch, "p3Zk_-"}},
  };
  for (const auto& [text, incident] : cases) {
    EXPECT_EQ(incident_text(incident), text);
    EXPECT_EQ(parse_incident(text), incident) << text;
  }
}

TEST(Incident, NothingElseIsOne) {
  for (const char* text :
       {"", "17", "17 1", "17 1 ", "17 1 sleep", "17 6 leave", "017 1 leave", "-1 1 leave",
        "100001 1 leave", "17  1 leave", "17 1 leave ", " 17 1 leave", "17 1 leave t",
        "40 2 rematch", "40 2 rematch ", "40 2 rematch a b"}) {
    EXPECT_FALSE(parse_incident(text)) << text;
  }
}

}  // namespace
}  // namespace benben
