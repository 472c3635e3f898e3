// What people write at tables, whom they do not want to hear, what they report, and what the
// operator does (store/speech.h).
#include "store/speech.h"

#include <iterator>

#include "store/testing/store_test.h"

namespace benben {
namespace {

constexpr int kAda = 1;
constexpr int kGrace = 3;

ChatMessage said(int person, std::string text) {
  return {0,
          seat_at(person == kAda ? 0 : 1),
          digest_of(person),
          person == kAda ? "Ada" : "Grace",
          std::move(text),
          kCreated};
}

std::vector<std::string> texts_of(const std::vector<ChatMessage>& messages) {
  std::vector<std::string> texts;
  for (const ChatMessage& message : messages) texts.push_back(message.text);
  return texts;
}

using Texts = std::vector<std::string>;

class SpeechTest : public EveryStoreTest {
 protected:
  template <class Work>
  void kept(Work work) {
    EXPECT_TRUE(in_transaction(*store_, work));
  }
  SpeechTest() {
    kept([&] { return store_->create(example_table()); });
  }
  std::int64_t write(int person, std::string text, int kept = 200) {
    const auto number = in_transaction(
        *store_, [&] { return speech().write("table-1", said(person, std::move(text)), kept); });
    return number.value();
  }
  Texts texts() { return texts_of(speech().messages("table-1").value()); }
  Status report(std::optional<std::int64_t> message, int accused = kGrace) {
    const Report report{.reporter = digest_of(kAda),
                        .accused = digest_of(accused),
                        .table = "table-1",
                        .seat = seat_at(1),
                        .name = "Grace",
                        .reason = "insult",
                        .words = "twice",
                        .at = kCreated};
    return in_transaction(*store_, [&] { return speech().report(report, message, 2); });
  }
  Status mute(int muter, int muted) {
    const Mute mute{0, digest_of(muter), digest_of(muted), "Grace", 20781};
    return in_transaction(*store_, [&]() -> Status {
      const auto number = speech().mute(mute);
      return number ? Status() : Status(number.error());
    });
  }
  std::int64_t make_account(int person) {
    const Account account{0, digest_of(person), "grace", {"Grace", ""}, "hash", 20781};
    return in_transaction(*store_, [&] { return store_->accounts().add_account(account); }).value();
  }
  SpeechStore& speech() { return store_->speech(); }

