// What the functions of the C interface have in common: how texts come in, how answers go out, and
// that nothing of C++ gets past them.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "capi/benben.h"
#include "capi/handles.h"
#include "core/any_game.h"
#include "core/fault.h"
#include "core/record.h"
#include "core/result.h"

namespace benben::capi {

class StringObject final : public ObjectOf<benben_string, Kind::kString> {
 public:
  explicit StringObject(std::string content) : text(std::move(content)) {}
  const std::string text;
};

class PositionObject final : public ObjectOf<benben_position, Kind::kPosition> {
 public:
  PositionObject(std::unique_ptr<AnyPosition> at, int events, std::shared_ptr<const Setup> set_up)
      : position(std::move(at)), ply(events), setup(std::move(set_up)) {}
  std::unique_ptr<AnyPosition> position;
  int ply;
  const std::shared_ptr<const Setup> setup;  // of its game; copies have it in common
};

// Runs the body of a function. All that can be thrown is that memory ran out (the core knows no
// exceptions), and what a caller's benben_stop throws.
template <class Body>
benben_status guarded(Body&& body) noexcept {
#ifdef __cpp_exceptions
  try {
    return body();
  } catch (...) {
    return BENBEN_FAILED;
  }
#else
  return body();
#endif
}

// Sets an answer to nothing before the call begins; false where the caller gave no place for it.
template <class T>
bool cleared(T* answer) {
  if (answer == nullptr) return false;
  *answer = {};
  return true;
}

// The text that was given; nothing if the address is NULL and should not be.
std::optional<std::string_view> text_at(const char* text, std::size_t size);

// Gives a text.
benben_status give(benben_string** answer, std::string text);
// Gives the reason of a refusal, if somebody wants to know it.
benben_status refuse(benben_string** error, const Error& error_value);
// Refuses a name that is no game's.
benben_status refuse_game(benben_string** error, std::string_view name);
// Refuses a text that is not UTF-8 or holds a control character; `what` it is.
benben_status refuse_unclean(benben_string** error, const Place& what);
// Why a record with so many events takes no further one, if it does not.
std::optional<Error> no_room(std::size_t events);

// Frees an object of a kind.
template <class T>
benben_status free_handle(typename T::Handle* handle) noexcept {
  return guarded([&]() -> benben_status {
    if (handle == nullptr) return BENBEN_OK;
    return release(number_of(handle), T::kKind) != nullptr ? BENBEN_OK : BENBEN_BAD_HANDLE;
  });
}

// The set-up that a caller describes.
struct ReadSetup {
  benben_status status = BENBEN_OK;  // other than BENBEN_OK: `setup` is not to be used
  Setup setup = {};
};
ReadSetup read_setup(const benben_setup* given, benben_string** error);

// A new handle of a position that a record leads to, after so many of its events.
benben_position* new_position(const Record& record, std::unique_ptr<AnyPosition> position,
                              std::size_t events);

// The seats of a set as bits.
std::uint32_t bits_of(SeatSet seats);

// The actor of a number: BENBEN_CHANCE or a seat below `players`; nothing if it is neither.
std::optional<Actor> actor_of(std::int32_t actor, int players);

}  // namespace benben::capi
