// The protocol's readers and writers: every member that is missing, unknown, of another type or out
// of range is named; what the server writes has one spelling.
#include "server/protocol.h"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>

#include "core/testing/source_file.h"
#include "server/faults.h"
#include "table/faults.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace benben {
namespace {

// "" if the text was accepted, otherwise code and message.
template <class T>
std::string fault(const Result<T>& result) {
  return result ? "" : std::string(error_name(result.error().code)) + ": " + result.error().message;
}

TEST(ProtocolReader, Create) {
  const Result<CreateRequest> request = read_create(
      R"({"game":"pyramix","players":3,"options":{"cobras":"all"},"tags":{"Sheet.G":"a b"},
          "seats":[{"kind":"me","name":"Ada"},{"kind":"open"},{"kind":"bot","level":8}]})");
  ASSERT_TRUE(request) << request.error().message;
  EXPECT_EQ(request->game, "pyramix");
  EXPECT_EQ(request->options, (NamedTexts{{"cobras", "all"}}));
  EXPECT_EQ(request->tags, (NamedTexts{{"Sheet.G", "a b"}}));
  EXPECT_EQ(request->seats[0].name, "Ada");
  EXPECT_EQ(request->seats[1].kind, SeatRequest::Kind::kOpen);
  EXPECT_EQ(request->seats[2].level, 8);
}

TEST(ProtocolReader, CreateNamesTheFault) {
  const auto with_seats = [](const std::string& players, const std::string& seats) {
    return fault(
        read_create(R"({"game":"pyramix","players":)" + players + R"(,"seats":)" + seats + "}"));
  };
  EXPECT_EQ(with_seats("1", R"([{"kind":"me"}])"), "");
  EXPECT_EQ(with_seats("1", "7"), "malformed: \"seats\" must be a list.");
  EXPECT_EQ(with_seats("2", R"([{"kind":"me"}])"),
            "malformed: \"seats\" has one entry for each of the players.");
  EXPECT_EQ(with_seats("9", "[]"), "out_of_range: \"players\" must be from 1 to 6.");
  EXPECT_EQ(with_seats("1.0", R"([{"kind":"me"}])"),
            "malformed: \"players\" must be a whole number.");
  EXPECT_EQ(with_seats("1", R"([{"kind":"dog"}])"),
            "malformed: A seat's \"kind\" is \"me\", \"open\", \"bot\" or \"engine\".");
  EXPECT_EQ(with_seats("1", R"([{"kind":"engine","engine":"mine"}])"), "");
  EXPECT_EQ(with_seats("1", R"([{"kind":"engine","engine":"../mine"}])"),
            "unknown: This server has no engine \"../mine\".");
  EXPECT_EQ(with_seats("1", R"([{"kind":"bot","level":9}])"),
            "out_of_range: \"level\" must be from 1 to 8.");
  EXPECT_EQ(with_seats("1", R"([{"kind":"open","name":"Ada"}])"),
            "malformed: There is no member \"name\".");
  EXPECT_EQ(with_seats("1", "[[]]"), "malformed: The message is not a JSON object.");
}

TEST(ProtocolReader, HowATableFindsItsPeople) {
  const auto with = [](const std::string& members) {
    return read_create(R"({"game":"pyramix","players":1,"seats":[{"kind":"open"}],)" + members +
                       "}");
  };
  const auto request = with(R"("listed":true,"fill":{"after_s":90,"level":2},"watch":"players")");
  ASSERT_TRUE(request) << request.error().message;
  EXPECT_EQ(request->opening, (OpeningTerms{true, FillTerms{std::chrono::seconds(90), 2},
                                            OpeningTerms::Watch::kPlayers}));
  EXPECT_EQ(with(R"("listed":false,"fill":{},"watch":"anyone")")->opening,
            (OpeningTerms{false, FillTerms{}, OpeningTerms::Watch::kAnyone}));
  EXPECT_EQ(
      fault(with(R"("listed":1)")),
      "malformed: " +
          refused(server::Fault::kMemberNotFlag, {{"member", "listed", "\"listed\""}}).message);
  EXPECT_TRUE(with(R"("rated":true)")->opening.rated);
  EXPECT_FALSE(with(R"("rated":false)")->opening.rated);
  EXPECT_EQ(fault(with(R"("rated":"yes")")),
            "malformed: " +
                refused(server::Fault::kMemberNotFlag, {{"member", "rated", "\"rated\""}}).message);
  EXPECT_EQ(fault(with(R"("watch":"nobody")")),
            "malformed: " + refused(server::Fault::kWatchWord).message);
  EXPECT_EQ(fault(with(R"("fill":{"after_s":4})")),
            "out_of_range: \"after_s\" must be from 5 to 3600.");
  EXPECT_EQ(fault(with(R"("fill":{"level":9})")), "out_of_range: \"level\" must be from 1 to 8.");
  EXPECT_EQ(fault(with(R"("fill":{"soon":1})")), "malformed: There is no member \"soon\".");
  EXPECT_EQ(fault(with(R"("fill":60)")), "malformed: The message is not a JSON object.");
}

