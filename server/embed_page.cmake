# Writes the page into a C++ source: cmake -D PAGE=FOLDER -D OUTPUT=FILE.cc -P embed_page.cmake
#
# Every file becomes a string literal, which compilers read some ten times faster than a list of
# numbers, and which every linker takes. `x.br` and `x.gz` beside a file `x` are its compressed forms;
# what builds the page makes them (web/build_plugins/compress.ts), so that this needs nothing but CMake.
cmake_minimum_required(VERSION 3.25)

# Modules and XML are UTF-8 anyway, and styles what their page is: each letter comes with every file.
set(type_css "text/css")
set(type_game "text/plain; charset=utf-8")
set(type_html "text/html; charset=utf-8")
set(type_ico "image/x-icon")
set(type_js "text/javascript")
set(type_json "application/json")
set(type_map "application/json")
set(type_png "image/png")
set(type_svg "image/svg+xml")
set(type_txt "text/plain; charset=utf-8")
set(type_wasm "application/wasm")
set(type_webmanifest "application/manifest+json")
set(type_webp "image/webp")
set(type_woff2 "font/woff2")

# A view of a file's bytes, or {} where there is no such file. A literal alone would end at a zero.
function(view_of file variable)
  if(EXISTS ${file})
    file(READ ${file} bytes HEX)
    string(LENGTH "${bytes}" size)
    math(EXPR size "${size} / 2")
    string(REGEX REPLACE "(..)" "\\\\x\\1" bytes "${bytes}")
    set(${variable} "{\"${bytes}\", ${size}}" PARENT_SCOPE)
  else()
    set(${variable} "{}" PARENT_SCOPE)
  endif()
endfunction()

function(row_of path variable)
  string(REGEX MATCH "[a-z0-9]+$" suffix ${path})
  if(NOT DEFINED type_${suffix})
    message(FATAL_ERROR "${path}: which Content-Type has this? Please add it to embed_page.cmake.")
  endif()
  # A hash of at least seven characters, from what names the files of the page.
  set(digit "[A-Za-z0-9_-]")
  set(is_hashed false)
  if(path MATCHES "^assets/.*-${digit}${digit}${digit}${digit}${digit}${digit}${digit}+\\.[a-z0-9]+$")
    set(is_hashed true)
  endif()
  file(SHA256 ${PAGE}/${path} hash)
  string(SUBSTRING ${hash} 0 32 hash)
  view_of(${PAGE}/${path} bytes)
  view_of(${PAGE}/${path}.gz gzip)
  view_of(${PAGE}/${path}.br brotli)
  set(${variable} "    {\"/${path}\", \"${type_${suffix}}\", \"${hash}\",\n     ${bytes},\n     ${gzip},\n     ${brotli},\n     ${is_hashed}},\n" PARENT_SCOPE)
endfunction()

file(GLOB_RECURSE paths RELATIVE ${PAGE} ${PAGE}/*)
list(SORT paths COMPARE STRING)
set(rows "")
foreach(path IN LISTS paths)
  string(REGEX REPLACE "\\.(br|gz)$" "" original ${path})
  if(NOT original IN_LIST paths OR original STREQUAL path)
    row_of(${path} row)
    string(APPEND rows "${row}")
  endif()
endforeach()

file(WRITE ${OUTPUT} "// The files of the page; made by server/embed_page.cmake.
#include \"server/assets.h\"

namespace benben {
namespace {

constexpr Asset kAssets[] = {
${rows}};

}  // namespace

Assets embedded_assets() { return Assets(kAssets); }

}  // namespace benben
")
