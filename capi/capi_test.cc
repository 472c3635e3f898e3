// The C interface where it is misused: whatever is given, the answer is a status, never worse.
#include <gtest/gtest.h>

#include <cstring>
#include <string>
#include <thread>
#include <vector>

#include "capi/benben.h"
#include "core/general_faults.h"
#include "core/record.h"

namespace {

// What a string holds; frees it.
std::string taken(benben_string* string) {
  EXPECT_NE(string, nullptr);
  if (string == nullptr) return {};
  std::string text(benben_string_data(string), benben_string_size(string));
  EXPECT_EQ(benben_string_free(string), BENBEN_OK);
  return text;
}

const char* const kStart = "[Game \"pyramix\"]\n[Rules \"1\"]\n[Players \"2\"]\n\n";

benben_position* opened(const std::string& record) {
  benben_position* position = nullptr;
  EXPECT_EQ(benben_position_open(record.data(), record.size(), &position, nullptr), BENBEN_OK);
  return position;
}

std::string first_outcome(const benben_position* position) {
  benben_string* text = nullptr;
  EXPECT_EQ(benben_position_sample(position, 7, &text), BENBEN_OK);
  return taken(text);
}

// A position in which a seat is to act.
benben_position* begun() {
  benben_position* position = opened(kStart);
  const std::string reveal = first_outcome(position);
  EXPECT_EQ(benben_position_apply(position, BENBEN_CHANCE, reveal.data(), reveal.size(), nullptr),
            BENBEN_OK);
  return position;
}

template <class Handle>
Handle* made_up(std::uintptr_t number) {
  return reinterpret_cast<Handle*>(number);  // NOLINT(performance-no-int-to-ptr)
}

class CInterface : public testing::Test {
 protected:
  void TearDown() override { EXPECT_EQ(benben_handle_count(), before_); }
  const std::size_t before_ = benben_handle_count();
};

TEST_F(CInterface, KnowsAHandleThatIsFreedOrMadeUp) {
  benben_position* position = begun();
  EXPECT_EQ(benben_position_free(position), BENBEN_OK);
  EXPECT_EQ(benben_position_free(position), BENBEN_BAD_HANDLE) << "freed twice";
  EXPECT_EQ(benben_position_free(nullptr), BENBEN_OK);
  int32_t ply = 5;
  for (benben_position* bad :
       {position, static_cast<benben_position*>(nullptr), made_up<benben_position>(1u << 30)}) {
    EXPECT_EQ(benben_position_ply(bad, &ply), BENBEN_BAD_HANDLE);
    EXPECT_EQ(ply, 0);
  }
}

TEST_F(CInterface, KnowsAHandleOfAnotherKind) {
  benben_position* position = begun();
  const auto number = reinterpret_cast<std::uintptr_t>(position);
  std::size_t count = 1;
  EXPECT_EQ(benben_moves_count(made_up<benben_moves>(number), &count), BENBEN_BAD_HANDLE);
  EXPECT_EQ(benben_string_data(made_up<benben_string>(number)), nullptr);
  EXPECT_EQ(benben_string_size(made_up<benben_string>(number)), 0u);
  EXPECT_EQ(benben_record_free(made_up<benben_record>(number)), BENBEN_BAD_HANDLE);
  EXPECT_EQ(benben_position_free(position), BENBEN_OK);
}

TEST_F(CInterface, TakesNoBadHandleAnywhere) {
  benben_string* text = nullptr;
  benben_position* copy = nullptr;
  benben_moves* moves = nullptr;
  benben_search* search = nullptr;
  int32_t number = 0;
  uint32_t seats = 0;
  int32_t scores[BENBEN_MAX_SEATS];
  const std::vector<benben_status> answers = {
      benben_position_clone(nullptr, &copy),
      benben_position_game(nullptr, &text),
      benben_position_players(nullptr, &number),
      benben_position_next(nullptr, &number, &seats),
      benben_position_scores(nullptr, scores, BENBEN_MAX_SEATS),
      benben_position_winners(nullptr, &seats),
      benben_position_check(nullptr, 0, "000", 3, &text),
      benben_position_apply(nullptr, 0, "000", 3, &text),
      benben_position_apply_move(nullptr, nullptr, 0, &text),
      benben_position_sample(nullptr, 1, &text),
      benben_position_legal(nullptr, 0, &moves),
      benben_position_best(nullptr, 0, &text),
      benben_position_view(nullptr, &text),
      benben_position_trace(nullptr, &text),
      benben_position_state(nullptr, &text),
      benben_position_standing(nullptr, &text),
      benben_position_derived(nullptr, &text),
      benben_position_facts(nullptr, &text),
      benben_position_drawing(nullptr, &text),
      benben_moves_text(nullptr, 0, &text),
      benben_record_write(nullptr, &text),
      benben_record_length(nullptr, &number),
      benben_record_event(nullptr, 0, &number, &text),
      benben_record_append(nullptr, 0, "000", 3, &text),
      benben_record_tag(nullptr, "Game", 4, &text),
      benben_record_set_tag(nullptr, "Game", 4, "x", 1, &text),
      benben_record_set_result(nullptr, nullptr),
      benben_record_replay(nullptr, 0, &copy, &text),
      benben_bot_choose(nullptr, nullptr, 1, nullptr, nullptr, &text),
      benben_search_make(nullptr, 1, &search),
      benben_search_run(nullptr, 1, nullptr, nullptr),
      benben_search_statistics(nullptr, &text),
      benben_review_length(nullptr, &number),
      benben_review_step(nullptr, nullptr, nullptr, &text),
      benben_review_sums(nullptr, &text),
      benben_advise(nullptr, 0, 1, 1, nullptr, nullptr, &text),
  };
  for (std::size_t i = 0; i < answers.size(); ++i) EXPECT_EQ(answers[i], BENBEN_BAD_HANDLE) << i;
  EXPECT_EQ(text, nullptr);
}

TEST_F(CInterface, TakesNoBadArgument) {
  benben_position* position = begun();
  benben_string* text = nullptr;
  benben_moves* moves = nullptr;
  int32_t scores[1];
  EXPECT_EQ(benben_games(nullptr), BENBEN_BAD_ARGUMENT);
  EXPECT_EQ(benben_position_view(position, nullptr), BENBEN_BAD_ARGUMENT);
  EXPECT_EQ(benben_position_apply(position, 0, nullptr, 3, &text), BENBEN_BAD_ARGUMENT);
  EXPECT_EQ(benben_position_apply(position, 0, nullptr, BENBEN_ZERO_TERMINATED, &text),
            BENBEN_BAD_ARGUMENT);
  for (const int32_t actor : {-2, 2, 6, 1'000'000}) {
    EXPECT_EQ(benben_position_check(position, actor, "000", 3, &text), BENBEN_BAD_ARGUMENT);
  }
  for (const int32_t seat : {-1, 2, 300}) {
    EXPECT_EQ(benben_position_legal(position, seat, &moves), BENBEN_BAD_ARGUMENT);
    EXPECT_EQ(benben_position_best(position, seat, &text), BENBEN_BAD_ARGUMENT);
  }
  EXPECT_EQ(benben_position_scores(position, scores, 1), BENBEN_BAD_ARGUMENT);
  benben_position* other = position;
  EXPECT_EQ(benben_position_start("pyramix", 7, nullptr, &other, nullptr), BENBEN_BAD_ARGUMENT);
  EXPECT_EQ(other, nullptr);
  EXPECT_EQ(benben_position_free(position), BENBEN_OK);
  EXPECT_EQ(text, nullptr);
}

TEST_F(CInterface, RefusesWithCodeRuleAndLine) {
  benben_position* position = begun();
  benben_string* error = nullptr;
  EXPECT_EQ(benben_position_apply(position, 0, "111", 3, &error), BENBEN_REFUSED);
  const std::string reason = taken(error);
  EXPECT_TRUE(reason.starts_with("{\"code\":\"illegal\"")) << reason;
  EXPECT_NE(reason.find("\"rule\":\"PYX-11\""), std::string::npos) << reason;
  EXPECT_NE(reason.find("\"fault\":\""), std::string::npos) << reason;
  EXPECT_EQ(benben_position_apply(position, 0, "0\xFF", 2, &error), BENBEN_REFUSED);
  EXPECT_NE(taken(error).find("UTF-8"), std::string::npos);
  EXPECT_EQ(benben_position_apply(position, 0, "111", 3, nullptr), BENBEN_REFUSED);
  EXPECT_EQ(benben_position_free(position), BENBEN_OK);
  const std::string faulty = std::string(kStart) + "0 000\n";
  EXPECT_EQ(benben_position_open(faulty.data(), faulty.size(), &position, &error), BENBEN_REFUSED);
  EXPECT_EQ(position, nullptr);
  EXPECT_NE(taken(error).find("\"line\":5"), std::string::npos);
}

TEST_F(CInterface, RefusesASetupOfNoGame) {
  benben_setup setup = {};
  benben_position* position = nullptr;
  benben_string* error = nullptr;
  const auto start = [&](const char* game) {
    return benben_position_start(game, BENBEN_ZERO_TERMINATED, &setup, &position, &error);
  };
  EXPECT_EQ(start("chess"), BENBEN_REFUSED);
  EXPECT_NE(taken(error).find("unknown"), std::string::npos);
  EXPECT_EQ(start("pyramix"), BENBEN_REFUSED) << "no players";
  EXPECT_NE(taken(error).find("out_of_range"), std::string::npos);
  setup.players = 2;
  setup.option_count = 1;
  EXPECT_EQ(start("pyramix"), BENBEN_BAD_ARGUMENT) << "options at NULL";
  benben_named_text option = {"cobras", 6, "none", 4};
  setup.options = &option;
  EXPECT_EQ(start("pyramix"), BENBEN_REFUSED);
  EXPECT_NE(taken(error).find("cobras"), std::string::npos);
  EXPECT_EQ(benben_game_facts("pyramix", 7, &setup, &error), BENBEN_REFUSED);
  EXPECT_NE(taken(error).find("cobras"), std::string::npos);
  option.value = "all";
  option.value_size = 3;
  EXPECT_EQ(benben_game_facts("pyramix", 7, &setup, &error), BENBEN_OK);
  EXPECT_NE(taken(error).find(R"("options":{"cobras":"all"})"), std::string::npos);
  EXPECT_EQ(start("pyramix"), BENBEN_OK);
  EXPECT_EQ(benben_position_free(position), BENBEN_OK);
}

// However a position has come about, its facts are those of its game's set-up.
TEST_F(CInterface, TellsTheFactsOfAPositionsGame) {
  const std::string record =
      "[Game \"cubus\"]\n[Rules \"1\"]\n[Players \"3\"]\n[Option.ending \"best\"]\n\n";
  const benben_named_text option = {"ending", 6, "best", 4};
  const benben_setup setup = {3, &option, 1, nullptr, 0};
  benben_string* text = nullptr;
  EXPECT_EQ(benben_game_facts("cubus", 5, &setup, &text), BENBEN_OK);
  const std::string game = taken(text);
  benben_position* started = nullptr;
  EXPECT_EQ(benben_position_start("cubus", 5, &setup, &started, nullptr), BENBEN_OK);
  benben_position* copied = nullptr;
  EXPECT_EQ(benben_position_clone(started, &copied), BENBEN_OK);
  benben_record* read = nullptr;
  EXPECT_EQ(benben_record_parse(record.data(), record.size(), &read, nullptr), BENBEN_OK);
  benben_position* replayed = nullptr;
  EXPECT_EQ(benben_record_replay(read, BENBEN_ALL, &replayed, nullptr), BENBEN_OK);
  for (benben_position* position : {started, copied, opened(record), replayed}) {
    EXPECT_EQ(benben_position_facts(position, &text), BENBEN_OK);
    const std::string facts = taken(text);
    EXPECT_NE(facts.find(R"("ending":"best")"), std::string::npos) << facts;
    EXPECT_TRUE(game.ends_with("\"facts\":" + facts + "}")) << game;
    EXPECT_EQ(benben_position_free(position), BENBEN_OK);
  }
  EXPECT_EQ(benben_record_free(read), BENBEN_OK);
}

TEST_F(CInterface, TellsWhatASearchFound) {
  benben_position* position = begun();
  benben_search* search = nullptr;
  benben_string* text = nullptr;
  EXPECT_EQ(benben_search_make(position, 1, &search), BENBEN_OK);
  EXPECT_EQ(benben_position_free(position), BENBEN_OK) << "the search keeps what it needs";
  EXPECT_EQ(benben_search_statistics(search, &text), BENBEN_OK);
  EXPECT_EQ(taken(text), R"({"seat":0,"simulations":0,"moves":[]})");
  EXPECT_EQ(benben_search_run(search, 0, nullptr, nullptr), BENBEN_BAD_ARGUMENT);
  EXPECT_EQ(benben_search_run(search, 10'000'001, nullptr, nullptr), BENBEN_BAD_ARGUMENT);
  EXPECT_EQ(benben_search_run(search, 300, nullptr, nullptr), BENBEN_OK);
  EXPECT_EQ(benben_search_statistics(search, &text), BENBEN_OK);
  const std::string found = taken(text);
  EXPECT_TRUE(found.starts_with(R"({"seat":0,"simulations":300,"moves":[{"text":"000",)")) << found;
  EXPECT_NE(found.find("\"value\":0."), std::string::npos) << found;
  EXPECT_EQ(benben_search_free(search), BENBEN_OK);
}

TEST_F(CInterface, SearchesByWhatTheGameHasLearned) {
  benben_position* position = opened("[Game \"anubixx\"]\n[Rules \"1\"]\n[Players \"2\"]\n\n");
  for (int event = 0; event < 2; ++event) {  // the sheets and the first roll
    const std::string outcome = first_outcome(position);
    ASSERT_EQ(
        benben_position_apply(position, BENBEN_CHANCE, outcome.data(), outcome.size(), nullptr),
        BENBEN_OK);
  }
  const auto found = [&](bool is_learned) {
    benben_search* search = nullptr;
    EXPECT_EQ(benben_search_make(position, 1, &search), BENBEN_OK);
    if (is_learned) {
      EXPECT_EQ(benben_search_use_learned_value(search), BENBEN_OK);
    }
    EXPECT_EQ(benben_search_run(search, 300, nullptr, nullptr), BENBEN_OK);
    EXPECT_EQ(benben_search_use_learned_value(search), BENBEN_BAD_ARGUMENT);
    benben_string* text = nullptr;
    EXPECT_EQ(benben_search_statistics(search, &text), BENBEN_OK);
    EXPECT_EQ(benben_search_free(search), BENBEN_OK);
    return taken(text);
  };
  EXPECT_NE(found(true), found(false));
  EXPECT_EQ(found(true), found(true));
  EXPECT_EQ(benben_search_use_learned_value(nullptr), BENBEN_BAD_HANDLE);
  EXPECT_EQ(benben_position_free(position), BENBEN_OK);
}

TEST_F(CInterface, LooksBackAtAGame) {
  benben_position* position = opened(kStart);
  const std::string record = kStart + ("* " + first_outcome(position)) + "\n0 000\n";
  EXPECT_EQ(benben_position_free(position), BENBEN_OK);
  benben_review* review = nullptr;
  benben_string* text = nullptr;
  const auto open = [&](int32_t nodes, int32_t first) {
    return benben_review_open(record.data(), record.size(), nodes, 1, first, &review, &text);
  };
  EXPECT_EQ(open(0, 0), BENBEN_BAD_ARGUMENT);
  EXPECT_EQ(open(100'001, 0), BENBEN_BAD_ARGUMENT);
  EXPECT_EQ(open(1, -1), BENBEN_BAD_ARGUMENT);
  EXPECT_EQ(open(1, 3), BENBEN_BAD_ARGUMENT);
  EXPECT_EQ(benben_review_open("x", 1, 1, 1, 0, &review, &text), BENBEN_REFUSED);
  EXPECT_NE(taken(text).find("\"line\":1"), std::string::npos);
  ASSERT_EQ(open(10, 0), BENBEN_OK);
  int32_t events = 0;
  EXPECT_EQ(benben_review_length(review, &events), BENBEN_OK);
  EXPECT_EQ(events, 2);
  for (const char* begins :
       {R"({"ply":0,"actor":null,"text":"reveal )", R"({"ply":1,"actor":0,"text":"000",)"}) {
    EXPECT_EQ(benben_review_step(review, nullptr, nullptr, &text), BENBEN_OK);
    EXPECT_TRUE(taken(text).starts_with(begins)) << begins;
  }
  EXPECT_EQ(benben_review_step(review, nullptr, nullptr, &text), BENBEN_NONE);
  EXPECT_EQ(benben_review_sums(review, &text), BENBEN_OK);
  EXPECT_TRUE(taken(text).starts_with(R"({"seats":[{"start":{"win":0.)"));
  EXPECT_EQ(benben_review_free(review), BENBEN_OK);
}

TEST_F(CInterface, AdvisesWhoMayAct) {
  benben_position* position = begun();
  benben_string* text = nullptr;
  const auto advise = [&](int32_t seat, int32_t nodes) {
    return benben_advise(position, seat, nodes, 1, nullptr, nullptr, &text);
  };
  EXPECT_EQ(advise(0, 0), BENBEN_BAD_ARGUMENT);
  EXPECT_EQ(advise(0, 100'001), BENBEN_BAD_ARGUMENT);
  EXPECT_EQ(advise(-1, 1), BENBEN_BAD_ARGUMENT);
  EXPECT_EQ(advise(2, 1), BENBEN_BAD_ARGUMENT);
  EXPECT_EQ(advise(1, 1), BENBEN_NONE);
  ASSERT_EQ(advise(0, 20), BENBEN_OK);
  const std::string first = taken(text);
  EXPECT_TRUE(first.starts_with(R"({"seat":0,"exact":false,"moves":[{"text":")"));
  for (const char* member : {R"("error":[)", R"("close":)", R"("facts":[)", R"("costs":[)",
                             R"("place":{"name":"layer","subject":")", R"("on_board":true})"}) {
    EXPECT_NE(first.find(member), std::string::npos) << member;
  }
  ASSERT_EQ(advise(0, 20), BENBEN_OK);
  EXPECT_EQ(taken(text), first);
  EXPECT_EQ(benben_position_free(position), BENBEN_OK);
}

TEST_F(CInterface, StopsAThoughtWhenAsked) {
  benben_position* position = begun();
  benben_search* search = nullptr;
  benben_string* text = nullptr;
  int asked = 0;
  const benben_stop stop = [](void* user) { return ++*static_cast<int*>(user) == 2 ? 1 : 0; };
  EXPECT_EQ(benben_search_make(position, 1, &search), BENBEN_OK);
  EXPECT_EQ(benben_search_run(search, 1'000'000, stop, &asked), BENBEN_OK);
  EXPECT_EQ(asked, 2);
  EXPECT_EQ(benben_search_statistics(search, &text), BENBEN_OK);
  EXPECT_NE(taken(text).find("\"simulations\":128,"), std::string::npos);
  const benben_stop thrown = [](void*) -> int { throw 1; };
  EXPECT_EQ(benben_search_run(search, 1'000, thrown, nullptr), BENBEN_FAILED);
  EXPECT_EQ(benben_search_free(search), BENBEN_OK);
  EXPECT_EQ(benben_position_free(position), BENBEN_OK);
}

TEST_F(CInterface, AsksNoBotWhereNoSeatActs) {
  benben_position* position = opened(kStart);
  benben_bot* bot = nullptr;
  benben_bot* other = nullptr;
  benben_string* text = nullptr;
  benben_search* search = nullptr;
  EXPECT_EQ(benben_bot_make("pyramix", 7, "greedy", 6, &bot, nullptr), BENBEN_OK);
  EXPECT_EQ(benben_bot_make("cubus", 5, "greedy", 6, &other, nullptr), BENBEN_OK);
  EXPECT_EQ(benben_bot_choose(bot, position, 1, nullptr, nullptr, &text), BENBEN_NONE);
  EXPECT_EQ(benben_bot_choose(other, position, 1, nullptr, nullptr, &text), BENBEN_BAD_ARGUMENT);
  EXPECT_EQ(benben_search_make(position, 1, &search), BENBEN_NONE);
  EXPECT_EQ(benben_bot_free(other), BENBEN_OK);
  EXPECT_EQ(benben_bot_make("pyramix", 7, "bot:9", 5, &other, &text), BENBEN_REFUSED);
  EXPECT_NE(taken(text).find("unknown"), std::string::npos);
  EXPECT_EQ(benben_bot_free(bot), BENBEN_OK);
  EXPECT_EQ(benben_position_free(position), BENBEN_OK);
}

TEST_F(CInterface, KeepsARecordThatCanBeWritten) {
  benben_record* record = nullptr;
  benben_string* text = nullptr;
  benben_position* position = nullptr;
  int32_t length = 0;
  int32_t actor = 0;
  EXPECT_EQ(benben_record_parse(kStart, BENBEN_ZERO_TERMINATED, &record, nullptr), BENBEN_OK);
  const auto set_tag = [&](const char* name, const char* value) {
    return benben_record_set_tag(record, name, std::strlen(name), value, std::strlen(value), &text);
  };
  EXPECT_EQ(set_tag("Seat0", "Ada \"A\""), BENBEN_OK);
  for (const char* name : {"", "Seat 1", "A \"x\"]", "N\n"}) {
    EXPECT_EQ(set_tag(name, "x"), BENBEN_REFUSED) << name;
    taken(text);
  }
  EXPECT_EQ(benben_record_tag(record, "Seat0", 5, &text), BENBEN_OK);
  EXPECT_EQ(taken(text), "Ada \"A\"");
  EXPECT_EQ(benben_record_tag(record, "Seat1", 5, &text), BENBEN_NONE);
  EXPECT_EQ(benben_record_append(record, 0, "two  blanks", 11, &text), BENBEN_REFUSED);
  taken(text);
  EXPECT_EQ(benben_record_append(record, 1, "000", 3, nullptr), BENBEN_OK);
  EXPECT_EQ(benben_record_length(record, &length), BENBEN_OK);
  EXPECT_EQ(length, 1);
  EXPECT_EQ(benben_record_event(record, 0, &actor, &text), BENBEN_OK);
  EXPECT_EQ(taken(text) + std::to_string(actor), "0001");
  EXPECT_EQ(benben_record_event(record, 1, &actor, &text), BENBEN_BAD_ARGUMENT);
  EXPECT_EQ(benben_record_replay(record, 0, &position, nullptr), BENBEN_OK);
  EXPECT_EQ(benben_position_free(position), BENBEN_OK);
  EXPECT_EQ(benben_record_replay(record, 2, &position, nullptr), BENBEN_BAD_ARGUMENT);
  for (const int32_t plies : {1, BENBEN_ALL}) {
    EXPECT_EQ(benben_record_replay(record, plies, &position, &text), BENBEN_REFUSED);
    EXPECT_NE(taken(text).find("\"line\":6"), std::string::npos);
  }
  EXPECT_EQ(benben_record_free(record), BENBEN_OK);
}

// The fault of a refusal; frees it.
std::string fault_of(benben_string* error) {
  const std::string reason = taken(error);
  const std::string key = "\"fault\":\"";
  const std::size_t at = reason.find(key);
  if (at == std::string::npos) return "none: " + reason;
  return reason.substr(at + key.size(), reason.find('"', at + key.size()) - at - key.size());
}

std::string code_of(benben::GeneralFault fault) {
  return std::string(benben::general_faults()[static_cast<std::size_t>(fault)].code);
}

TEST_F(CInterface, SaysWhichFaultARefusalIs) {
  using benben::GeneralFault;
  benben_record* record = nullptr;
  benben_string* error = nullptr;
  EXPECT_EQ(benben_record_parse(kStart, BENBEN_ZERO_TERMINATED, &record, nullptr), BENBEN_OK);
  EXPECT_EQ(benben_record_set_tag(record, "Seat 1", 6, "x", 1, &error), BENBEN_REFUSED);
  EXPECT_EQ(fault_of(error), code_of(GeneralFault::kTagName));
  EXPECT_EQ(benben_record_set_tag(record, "Seat1", 5, "\n", 1, &error), BENBEN_REFUSED);
  EXPECT_EQ(fault_of(error), code_of(GeneralFault::kUnclean));
  for (std::size_t i = 0; i < benben::kMaxEvents; ++i) {
    ASSERT_EQ(benben_record_append(record, 0, "000", 3, nullptr), BENBEN_OK);
  }
  EXPECT_EQ(benben_record_append(record, 0, "000", 3, &error), BENBEN_REFUSED);
  const std::string full(benben_string_data(error), benben_string_size(error));
  EXPECT_TRUE(full.starts_with("{\"code\":\"too_large\"")) << full;
  EXPECT_EQ(fault_of(error), code_of(GeneralFault::kRecordFull));
  EXPECT_EQ(benben_record_free(record), BENBEN_OK);
  benben_bot* bot = nullptr;
  EXPECT_EQ(benben_bot_make("chess", 5, "greedy", 6, &bot, &error), BENBEN_REFUSED);
  EXPECT_EQ(fault_of(error), code_of(GeneralFault::kNoSuchGame));
  EXPECT_EQ(benben_bot_make("\xFF", 1, "greedy", 6, &bot, &error), BENBEN_REFUSED);
  EXPECT_EQ(fault_of(error), code_of(GeneralFault::kUnclean));
}

TEST_F(CInterface, ReadsAFileOfTags) {
  benben_string* text = nullptr;
  const auto read = [&](const char* game, const std::string& file) {
    return benben_game_read_tags(game, BENBEN_ZERO_TERMINATED, file.data(), file.size(), &text);
  };
  EXPECT_EQ(read("pyramix", ""), BENBEN_REFUSED);
  EXPECT_NE(taken(text).find("unsupported"), std::string::npos);
  EXPECT_EQ(read("chess", ""), BENBEN_REFUSED);
  EXPECT_NE(taken(text).find("unknown"), std::string::npos);
  EXPECT_EQ(read("anubixx", "sheet G\n\xFE\n"), BENBEN_REFUSED);
  EXPECT_NE(taken(text).find("UTF-8"), std::string::npos);
  const std::string sheet =
      "sheet G # mine\npyramid rygblo boryg glbo yrl og b\narch yrobl grlyo g\n"
      "mosaic rogb lbyo gyrl\nquarry obglyrborylg\n";
  EXPECT_EQ(read("anubixx", sheet), BENBEN_OK);
  EXPECT_TRUE(taken(text).starts_with("{\"Sheet.G\":\""));
}

TEST_F(CInterface, ServesThreadsWithHandlesOfTheirOwn) {
  const auto play = [] {
    for (int i = 0; i < 50; ++i) {
      benben_position* position = begun();
      benben_moves* moves = nullptr;
      EXPECT_EQ(benben_position_legal(position, 0, &moves), BENBEN_OK);
      EXPECT_EQ(benben_position_apply_move(position, moves, 0, nullptr), BENBEN_OK);
      EXPECT_EQ(benben_moves_free(moves), BENBEN_OK);
      EXPECT_EQ(benben_position_free(position), BENBEN_OK);
    }
  };
  std::vector<std::thread> threads;
  for (int i = 0; i < 4; ++i) threads.emplace_back(play);
  for (std::thread& thread : threads) thread.join();
}

TEST_F(CInterface, SaysWhenAGameIsNotThere) {
  uint64_t number = 1;
  EXPECT_EQ(benben_signature("chess", 5, &number), BENBEN_BAD_ARGUMENT);
  EXPECT_EQ(benben_playouts("pyramix", 7, 5, 1, 1, &number), BENBEN_BAD_ARGUMENT);
  EXPECT_EQ(benben_playouts("pyramix", 7, 2, 0, 1, &number), BENBEN_BAD_ARGUMENT);
  EXPECT_EQ(number, 0u);
  EXPECT_EQ(benben_playouts("pyramix", 7, 2, 3, 1, &number), BENBEN_OK);
  EXPECT_GT(number, 0u);
}

}  // namespace
