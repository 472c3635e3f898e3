// libFuzzer target: whatever the readers of the protocol accept is within the form that the
// protocol states, and whatever they refuse they give a reason for.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "core/text.h"
#include "search/bot.h"
#include "server/protocol.h"
#include "server/push_services.h"
#include "table/engine_name.h"

namespace benben {
namespace {

template <class T>
bool has_reason(const Result<T>& result) {
  const ErrorCode code = result.error().code;
  return (code == ErrorCode::kMalformed || code == ErrorCode::kOutOfRange ||
          code == ErrorCode::kUnknown) &&
         !result.error().message.empty() && !write_failure(result.error()).empty();
}

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

bool is_sound(const ClaimRequest& request) {
  return is_name(request.name) && (!request.seat || index(*request.seat) < kMaxSeats);
}

bool is_sound(const ClientMessage& message) {
  const MoveMessage* move = std::get_if<MoveMessage>(&message);
  return move == nullptr ||
         (move->move_id.size() >= 8 && move->move_id.size() <= 64 &&
          index(move->seat) < kMaxSeats && index(move->absent) < kMaxSeats &&
          (move->text.empty() || move->kind == MoveMessage::Kind::kMove) &&
          move->expected_ply >= 0 && move->expected_ply <= static_cast<int>(kMaxEvents));
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
  BENBEN_ASSERT(result ? is_sound(*result) : has_reason(result));
}

}  // namespace
}  // namespace benben

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  benben::check(benben::read_create(text));
  benben::check(benben::read_claim(text));
  benben::check(benben::read_message(text));
  BENBEN_ASSERT(benben::is_sound(benben::read_push_url(text)));
  return 0;
}
