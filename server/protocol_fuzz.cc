// libFuzzer target: whatever the readers of the protocol accept is within the form that the
// protocol states, and whatever they refuse they give a reason for.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/text.h"
#include "fair/draws.h"
#include "search/bot.h"
#include "server/chat_text.h"
#include "server/figures.h"
#include "server/fuzzing.h"
#include "server/protocol.h"
#include "server/push_services.h"
#include "server/tournament_terms.h"
#include "table/engine_name.h"
#include "table/phrases.h"

namespace benben {
namespace {

bool is_name(std::string_view name) { return name.size() <= 160 && is_clean_utf8(name); }

bool is_sound(const std::optional<ClockTerms>& clock) {
  return !clock || parse_clock(clock_text(*clock)) == clock;
}

bool is_sound(const CreateRequest& request) {
  const auto is_seat = [](const SeatRequest& seat) {
    const bool is_bot = seat.kind == SeatRequest::Kind::kBot;
    const bool is_engine = seat.kind == SeatRequest::Kind::kEngine;
    return (is_engine ? is_engine_name(seat.name) : is_name(seat.name)) &&
           (is_bot ? seat.level >= 1 && seat.level <= kMaxBotLevel : seat.level == 0);
  };
  return request.players >= 1 && request.players <= kMaxSeats &&
         request.seats.size() == static_cast<std::size_t>(request.players) &&
         std::ranges::all_of(request.seats, is_seat) && request.absent.level >= 1 &&
         request.absent.level <= kMaxBotLevel && request.absent.after.count() >= kMinAbsentS &&
         request.absent.after.count() <= kMaxAbsentS && is_sound(request.clock);
}

bool is_sound(const std::optional<FairBytes>& contribution) {
  return !contribution || parse_fair_hex(fair_hex(*contribution)) == contribution;
}

bool is_sound(const ClaimRequest& request) {
  return is_name(request.name) && is_figure(request.figure) && is_sound(request.contribution) &&
         (!request.seat || index(*request.seat) < kMaxSeats);
}

bool is_sound(const InviteRequest& request) { return index(request.seat) < kMaxSeats; }

bool is_sound(const PlayRequest& request) {
  return is_name(request.name) && is_figure(request.figure) && is_sound(request.contribution) &&
         (!request.players || (*request.players >= 1 && *request.players <= kMaxSeats));
}

bool is_sound(const MoveMessage& move) {
  return move.move_id.size() >= 8 && move.move_id.size() <= 64 && index(move.seat) < kMaxSeats &&
         index(move.absent) < kMaxSeats && index(move.other) < kMaxSeats &&
         (move.text.empty() || move.kind == MoveMessage::Kind::kMove) && move.expected_ply >= 0 &&
         move.expected_ply <= static_cast<int>(kMaxEvents);
}

bool is_sound(const NewPhrase& said) {
  return index(said.seat) < kMaxSeats && is_phrase(said.phrase);
}

bool is_sound(const PingMessage&) { return true; }

bool is_sound(const ChatSwitch&) { return true; }

bool is_sound(const WriteMessage& message) {
  const Result<std::string> text = read_chat_text(message.text);
  return index(message.seat) < kMaxSeats && text && *text == message.text;
}

bool is_sound(const MuteMessage& message) { return index(message.seat) < kMaxSeats; }

bool is_sound(const ReportMessage& report) {
  const Result<std::string> words = read_report_words(report.words);
  return index(report.seat) < kMaxSeats && words && *words == report.words &&
         !report.reason.empty() && (!report.message || *report.message >= 1);
}

bool is_sound(const SpeechMessage& message) {
  return std::visit([](const auto& it) { return is_sound(it); }, message);
}

bool is_sound(const WrongSpeech& wrong) {
  return fuzzing::has_reason(Result<SpeechMessage>(wrong.error));
}

bool is_sound(const ClientMessage& message) {
  return std::visit([](const auto& it) { return is_sound(it); }, message);
}

// It is stored as it is written, and read again when a server starts.
bool is_sound(const TournamentTerms& terms) {
  const std::string written = write_terms(terms);
  const Result<TournamentTerms> again = read_tournament(written);
  return is_name(terms.name) && again && write_terms(*again) == written;
}

// One spelling of it is read as the same again, unless a path that was left out makes it too long.
bool is_sound(const std::optional<PushUrl>& url) {
  if (!url) return true;
  const std::string text = url->origin() + url->path;
  const std::optional<PushUrl> again = read_push_url(text);
  if (!again) return text.size() > kMostEndpoint;
  return again->origin() == url->origin() && again->path == url->path && url->port != 0;
}

template <class T>
void check(const Result<T>& result) {
  BENBEN_ASSERT(result ? is_sound(*result) : fuzzing::has_reason(result));
}

// The bodies that are texts, or nothing at all.
void check_plain(std::string_view body) {
  const Result<std::string> name = read_join(body);
  BENBEN_ASSERT(name ? is_name(*name) : fuzzing::has_reason(name));
  const Result<RecoverRequest> recover = read_recover(body);
  BENBEN_ASSERT(recover || fuzzing::has_reason(recover));
  const Status nothing = read_nothing(body);
  BENBEN_ASSERT(nothing || fuzzing::has_reason(nothing));
  const auto texts = read_texts(body, {"name", "password", "device"});
  BENBEN_ASSERT(texts ? texts->size() == 3 : fuzzing::has_reason(texts));
  const auto wish = read_texts(body, {"endpoint", "p256dh", "auth"});
  BENBEN_ASSERT(wish ? wish->size() == 3 : fuzzing::has_reason(wish));
  if (wish) BENBEN_ASSERT(is_sound(read_push_url(wish->front())));
  const auto none = read_texts(body, {});
  BENBEN_ASSERT(none.ok() == nothing.ok());
  const Result<FairBytes> contribution = read_contribution(body);
  BENBEN_ASSERT(contribution ? is_sound(std::optional(*contribution))
                             : fuzzing::has_reason(contribution));
}

}  // namespace
}  // namespace benben

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  benben::check(benben::read_create(text));
  benben::check(benben::read_claim(text));
  benben::check(benben::read_sit(text));
  benben::check(benben::read_invite(text));
  benben::check(benben::read_play(text));
  benben::check(benben::read_tournament(text));
  benben::check(benben::read_message(text));
  benben::check_plain(text);
  BENBEN_ASSERT(benben::is_sound(benben::read_push_url(text)));
  return 0;
}
