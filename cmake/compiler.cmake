# Flags that every target of ours shares: warnings are errors, floating point is the same everywhere.
add_library(benben_warnings INTERFACE)
target_compile_options(benben_warnings INTERFACE
  -Wall -Wextra -Wconversion -Wsign-conversion -Wshadow -Wswitch-enum -Wnon-virtual-dtor -Werror
  # A fused multiply-add would give other last bits on another machine, and so another game.
  -ffp-contract=off)
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
  # g++ 12 warns falsely about std::string's operator+ (GCC bug 105329).
  target_compile_options(benben_warnings INTERFACE -Wno-restrict)
endif()

# What hears strangers is hardened as distributions harden their servers: an overrun ends the program,
# and what the linker has resolved cannot be written to. The core, where time goes, is built without.
add_library(benben_hardened INTERFACE)
if(NOT CMAKE_SYSTEM_NAME STREQUAL "WASI")
  include(CheckCXXCompilerFlag)
  target_compile_options(benben_hardened INTERFACE
    $<$<CONFIG:Release>:-U_FORTIFY_SOURCE> $<$<CONFIG:Release>:-D_FORTIFY_SOURCE=3>)
  foreach(flag -fstack-protector-strong -fstack-clash-protection -fcf-protection)
    string(MAKE_C_IDENTIFIER BENBEN${flag} known)
    check_cxx_compiler_flag(${flag} ${known})
    if(${known})
      target_compile_options(benben_hardened INTERFACE $<$<CONFIG:Release>:${flag}>)
    endif()
  endforeach()
  target_link_options(benben_hardened INTERFACE $<$<PLATFORM_ID:Linux>:-Wl,-z,relro,-z,now>)
endif()

add_library(benben_root INTERFACE)
target_include_directories(benben_root INTERFACE $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}>)
target_compile_features(benben_root INTERFACE cxx_std_20)
# The search is templates, so this holds for whoever uses them, too.
target_compile_options(benben_root INTERFACE $<INSTALL_INTERFACE:-ffp-contract=off>)

if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "As in CMakePresets.json" FORCE)
endif()
find_program(BENBEN_CCACHE ccache)
if(BENBEN_CCACHE)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${BENBEN_CCACHE})
endif()
if(BENBEN_TIDY)
  find_program(BENBEN_CLANG_TIDY NAMES clang-tidy-${BENBEN_LLVM} clang-tidy REQUIRED)
  set(CMAKE_CXX_CLANG_TIDY ${BENBEN_CLANG_TIDY} --quiet)
  set(CMAKE_CXX_COMPILER_LAUNCHER ${PROJECT_SOURCE_DIR}/scripts/only_dependencies.sh)
endif()
if(NOT CMAKE_SYSTEM_NAME STREQUAL "WASI")
  find_program(BENBEN_MOLD mold)
  if(BENBEN_MOLD)
    add_link_options(-fuse-ld=mold)
  endif()
endif()

set(BENBEN_SANITIZED OFF)
if("${CMAKE_CXX_FLAGS} ${CMAKE_CXX_FLAGS_DEBUG}" MATCHES "-fsanitize")
  set(BENBEN_SANITIZED ON)
endif()

# A library that waits for disks, sockets and people more than it computes. With sanitizers it would take
# longer to optimize than it ever runs.
function(benben_waits target)
  if(BENBEN_SANITIZED)
    target_compile_options(${target} PRIVATE -O0)
  endif()
endfunction()

# What every test of a large program reads is read once, with FLAGS added to everybody's. Only with
# sanitizers: a build without finds what a source forgets to include. CMake's own precompiled header
# holds paths of this clone, and the compiler's cache, which goes by what is in it, would never find in
# one clone what another has compiled; gtest's header is at the same place for all.
function(benben_precompile name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "FLAGS")
  set(output ${PROJECT_BINARY_DIR}/${name}.pch)
  find_file(BENBEN_GTEST_HEADER gtest/gtest.h REQUIRED)
  separate_arguments(flags UNIX_COMMAND "${CMAKE_CXX_FLAGS} ${CMAKE_CXX_FLAGS_DEBUG}")
  foreach(header algorithm array chrono cstdint filesystem functional map memory mutex optional set span
      sstream string string_view thread utility variant vector)
    list(APPEND flags -include ${header})
  endforeach()
  add_custom_command(OUTPUT ${output}
    COMMAND ${CMAKE_CXX_COMPILER_LAUNCHER} ${CMAKE_CXX_COMPILER} ${flags} ${arg_FLAGS} -std=c++20
      -ffp-contract=off -DGTEST_HAS_PTHREAD=1 -Xclang -fno-pch-timestamp -fpch-instantiate-templates
      -MD -MT ${output} -MF ${output}.d -x c++-header -c ${BENBEN_GTEST_HEADER} -o ${output}
    DEPFILE ${output}.d COMMENT "Precompiling headers of tests (${name})" VERBATIM)
  add_custom_target(${name}_headers DEPENDS ${output})
