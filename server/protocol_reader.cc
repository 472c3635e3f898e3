// The reading half of protocol.h: what each body and message is made of.
#include <algorithm>
#include <array>

#include "core/text.h"
#include "search/bot.h"
#include "server/faults.h"
#include "server/members.h"
#include "server/names.h"
#include "server/protocol.h"
#include "server/tournament_terms.h"
#include "table/engine_name.h"
#include "table/phrases.h"

namespace benben {
namespace {

constexpr int kMaxTookMs = 24 * 60 * 60 * 1000;
constexpr int kMaxAsked = 1'000'000'000;

Result<SeatRequest> read_seat(const json::value& value) {
  Members members(value);
  SeatRequest seat;
  const std::string kind = members.text("kind");
  if (kind == "me") {
    seat.kind = SeatRequest::Kind::kMe;
    seat.name = members.name();
    seat.figure = members.figure();
  } else if (kind == "open") {
    seat.kind = SeatRequest::Kind::kOpen;
  } else if (kind == "bot") {
    seat.kind = SeatRequest::Kind::kBot;
    seat.level = members.number("level", 1, kMaxBotLevel);
  } else if (kind == "engine") {
    seat.kind = SeatRequest::Kind::kEngine;
    seat.name = members.text("engine");
    if (!is_engine_name(seat.name)) {
      members.fail(
          refused(server::Fault::kNoSuchEngine, {{"engine", seat.name, shortened(seat.name)}}));
    }
  } else {
    members.fail(refused(server::Fault::kSeatKind));
  }
  if (const std::optional<Error> fault = members.fault()) return *fault;
  return seat;
}

// The member `what`, an object of texts, if there is one.
void read_texts(Members& members, std::string_view what, NamedTexts& texts) {
  const json::value* object = members.find(what);
  if (object == nullptr) return;
  if (!object->is_object()) {
    return members.fail(refused(server::Fault::kMemberNotObject, {member_place(what)}));
  }
  for (const auto& [name, value] : object->get_object()) {
    if (!value.is_string()) {
      return members.fail(refused(server::Fault::kMemberNotTexts, {member_place(what)}));
    }
    texts.emplace_back(name, value.get_string());
  }
}

Result<RaceTerms> read_race_terms(const json::value& value) {
  Members members(value);
  RaceTerms terms;
  if (const json::value* window = members.find("window_s")) {
    terms.window.reset();
    if (!window->is_null()) {
      terms.window = std::chrono::seconds(members.number("window_s", kMinWindowS, kMaxWindowS));
    }
  }
  if (members.find("missed") != nullptr) {
    const std::string missed = members.text("missed");
    if (missed == "hidden") terms.missed = RaceTerms::Missed::kHidden;
    if (missed != "hidden" && missed != "shown") {
      members.fail(refused(server::Fault::kMissedWord));
    }
  }
  if (members.find("knock") != nullptr) {
    const std::string knock = members.text("knock");
    if (knock == "show") terms.knock = RaceTerms::Knock::kShow;
    if (knock != "show" && knock != "claim") members.fail(refused(server::Fault::kKnockWord));
  }
  if (const std::optional<Error> fault = members.fault()) return *fault;
  return terms;
}

Status read_race(Members& members, CreateRequest& request) {
  const json::value* race = members.find("race");
  if (race == nullptr) return {};
  const Result<RaceTerms> terms = read_race_terms(*race);
  if (!terms) return terms.error();
  request.race = *terms;
  return {};
}

Result<AbsentTerms> read_absent_terms(const json::value& value) {
  using Then = AbsentTerms::Then;
  Members members(value);
  AbsentTerms terms;
  if (members.find("after_s") != nullptr) {
    terms.after = std::chrono::seconds(members.number("after_s", kMinAbsentS, kMaxAbsentS));
  }
  if (members.find("level") != nullptr) terms.level = members.number("level", 1, kMaxBotLevel);
  if (members.find("then") != nullptr) {
    const std::string then = members.text("then");
    if (then == "bot") terms.then = Then::kBot;
    if (then == "wait") terms.then = Then::kWait;
    if (then != "bot" && then != "wait" && then != "vote") {
      members.fail(refused(server::Fault::kThenWord));
    }
  }
  if (const std::optional<Error> fault = members.fault()) return *fault;
  return terms;
}

Status read_absent(Members& members, CreateRequest& request) {
  const json::value* absent = members.find("absent");
  if (absent == nullptr) return {};
  const Result<AbsentTerms> terms = read_absent_terms(*absent);
  if (!terms) return terms.error();
  request.absent = *terms;
  return {};
}

// The word of a member among those that it may have, in the order of the values.
template <class Value, std::size_t kCount>
Value read_word(Members& members, std::string_view name,
                const std::array<std::string_view, kCount>& words, server::Fault fault) {
  const std::string word = members.text(name);
  const auto found = std::ranges::find(words, word);
  if (found == words.end()) members.fail(refused(fault));
  return found == words.end() ? Value() : static_cast<Value>(found - words.begin());
}

Result<ClockTerms> read_clock_terms(const json::value& value) {
  constexpr std::array<std::string_view, 2> kKinds = {"live", "days"};
  constexpr std::array<std::string_view, 3> kThen = {"lose", "bot", "move"};
  Members members(value);
  ClockTerms terms;
  terms.kind = read_word<ClockTerms::Kind>(members, "kind", kKinds, server::Fault::kClockKindWord);
  if (terms.kind == ClockTerms::Kind::kLive) {
    terms.stock = std::chrono::seconds(members.number("base_s", kMinBaseS, kMaxBaseS));
    terms.each = std::chrono::seconds(members.number("increment_s", 0, kMaxIncrementS));
  } else {
    terms.each = std::chrono::seconds(members.number("move_s", kMinMoveS, kMaxMoveS));
    terms.stock = std::chrono::seconds(members.number("bank_s", 0, kMaxBankS));
    if (!members.flag("weekends")) terms.weekends = ClockTerms::Weekends::kFree;
  }
  terms.then = read_word<ClockTerms::Then>(members, "then", kThen, server::Fault::kClockThenWord);
  if (const std::optional<Error> fault = members.fault()) return *fault;
  return terms;
}

Result<FillTerms> read_fill_terms(const json::value& value) {
  Members members(value);
  FillTerms terms;
  if (members.find("after_s") != nullptr) {
    terms.after = std::chrono::seconds(members.number("after_s", kMinFillS, kMaxFillS));
  }
  if (members.find("level") != nullptr) terms.level = members.number("level", 1, kMaxBotLevel);
  if (const std::optional<Error> fault = members.fault()) return *fault;
  return terms;
}

Status read_clock(Members& members, CreateRequest& request) {
  const json::value* clock = members.find("clock");
  if (clock == nullptr) return {};
  const Result<ClockTerms> terms = read_clock_terms(*clock);
  if (!terms) return terms.error();
  request.clock = *terms;
  return {};
}

// How the table finds its people.
Status read_opening(Members& members, CreateRequest& request) {
  if (members.find("listed") != nullptr) request.opening.listed = members.flag("listed");
  if (members.find("watch") != nullptr) {
    const std::string watch = members.text("watch");
    if (watch == "players") request.opening.watch = OpeningTerms::Watch::kPlayers;
    if (watch == "delayed") request.opening.watch = OpeningTerms::Watch::kDelayed;
    if (watch != "players" && watch != "anyone" && watch != "delayed") {
      members.fail(refused(server::Fault::kWatchWord));
    }
  }
  if (members.find("rated") != nullptr) request.opening.rated = members.flag("rated");
  if (members.find("chat") != nullptr) {
    constexpr std::array<std::string_view, 3> kChats = {"nobody", "accounts", "everyone"};
    request.opening.chat =
        read_word<OpeningTerms::Chat>(members, "chat", kChats, server::Fault::kChatWord);
  }
  const json::value* fill = members.find("fill");
  if (fill == nullptr) return {};
  const Result<FillTerms> terms = read_fill_terms(*fill);
  if (!terms) return terms.error();
  request.opening.fill = *terms;
  return {};
}

Status read_seats(Members& members, CreateRequest& request) {
  const json::value* seats = members.find("seats");
  if (seats == nullptr || !seats->is_array()) return refused(server::Fault::kSeatsNotList);
  if (seats->get_array().size() != static_cast<std::size_t>(request.players)) {
    return refused(server::Fault::kSeatsCount);
  }
  for (const json::value& value : seats->get_array()) {
    Result<SeatRequest> seat = read_seat(value);
    if (!seat) return seat.error();
    request.seats.push_back(std::move(*seat));
  }
  return {};
}

// What is added to chance, if there is such a member.
std::optional<FairBytes> contribution_of(Members& members) {
  if (members.find("contribution") == nullptr) return std::nullopt;
  const std::optional<FairBytes> bytes = parse_fair_hex(members.text("contribution"));
  if (!bytes) members.fail(refused(server::Fault::kContributionForm));
  return bytes;
}

bool is_move_id(std::string_view text) {
  return text.size() >= 8 && text.size() <= 64 && std::ranges::all_of(text, [](char c) {
           return (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') ||
                  c == '_' || c == '-';
         });
}

using Said = MoveMessage::Kind;
constexpr std::string_view kSay = "say";
constexpr std::string_view kPing = "ping";
// The types of messages, with what those say that are of a seat and its game.
constexpr std::array<std::pair<std::string_view, std::optional<Said>>, 17> kTypes = {{
    {"move", Said::kMove},
    {"claim", Said::kRaceClaim},
    {"leave", Said::kLeave},
    {"return", Said::kReturn},
    {"resign", Said::kResign},
    {"replace", Said::kReplace},
    {"rematch", Said::kRematch},
    {"resume", Said::kResume},
    {"ask", Said::kAsk},
    {"agree", Said::kAgree},
    {"decline", Said::kDecline},
    {kSay, std::nullopt},
    {"chat", std::nullopt},
    {"write", std::nullopt},
    {"mute", std::nullopt},
    {"report", std::nullopt},
    {kPing, std::nullopt},
}};

// What is asked of all, or what is answered to that.
void read_consent(Members& members, MoveMessage& move) {
  using Kind = Incident::Kind;
  constexpr std::array<std::pair<std::string_view, Kind>, 4> kWishes = {
      {{"undo", Kind::kUndo},
       {"draw", Kind::kDraw},
       {"adjourn", Kind::kAdjourn},
       {"swap", Kind::kSwap}}};
  if (move.kind == MoveMessage::Kind::kAsk) {
    const std::string word = members.text("for");
    const auto found =
        std::ranges::find(kWishes, word, [](const auto& wish) { return wish.first; });
    if (found == kWishes.end()) return members.fail(refused(server::Fault::kWishWord));
    move.wish = found->second;
    if (move.wish == Kind::kSwap) move.other = seat_at(members.number("with", 0, kMaxSeats - 1));
  } else if (move.is_of_consent()) {
    move.number = members.number("number", 0, kMaxAsked);
  }
}

Result<ClientMessage> read_move(Members& members, MoveMessage::Kind kind) {
  MoveMessage move;
  move.kind = kind;
  move.move_id = members.text("move_id");
  if (!is_move_id(move.move_id)) {
    members.fail(refused(server::Fault::kMoveIdForm));
  }
  move.seat = seat_at(members.number("seat", 0, kMaxSeats - 1));
  if (move.is_of_position()) {
    move.expected_ply = members.number("expected_ply", 0, static_cast<int>(kMaxEvents));
    if (members.find("undone") != nullptr) {
      move.undone = members.number("undone", 0, static_cast<int>(kMaxEvents));
    }
  }
  read_consent(members, move);
  if (kind == MoveMessage::Kind::kMove) {
    move.text = members.text("text");
    if (members.find("took_ms") != nullptr) {
      move.took = std::chrono::milliseconds(members.number("took_ms", 0, kMaxTookMs));
    }
  }
  if (kind == MoveMessage::Kind::kReplace) {
    move.absent = seat_at(members.number("absent", 0, kMaxSeats - 1));
  }
  if (const std::optional<Error> fault = members.fault()) return *fault;
  return ClientMessage(std::move(move));
}

Result<ClientMessage> read_phrase(Members& members) {
  NewPhrase said{seat_at(members.number("seat", 0, kMaxSeats - 1)), members.text("phrase")};
  if (!is_phrase(said.phrase)) members.fail(refused(server::Fault::kPhraseName));
  if (const std::optional<Error> fault = members.fault()) return *fault;
  return ClientMessage(std::move(said));
}

}  // namespace

Result<CreateRequest> read_create(std::string_view body) {
  const Result<json::value> value = parse_json(body);
  if (!value) return value.error();
  Members members(*value);
  CreateRequest request;
  request.game = members.text("game");
  request.players = members.number("players", 1, kMaxSeats);
  read_texts(members, "options", request.options);
  read_texts(members, "tags", request.tags);
  const Status race = read_race(members, request);
  const Status absent = read_absent(members, request);
  const Status clock = read_clock(members, request);
  const Status opening = read_opening(members, request);
  const Status seats = read_seats(members, request);
  if (const std::optional<Error> fault = members.fault()) return *fault;
  if (!race) return race.error();
  if (!absent) return absent.error();
  if (!clock) return clock.error();
  if (!opening) return opening.error();
  if (!seats) return seats.error();
  return request;
}

Result<ClaimRequest> read_claim(std::string_view body) {
  const Result<json::value> value = parse_json(body);
  if (!value) return value.error();
  Members members(*value);
  ClaimRequest request{members.text("invitation"), members.name(), std::nullopt};
  request.figure = members.figure();
  if (members.find("seat") != nullptr) {
    request.seat = seat_at(members.number("seat", 0, kMaxSeats - 1));
  }
  request.contribution = contribution_of(members);
  if (const std::optional<Error> fault = members.fault()) return *fault;
  return request;
}

Result<ClaimRequest> read_sit(std::string_view body) {
  const Result<json::value> value = parse_json(body);
  if (!value) return value.error();
  Members members(*value);
  ClaimRequest request{"", members.name(), std::nullopt};
  request.figure = members.figure();
  if (members.find("seat") != nullptr) {
    request.seat = seat_at(members.number("seat", 0, kMaxSeats - 1));
  }
  request.contribution = contribution_of(members);
  if (const std::optional<Error> fault = members.fault()) return *fault;
  return request;
}

Result<InviteRequest> read_invite(std::string_view body) {
  const Result<json::value> value = parse_json(body);
  if (!value) return value.error();
  Members members(*value);
  InviteRequest request{members.text("table"), seat_at(members.number("seat", 0, kMaxSeats - 1))};
  if (const std::optional<Error> fault = members.fault()) return *fault;
  return request;
}

Result<PlayRequest> read_play(std::string_view body) {
  const Result<json::value> value = parse_json(body);
  if (!value) return value.error();
  Members members(*value);
  PlayRequest request{members.text("game"), std::nullopt, members.name(), members.figure()};
  if (members.find("players") != nullptr) {
    request.players = members.number("players", 1, kMaxSeats);
  }
  request.contribution = contribution_of(members);
  if (const std::optional<Error> fault = members.fault()) return *fault;
  return request;
}

Result<TournamentTerms> read_tournament(std::string_view body) {
  const Result<json::value> value = parse_json(body);
  if (!value) return value.error();
  Members members(*value);
  TournamentTerms terms;
  terms.name = members.name();
  terms.game = members.text("game");
  read_texts(members, "options", terms.options);
  terms.seats = members.number("seats", 2, kMaxSeats);
  const std::string system = members.text("system");
  const auto known = std::ranges::find(kSystems, system, name_of);
  if (known == std::end(kSystems)) members.fail(refused(server::Fault::kSystemWord));
  if (known != std::end(kSystems)) terms.system = *known;
  const std::optional<ClockTerms> clock = parse_clock(members.text("clock"));
  if (!clock) members.fail(refused(server::Fault::kTournamentClock));
  terms.clock = clock.value_or(ClockTerms());
  terms.most = members.number("most", 2, kMostPlayers);
  const auto number = [&](std::string_view name, int least, int most, int absent) {
    return members.find(name) == nullptr ? absent : members.number(name, least, most);
  };
  terms.rounds = number("rounds", 1, kMostRounds, 0);
  terms.minutes = number("minutes", kMinMinutes, kMostMinutes, 0);
  terms.at = number("at", 2, kMostPlayers, 0);
  terms.bots = number("bots", 2, kMostPlayers, 0);
  terms.level = number("level", 1, kMaxBotLevel, terms.level);
  // How far ahead it may lie, tournaments.cc says: in the sentence of that.
  if (members.find("starts") != nullptr) terms.starts_s = members.whole("starts");
  if (members.find("listed") != nullptr) terms.listed = members.flag("listed");
  if (const std::optional<Error> fault = members.fault()) return *fault;
  return terms;
}

Result<FairBytes> read_contribution(std::string_view body) {
  const Result<json::value> value = parse_json(body);
  if (!value) return value.error();
  Members members(*value);
  const std::optional<FairBytes> contribution = contribution_of(members);
  if (!contribution) members.fail(refused(server::Fault::kContributionForm));
  if (const std::optional<Error> fault = members.fault()) return *fault;
  return *contribution;
}

Result<std::string> read_join(std::string_view body) {
  const Result<json::value> value = parse_json(body);
  if (!value) return value.error();
  Members members(*value);
  std::string name = members.name();
  if (const std::optional<Error> fault = members.fault()) return *fault;
  return name;
}

Result<RecoverRequest> read_recover(std::string_view body) {
  const Result<json::value> value = parse_json(body);
  if (!value) return value.error();
  Members members(*value);
  RecoverRequest request{members.text("secret")};
  if (const std::optional<Error> fault = members.fault()) return *fault;
  return request;
}

Result<std::vector<std::string>> read_texts(std::string_view body,
                                            std::initializer_list<std::string_view> names) {
  const Result<json::value> value = parse_json(body);
  if (!value) return value.error();
  Members members(*value);
  std::vector<std::string> texts;
  for (const std::string_view name : names) texts.push_back(members.text(name));
  if (const std::optional<Error> fault = members.fault()) return *fault;
  return texts;
}

Status read_nothing(std::string_view body) {
  const Result<json::value> value = parse_json(body);
  if (!value) return value.error();
  if (const std::optional<Error> fault = Members(*value).fault()) return *fault;
  return {};
}

Result<ClientMessage> read_message(std::string_view text) {
  const Result<json::value> value = parse_json(text);
  if (!value) return value.error();
  Members members(*value);
  const std::string type = members.text("type");
  const auto known = std::ranges::find(kTypes, type, [](const auto& it) { return it.first; });
  if (known == kTypes.end()) {
    members.fail(refused(server::Fault::kMessageType));
  } else if (known->second) {
    return read_move(members, *known->second);
  } else if (known->first == kSay) {
    return read_phrase(members);
  } else if (std::optional<ReadSpeech> speech = read_speech(type, members)) {
    if (const std::optional<Error> fault = members.fault()) return *fault;
    if (speech->wrong) return ClientMessage(WrongSpeech{*speech->wrong});
    return ClientMessage(std::move(speech->message));
  }
  if (const std::optional<Error> fault = members.fault()) return *fault;
  return ClientMessage(PingMessage());
}

std::vector<std::string_view> message_types() {
  std::vector<std::string_view> types;
  for (const auto& [name, kind] : kTypes) types.push_back(name);
  return types;
}

}  // namespace benben
