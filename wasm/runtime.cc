// What the C++ library asks of a system, for a module without imports: every way to fail is a trap,
// and memory comes from memory.cc.
#include <cstdint>
#include <cstdlib>
#include <new>

#pragma clang diagnostic ignored "-Wmissing-noreturn"

extern "C" {

std::uintptr_t __stack_chk_guard = 0x5BD1E995;

void __stack_chk_fail() { __builtin_trap(); }
void abort() { __builtin_trap(); }
[[noreturn]] void __cxa_pure_virtual() { __builtin_trap(); }
[[noreturn]] void __cxa_throw(void*, void*, void*) { __builtin_trap(); }
// A module and its one thread never end, so nothing has to be destroyed then.
int __cxa_atexit(void (*)(void*), void*, void*) { return 0; }
int __cxa_thread_atexit(void (*)(void*), void*, void*) { return 0; }
[[noreturn]] void* __cxa_allocate_exception(std::size_t) { __builtin_trap(); }

}  // extern "C"

namespace std {

[[noreturn]] void terminate() noexcept { __builtin_trap(); }

inline namespace _LIBCPP_ABI_NAMESPACE {
[[noreturn]] void __libcpp_verbose_abort(const char*, ...) noexcept { __builtin_trap(); }
}  // namespace _LIBCPP_ABI_NAMESPACE

}  // namespace std

void* operator new(std::size_t size) {
  void* memory = std::malloc(size > 0 ? size : 1);
  if (memory == nullptr) __builtin_trap();
  return memory;
}
void* operator new[](std::size_t size) { return operator new(size); }
void operator delete(void* memory) noexcept { std::free(memory); }
void operator delete[](void* memory) noexcept { std::free(memory); }
void operator delete(void* memory, std::size_t) noexcept { std::free(memory); }
void operator delete[](void* memory, std::size_t) noexcept { std::free(memory); }
