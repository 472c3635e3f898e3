# Which clang the presets use that ask for one: cmake --preset clang -D BENBEN_LLVM=16
set(BENBEN_LLVM 22 CACHE STRING "Version of clang, clang-tidy and libc++-N-dev-wasm32")
