#include "capi/call.h"

#include <cstring>

#include "core/general_faults.h"
#include "core/replay.h"
#include "core/text.h"
#include "games/registry.h"

namespace benben::capi {
namespace {

// Reads names and values; false with `status` set where one cannot be.
bool read_texts(const benben_named_text* given, std::size_t count, NamedTexts& out, ReadSetup& read,
                benben_string** error) {
  if (given == nullptr && count > 0) return read.status = BENBEN_BAD_ARGUMENT, false;
  for (std::size_t i = 0; i < count; ++i) {
    const auto name = text_at(given[i].name, given[i].name_size);
    const auto value = text_at(given[i].value, given[i].value_size);
    if (!name || !value) return read.status = BENBEN_BAD_ARGUMENT, false;
    if (!is_clean_utf8(*name) || !is_clean_utf8(*value)) {
      return read.status = refuse_unclean(error, {"what", "setup", "options and tags"}), false;
    }
    out.emplace_back(*name, *value);
  }
  return true;
}

}  // namespace

std::optional<std::string_view> text_at(const char* text, std::size_t size) {
  if (text == nullptr) return size == 0 ? std::optional(std::string_view()) : std::nullopt;
  return size == BENBEN_ZERO_TERMINATED ? std::string_view(text, std::strlen(text))
                                        : std::string_view(text, size);
}

benben_status give(benben_string** answer, std::string text) {
  *answer = new_handle(std::make_unique<StringObject>(std::move(text)));
  return BENBEN_OK;
}

benben_status refuse(benben_string** error, const Error& error_value) {
  if (error != nullptr) give(error, error_json(error_value));
  return BENBEN_REFUSED;
}

benben_status refuse_game(benben_string** error, std::string_view name) {
  if (!is_clean_utf8(name)) return refuse_unclean(error, {"what", "game", "the name of a game"});
  return refuse(error, make_error(GeneralFault::kNoSuchGame, {quoted_place("game", name)}));
}

benben_status refuse_unclean(benben_string** error, const Place& what) {
  return refuse(error, make_error(GeneralFault::kUnclean, {what}));
}

std::optional<Error> no_room(std::size_t events) {
  if (events < kMaxEvents) return std::nullopt;
  return make_error(GeneralFault::kRecordFull,
                    {number_place("most", static_cast<std::int64_t>(kMaxEvents))});
}

ReadSetup read_setup(const benben_setup* given, benben_string** error) {
  ReadSetup read;
  if (given == nullptr) {
    read.status = BENBEN_BAD_ARGUMENT;
    return read;
  }
  read.setup.players = given->players;
  if (read_texts(given->options, given->option_count, read.setup.options, read, error)) {
    read_texts(given->tags, given->tag_count, read.setup.tags, read, error);
  }
  return read;
}

benben_position* new_position(const Record& record, std::unique_ptr<AnyPosition> position,
                              std::size_t events) {
  auto setup = std::make_shared<const Setup>(*setup_of(record, find_game));
  return new_handle(std::make_unique<PositionObject>(std::move(position), static_cast<int>(events),
                                                     std::move(setup)));
}

std::uint32_t bits_of(SeatSet seats) {
  std::uint32_t bits = 0;
  for (int seat = 0; seat < kMaxSeats; ++seat) {
    if (seats.contains(seat_at(seat))) bits |= 1u << seat;
  }
  return bits;
}

std::optional<Actor> actor_of(std::int32_t actor, int players) {
  if (actor == BENBEN_CHANCE) return Actor(kChance);
  if (actor < 0 || actor >= players) return std::nullopt;
  return Actor(seat_at(actor));
}

}  // namespace benben::capi
