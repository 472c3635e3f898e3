// FixedList: a list of at most N entries that lives where it is declared, without allocation.
#pragma once

#include <array>
#include <cstddef>
#include <utility>

#include "core/result.h"

namespace benben {

// Adding to a full list is a broken promise (BENBEN_ASSERT). Entries beyond the size are never
// read; of a type without a constructor they are not even set. Trivially copyable if T is.
template <class T, int kCapacity>
class FixedList {
 public:
  using value_type = T;

  FixedList() = default;

  constexpr int size() const { return size_; }
  constexpr bool empty() const { return size_ == 0; }
  static constexpr int capacity() { return kCapacity; }

  // Requires 0 <= i < size().
  constexpr T& operator[](int i) { return items_[static_cast<std::size_t>(i)]; }
  constexpr const T& operator[](int i) const { return items_[static_cast<std::size_t>(i)]; }
  constexpr T& back() { return (*this)[size_ - 1]; }
  constexpr const T& back() const { return (*this)[size_ - 1]; }

  constexpr T* begin() { return items_.data(); }
  constexpr T* end() { return items_.data() + size_; }
  constexpr const T* begin() const { return items_.data(); }
  constexpr const T* end() const { return items_.data() + size_; }

  constexpr void push_back(const T& item) {
    BENBEN_ASSERT(size_ < kCapacity);
    items_[static_cast<std::size_t>(size_++)] = item;
  }
  // Requires a list that is not empty.
  constexpr void pop_back() { --size_; }
  constexpr void clear() { size_ = 0; }
  // Keeps the first `size` entries, 0 <= size <= size().
  constexpr void truncate(int size) { size_ = size; }

  // For whoever writes entries from end() on himself, where every store counts: the list now ends
  // at `end`, which is within its capacity.
  constexpr void extend_to(const T* end) {
    size_ = static_cast<int>(end - items_.data());
    BENBEN_ASSERT(size_ <= kCapacity);
  }

  friend constexpr bool operator==(const FixedList& one, const FixedList& two) {
    if (one.size_ != two.size_) return false;
    for (int i = 0; i < one.size_; ++i) {
      if (!(one[i] == two[i])) return false;
    }
    return true;
  }

 private:
  int size_ = 0;
  std::array<T, static_cast<std::size_t>(kCapacity)> items_;
};

}  // namespace benben
