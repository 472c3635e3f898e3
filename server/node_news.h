// NodeNews: what nodes of one store say to each other of a table, as texts on the bus
// (docs/operations.md, Many nodes). Hints alone: no secret of a person, a table or its chance
// stands in them, and no id by which somebody could watch.
//
// A text is words with blanks between; what does not read is passed over.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "store/stored.h"
#include "table/live_table.h"

namespace benben {

// Something was stored; of events, incidents and contributions so many stand now, if it is of
// those.
struct LookNews {
  struct Counts {
    int ply = 0;
    int incidents = 0;
    int contributed = 0;
    friend bool operator==(const Counts&, const Counts&) = default;
  };
  std::optional<Counts> counts = std::nullopt;
};
// A node has the table in memory now, and wants to know who is there.
struct WhoNews {};
struct HereNews {
  std::string node;
  NodeCompany company;
  std::optional<LiveTable::Turn> turn = std::nullopt;
};
struct SaidNews {
  NewPhrase said;
};
// A message of the chat with this number was stored.
struct ChatNews {
  std::int64_t number = 0;
};
struct UnstoredNews {
  Unstored unstored;
};
using NodeNews = std::variant<LookNews, WhoNews, HereNews, SaidNews, ChatNews, UnstoredNews>;

std::string node_news_text(const NodeNews& news);
std::optional<NodeNews> read_node_news(std::string_view text);

// What a node says of people everywhere: whose secrets prove something else now, who is gone, whose
// sockets end; and that signed-in devices or mutes have changed, which everybody then reads.
struct PeopleNews {
  enum class Kind { kMoved, kForgotten, kEnded, kDevices, kMutes };
  Kind kind = Kind::kDevices;
  std::vector<Digest> persons = {};
  Digest to{};  // of kMoved

  friend bool operator==(const PeopleNews&, const PeopleNews&) = default;
};
std::string people_news_text(const PeopleNews& news);
std::optional<PeopleNews> read_people_news(std::string_view text);

// Where a table or a tournament is talked of: its id is told nobody.
std::string subject_of(std::string_view kind, std::string_view id);
inline constexpr const char* kPeopleSubject = "benben.people";
inline constexpr const char* kLobbySubject = "benben.lobby";
inline constexpr const char* kTournamentsSubject = "benben.tournaments";

}  // namespace benben
