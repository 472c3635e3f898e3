// Completion: what may stand next on a command line that is being typed.
//
// One answer serves all shells: a shell's script (`benben completions SHELL`) hands over the words
// up to the cursor (`benben complete ...`) and shows what it gets. So nothing that a command says
// of itself stands anywhere a second time.
#pragma once

#include <CLI/App.hpp>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace benben::cli {

struct Candidate {
  std::string word;
  std::string told;  // what it is, in a few words; may be empty
};

// Says to the shell that it is the one who knows: any file, or a folder.
inline constexpr std::string_view kFiles = ":files";
inline constexpr std::string_view kFolders = ":folders";

// What may stand for the last of the words behind `benben`, of which some may be typed already; as
// one candidate kFiles or kFolders where a path is wanted, and nothing where anything may stand.
std::vector<Candidate> complete(const CLI::App& app, const std::vector<std::string>& words);

// The same as lines, a tab between word and what is told; gives the exit code.
int print_candidates(const CLI::App& app, const std::vector<std::string>& words);

// The script for bash, zsh or fish.
std::optional<std::string_view> completion_script(std::string_view shell);

}  // namespace benben::cli
