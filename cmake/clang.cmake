# Toolchain: clang of the version BENBEN_LLVM; where it is called without a version, that one.
include(${CMAKE_CURRENT_LIST_DIR}/llvm.cmake)
set(CMAKE_TRY_COMPILE_PLATFORM_VARIABLES BENBEN_LLVM)
find_program(BENBEN_CLANG NAMES clang-${BENBEN_LLVM} clang REQUIRED)
find_program(BENBEN_CLANGXX NAMES clang++-${BENBEN_LLVM} clang++ REQUIRED)
set(CMAKE_C_COMPILER ${BENBEN_CLANG})
set(CMAKE_CXX_COMPILER ${BENBEN_CLANGXX})
