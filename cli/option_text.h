// What CLI11 knows of the commands and their flags, as the manual and the completions want it.
#pragma once

#include <CLI/App.hpp>
#include <string>
#include <vector>

namespace benben::cli {

// The types of values that a shell can complete.
inline constexpr char kGameType[] = "GAME";
inline constexpr char kGameOptionType[] = "NAME=VALUE";
inline constexpr char kFileType[] = "FILE";
inline constexpr char kFolderType[] = "DIR";

// The commands, in the order in which --help lists them.
std::vector<const CLI::App*> commands_of(const CLI::App& app);

// "-h", "--help"; empty if it is not called by a name but by its place.
std::vector<std::string> names_of(const CLI::Option& option);
inline bool is_positional(const CLI::Option* option) { return option->get_positional(); }
inline bool takes_value(const CLI::Option& option) { return option.get_items_expected_max() > 0; }

// "FILE", "N"; without the choices, if it has some.
std::string type_of(const CLI::Option& option);
// The words that it must be one of; empty if there are no such words.
std::vector<std::string> choices_of(const CLI::Option& option);

}  // namespace benben::cli
