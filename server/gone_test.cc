// What is under way for an account while it is deleted comes to the store after it: nothing of its
// name may be left, and nobody else may lose by it (docs/protocol.md, Accounts). So it is with what
// is under way for a guest while they sign in.
#include "server/gone.h"

#include "server/faults.h"
#include "server/test_hall.h"
#include "server/tournaments.h"
#include "store/database.h"

namespace benben {
namespace {

using server::Fault;

constexpr const char* kName = "Hatshepsut of Waset";

class GoneTest : public HallTest {
 protected:
  GoneTest() {
    let_think();
    account_ =
        result<std::int64_t>([&](auto done) {
          care_.write<std::int64_t>(
              [person = gone_](Store& store) {
                return store.accounts().add_account({0, person, "key", {kName, ""}, "hash", 1});
              },
              done);
        }).value();
  }

  // The store has it to do; no answer is let in.
  void begin_to_erase() {
    care_.write<void>(
        [account = account_](Store& store) { return store.accounts().erase_account(account); },
        [this](const Status& status) {
          ASSERT_TRUE(status);
          hall_.forget(gone_);
        });
  }
  // The same for a guest who signs in, at another node: nothing is heard of it here.
  void sign_in() {
    ASSERT_TRUE(result<int>([&](auto done) {
      care_.write<int>(
          [from = gone_, to = signed_in_](Store& store) { return store.move_seats(from, to); },
          done);
    }));
  }
  // An open table of somebody else's, and the invitation to its second seat.
  std::string open_table() {
    CreateRequest request;
    request.game = "pyramix";
    request.players = 2;
    request.seats = {{Kind::kMe, "Host", 0}, {Kind::kOpen, "", 0}};
    const Created created = answer<Created>(
        [&](auto done) { hall_.create(request, person_of_test(), "192.0.2.1", done); });
    invitation_ = created.invitations.front().secret;
    return table_ = created.table;
  }
  Result<Claimed> claim() {
    const ClaimRequest request{invitation_, kName, std::nullopt};
    return result<Claimed>([&](auto done) { hall_.claim(table_, request, {gone_}, gone_, done); });
  }
  // Whether the name, or what proved the account, is anywhere in what is stored.
  bool is_left() {
    EXPECT_TRUE(
        result<void>([&](auto done) { care_.read<void>([](Store&) { return Status(); }, done); }));
    Result<Database> database = Database::open(database_file());
    const std::string seats = "SELECT count(*) FROM seats WHERE name <> 'Host' AND name <> ''";
    const std::string facts = "SELECT count(*) FROM tournament_facts WHERE name <> ''";
    const std::string organisers =
        "SELECT count(*) FROM tournaments WHERE organiser = x'" + hex() + "'";
    const std::string tokens = "SELECT count(*) FROM seats WHERE token = x'" + hex() + "'";
    int left = 0;
    for (const std::string& query : {seats, facts, organisers, tokens}) {
      left += static_cast<int>(database->number(query));
    }
    return left != 0;
  }
  std::filesystem::path database_file() const { return database(); }
  std::string hex() const {
    std::string text;
    for (const auto byte : gone_) {
      constexpr char kDigits[] = "0123456789abcdef";
      text += kDigits[byte / 16];
      text += kDigits[byte % 16];
    }
    return text;
  }
  std::string shown() {
    std::string names;
    const Result<TableView> view = describe();
    for (const SeatView& seat : view->seats) names += seat.name + ";";
    return names;
  }

