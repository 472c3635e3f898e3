// Handles: what a C program holds instead of objects (capi/benben.h).
//
// A handle is a number that is given once and never again (in 32 bits: not before all others were
// given), so that one that is freed, of another kind or made up is found out instead of followed.
// Every call looks its handles up here; the table is all the state there is, and its lock is held
// for the look-up alone.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <utility>

namespace benben::capi {

enum class Kind : std::uint8_t {
  kString,
  kPosition,
  kMoves,
  kRecord,
  kBot,
  kSearch,
  kReview,
  kBatch
};

// What a handle stands for.
class Object {
 public:
  virtual ~Object() = default;
  Kind kind() const { return kind_; }

 protected:
  explicit Object(Kind kind) : kind_(kind) {}

 private:
  Kind kind_;
};

// Takes an object into the table; gives its number, never 0.
std::uintptr_t keep(std::unique_ptr<Object> object);
// The object of that number, or nullptr if none of this kind is open.
Object* find(std::uintptr_t number, Kind kind);
// Takes it out of the table; nullptr if none of this kind is open.
std::unique_ptr<Object> release(std::uintptr_t number, Kind kind);
std::size_t open_handles();

// An object of one kind: `Handle` is the C type that stands for it.
template <class CHandle, Kind kOwnKind>
class ObjectOf : public Object {
 public:
  using Handle = CHandle;
  static constexpr Kind kKind = kOwnKind;

 protected:
  ObjectOf() : Object(kOwnKind) {}
};

inline std::uintptr_t number_of(const void* handle) {
  return reinterpret_cast<std::uintptr_t>(handle);
}

template <class T>
typename T::Handle* new_handle(std::unique_ptr<T> object) {
  // A number in the clothes of a pointer, which nobody follows.
  const std::uintptr_t number = keep(std::move(object));
  return reinterpret_cast<typename T::Handle*>(number);  // NOLINT(performance-no-int-to-ptr)
}

// The object of a handle, or nullptr.
template <class T>
T* object_of(const typename T::Handle* handle) {
  return static_cast<T*>(find(number_of(handle), T::kKind));
}

}  // namespace benben::capi
