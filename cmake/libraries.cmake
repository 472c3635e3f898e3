# The libraries of others. What only the server needs, nobody else has to have.
#
# SQLite, libsodium, utf8proc and libedit are linked statically where they are there in that form, so that the
# binary runs where none of them is installed. OpenSSL is not: what has to be mended there, the system mends.
option(BENBEN_STATIC "Prefer static libraries of others" ON)

find_package(Threads REQUIRED)
if(BUILD_TESTING)
  find_package(GTest REQUIRED)
  include(GoogleTest)
endif()

# benben_find(NAME MODULE HEADER): a target benben_NAME for the library NAME, which pkg-config knows as
# MODULE; without pkg-config it is looked for where the compiler looks.
find_package(PkgConfig QUIET)
function(benben_find name module header)
  if(PkgConfig_FOUND)
    pkg_check_modules(${module} QUIET ${module})
  endif()
  if(BENBEN_STATIC)
    list(PREPEND CMAKE_FIND_LIBRARY_SUFFIXES ${CMAKE_STATIC_LIBRARY_SUFFIX})
  endif()
  find_library(BENBEN_${module} ${name} HINTS ${${module}_LIBRARY_DIRS} REQUIRED)
  find_path(BENBEN_${module}_HEADERS ${header} HINTS ${${module}_INCLUDE_DIRS} REQUIRED)
  add_library(benben_${name} INTERFACE)
  target_link_libraries(benben_${name} INTERFACE ${BENBEN_${module}})
  target_include_directories(benben_${name} SYSTEM INTERFACE ${BENBEN_${module}_HEADERS})
endfunction()

# The same for SQLite, which CMake itself knows how to find.
function(benben_find_sqlite)
  if(BENBEN_STATIC)
    list(PREPEND CMAKE_FIND_LIBRARY_SUFFIXES ${CMAKE_STATIC_LIBRARY_SUFFIX})
  endif()
  find_package(SQLite3 REQUIRED)
  add_library(benben_sqlite INTERFACE)
  target_link_libraries(benben_sqlite INTERFACE SQLite::SQLite3 Threads::Threads ${CMAKE_DL_LIBS} m)
endfunction()

# The same for libedit, which stands on two more; of shared ones it knows them itself.
function(benben_find_edit)
  benben_find(edit libedit histedit.h)
  if(BENBEN_libedit MATCHES "${CMAKE_STATIC_LIBRARY_SUFFIX}$")
    list(PREPEND CMAKE_FIND_LIBRARY_SUFFIXES ${CMAKE_STATIC_LIBRARY_SUFFIX})
    find_library(BENBEN_tinfo NAMES tinfo ncursesw ncurses REQUIRED)
    target_link_libraries(benben_edit INTERFACE ${BENBEN_tinfo})
    # Where the C library lacks what it takes from there; the second is what the first stands on.
    find_library(BENBEN_bsd bsd)
    find_library(BENBEN_md md)
    if(BENBEN_bsd)
      target_link_libraries(benben_edit INTERFACE ${BENBEN_bsd} $<$<BOOL:${BENBEN_md}>:${BENBEN_md}>)
    endif()
  endif()
endfunction()

# The same for libpq, with which the server reaches PostgreSQL (store/postgres.h): only where it is there, and
# always shared, as its static form lacks half of what it stands on. Its 14 is the first that sends several
# statements at once.
option(BENBEN_POSTGRES "Use libpq where it is found" ON)
function(benben_find_pq)
  find_library(BENBEN_libpq pq)
  find_path(BENBEN_libpq_HEADERS libpq-fe.h PATH_SUFFIXES postgresql)
  set(pipelines "")
  if(BENBEN_libpq_HEADERS)
    file(STRINGS "${BENBEN_libpq_HEADERS}/libpq-fe.h" pipelines REGEX "define LIBPQ_HAS_PIPELINING")
  endif()
  if(BENBEN_POSTGRES AND BENBEN_libpq AND pipelines)
    add_library(benben_pq INTERFACE)
    target_link_libraries(benben_pq INTERFACE ${BENBEN_libpq})
    target_include_directories(benben_pq SYSTEM INTERFACE ${BENBEN_libpq_HEADERS})
  endif()
endfunction()

# The same for libnats, with which the nodes of a server tell each other (bus/nats.h).
option(BENBEN_NATS "Use libnats where it is found" ON)
function(benben_find_nats)
  find_library(BENBEN_libnats nats)
  find_path(BENBEN_libnats_HEADERS nats/nats.h)
  if(BENBEN_NATS AND BENBEN_libnats AND BENBEN_libnats_HEADERS)
    add_library(benben_nats INTERFACE)
    target_link_libraries(benben_nats INTERFACE ${BENBEN_libnats})
    target_include_directories(benben_nats SYSTEM INTERFACE ${BENBEN_libnats_HEADERS})
  endif()
endfunction()

# Of the core alone only the terminal needs a library, and edits lines where it finds another.
if(BENBEN_CORE_ONLY)
  find_package(CLI11 QUIET)
  find_path(BENBEN_EDIT_HEADER histedit.h)
  if(BENBEN_EDIT_HEADER)
    benben_find_edit()
  endif()
else()
  find_package(CLI11 REQUIRED)
  benben_find_edit()
  find_package(Boost 1.81 REQUIRED)
  benben_find_sqlite()
  benben_find_pq()
  benben_find_nats()
  benben_find(sodium libsodium sodium.h)
  benben_find(utf8proc libutf8proc utf8proc.h)
  find_package(OpenSSL 3.0 REQUIRED)
endif()