  std::unique_ptr<Store> store_ = open();
};

TEST_P(SpeechTest, MessagesAreOfTheirTableAndTheOldestGo) {
  const std::int64_t first = write(kAda, "one");
  EXPECT_GT(write(kGrace, "two"), first);
  EXPECT_EQ(texts(), (Texts{"one", "two"}));
  EXPECT_EQ(speech().messages("table-2").value(), std::vector<ChatMessage>{});
  write(kAda, "three", 2);
  EXPECT_EQ(texts(), (Texts{"two", "three"}));
  EXPECT_EQ(in_transaction(*store_, [&] { return speech().write("table-2", said(kAda, "x"), 9); })
                .error()
                .code,
            ErrorCode::kUnknown);
  ChatMessage whole = said(kAda, "three");
  whole.number = speech().messages("table-1")->back().number;
  EXPECT_EQ(speech().messages("table-1")->back(), whole);
}

TEST_P(SpeechTest, MessagesGoWithWhoChangesPlaces) {
  write(kAda, "one");
  write(kGrace, "two");
  Append append{"table-1", 1, {}};
  append.incident = StoredIncident{{1, seat_at(0), Incident::Kind::kSwap}, "swap-0001"};
  append.incident->incident.other = seat_at(1);
  kept([&] { return store_->append(append); });
  const std::vector<ChatMessage> messages = speech().messages("table-1").value();
  ASSERT_EQ(messages.size(), 2u);
  EXPECT_EQ(messages[0].seat, seat_at(1));
  EXPECT_EQ(messages[0].person, digest_of(kAda));
  EXPECT_EQ(messages[1].seat, seat_at(0));
}

TEST_P(SpeechTest, MessagesGoOneByOneAndWithTheirTable) {
  const std::int64_t first = write(kAda, "one");
  const std::int64_t second = write(kGrace, "two");
  EXPECT_EQ(speech().find_message("table-1", second).value(), digest_of(3));
  EXPECT_EQ(speech().find_message("table-2", second).error().code, ErrorCode::kUnknown);
  kept([&] { return speech().delete_message("table-1", second); });
  EXPECT_EQ(texts(), Texts{"one"});
  EXPECT_EQ(speech().find_message("table-1", second).error().code, ErrorCode::kUnknown);
  EXPECT_GT(write(kGrace, "three"), second) << "no number comes twice";
  kept([&] { return store_->remove("table-1"); });
  EXPECT_EQ(speech().find_message("table-1", first).error().code, ErrorCode::kUnknown);
  EXPECT_EQ(number("SELECT count(*) FROM chat_messages"), 0);
}

TEST_P(SpeechTest, MessagesAreNumberedForEachTable) {
  StoredTable other = example_table();
  other.id = "table-2";
  kept([&] { return store_->create(other); });
  const auto write_there = [&](int person, std::string text) {
    return in_transaction(
               *store_, [&] { return speech().write("table-2", said(person, std::move(text)), 2); })
        .value();
  };
  EXPECT_EQ(write(kAda, "one"), 1);
  EXPECT_EQ(write_there(kGrace, "there"), 1);
  EXPECT_EQ(write(kGrace, "two"), 2);
  EXPECT_EQ(write_there(kAda, "and again"), 2);
  // What goes with age, one by one or with its person gives no number free.
  EXPECT_EQ(write_there(kAda, "a third"), 3);
  kept([&] { return speech().delete_message("table-2", 3); });
  EXPECT_EQ(write_there(kGrace, "a fourth"), 4);
  kept([&] { return speech().delete_message("table-2", 4); });
  EXPECT_EQ(write_there(kAda, "a fifth"), 5);
  const std::int64_t account = make_account(kAda);
  kept([&] { return store_->accounts().erase_account(account); });
  EXPECT_EQ(write_there(kGrace, "a sixth"), 6);
  EXPECT_EQ(texts(), Texts{"two"}) << "a deletion of one is of its table alone";
}

TEST_P(SpeechTest, AMuteIsKeptOnceAndEnded) {
  EXPECT_TRUE(mute(kAda, kGrace));
  EXPECT_TRUE(mute(kAda, kGrace));
  const std::vector<Mute> expected = {{1, digest_of(kAda), digest_of(kGrace), "Grace", 20781}};
  EXPECT_EQ(speech().mutes_of(digest_of(kAda)).value(), expected);
  EXPECT_EQ(speech().all_mutes().value(), expected);
  EXPECT_TRUE(speech().mutes_of(digest_of(kGrace))->empty());
  kept([&] { return speech().unmute(digest_of(kAda), digest_of(kGrace)); });
  EXPECT_TRUE(speech().all_mutes()->empty());
}

TEST_P(SpeechTest, AReportKeepsTheMessagesAsTheyWere) {
  const std::int64_t rude = write(kGrace, "rude");
  write(kAda, "mine");
  write(kGrace, "ruder");
  write(kGrace, "rudest");
  EXPECT_TRUE(report(rude));
  EXPECT_TRUE(report(std::nullopt));
  EXPECT_EQ(report(rude, kAda).error().code, ErrorCode::kUnknown) << "it is not hers";
  EXPECT_EQ(report(99).error().code, ErrorCode::kUnknown);
  kept([&] { return store_->remove("table-1"); });
  const std::vector<Report> reports = speech().open_reports().value();
  ASSERT_EQ(reports.size(), 2u);
  EXPECT_EQ(reports[0].reason, "insult");
  EXPECT_EQ(reports[0].words, "twice");
  EXPECT_EQ(reports[0].table, "table-1");
  EXPECT_EQ(texts_of(reports[0].messages), Texts{"rude"});
  EXPECT_EQ(texts_of(reports[1].messages), (Texts{"ruder", "rudest"}));
  EXPECT_EQ(speech().reports_of(digest_of(kAda))->size(), 2u);
  EXPECT_TRUE(in_transaction(*store_, [&] { return speech().answer_report(1); }));
  EXPECT_EQ(in_transaction(*store_, [&] { return speech().answer_report(1); }).error().code,
            ErrorCode::kUnknown);
  EXPECT_EQ(speech().open_reports()->size(), 1u);
}

TEST_P(SpeechTest, SanctionsStandUntilTheyAreLifted) {
  const Sanction muted{Sanction::Kind::kMuted, digest_of(kGrace), kCreated + 100};
  const Sanction closed{Sanction::Kind::kClosed, digest_of(kGrace)};
  for (const Sanction& sanction : {muted, closed, muted}) {
    kept([&] { return speech().impose(sanction); });
  }
  EXPECT_EQ(speech().sanctions().value(), (std::vector<Sanction>{muted, closed}));
  EXPECT_TRUE(speech().is_closed(digest_of(kGrace)).value());
  EXPECT_FALSE(speech().is_closed(digest_of(kAda)).value());
  const auto lift = [&] {
    return in_transaction(
        *store_, [&] { return speech().lift(digest_of(kGrace), Sanction::Kind::kClosed); });
  };
  EXPECT_TRUE(lift().value());
  EXPECT_FALSE(lift().value());
  EXPECT_FALSE(speech().is_closed(digest_of(kGrace)).value());
}

TEST_P(SpeechTest, ActsAreLoggedInTheirOrder) {
  EXPECT_EQ(speech().last_act().value(), 0);
  const ModeratorAct first{1, kCreated, std::string(kActMute), "Grace", "", digest_of(kGrace), ""};
  const ModeratorAct second{2,       kCreated, std::string(kActDeleteTable), "table-1", "spam",
                            kNobody, "table-1"};
  kept([&] { return speech().log(first); });
  kept([&] { return speech().log(second); });
  EXPECT_EQ(speech().acts_after(0).value(), (std::vector<ModeratorAct>{first, second}));
  EXPECT_EQ(speech().acts_after(1).value(), std::vector<ModeratorAct>{second});
  EXPECT_EQ(speech().last_act().value(), 2);
}

TEST_P(SpeechTest, APersonIsFoundByTheBeginningOfTheirDigest) {
  EXPECT_EQ(speech().persons_like("01").value(), std::vector<Digest>{digest_of(1)});
  EXPECT_EQ(speech().persons_like("0100000").value(), std::vector<Digest>{digest_of(1)});
  for (const char* other : {"", "02", "x", "0A", "01'"}) {
    EXPECT_TRUE(speech().persons_like(other)->empty()) << other;
  }
  EXPECT_TRUE(speech().persons_like(std::string(65, '0'))->empty());
  make_account(9);
  EXPECT_EQ(speech().persons_like("0")->size(), 2u) << "that is not one";
}

TEST_P(SpeechTest, WhoComesToAnAccountTakesAllAlong) {
  write(kAda, "one");
  EXPECT_TRUE(mute(kAda, kGrace));
  EXPECT_TRUE(mute(9, kGrace));
  EXPECT_TRUE(mute(kGrace, kAda));
  EXPECT_TRUE(mute(kAda, 9));
  EXPECT_TRUE(report(std::nullopt));
  const Sanction muted{Sanction::Kind::kMuted, digest_of(kAda)};
  kept([&] { return speech().impose(muted); });
  kept([&] { return store_->move_seats(digest_of(kAda), digest_of(9)); });
  EXPECT_EQ(speech().messages("table-1")->front().person, digest_of(9));
  const std::vector<Mute> mutes = speech().all_mutes().value();
  ASSERT_EQ(mutes.size(), 2u) << "one for each of the two, and nobody mutes themselves";
  EXPECT_EQ(speech().mutes_of(digest_of(9))->front().muted, digest_of(kGrace));
  EXPECT_EQ(speech().mutes_of(digest_of(kGrace))->front().muted, digest_of(9));
  EXPECT_EQ(speech().reports_of(digest_of(9))->size(), 1u);
  EXPECT_EQ(speech().sanctions()->front().person, digest_of(9));
}

TEST_P(SpeechTest, ADeletedAccountLeavesNoWordOfItself) {
  const std::int64_t account = make_account(kGrace);
  write(kAda, "Adas word");
  write(kGrace, "Graces word");
  EXPECT_TRUE(mute(kAda, kGrace));
  EXPECT_TRUE(mute(kGrace, kAda));
  EXPECT_TRUE(report(std::nullopt));
  const ModeratorAct act{0, kCreated, std::string(kActMute), "Grace", "a note", digest_of(kGrace),
                         ""};
  kept([&] { return speech().log(act); });
  kept([&] { return store_->accounts().erase_account(account); });
  EXPECT_EQ(texts(), Texts{"Adas word"});
  EXPECT_TRUE(speech().all_mutes()->empty());
  const Report report = speech().open_reports()->front();
  EXPECT_EQ(report.name, "");
  EXPECT_EQ(report.accused, kNobody);
  EXPECT_EQ(texts_of(report.messages), Texts{""});
  EXPECT_EQ(report.messages.front().name, "");
  EXPECT_EQ(report.words, "twice") << "that is Ada's";
  const ModeratorAct left = speech().acts_after(0)->front();
  EXPECT_EQ(left.whom + left.note, "");
  EXPECT_EQ(left.person, kNobody);
  EXPECT_TRUE(store_->tidy());
  store_.reset();
  if (GetParam() != Engine::kSqlite) return;
  std::ifstream file(path(), std::ios::binary);
  const std::string bytes{std::istreambuf_iterator<char>(file), {}};
  EXPECT_EQ(bytes.find("Graces word"), std::string::npos) << "overwritten, too";
}

BENBEN_EVERY_STORE(SpeechTest);

}  // namespace
}  // namespace benben
