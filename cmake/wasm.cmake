# Toolchain: the rules core as WebAssembly, with Debian's clang and wasi-libc.
include(${CMAKE_CURRENT_LIST_DIR}/llvm.cmake)
set(CMAKE_SYSTEM_NAME WASI)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_CXX_COMPILER clang++-${BENBEN_LLVM})
set(CMAKE_AR llvm-ar-${BENBEN_LLVM})
set(CMAKE_RANLIB llvm-ranlib-${BENBEN_LLVM})
# `wasm32-wasip1`, the newer name, does not find Debian's headers.
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasi)
# Debian's clang passes flags that do not apply to this target; it warns about its own defaults.
set(CMAKE_CXX_FLAGS_INIT "-fno-exceptions -fno-rtti -Wno-deprecated")
# The linker's driver would run wasm-opt wherever it finds one; wasm/CMakeLists.txt says when and how.
# The stack is 64 KiB unless one says more; alpha-beta with all its plies needs some 300 KiB.
set(CMAKE_EXE_LINKER_FLAGS_INIT
  "--no-wasm-opt -mexec-model=reactor -Wl,--no-entry -Wl,--strip-all -Wl,--gc-sections -Wl,-z,stack-size=1048576")
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
