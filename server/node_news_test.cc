// What nodes say to each other: as a text and back, and nothing that gives a table or a person
// away.
#include "server/node_news.h"

#include <gtest/gtest.h>

#include "table/secret.h"

namespace benben {
namespace {

std::string again(const NodeNews& news) {
  const std::optional<NodeNews> read = read_node_news(node_news_text(news));
  return read ? node_news_text(*read) : "";
}

TEST(NodeNews, ReadsWhatItWrites) {
  MoveMessage ask{"ask-17ab", seat_at(2), 17, "", MoveMessage::Kind::kAsk};
  ask.wish = Incident::Kind::kSwap;
  ask.other = seat_at(1);
  ask.undone = 3;
  const SeatSet mine = SeatSet::of(seat_at(2)).with(seat_at(0));
  MoveMessage yield{"yield-1a", seat_at(0), 4, "waive"};
  MoveMessage vote{"vote-1ab", seat_at(0), 4, "", MoveMessage::Kind::kReplace, seat_at(1)};
  for (const NodeNews& news : std::initializer_list<NodeNews>{
           LookNews(), LookNews{LookNews::Counts{17, 2, 1}}, WhoNews(),
           HereNews{"node", {mine, 2, 4}},
           HereNews{"node", {}, LiveTable::Turn{17, 2, std::chrono::milliseconds(1500)}},
           SaidNews{{seat_at(1), "well_played"}}, ChatNews{812},
           UnstoredNews{{ask, mine, "wish-1"}}, UnstoredNews{{yield, mine}},
           UnstoredNews{{vote, mine}}}) {
    EXPECT_EQ(again(news), node_news_text(news));
  }
  const auto read = read_node_news(node_news_text(UnstoredNews{{ask, mine, "wish-1"}}));
  const auto& unstored = std::get<UnstoredNews>(*read).unstored;
  EXPECT_EQ(unstored.message.wish, Incident::Kind::kSwap);
  EXPECT_EQ(unstored.message.other, seat_at(1));
  EXPECT_EQ(unstored.message.undone, 3);
  EXPECT_EQ(unstored.mine, mine);
  EXPECT_EQ(unstored.wish_id, "wish-1");
}

TEST(NodeNews, PassesOverWhatMakesNoSense) {
  for (const char* text :
       {"", " ", "look 1", "look 1 2 3 4", "look -1 2 3", "who 1", "here", "here node",
        "here - 0 1 1", "here node 9 1 1", "here node 0 1", "said 0 nonsense", "said 6 hello",
        "chat x", "unstored move id-17abc 0 0 1 0 0 0 0 - -",
        "unstored yield id-17abc 0 1 1 0 0 0 0 - waive", "unstored ask id-17abc 0 0 1 0 0 4 0 - -",
        "unstored yield - 0 0 1 0 0 0 0 - waive", "nonsense"}) {
    EXPECT_FALSE(read_node_news(text)) << text;
  }
}

TEST(PeopleNews, ReadsWhatItWrites) {
  using Kind = PeopleNews::Kind;
  const Digest one = digest_of("one");
  const Digest other = digest_of("other");
  for (const PeopleNews& news :
       {PeopleNews{Kind::kMoved, {one}, other}, PeopleNews{Kind::kForgotten, {one}},
        PeopleNews{Kind::kEnded, {one, other}}, PeopleNews{Kind::kDevices},
        PeopleNews{Kind::kMutes}}) {
    EXPECT_EQ(read_people_news(people_news_text(news)), news);
  }
  for (const char* text : {"", "moved", "moved 00", "nonsense", "ended zz"}) {
    EXPECT_FALSE(read_people_news(text)) << text;
  }
}

TEST(NodeNews, P7NoSubjectTellsAnId) {
  const std::string id = "p3Zk0000000000000000_w";
  const std::string subject = subject_of("table", id);
  EXPECT_EQ(subject.find(id), subject.npos);
  EXPECT_NE(subject, subject_of("table", "p3Zk0000000000000000_x"));
  EXPECT_EQ(subject.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789."), subject.npos);
}

}  // namespace
}  // namespace benben
