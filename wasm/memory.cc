// The memory of a module: malloc and free in a tenth of the bytes of wasi-libc's.
//
// A block has one of a few sizes (four from one power of two to the next) and keeps it for ever:
// freed, it waits in a list for the next of its size. Nothing is joined or given back, which costs
// a program that asks for ever new sizes; a core that plays and searches asks for the same ones
// again.
#include <bit>
#include <cstddef>
#include <cstdint>
#include <cstdlib>

extern "C" unsigned char __heap_base;  // where the linker says that nothing of its own lies

namespace {

constexpr std::size_t kPage = 65'536;
// As large as what needs the strictest alignment; the block's own words stand in it.
constexpr std::size_t kHead = 16;
// A quarter of the power of two below is the step from size to size.
constexpr int kStepBits = 2;
constexpr std::size_t kSizes = 32u << kStepBits;

struct Block {
  std::size_t list;  // its size, as the number of the list in which it waits
  Block* next;       // in the list
};
static_assert(sizeof(Block) <= kHead);

struct Size {
  std::size_t list;
  std::size_t bytes;
};

// The smallest size that has room for so many bytes (at least kHead).
constexpr Size size_for(std::size_t bytes) {
  const int step_width = std::bit_width(bytes - 1) - 1 - kStepBits;
  const std::size_t step = std::size_t{1} << step_width;
  const std::size_t steps = (bytes + step - 1) >> step_width;
  return {(static_cast<std::size_t>(step_width) << kStepBits) + steps, steps << step_width};
}
static_assert(size_for(32).bytes == 32 && size_for(33).bytes == 40 && size_for(65).bytes == 80);
static_assert(size_for(33).list == size_for(40).list && size_for(40).list < size_for(41).list);

Block* waiting[kSizes + (2u << kStepBits)];
std::uintptr_t unused = 0;  // where memory begins that no block has had
std::uintptr_t end = 0;     // and where it ends

// Memory for a new block; 0 where there is no more.
std::uintptr_t take(std::size_t bytes) {
  if (unused == 0) {
    unused = (reinterpret_cast<std::uintptr_t>(&__heap_base) + kHead - 1) & ~(kHead - 1);
    end = __builtin_wasm_memory_size(0) * kPage;
  }
  if (end - unused < bytes) {
    const std::size_t pages = (bytes - (end - unused) + kPage - 1) / kPage;
    if (__builtin_wasm_memory_grow(0, pages) == SIZE_MAX) return 0;
    end += pages * kPage;
  }
  const std::uintptr_t at = unused;
  unused += bytes;
  return at;
}

}  // namespace

extern "C" {

void* malloc(std::size_t bytes) {
  if (bytes > SIZE_MAX / 4) return nullptr;
  // A multiple of kHead, so that the next block begins at one.
  const Size size = size_for((bytes + 2 * kHead - 1) & ~(kHead - 1));
  Block* block = waiting[size.list];
  if (block != nullptr) {
    waiting[size.list] = block->next;
  } else {
    block = reinterpret_cast<Block*>(
        take((size.bytes + kHead - 1) & ~(kHead - 1)));  // NOLINT(performance-no-int-to-ptr)
    if (block == nullptr) return nullptr;
    block->list = size.list;
  }
  return reinterpret_cast<unsigned char*>(block) + kHead;
}

void free(void* address) {
  if (address == nullptr) return;
  auto* block = reinterpret_cast<Block*>(static_cast<unsigned char*>(address) - kHead);
  block->next = waiting[block->list];
  waiting[block->list] = block;
}

}  // extern "C"
