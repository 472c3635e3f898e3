#include "core/setup.h"

#include <algorithm>

#include "core/general_faults.h"

namespace benben {
namespace {

Status check_players(const GameInfo& info, int players) {
  if (players >= info.min_players && players <= info.max_players) return {};
  std::string range = std::to_string(info.min_players);
  std::string words = range;
  if (info.max_players > info.min_players) {
    range += "-" + std::to_string(info.max_players);
    words += " to " + std::to_string(info.max_players);
  }
  return make_error(
      GeneralFault::kPlayers,
      {game_place(info), {"range", range, words}, {"players", std::to_string(players)}});
}

Status check_option(const GameInfo& info, const std::string& name, const std::string& value) {
  const auto option = std::ranges::find(info.options, name, &OptionInfo::name);
  if (option == info.options.end()) {
    return make_error(GeneralFault::kNoSuchOption,
                      {game_place(info), quoted_place("option", name)});
  }
  if (std::ranges::find(option->values, value) != option->values.end()) return {};
  return make_error(GeneralFault::kNoSuchValue,
                    {game_place(info), {"option", name}, quoted_place("value", value)});
}

// Whether a name stood in the list before.
bool stands_twice(const NamedTexts& list, std::size_t at) {
  const auto before = std::span(list).first(at);
  return std::ranges::any_of(before, [&](const auto& n) { return n.first == list[at].first; });
}

}  // namespace

Place game_place(const GameInfo& info) {
  return {"game", std::string(info.name), std::string(info.title)};
}

Status check_setup(const GameInfo& info, const Setup& setup) {
  if (Status status = check_players(info, setup.players); !status) return status;
  for (std::size_t i = 0; i < setup.options.size(); ++i) {
    const auto& [name, value] = setup.options[i];
    if (Status status = check_option(info, name, value); !status) return status;
    if (stands_twice(setup.options, i)) {
      return make_error(GeneralFault::kOptionTwice, {quoted_place("option", name)});
    }
  }
  for (std::size_t i = 0; i < setup.tags.size(); ++i) {
    const std::string& name = setup.tags[i].first;
    if (info.tag_prefix.empty() || !name.starts_with(info.tag_prefix)) {
      return make_error(GeneralFault::kNoSuchTag, {game_place(info), quoted_place("tag", name)});
    }
    if (stands_twice(setup.tags, i)) {
      return make_error(GeneralFault::kTagTwice, {quoted_place("tag", name)});
    }
  }
  return {};
}

}  // namespace benben
