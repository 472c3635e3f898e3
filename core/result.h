// Result: a value, or an error that says what was wrong, where, and which rule forbids it.
//
// Bad input (a file, a flag, a socket, a person) is a value, never an exception: the rules core is
// compiled without exceptions. A broken promise of our own is an assertion (BENBEN_ASSERT), kept on
// in every build.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace benben {

// One of our own promises is broken: says which and where, and stops the program, unless a handler
// knows better (it must not return).
[[noreturn]] void promise_broken(const char* promise, const char* file, int line);
using PromiseHandler = void (*)(const std::string& what);
void set_promise_handler(PromiseHandler handler);

// Checked in every build. In the browser the texts would be most of the module's growth: there it
// traps, and the page knows the rest.
#ifdef __wasm__
#define BENBEN_ASSERT(condition)        \
  do {                                  \
    if (!(condition)) __builtin_trap(); \
  } while (false)
#else
#define BENBEN_ASSERT(condition)                                                     \
  do {                                                                               \
    if (!(condition)) ::benben::promise_broken(#condition, __FILE_NAME__, __LINE__); \
  } while (false)
#endif

// The same codes go through the protocol, the page and the terminal (`error_name`).
enum class ErrorCode : std::uint8_t {
  kMalformed,    // not of the form the text must have
  kUnknown,      // names a game, option, table or bot that does not exist
  kOutOfRange,   // a number outside its range
  kIllegal,      // well formed, but a rule of the game forbids it
  kOutOfTurn,    // another seat, or chance, is to act
  kUnsupported,  // a rules version this program does not have
  kInput,        // a file that cannot be read or written

  // What only a server answers (docs/protocol.md).
  kConflict,     // the position has moved on, or somebody else was faster
  kRepeated,     // a move_id that was used before with other content
  kNotYours,     // the seat or invitation is not proved
  kBadOrigin,    // a page of another site asks
  kNotAllowed,   // a path that does not answer this method
  kTooLarge,     // a message over its limit
  kRateLimited,  // too many from one address
  kReadOnly,     // nothing can be stored now
  kOutdated,     // another version of the protocol
  kDamaged,      // stored events that do not fold
};

std::string_view error_name(ErrorCode code);

// What stands in a named place of a sentence, as data: cells, codes and numbers, seats from 0.
struct Param {
  std::string name;
  std::string value;
  friend bool operator==(const Param&, const Param&) = default;
};

struct Error {
  ErrorCode code = ErrorCode::kMalformed;
  std::string message = {};  // one sentence for a person, without the rule id
  std::string rule = {};     // id of the rule that forbids it ("PYX-12"); empty if none
  int line = 0;              // 1-based line of the file it stands in; 0 if there is no file
  // Which sentence it is ("one_face"; core/fault.h) and what stands in its places, for whoever says
  // it in another language; empty where it is not of a table.
  std::string fault = {};
  std::vector<Param> params = {};

  friend bool operator==(const Error&, const Error&) = default;
};

// "line 7: The cube 014 shows one face only. (PYX-11)"
std::string describe(const Error& error);

template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : content_(std::in_place_index<0>, std::move(value)) {}
  Result(Error error) : content_(std::in_place_index<1>, std::move(error)) {}

  bool ok() const { return content_.index() == 0; }
  explicit operator bool() const { return ok(); }

  T& value() & { return *checked(); }
  const T& value() const& { return *const_cast<Result*>(this)->checked(); }
  T&& value() && { return std::move(*checked()); }
  T& operator*() & { return value(); }
  const T& operator*() const& { return value(); }
  T* operator->() { return checked(); }
  const T* operator->() const { return const_cast<Result*>(this)->checked(); }

  const Error& error() const {
    BENBEN_ASSERT(!ok());
    return *std::get_if<1>(&content_);
  }

 private:
  T* checked() {
    BENBEN_ASSERT(ok());
    return std::get_if<0>(&content_);
  }

  std::variant<T, Error> content_;
};

template <>
class [[nodiscard]] Result<void> {
 public:
  Result() = default;
  Result(Error error) : error_(std::move(error)) {}

  bool ok() const { return !error_.has_value(); }
  explicit operator bool() const { return ok(); }
  const Error& error() const {
    BENBEN_ASSERT(!ok());
    return *error_;
  }

 private:
  std::optional<Error> error_;
};

using Status = Result<void>;

}  // namespace benben
