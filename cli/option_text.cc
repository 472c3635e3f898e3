#include "cli/option_text.h"

#include "core/text.h"

namespace benben::cli {
namespace {

// CLI11 writes the type of a value that must be among some as "WHEN:{auto,always,never}".
constexpr std::string_view kChoices = ":{";

}  // namespace

std::vector<const CLI::App*> commands_of(const CLI::App& app) {
  return app.get_subcommands([](const CLI::App* command) { return !command->get_group().empty(); });
}

std::vector<std::string> names_of(const CLI::Option& option) {
  std::vector<std::string> names;
  for (const std::string& name : option.get_snames()) names.push_back("-" + name);
  for (const std::string& name : option.get_lnames()) names.push_back("--" + name);
  return names;
}

std::string type_of(const CLI::Option& option) {
  const std::string type = option.get_type_name();
  return type.substr(0, type.find(kChoices));
}

std::vector<std::string> choices_of(const CLI::Option& option) {
  const std::string type = option.get_type_name();
  const std::size_t start = type.find(kChoices);
  if (start == type.npos || !type.ends_with('}')) return {};
  const std::size_t first = start + kChoices.size();
  std::vector<std::string> choices;
  for (const std::string_view choice :
       split(std::string_view(type).substr(first, type.size() - first - 1), ',')) {
    choices.emplace_back(choice);
  }
  return choices;
}

}  // namespace benben::cli
