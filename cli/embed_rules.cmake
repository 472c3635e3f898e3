# Writes the pages of rules into a C++ source:
#   cmake -D FOLDER=docs/rules -D GAMES=a,b -D OUTPUT=FILE.cc -P embed_rules.cmake
# Each page is a string literal, so that the program tells the rules wherever it stands.
cmake_minimum_required(VERSION 3.25)

string(REPLACE "," ";" games "${GAMES}")
set(rows "")
foreach(game ${games})
  file(READ ${FOLDER}/${game}.md bytes HEX)
  string(REGEX REPLACE "(..)" "\\\\x\\1" bytes "${bytes}")
  string(APPEND rows "    {\"${game}\", \"${bytes}\"},\n")
endforeach()
file(WRITE ${OUTPUT} "#include \"cli/rules_text.h\"

namespace benben::cli {
namespace {

constexpr RulesPage kPages[] = {
${rows}};

}  // namespace

std::span<const RulesPage> rules_pages() { return kPages; }

}  // namespace benben::cli
")