TEST(ProtocolReader, NamesHaveFortyCharacters) {
  const auto named = [](const std::string& name) {
    return fault(read_claim(R"({"invitation":"x","name":")" + name + "\"}"));
  };
  std::string forty;
  for (int i = 0; i < 40; ++i) forty += "\xE2\x98\xBA";  // three bytes each
  EXPECT_EQ(named(forty), "");
  EXPECT_EQ(named(""), "");
  EXPECT_EQ(named(forty + "x"), "malformed: \"name\" has at most 40 characters.");
  EXPECT_EQ(named("a\\nb"),
            "malformed: \"name\" has no characters that control, hide or turn text.");
  EXPECT_EQ(named("bot:8"), "malformed: \"name\" must not be the name of a bot.");
  EXPECT_EQ(named("Bot Eight"), "");
  EXPECT_EQ(fault(read_claim(R"({"name":"x"})")), "malformed: \"invitation\" must be a text.");
}

TEST(ProtocolReader, Move) {
  const Result<ClientMessage> message = read_message(
      R"({"type":"move","move_id":"b6f0-_Zz","seat":5,"expected_ply":17,"text":"014"})");
  ASSERT_TRUE(message) << message.error().message;
  const MoveMessage& move = std::get<MoveMessage>(*message);
  EXPECT_EQ(move.move_id, "b6f0-_Zz");
  EXPECT_EQ(move.seat, seat_at(5));
  EXPECT_EQ(move.expected_ply, 17);
  EXPECT_EQ(move.text, "014");
}

TEST(ProtocolReader, MoveNamesTheFault) {
  const auto with = [](const std::string& id, const std::string& rest) {
    return fault(read_message(R"({"type":"move","move_id":")" + id + "\"" + rest + "}"));
  };
  const std::string rest = R"(,"seat":0,"expected_ply":1,"text":"014")";
  EXPECT_EQ(with("12345678", rest), "");
  const std::string bad_id =
      "malformed: \"move_id\" is 8 to 64 characters of A-Z, a-z, 0-9, _ and -.";
  EXPECT_EQ(with("1234567", rest), bad_id);
  EXPECT_EQ(with(std::string(65, 'x'), rest), bad_id);
  EXPECT_EQ(with("bot:12345", rest), bad_id);  // a bot's id cannot be taken
  EXPECT_EQ(with("12345678", rest + R"(,"hurry":true)"),
            "malformed: There is no member \"hurry\".");
  EXPECT_EQ(with("12345678", R"(,"seat":6,"expected_ply":1,"text":"014")"),
            "out_of_range: \"seat\" must be from 0 to 5.");
  EXPECT_EQ(with("12345678", R"(,"seat":0,"expected_ply":-1,"text":"014")"),
            "out_of_range: \"expected_ply\" must be from 0 to 100000.");
  EXPECT_EQ(with("12345678", R"(,"seat":0,"expected_ply":18446744073709551615,"text":"")"),
            "out_of_range: \"expected_ply\" must be from 0 to 100000.");
  EXPECT_EQ(with("12345678", R"(,"seat":0,"expected_ply":1)"),
            "malformed: \"text\" must be a text.");
}

TEST(ProtocolReader, ClaimOfARace) {
  const auto read = [](const std::string& rest) {
    return read_message(R"({"type":"claim","move_id":"b6f0-_Zz","seat":5)" + rest + "}");
  };
  const Result<ClientMessage> message = read(R"(,"expected_ply":17)");
  ASSERT_TRUE(message) << message.error().message;
  const MoveMessage& claim = std::get<MoveMessage>(*message);
  EXPECT_EQ(claim.kind, MoveMessage::Kind::kRaceClaim);
  EXPECT_EQ(claim.seat, seat_at(5));
  EXPECT_EQ(claim.expected_ply, 17);
  EXPECT_EQ(claim.text, "");
  EXPECT_EQ(fault(read(R"(,"expected_ply":17,"text":"knock")")),
            "malformed: There is no member \"text\".");
}