endfunction()
if(BENBEN_SANITIZED AND CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
  benben_precompile(tests)
  benben_precompile(light_tests FLAGS -O0)
endif()

# Lets a test's sources begin with what was precompiled under that name.
function(benben_precompiled target name)
  if(TARGET ${name}_headers)
    set(output ${PROJECT_BINARY_DIR}/${name}.pch)
    add_dependencies(${target} ${name}_headers)
    target_compile_options(${target} PRIVATE "SHELL:-Xclang -fno-pch-timestamp" "SHELL:-include-pch ${output}")
    get_target_property(sources ${target} SOURCES)
    set_property(SOURCE ${sources} APPEND PROPERTY OBJECT_DEPENDS ${output})
  endif()
endfunction()

# A test executable of gtest cases, found by ctest one by one; the target `unit_tests` builds all of them.
# MEASURES is for what repeats code that others test, for strength, signatures or every place at which a
# disk can fail: it takes long (label `slow`, target `slow_tests`) and is not built with sanitizers, where
# it would take longest and find nothing. To optimize a test like what it tests takes longer than it runs:
# LIGHT is for tests that hardly compute, which are not optimized at all. TOGETHER names those tests of
# which all run as one, because what they need takes longer to begin than they to run:
# `--gtest_filter=*<name>*`. ALONE has these run while no other test does: they wait for what several
# processes do.
add_custom_target(unit_tests)
add_custom_target(slow_tests)
function(benben_test name)
  if(NOT BUILD_TESTING)
    return()
  endif()
  cmake_parse_arguments(PARSE_ARGV 1 arg "MEASURES;LIGHT;ALONE" "TOGETHER" "SOURCES;LIBRARIES")
  if(arg_MEASURES AND BENBEN_SANITIZED)
    return()
  endif()
  add_executable(${name} EXCLUDE_FROM_ALL ${arg_SOURCES})
  add_dependencies(unit_tests ${name})
  target_link_libraries(${name} PRIVATE benben_testing benben_warnings ${arg_LIBRARIES} GTest::gtest_main)
  if(arg_LIGHT)
    target_compile_options(${name} PRIVATE -O0)
  elseif(NOT arg_MEASURES)
    target_compile_options(${name} PRIVATE $<$<CONFIG:Release>:-O1>)
  endif()
  list(LENGTH arg_SOURCES sources)
  if(sources GREATER 6)
    if(arg_LIGHT)
      benben_precompiled(${name} light_tests)
    else()
      benben_precompiled(${name} tests)
    endif()
  endif()
  # The longest first, so that at the end not one runs alone.
  set(properties "")
  if(arg_MEASURES)
    add_dependencies(slow_tests ${name})
    set(properties PROPERTIES LABELS slow COST 1000)
  endif()
  if(arg_TOGETHER)
    list(PREPEND properties TEST_FILTER "-*${arg_TOGETHER}*")
    add_test(NAME ${name}.${arg_TOGETHER} COMMAND ${name} "--gtest_filter=*${arg_TOGETHER}*")
    set_tests_properties(${name}.${arg_TOGETHER} PROPERTIES COST 1000)
    if(arg_ALONE)
      set_tests_properties(${name}.${arg_TOGETHER} PROPERTIES RUN_SERIAL TRUE)
    endif()
  endif()
  gtest_discover_tests(${name} DISCOVERY_MODE PRE_TEST ${properties})
endfunction()

# A libFuzzer executable, only with BENBEN_FUZZ: build/asan/fuzz/<name>, whose corpus lies in a folder
# corpus/<name> beside its source. scripts/fuzz.sh runs all of them.
function(benben_fuzz name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;LIBRARIES")
  if(BENBEN_FUZZ)
    add_executable(${name} ${arg_SOURCES})
    target_link_libraries(${name} PRIVATE benben_warnings ${arg_LIBRARIES})
    target_link_options(${name} PRIVATE -fsanitize=fuzzer)
    set_target_properties(${name} PROPERTIES RUNTIME_OUTPUT_DIRECTORY ${PROJECT_BINARY_DIR}/fuzz)
  endif()
endfunction()
