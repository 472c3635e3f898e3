// ChunkedList: a list that grows without moving what it holds, so that it takes hardly more memory
// than its entries do, and what was written stays where it is.
#pragma once

#include <cstddef>
#include <memory>
#include <type_traits>
#include <vector>

#include "core/result.h"

namespace benben {

template <class T>
class ChunkedList {
  static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);

 public:
  // Entries that are taken at a time.
  static constexpr std::size_t kChunk = 2048;

  // What extend() left out counts, too.
  std::size_t size() const { return size_; }

  // Requires i < size(), of an entry that was not left out.
  T& operator[](std::size_t i) { return chunks_[i / kChunk][i % kChunk]; }
  const T& operator[](std::size_t i) const { return chunks_[i / kChunk][i % kChunk]; }

  void push_back(const T& entry) { (*this)[extend(1)] = entry; }

  // `count` new entries T(), at most kChunk, one behind the other in memory; gives where the first
  // is. Where the last chunk has no room for all of them, the rest of it is left out.
  std::size_t extend(std::size_t count) {
    BENBEN_ASSERT(count <= kChunk);
    const std::size_t capacity = chunks_.size() * kChunk;
    const std::size_t first = size_ + count <= capacity ? size_ : capacity;
    if (first == capacity) chunks_.push_back(Chunk(std::allocator<T>().allocate(kChunk)));
    size_ = first + count;
    std::uninitialized_value_construct_n(&(*this)[first], count);
    return first;
  }

 private:
  struct Free {
    void operator()(T* entries) const { std::allocator<T>().deallocate(entries, kChunk); }
  };

  using Chunk = std::unique_ptr<T[], Free>;

  std::vector<Chunk> chunks_;
  std::size_t size_ = 0;
};

}  // namespace benben
