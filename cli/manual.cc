#include "cli/manual.h"

#include <string_view>
#include <vector>

#include "cli/option_text.h"
#include "core/text.h"

namespace benben::cli {
namespace {

// Text as roff takes it: a minus that can be copied, no escapes, and no line that is a request.
std::string escaped(std::string_view text) {
  std::string out;
  bool at_start = true;
  for (const char c : text) {
    if (at_start && (c == '.' || c == '\'')) out += "\\&";
    if (c == '-' || c == '\\') out += '\\';
    out += c == '\\' ? 'e' : c;
    at_start = c == '\n';
  }
  return out;
}

std::string bold(std::string_view text) { return "\\fB" + escaped(text) + "\\fR"; }
std::string italic(std::string_view text) { return "\\fI" + escaped(text) + "\\fR"; }

// "always|never", or "FILE".
std::string value_name(const CLI::Option& option) {
  const std::vector<std::string> choices = choices_of(option);
  if (choices.empty()) return italic(type_of(option));
  std::string text;
  for (const std::string& choice : choices) text += (text.empty() ? "" : "|") + bold(choice);
  return text;
}

std::string heading(const CLI::Option& option) {
  if (option.get_positional()) return italic(option.get_name(true));
  std::string text;
  for (const std::string& name : names_of(option)) text += (text.empty() ? "" : ", ") + bold(name);
  return takes_value(option) ? text + " " + value_name(option) : text;
}

// A default that the description tells is not told twice.
std::string entry(const CLI::Option& option) {
  const std::string& told = option.get_description();
  std::string text = ".TP\n" + heading(option) + "\n" + escaped(told);
  const std::string value = option.get_default_str();
  if (!value.empty() && told.find("(default") == told.npos) {
    text += " (default: " + escaped(value) + ")";
  }
  return text + "\n";
}

std::string usage(const CLI::App& command) {
  std::string text = "benben " + command.get_name();
  for (const CLI::Option* option : command.get_options(is_positional)) {
    const std::string name = option->get_name(true);
    text += option->get_required() ? " " + name : " [" + name + "]";
  }
  return text;
}

// The options of each group under its name; those of the first, which is every command's, have
// none.
std::string entries(const CLI::App& command) {
  std::string text;
  for (const CLI::Option* option : command.get_options(is_positional)) text += entry(*option);
  for (const std::string& group : command.get_groups()) {
    std::string lines;
    for (const CLI::Option* option : command.get_options()) {
      const bool is_help = option == command.get_help_ptr();
      if (option->get_group() == group && !option->get_positional() && !is_help) {
        lines += entry(*option);
      }
    }
    const bool is_named = group != "Options" && !lines.empty();
    if (is_named) text += ".PP\n" + escaped(group) + ":\n";
    text += lines;
  }
  return text;
}

// A footer as it stands, line by line, without what stands below every command.
std::string footer(const CLI::App& command, const std::string& common) {
  const std::string own = command.get_footer();
  std::string_view text = own;
  if (text.ends_with(common)) text.remove_suffix(common.size());
  while (text.ends_with('\n')) text.remove_suffix(1);
  return text.empty() ? "" : ".PP\n.nf\n" + escaped(text) + "\n.fi\n";
}

}  // namespace

std::string manual_page(const CLI::App& app) {
  const std::string common = app.get_footer();
  std::string page = ".TH BENBEN 1 \"\" \"Benben " BENBEN_VERSION "\"\n.SH NAME\n";
  const std::string about = app.get_description();
  page += "benben \\- " + escaped(about.substr(about.find(": ") + 2)) + "\n";
  page += ".SH SYNOPSIS\n" + bold("benben") + " " + italic("COMMAND") + " [" + italic("OPTIONS") +
          "]\n.SH OPTIONS\n" + entry(*app.get_help_ptr()) + entry(*app.get_version_ptr()) +
          ".SH COMMANDS\n";
  for (const CLI::App* command : commands_of(app)) {
    page += ".SS " + escaped(usage(*command)) + "\n" + escaped(command->get_description()) + ".\n";
    page += entries(*command) + footer(*command, common);
  }
  return page + ".SH EXIT STATUS\n" + escaped(common) + "\n";
}

}  // namespace benben::cli
