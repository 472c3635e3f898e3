// Incidents have one spelling each, and nothing else is one.
#include "core/incident.h"

#include <gtest/gtest.h>

namespace benben {
namespace {

using Kind = Incident::Kind;

Incident undo(int ply, int seat, int to) {
  Incident incident{ply, seat_at(seat), Kind::kUndo};
  incident.to = to;
  return incident;
}

Incident swap(int ply, int seat, int other) {
  Incident incident{ply, seat_at(seat), Kind::kSwap};
  incident.other = seat_at(other);
  return incident;
}

Incident adjourn(int ply, int seat, std::int64_t unix_s) {
  Incident incident{ply, seat_at(seat), Kind::kAdjourn};
  incident.unix_s = unix_s;
  return incident;
}

TEST(Incident, HasOneSpelling) {
  const std::pair<const char*, Incident> cases[] = {
      {"17 1 leave", {17, seat_at(1), Kind::kLeave}},
      {"0 5 absent", {0, seat_at(5), Kind::kAbsent}},
      {"31 1 return", {31, seat_at(1), Kind::kReturn}},
      {"100000 0 resign", {100'000, seat_at(0), Kind::kResign}},
      {"40 2 rematch p3Zk_-", {40, seat_at(2), Kind::kRematch, "p3Zk_-"}},
      {"17 1 undo 15", undo(17, 1, 15)},
      {"1 0 undo 0", undo(1, 0, 0)},
      {"40 1 draw", {40, seat_at(1), Kind::kDraw}},
      {"8 0 adjourn", {8, seat_at(0), Kind::kAdjourn}},
      {"8 2 resume", {8, seat_at(2), Kind::kResume}},
      {"1 0 swap 2", swap(1, 0, 2)},
      {"8 0 adjourn 1772236800", adjourn(8, 0, 1772236800)},
      {"8 0 adjourn 5000000000", adjourn(8, 0, 5'000'000'000)},  // in 2128
  };
  for (const auto& [text, incident] : cases) {
    EXPECT_EQ(incident_text(incident), text);
    EXPECT_EQ(parse_incident(text), incident) << text;
  }
}

TEST(Incident, NothingElseIsOne) {
  for (const char* text : {"",
                           "17",
                           "17 1",
                           "17 1 ",
                           "17 1 sleep",
                           "17 6 leave",
                           "017 1 leave",
                           "-1 1 leave",
                           "100001 1 leave",
                           "17  1 leave",
                           "17 1 leave ",
                           " 17 1 leave",
                           "17 1 leave t",
                           "40 2 rematch",
                           "40 2 rematch ",
                           "40 2 rematch a b",
                           "17 1 undo",
                           "17 1 undo 17",
                           "17 1 undo 18",
                           "17 1 undo -1",
                           "17 1 undo 015",
                           "0 1 undo 0",
                           "17 1 draw 3",
                           "1 0 swap",
                           "1 0 swap 0",
                           "1 0 swap 6",
                           "1 0 swap x",
                           "1 0 swap 1 2",
                           "8 0 adjourn ",
                           "8 0 adjourn 0",
                           "8 0 adjourn 01",
                           "8 0 adjourn soon",
                           "8 0 adjourn 1 2",
                           "8 0 adjourn 1234567890123",
                           "8 0 resume 1772236800"}) {
    EXPECT_FALSE(parse_incident(text)) << text;
  }
}

}  // namespace
}  // namespace benben