  Digest gone_ = digest_of("an account's person");
  Digest signed_in_ = digest_of("what a guest has become");
  std::int64_t account_ = 0;
  std::string invitation_;
};

TEST_F(GoneTest, AClaimThatComesAfterTheDeletionIsRefused) {
  open_table();
  begin_to_erase();
  EXPECT_EQ(claim().error(), refused(Fault::kNewPerson));
  EXPECT_FALSE(is_left());
  EXPECT_EQ(shown(), "Host;;");
  EXPECT_TRUE(hall_.tables() > 0);
  gone_ = digest_of("somebody else");
  EXPECT_TRUE(claim()) << "the seat is free for others";
}

TEST_F(GoneTest, AClaimThatComesBeforeItLosesItsName) {
  open_table();
  ASSERT_TRUE(describe()) << "it is in memory now: the claim is stored at once";
  std::optional<Result<Claimed>> claimed;
  hall_.claim(table_, {invitation_, kName, std::nullopt}, {gone_}, gone_,
              [&](const Result<Claimed>& answer) { claimed.emplace(answer); });
  begin_to_erase();
  while (!claimed) ASSERT_TRUE(open_stored());
  EXPECT_TRUE(*claimed);
  EXPECT_FALSE(is_left());
  EXPECT_EQ(shown(), "Host;;");
}

TEST_F(GoneTest, ATableThatComesAfterItIsRefused) {
  begin_to_erase();
  CreateRequest request;
  request.game = "pyramix";
  request.players = 2;
  request.seats = {{Kind::kMe, kName, 0}, {Kind::kOpen, "", 0}};
  request.opening.listed = true;
  const auto created =
      result<Created>([&](auto done) { hall_.create(request, gone_, "192.0.2.1", done); });
  EXPECT_EQ(created.error(), refused(Fault::kNewPerson));
  EXPECT_EQ(hall_.lobby().size(), 0u);
  EXPECT_FALSE(is_left());
}

TEST_F(GoneTest, ARematchOpensWithoutThem) {
  open_table();
  ASSERT_TRUE(claim());
  const auto say = [&](const Digest& person, int seat, MoveMessage::Kind kind,
                       const std::string& id, Hall::Done<MoveAnswer> done) {
    MoveMessage message{id, seat_at(seat), 0, ""};
    message.kind = kind;
    hall_.move(table_, {person}, message, std::move(done));
  };
  ASSERT_TRUE(result<MoveAnswer>(
      [&](auto done) { say(person_of_test(), 0, MoveMessage::Kind::kResign, "resign-0", done); }));
  begin_to_erase();
  ASSERT_TRUE(result<MoveAnswer>([&](auto done) {
    say(person_of_test(), 0, MoveMessage::Kind::kRematch, "rematch-0", done);
  }));
  EXPECT_FALSE(is_left());
  Result<Database> database = Database::open(database_file());
  EXPECT_EQ(database->number("SELECT count(*) FROM tables"), 2);
}

TEST_F(GoneTest, TournamentsAreNeitherMadeNorEnteredByThem) {
  Tournaments tournaments(care_, hall_, limits_, clock_.clock(), logging_, {});
  TournamentTerms terms;
  terms.game = "pyramix";
  terms.clock = *parse_clock("live 10 0 lose");
  const std::string id = answer<std::string>(
      [&](auto done) { tournaments.create(terms, person_of_test(), "192.0.2.1", done); });
  LiveTournament& live = *answer<LiveTournament*>([&](auto done) { tournaments.find(id, done); });
  begin_to_erase();
  EXPECT_EQ(
      result<int>([&](auto done) { live.join(kName, {gone_}, gone_, "192.0.2.1", done); }).error(),
      refused(Fault::kNewPerson));
  EXPECT_EQ(live.contest().people(), 0);
  EXPECT_EQ(result<std::string>([&](auto done) {
              tournaments.create(terms, gone_, "192.0.2.1", done);
            }).error(),
            refused(Fault::kNewPerson));
  EXPECT_FALSE(is_left());
}

TEST_F(GoneTest, P11NothingIsStoredForAGuestWhoHasSignedIn) {
  open_table();
  gone_ = digest_of("a guest");
  sign_in();
  EXPECT_EQ(claim().error(), refused(Fault::kNewPerson));
  CreateRequest request;
  request.game = "pyramix";
  request.players = 2;
  request.seats = {{Kind::kMe, kName, 0}, {Kind::kOpen, "", 0}};
  const auto created =
      result<Created>([&](auto done) { hall_.create(request, gone_, "192.0.2.1", done); });
  EXPECT_EQ(created.error(), refused(Fault::kNewPerson));
  EXPECT_FALSE(is_left());
}

TEST_F(GoneTest, P11AnInvitationReachesWhoHasSignedIn) {
  const std::string met = open_table();
  gone_ = digest_of("a guest");
  ASSERT_TRUE(claim());
  const std::string other = open_table();
  sign_in();
  std::vector<Notice> told;
  hall_.tell([&](const Notice& notice) { told.push_back(notice); });
  ASSERT_TRUE(result<void>([&](auto done) {
                hall_.invites().invite(other, {met, seat_at(1)}, {person_of_test()}, done);
              }).ok());
  ASSERT_EQ(told.size(), 1u);
  EXPECT_EQ(told.front().person, signed_in_);
  EXPECT_TRUE(
      answer<bool>([&](auto done) { hall_.invites().is_invited(other, {signed_in_}, done); }));
}

TEST_F(GoneTest, NobodyIsInvitedWhoIsGone) {
  const std::string met = open_table();
  ASSERT_TRUE(claim());
  const std::string other = open_table();
  ASSERT_TRUE(
      result<void>([&](auto done) {
        care_.write<void>(
            [account = account_](Store& store) { return store.accounts().erase_account(account); },
            done);
      }).ok());
  ASSERT_TRUE(result<void>([&](auto done) {
                hall_.invites().invite(other, {met, seat_at(1)}, {person_of_test()}, done);
              }).ok());
  Result<Database> database = Database::open(database_file());
  EXPECT_EQ(database->number("SELECT count(*) FROM invites"), 0);
}

}  // namespace
}  // namespace benben
