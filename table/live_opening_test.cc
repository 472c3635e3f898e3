// How a table finds its people: seats without an invitation, bots for free seats, who looks on.
#include "table/faults.h"
#include "table/opening_terms.h"
#include "table/test_live_table.h"

namespace benben {
namespace {

using std::chrono::seconds;
using table::Fault;
using Standing = LiveTable::Standing;

std::string name_of(Fault fault) {
  return std::string(table_faults()[static_cast<std::size_t>(fault)].code);
}

class LiveOpeningTest : public LiveTableTest {
 protected:
  static CreateRequest request(const OpeningTerms& opening, int players = 2) {
    CreateRequest request;
    request.game = "pyramix";
    request.players = players;
    request.seats.assign(static_cast<std::size_t>(players), {Kind::kOpen, "", 0});
    request.seats.front() = {Kind::kMe, "Ada", 0};
    request.opening = opening;
    return request;
  }
  void open(const CreateRequest& request) {
    NewTable made = create_table(request, person_, fixed_clock(), counting_entropy()).value();
    created_ = made.created;
    stored_ = made.stored;
    live_.emplace(Table::fold(made.stored).value(), effects_);
  }
  void open(const OpeningTerms& opening, int players = 2) { open(request(opening, players)); }
  // Goes into the story.
  void sit(const std::string& name, std::optional<Seat> seat = std::nullopt,
           Standing standing = Standing::kInLobby) {
    const Digest person = digest_of(name);
    live_->sit(
        {"", name, seat}, {person}, person, standing, [this, name](const Result<Claimed>& claimed) {
          story_.push_back(
              name + (claimed ? " sits" + in_words(claimed->seats) : ": " + claimed.error().fault));
        });
  }
  static std::string in_words(SeatSet seats) { return benben::in_words(seats); }
  void tick(seconds time) {
    now_ += time;
    tick_at(now_);
  }
};

TEST_F(LiveOpeningTest, TheTermsStandInTheHeader) {
  OpeningTerms terms;
  for (const bool listed : {false, true}) {
    for (const auto watch : {OpeningTerms::Watch::kAnyone, OpeningTerms::Watch::kPlayers}) {
      terms = {listed, FillTerms{seconds(60), 4}, watch};
      Record record;
      add_opening_tags(record, terms);
      EXPECT_EQ(opening_terms(record), terms);
    }
  }
  Record record;
  add_opening_tags(record, {});
  EXPECT_TRUE(record.tags.empty());
  EXPECT_EQ(opening_terms(record), OpeningTerms());
  const auto read = [](const std::string& name, const std::string& value) {
    return opening_terms({{{name, value}}, {}}).has_value();
  };
  EXPECT_TRUE(read("Fill", "5 bot:8"));
  for (const char* fill : {"4 bot:1", "3601 bot:1", "60 bot:9", "60 bot:0", "60", "60 bot:1 x"}) {
    EXPECT_FALSE(read("Fill", fill)) << fill;
  }
  EXPECT_FALSE(read("Listed", "no"));
  EXPECT_FALSE(read("Watch", "anyone"));
  EXPECT_FALSE(read("Rated", "no"));
  record = {};
  terms.rated = true;
  add_opening_tags(record, terms);
  EXPECT_EQ(opening_terms(record), terms);
}

class LiveRatedTest : public LiveOpeningTest {
 protected:
  static CreateRequest rated(const std::string& account = "Ada") {
    CreateRequest asked = request({});
    asked.opening.rated = true;
    asked.account = account;
    return asked;
  }
  std::string not_made(const CreateRequest& asked) {
    const auto made = create_table(asked, person_, fixed_clock(), counting_entropy());
    return made ? "" : made.error().fault;
  }
  // Of the open seat; the fault, if there is one.
  std::string claims(const Digest& person, const std::string& account) {
    std::string fault = "unanswered";
    const ClaimRequest asked{created_.invitations.front().secret, "Somebody", std::nullopt,
                             account};
    live_->claim(asked, {person}, person, [&fault](const Result<Claimed>& claimed) {
      fault = claimed ? "" : claimed.error().fault;
    });
    return fault;
  }
};

TEST_F(LiveRatedTest, ARatedTableIsForAccountsAndPlain) {
  EXPECT_EQ(not_made(rated()), "");
  EXPECT_EQ(not_made(rated("")), name_of(Fault::kRatedNeedsAccount));
  CreateRequest twice = rated();
  twice.seats.back().kind = Kind::kMe;
  EXPECT_EQ(not_made(twice), name_of(Fault::kRatedOneSeat));
  CreateRequest other = rated();
  other.options = {{"cobras", "visible"}};
  EXPECT_EQ(not_made(other), "") << "the default, said aloud";
  other.options = {{"cobras", "all"}};
  EXPECT_EQ(not_made(other), name_of(Fault::kRatedPlain));
  CreateRequest with_engine = rated();
  with_engine.seats.back() = {Kind::kEngine, "mine"};
  EXPECT_EQ(not_made(with_engine), name_of(Fault::kRatedEngine));
}

TEST_F(LiveRatedTest, EverybodyHasOneSeatAndTheNameOfTheirAccount) {
  open(rated());
  EXPECT_EQ(stored_.seats.front().name, "Ada");
  EXPECT_EQ(claims(digest_of("x"), ""), name_of(Fault::kRatedNeedsAccount));
  EXPECT_EQ(claims(person_, "Ada"), name_of(Fault::kRatedOneSeat));
}

TEST_F(LiveRatedTest, OnceItHasBegunItStays) {
  CreateRequest alone = rated();
  alone.seats.back() = {Kind::kBot, "", 1};
  open(alone);
  const auto removed = [&] {
    std::string fault;
    live_->remove({person_}, [&](const Status& status) { fault = status.error().fault; });
    return fault;
  };
  live_->move(
      {person_}, {"resign-001", seat_at(0), 0, "", MoveMessage::Kind::kResign},
      [](const Result<MoveAnswer>&) {}, now_);
  live_->stored({}, now_);
  EXPECT_EQ(removed(), name_of(Fault::kRatedStays));
}

TEST_F(LiveOpeningTest, WhoWaitsNeedsAnOpenSeat) {
  CreateRequest full = request({.listed = true});
  full.seats.back() = {Kind::kMe, "Grace", 0};
  const auto made = create_table(full, person_, fixed_clock(), counting_entropy());
  EXPECT_EQ(made.error().fault, name_of(Fault::kNoOpenSeat));
}

TEST_F(LiveOpeningTest, TheLobbyShowsWhatIsListedAndHasAFreeSeat) {
  open(OpeningTerms{});
  EXPECT_FALSE(live_->seek());
  CreateRequest listed = request({.listed = true}, 3);
  listed.options = {{"cobras", "all"}};
  open(listed);
  const std::optional<Seek> seek = live_->seek();
  ASSERT_TRUE(seek);
  EXPECT_EQ(seek->game, "pyramix");
  EXPECT_EQ(seek->seats, (std::vector<std::optional<std::string>>{"Ada", {}, {}}));
  EXPECT_EQ(live_->host_client(), nullptr);
  watch(ada_);
  EXPECT_EQ(*live_->host_client(), "Ada");
  sit("Grace");
  EXPECT_EQ(live_->free_seats().size(), 1) << "one is just taken";
  EXPECT_EQ(live_->seek(), seek) << "but nobody sits there yet";
  live_->claimed({}, now_);
  EXPECT_EQ(live_->seek()->seats[1], "Grace");
  sit("Edsger");
  live_->claimed({}, now_);
  EXPECT_FALSE(live_->seek()) << "all seats are taken";
}

TEST_F(LiveOpeningTest, OnlyOptionsThatAreNotTheDefaultsAreShown) {
  const GameInfo& info = find_game("pyramix")->info();
  ASSERT_FALSE(info.options.empty());
  const OptionInfo& option = info.options.front();
  CreateRequest listed = request({.listed = true});
  listed.options = {{std::string(option.name), std::string(option.values[0])}};
  open(listed);
  EXPECT_TRUE(live_->seek()->options.empty());
  listed.options[0].second = option.values[1];
  open(listed);
  EXPECT_EQ(live_->seek()->options, listed.options);
}

TEST_F(LiveOpeningTest, OneSitsWithoutAnInvitationWhereTheTableIsListed) {
  open(OpeningTerms{});
  sit("Grace");
  EXPECT_EQ(story(), Story{"Grace: " + name_of(Fault::kInvalidInvitation)});
  open({.listed = true}, 3);
  sit("Grace", std::nullopt, Standing::kGone);
  EXPECT_EQ(story(), Story{"Grace: " + name_of(Fault::kNotInLobby)});
  sit("Grace", seat_at(0));
  EXPECT_EQ(story(), Story{"Grace: " + name_of(Fault::kSeatTaken)}) << "the creator's";
  sit("Grace");
  live_->claimed({}, now_);
  EXPECT_EQ(story(), (Story{"claim 1", "Grace sits 1"}));
  sit("Grace", std::nullopt, Standing::kGone);
  EXPECT_EQ(story(), Story{"Grace sits 1"}) << "sent again";
  sit("Grace", seat_at(2));
  live_->claimed({}, now_);
  EXPECT_EQ(story(), (Story{"claim 2", "Grace sits 1 2"})) << "where she says so";
  sit("Edsger");
  EXPECT_EQ(story(), Story{"Edsger: " + name_of(Fault::kSeatTaken)});
}

TEST_F(LiveOpeningTest, BotsTakeTheFreeSeatsWhenTheTimeIsOver) {
  open({.listed = true, .fill = FillTerms{seconds(60), 3}}, 3);
  watch(guest_);
  tick(seconds(100));
  EXPECT_EQ(story(), (Story{"guest hears hello 1", "guest hears events 0+1"}))
      << "nobody who sits there is here";
  watch(ada_);
  EXPECT_EQ(story().back(), "Ada hears fill in 60000 ms by level 3");
  EXPECT_TRUE(live_->needs_ticks());
  tick(seconds(20));
  Onlooker late{story_, "late"};
  watch(late);
  EXPECT_EQ(story().back(), "late hears fill in 40000 ms by level 3");
  sit("Grace");
  live_->claimed({}, now_);
  story();
  tick(seconds(39));
  EXPECT_EQ(story(), Story{});
  tick(seconds(1));
  EXPECT_EQ(story(), Story{"claim 2 for bot:3"});
  tick(seconds(1));
  EXPECT_EQ(story(), Story{}) << "it is on the way";
  live_->claimed({}, now_);
  const TableView view = live_->view({}).value();
  EXPECT_TRUE(view.seats[2].is_bot);
  EXPECT_EQ(view.seats[2].name, "bot:3");
  const std::string secret = created_.invitations.front().secret;
  EXPECT_TRUE(live_->invited(secret)->free.empty());
  std::string fault;
  live_->claim({secret, "Edsger", seat_at(2)}, {}, digest_of("Edsger"),
               [&](const auto& claimed) { fault = claimed.error().fault; });
  EXPECT_EQ(fault, name_of(Fault::kSeatTaken)) << "for good";
}

// The last seat may have been taken at another node, of which no tick has told yet.
TEST_F(LiveOpeningTest, WhoComesToAFullTableHearsNoCountdown) {
  open({.listed = true, .fill = FillTerms{seconds(60), 3}});
  watch(ada_);
  EXPECT_EQ(story().back(), "Ada hears fill in 60000 ms by level 3");
  stored_.seats[1].token = digest_of("Grace");
  live_->look();
  live_->reloaded(Table::fold(stored_).value(), now_);
  story();
  Onlooker late{story_, "late"};
  watch(late);
  EXPECT_EQ(story(), (Story{"late hears hello 1", "late hears events 0+1"}));
}

TEST_F(LiveOpeningTest, WhoClaimsAtTheSameMomentGetsTheSeatOrHearsAConflict) {
  open({.listed = true, .fill = FillTerms{seconds(5), 1}});
  watch(ada_);
  sit("Grace");
  tick(seconds(5));
  EXPECT_EQ(story().back(), "claim 1") << "hers is on the way: no bot asks";
  live_->claimed({}, now_);
  EXPECT_EQ(live_->view({}).value().seats[1].name, "Grace");
  open({.listed = true, .fill = FillTerms{seconds(5), 1}});
  watch(ada_);
  tick(seconds(5));
  sit("Grace");
  live_->claimed({}, now_);
  live_->claimed(Error{ErrorCode::kConflict, "somebody was faster"}, now_);
  EXPECT_EQ(story().back(), "Grace: " + name_of(Fault::kSeatTaken));
}

TEST_F(LiveOpeningTest, WhatCannotBeStoredIsTriedAgain) {
  open({.fill = FillTerms{seconds(5), 1}});
  watch(ada_);
  tick(seconds(5));
  live_->claimed(Error{ErrorCode::kReadOnly, "full"}, now_);
  EXPECT_EQ(story().back(), "claim 1 for bot:1") << "already again";
  live_->claimed({}, now_);
  EXPECT_TRUE(live_->view({}).value().seats[1].is_bot);
}

TEST_F(LiveOpeningTest, BotsWaitUntilSomebodyOfTheTableIsThere) {
  open({.fill = FillTerms{seconds(5), 1}});
  watch(ada_);
  live_->leave(ada_, now_);
  story();
  tick(seconds(60));
  EXPECT_EQ(story(), Story{});
  watch(ada_);
  EXPECT_EQ(story().back(), "claim 1 for bot:1");
}

TEST_F(LiveOpeningTest, OnlyPlayersLookOnWhereTheTermsSaySo) {
  open({.watch = OpeningTerms::Watch::kPlayers});
  const Proofs hers{person_};
  EXPECT_EQ(live_->view({}).error().fault, name_of(Fault::kPlayersOnly));
  EXPECT_EQ(live_->record({}).error().fault, name_of(Fault::kPlayersOnly));
  EXPECT_EQ(live_->watch(guest_, 0, now_).error().code, ErrorCode::kNotYours);
  EXPECT_EQ(story(), Story{}) << "nothing was told";
  EXPECT_TRUE(live_->view(hers));
  EXPECT_TRUE(live_->record(hers));
  EXPECT_TRUE(live_->watch(ada_, 0, now_));
  EXPECT_EQ(live_->invited(created_.invitations.front().secret)->free.size(), 1);
}

}  // namespace
}  // namespace benben