TEST(ProtocolReader, FiguresOfSeats) {
  const std::string bodies[] = {R"({"invitation":"x","figure":"F"})", R"({"figure":"F"})"};
  const auto with = [](std::string body, const std::string& figure) {
    return body.replace(body.find('F'), 1, figure);
  };
  EXPECT_EQ(read_claim(with(bodies[0], "ibis"))->figure, "ibis");
  EXPECT_EQ(read_claim(R"({"invitation":"x"})")->figure, "");
  EXPECT_EQ(read_claim(with(bodies[0], "dragon")).error().fault, "no_such_figure");
  EXPECT_EQ(read_sit(with(bodies[1], "cat"))->figure, "cat");
  EXPECT_EQ(read_sit(with(bodies[1], "Cat")).error().fault, "no_such_figure");
  EXPECT_EQ(read_play(R"({"game":"cubus","figure":"sun"})")->figure, "sun");
  EXPECT_EQ(read_play(R"({"game":"cubus","figure":7})").error().fault, "member_not_text");
  const auto create = [](const std::string& seat) {
    return read_create(R"({"game":"cubus","players":1,"seats":[)" + seat + "]}");
  };
  EXPECT_EQ(create(R"({"kind":"me","figure":"moon"})")->seats[0].figure, "moon");
  EXPECT_EQ(create(R"({"kind":"me","figure":"x"})").error().fault, "no_such_figure");
  EXPECT_EQ(create(R"({"kind":"open","figure":"moon"})").error().fault, "unknown_member");
}

