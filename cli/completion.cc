#include "cli/completion.h"

#include <algorithm>
#include <iostream>

#include "cli/exit.h"
#include "cli/option_text.h"
#include "games/registry.h"

namespace benben::cli {
namespace {

using Words = std::vector<std::string>;

// Where on the command line the last word stands.
struct Place {
  const CLI::App* command = nullptr;   // nullptr before it is named
  const CLI::Option* value = nullptr;  // the flag whose value it is
  std::size_t position = 0;            // else: how many words of its own kind stand before it
  const AnyGame* game = nullptr;       // the game named before it
  std::string_view typed;              // of the word, or of its value
};

const CLI::Option* find_flag(const CLI::App& command, std::string_view name) {
  for (const CLI::Option* option : command.get_options()) {
    if (std::ranges::count(names_of(*option), name) > 0) return option;
  }
  return nullptr;
}

const CLI::App* find_command(const CLI::App& app, std::string_view name) {
  for (const CLI::App* command : commands_of(app)) {
    if (command->get_name() == name) return command;
  }
  return nullptr;
}

// Goes over the words before the last.
Place place_of(const CLI::App& app, const Words& words) {
  Place place;
  for (std::size_t i = 0; i + 1 < words.size(); ++i) {
    const std::string& word = words[i];
    if (place.value != nullptr) {
      place.value = nullptr;
    } else if (place.command == nullptr) {
      place.command = find_command(app, word);
    } else if (word.starts_with('-') && word.size() > 1) {
      const CLI::Option* flag = find_flag(*place.command, word);
      if (flag != nullptr && takes_value(*flag)) place.value = flag;
    } else {
      if (place.game == nullptr) place.game = find_game(word);
      ++place.position;
    }
  }
  place.typed = words.back();
  return place;
}

void add_games(std::vector<Candidate>& found) {
  for (const AnyGame* game : all_games()) {
    found.push_back({std::string(game->info().name), std::string(game->info().summary)});
  }
}

// Of one game, or of all as long as none is named.
void add_game_options(std::vector<Candidate>& found, const AnyGame* wanted) {
  for (const AnyGame* game : all_games()) {
    if (wanted != nullptr && game != wanted) continue;
    for (const OptionInfo& option : game->info().options) {
      for (const std::string_view value : option.values) {
        found.push_back({std::string(option.name) + "=" + std::string(value),
                         std::string(game->info().title) + ": " + std::string(option.summary)});
      }
    }
  }
}

// What an option, named or not, may be given.
std::vector<Candidate> values_of(const CLI::Option& option, const AnyGame* game) {
  const std::string type = type_of(option);
  std::vector<Candidate> found;
  if (type == kGameType) add_games(found);
  if (type == kGameOptionType) add_game_options(found, game);
  if (type == kFileType) found.push_back({std::string(kFiles), ""});
  if (type == kFolderType) found.push_back({std::string(kFolders), ""});
  for (std::string& choice : choices_of(option)) found.push_back({std::move(choice), ""});
  return found;
}

std::vector<Candidate> flags_of(const CLI::App& command) {
  std::vector<Candidate> found;
  for (const CLI::Option* option : command.get_options()) {
    for (std::string& name : names_of(*option)) {
      if (name.starts_with("--")) found.push_back({std::move(name), option->get_description()});
    }
  }
  return found;
}

std::vector<Candidate> commands_told(const CLI::App& app) {
  std::vector<Candidate> found;
  for (const CLI::App* command : commands_of(app)) {
    found.push_back({command->get_name(), command->get_description()});
  }
  return found;
}

std::vector<Candidate> positional_values(const Place& place) {
  std::size_t position = 0;
  for (const CLI::Option* option : place.command->get_options(is_positional)) {
    if (position++ == place.position) return values_of(*option, place.game);
  }
  return flags_of(*place.command);  // all are there
}

bool is_path(const Candidate& candidate) {
  return candidate.word == kFiles || candidate.word == kFolders;
}

// Keeps what goes on from what is typed.
std::vector<Candidate> going_on(std::vector<Candidate> found, std::string_view typed) {
  std::erase_if(found, [&](const Candidate& candidate) {
    return !is_path(candidate) && !candidate.word.starts_with(typed);
  });
  return found;
}

// `--colour=al`: the values stand behind the name, which the shell takes for a part of the word.
std::vector<Candidate> values_behind_name(const Place& place) {
  const std::size_t length = place.typed.find('=') + 1;
  const CLI::Option* flag = find_flag(*place.command, place.typed.substr(0, length - 1));
  if (flag == nullptr || !takes_value(*flag)) return {};
  std::vector<Candidate> found = going_on(values_of(*flag, place.game), place.typed.substr(length));
  for (Candidate& candidate : found) {
    if (!is_path(candidate)) candidate.word.insert(0, place.typed.substr(0, length));
  }
  return found;
}

}  // namespace

std::vector<Candidate> complete(const CLI::App& app, const Words& words) {
  if (words.empty()) return commands_told(app);
  const Place place = place_of(app, words);
  if (place.value != nullptr) return going_on(values_of(*place.value, place.game), place.typed);
  const bool is_flag = place.typed.starts_with('-');
  if (place.command == nullptr) {
    if (words.size() > 1) return {};  // no command is called so
    return going_on(is_flag ? flags_of(app) : commands_told(app), place.typed);
  }
  if (is_flag && place.typed.find('=') != place.typed.npos) return values_behind_name(place);
  return going_on(is_flag ? flags_of(*place.command) : positional_values(place), place.typed);
}

int print_candidates(const CLI::App& app, const Words& words) {
  for (const Candidate& candidate : complete(app, words)) {
    std::cout << candidate.word;
    if (!candidate.told.empty()) std::cout << '\t' << candidate.told;
    std::cout << '\n';
  }
  return kExitOk;
}

}  // namespace benben::cli