TEST(ProtocolReader, Consent) {
  const auto read = [](const std::string& type, const std::string& rest) {
    return read_message(R"({"type":")" + type + R"(","move_id":"b6f0-_Zz","seat":5)" + rest + "}");
  };
  const auto ask =
      std::get<MoveMessage>(read("ask", R"(,"expected_ply":17,"undone":2,"for":"draw")").value());
  EXPECT_EQ(ask.kind, MoveMessage::Kind::kAsk);
  EXPECT_EQ(ask.wish, Incident::Kind::kDraw);
  EXPECT_EQ(ask.expected_ply, 17);
  EXPECT_EQ(ask.undone, 2);
  EXPECT_EQ(std::get<MoveMessage>(read("ask", R"(,"expected_ply":17,"for":"undo")").value()).undone,
            0);
  for (const char* word : {"tea", "leave", "resume", ""}) {
    EXPECT_EQ(fault(read("ask", R"(,"expected_ply":17,"for":")" + std::string(word) + '"')),
              "malformed: \"for\" must be \"undo\", \"draw\", \"adjourn\" or \"swap\".");
  }
  const auto agree = std::get<MoveMessage>(read("agree", R"(,"number":3)").value());
  EXPECT_EQ(agree.kind, MoveMessage::Kind::kAgree);
  EXPECT_EQ(agree.number, 3);
  const MoveMessage swap =
      std::get<MoveMessage>(read("ask", R"(,"expected_ply":1,"for":"swap","with":2)").value());
  EXPECT_EQ(swap.wish, Incident::Kind::kSwap);
  EXPECT_EQ(swap.other, seat_at(2));
  EXPECT_EQ(fault(read("ask", R"(,"expected_ply":1,"for":"swap")")),
            "malformed: \"with\" must be a whole number.");
  EXPECT_EQ(fault(read("ask", R"(,"expected_ply":1,"for":"draw","with":2)")),
            "malformed: There is no member \"with\".");
  EXPECT_EQ(fault(read("decline", "")), "malformed: \"number\" must be a whole number.");
  EXPECT_EQ(fault(read("decline", R"(,"number":3,"for":"undo")")),
            "malformed: There is no member \"for\".");
  EXPECT_EQ(fault(read("move", R"(,"expected_ply":1,"undone":-1,"text":"x")")),
            "out_of_range: \"undone\" must be from 0 to 100000.");
}

TEST(ProtocolReader, ComingAndGoing) {
  using Kind = MoveMessage::Kind;
  const std::string seat = R"(,"move_id":"b6f0-_Zz","seat":5)";
  const std::pair<std::string, Kind> cases[] = {{"leave", Kind::kLeave},
                                                {"return", Kind::kReturn},
                                                {"resign", Kind::kResign},
                                                {"rematch", Kind::kRematch},
                                                {"resume", Kind::kResume}};
  for (const auto& [type, kind] : cases) {
    const auto read = [&](const std::string& rest) {
      return read_message(R"({"type":")" + type + '"' + seat + rest + "}");
    };
    const MoveMessage message = std::get<MoveMessage>(read("").value());
    EXPECT_EQ(message.kind, kind);
    EXPECT_EQ(message.seat, seat_at(5));
    EXPECT_EQ(message.move_id, "b6f0-_Zz");
    EXPECT_EQ(fault(read(R"(,"expected_ply":1)")),
              "malformed: There is no member \"expected_ply\".");
    EXPECT_EQ(fault(read(R"(,"absent":1)")), "malformed: There is no member \"absent\".");
  }
  const auto replace = [&](const std::string& rest) {
    return read_message(R"({"type":"replace")" + seat + rest + "}");
  };
  EXPECT_EQ(std::get<MoveMessage>(replace(R"(,"absent":1)").value()).absent, seat_at(1));
  EXPECT_EQ(fault(replace("")), "malformed: \"absent\" must be a whole number.");
  EXPECT_EQ(fault(replace(R"(,"absent":6)")), "out_of_range: \"absent\" must be from 0 to 5.");
}

TEST(ProtocolReader, TermsOfWhoIsAway) {
  using Then = AbsentTerms::Then;
  const auto read = [](const std::string& absent) {
    return read_create(R"({"game":"x","players":1,"seats":[{"kind":"me"}])" + absent + "}");
  };
  EXPECT_EQ(read("")->absent, AbsentTerms());
  EXPECT_EQ(read(R"(,"absent":{})")->absent, (AbsentTerms{std::chrono::seconds(120), {}, 4}));
  EXPECT_EQ(read(R"(,"absent":{"after_s":10,"then":"bot","level":8})")->absent,
            (AbsentTerms{std::chrono::seconds(10), Then::kBot, 8}));
  EXPECT_EQ(read(R"(,"absent":{"then":"wait"})")->absent.then, Then::kWait);
  EXPECT_EQ(read(R"(,"absent":{"then":"vote"})")->absent.then, Then::kVote);
  EXPECT_EQ(fault(read(R"(,"absent":7)")), "malformed: The message is not a JSON object.");
  EXPECT_EQ(fault(read(R"(,"absent":{"after_s":9})")),
            "out_of_range: \"after_s\" must be from 10 to 604800.");
  EXPECT_EQ(fault(read(R"(,"absent":{"level":9})")),
            "out_of_range: \"level\" must be from 1 to 8.");
  EXPECT_EQ(fault(read(R"(,"absent":{"then":"sleep"})")),
            "malformed: \"then\" is \"vote\", \"bot\" or \"wait\".");
  EXPECT_EQ(fault(read(R"(,"absent":{"until":1})")), "malformed: There is no member \"until\".");
}

TEST(ProtocolReader, OtherMessages) {
  EXPECT_EQ(fault(read_message(R"({"type":"ping"})")), "");
  EXPECT_EQ(fault(read_message(R"({"type":"ping","now":1})")),
            "malformed: There is no member \"now\".");
  EXPECT_EQ(
      fault(read_message(R"({"type":"shout"})")),
      "malformed: The \"type\" of a message is \"move\", \"claim\", \"leave\", \"return\", "
      "\"resign\", \"replace\", \"rematch\", \"resume\", \"ask\", "
      "\"agree\", \"decline\", \"say\", \"chat\", \"write\", \"mute\", \"report\" or \"ping\".");
  for (const char* text : {"", "[", "null", "{}", "{\"type\":\"ping\"} x", "{\"type\":\"\xff\"}",
                           "[[[[[[[[[[[[[[[[1]]]]]]]]]]]]]]]]"}) {
    EXPECT_EQ(fault(read_message(text)).substr(0, 11), "malformed: ") << text;
  }
}

TEST(ProtocolWriter, Messages) {
  const TableView view{"t1",
                       "x",
                       "[Game \"x\"]\n",
                       {{false, "A\"da", true}, {true, "bot:4", true}},
                       SeatSet::of(seat_at(0)),
                       3,
                       false,
                       seat_at(0),
                       false,
                       {},
                       {}};
  EXPECT_EQ(hello_message(view),
            R"({"type":"hello","protocol":2,"table":"t1","header":"[Game \"x\"]\u000a","seats":[)"
            R"({"kind":"human","name":"A\"da","claimed":true},)"
            R"({"kind":"bot","name":"bot:4","claimed":true}],"you":[0],"ply":3,"over":false,)"
            R"("host":0})");
  const std::vector<Event> events = {{kChance, "reveal 000=X"}, {seat_at(1), "014"}};
  EXPECT_EQ(events_message(7, events),
            R"({"type":"events","from":7,"events":["* reveal 000=X","1 014"]})");
  EXPECT_EQ(window_message({7, std::nullopt, std::nullopt, std::nullopt}),
            R"({"type":"window","ply":7,"length_ms":null,"left_ms":null})");
  EXPECT_EQ(
      window_message({7, std::chrono::seconds(30), std::chrono::milliseconds(250), seat_at(2)}),
      R"({"type":"window","ply":7,"length_ms":30000,"left_ms":250,"claimant":2})");
  EXPECT_EQ(first_message("m"), R"({"type":"claimed","move_id":"m"})");
  EXPECT_EQ(accepted_message("m", 4), R"({"type":"accepted","move_id":"m","ply":4})");
  EXPECT_EQ(refused_message("m", {ErrorCode::kIllegal, "No.", "PYX-11", 0}),
            R"({"type":"refused","move_id":"m","error":{"code":"illegal","message":"No.",)"
            R"("rule":"PYX-11"}})");
  const Error not_yours = refused(table::Fault::kNotYourSeat, {seat_place("seat", seat_at(1))});
  EXPECT_EQ(refused_message("m", not_yours),
            R"({"type":"refused","move_id":"m","error":{"code":"not_yours",)"
            R"("message":"Seat 2 is not yours.","fault":"not_your_seat","params":{"seat":"1"}}})");
  EXPECT_EQ(write_failure(refused(table::Fault::kNoSuchTable)),
            R"({"error":{"code":"unknown","message":"There is no such table.",)"
            R"("fault":"no_such_table","params":{}}})");
  EXPECT_EQ(error_message({ErrorCode::kMalformed, "No."}),
            R"({"type":"error","error":{"code":"malformed","message":"No."}})");
  EXPECT_EQ(write_created({"t1",
                           SeatSet::of(seat_at(0)).with(seat_at(2)),
                           {{seat_at(1), "s1"}, {seat_at(3), "s3"}}}),
            R"({"table":"t1","seats":[0,2],"invitations":[{"seat":1,"path":"/join/t1#s1"},)"
            R"({"seat":3,"path":"/join/t1#s3"}]})");
  EXPECT_EQ(write_claimed({"t1", SeatSet::of(seat_at(1))}), R"({"table":"t1","seats":[1]})");
}

TEST(ProtocolWriter, ComingAndGoing) {
  const SeatSet seats = SeatSet::of(seat_at(0)).with(seat_at(2));
  EXPECT_EQ(presence_message({seats, 3, {}}), R"({"type":"presence","here":[0,2],"watchers":3})");
  EXPECT_EQ(presence_message({{}, 0, SeatSet::of(seat_at(1))}),
            R"({"type":"presence","here":[],"watchers":0,"absent":[1]})");
  EXPECT_EQ(incident_message({2, {40, seat_at(0), Incident::Kind::kResign}}),
            R"({"type":"incident","number":2,"text":"40 0 resign"})");
  EXPECT_EQ(votes_message({seat_at(1), seats, 3}),
            R"({"type":"votes","absent":1,"seats":[0,2],"needed":3})");
  EXPECT_EQ(done_message("m"), R"({"type":"done","move_id":"m"})");
  TableView view;
  view.seats = {{false, "Ada", true, "bot:4"}};
  view.given_up = true;
  view.incidents = {"17 0 leave", "17 0 resign"};
  EXPECT_EQ(write_table(view),
            R"({"table":"","header":"","seats":[{"kind":"human","name":"Ada","claimed":true,)"
            R"("stand_in":"bot:4"}],"you":[],"ply":0,"over":false,"given_up":true,)"
            R"("incidents":["17 0 leave","17 0 resign"]})");
}

TEST(ProtocolWriter, People) {
  EXPECT_EQ(write_deleted("t1"), R"({"deleted":"t1"})");
  EXPECT_EQ(write_recovery("secret"), R"({"path":"/recover#secret"})");
  EXPECT_EQ(write_tables({}), R"({"tables":[]})");
  const TableView view{"t1",         "x",   "", {}, SeatSet::of(seat_at(2)), 7, true,
                       std::nullopt, false, {}, {}};
  EXPECT_EQ(write_tables(std::vector{view, view}),
            R"({"tables":[{"table":"t1","game":"x","you":[2],"ply":7,"over":true,"turn":[]},)"
            R"({"table":"t1","game":"x","you":[2],"ply":7,"over":true,"turn":[]}]})");
  TableView given_up = view;
  given_up.over = false;
  given_up.given_up = true;
  EXPECT_EQ(write_tables(std::span(&given_up, 1)),
            R"({"tables":[{"table":"t1","game":"x","you":[2],"ply":7,"over":false,)"
            R"("given_up":true,"turn":[]}]})");
}

TEST(ProtocolCorpus, IsReadWithoutFault) {
  const std::filesystem::path corpus = testing::source_file("server/corpus/protocol");
  int count = 0;
  for (const auto& entry : std::filesystem::directory_iterator(corpus)) {
    std::ifstream file(entry.path(), std::ios::binary);
    const std::string text(std::istreambuf_iterator<char>(file), {});
    LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(text.data()), text.size());
    ++count;
  }
  EXPECT_GE(count, 20);
}

TEST(Protocol, ReadsTheTermsOfClocks) {
  const auto read = [](const std::string& clock) {
    return read_create(R"({"game":"x","players":1,"seats":[{"kind":"me"}])" + clock + "}");
  };
  const auto text = [&](const std::string& clock) {
    return clock_text(read(R"(,"clock":)" + clock)->clock.value());
  };
  EXPECT_FALSE(read("")->clock);
  EXPECT_EQ(text(R"({"kind":"live","base_s":300,"increment_s":3,"then":"bot"})"), "live 300 3 bot");
  EXPECT_EQ(text(R"({"kind":"days","move_s":86400,"bank_s":5,"weekends":false,"then":"move"})"),
            "days 86400 5 free move");
  EXPECT_EQ(text(R"({"kind":"days","move_s":86400,"bank_s":0,"weekends":true,"then":"lose"})"),
            "days 86400 0 count lose");
  const std::pair<const char*, const char*> faults[] = {
      {R"({"kind":"sand"})", "malformed: \"kind\" is \"live\" or \"days\"."},
      {R"({"kind":"live","base_s":9,"increment_s":3,"then":"bot"})",
       "out_of_range: \"base_s\" must be from 10 to 10800."},
      {R"({"kind":"live","base_s":10,"increment_s":181,"then":"bot"})",
       "out_of_range: \"increment_s\" must be from 0 to 180."},
      {R"({"kind":"live","base_s":10,"increment_s":0,"then":"win"})",
       "malformed: \"then\" is \"lose\", \"bot\" or \"move\"."},
      {R"({"kind":"live","base_s":10,"increment_s":0,"then":"bot","bank_s":1})",
       "malformed: There is no member \"bank_s\"."},
      {R"({"kind":"days","move_s":3599,"bank_s":0,"weekends":true,"then":"bot"})",
       "out_of_range: \"move_s\" must be from 3600 to 2592000."},
      {R"({"kind":"days","move_s":3600,"bank_s":7776001,"weekends":true,"then":"bot"})",
       "out_of_range: \"bank_s\" must be from 0 to 7776000."},
      {R"({"kind":"days","move_s":3600,"bank_s":0,"weekends":1,"then":"bot"})",
       "malformed: \"weekends\" must be true or false."},
      {"7", "malformed: The message is not a JSON object."},
  };
  for (const auto& [clock, expected] : faults) {
    EXPECT_EQ(fault(read(R"(,"clock":)" + std::string(clock))), expected);
  }
}

TEST(Protocol, ReadsWhatAMoveTook) {
  const auto read = [](const std::string& rest) {
    return read_message(R"({"type":"move","move_id":"move-0001","seat":0,"expected_ply":1,)"
                        R"("text":"000")" +
                        rest + "}");
  };
  EXPECT_FALSE(std::get<MoveMessage>(read("").value()).took);
  EXPECT_EQ(std::get<MoveMessage>(read(R"(,"took_ms":4200)").value()).took,
            std::chrono::milliseconds(4200));
  EXPECT_EQ(fault(read(R"(,"took_ms":-1)")),
            "out_of_range: \"took_ms\" must be from 0 to 86400000.");
  EXPECT_EQ(fault(read_message(R"({"type":"leave","move_id":"move-0001","seat":0,"took_ms":1})")),
            "malformed: There is no member \"took_ms\".");
}

}  // namespace
}  // namespace benben
