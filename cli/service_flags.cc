#include "cli/service_flags.h"

#include <CLI/CLI.hpp>
#include <cstdint>

#include "bus/nats.h"
#include "cli/flags.h"

namespace benben::cli {

void add_number(CLI::App& command, const char* name, const char* help, std::uint64_t least,
                std::uint64_t most, std::uint64_t value,
                const std::function<void(std::uint64_t)>& set) {
  command.add_option_function<std::uint64_t>(name, set, help)
      ->check(whole_number(least, most))
      ->type_name("N")
      ->default_str(std::to_string(value))
      ->group(kLimitGroup);
}

CLI::Option* add_bus_flag(CLI::App& command, std::string& url, const char* help) {
  const auto check = [](const std::string& text) -> std::string {
    return is_nats_url(text) ? ""
                             : "the address of a NATS server is needed, as nats://127.0.0.1:4222";
  };
  return command.add_option("--bus", url, help)->check(check)->type_name("URL");
}

void add_log_flag(CLI::App& command, LogForm& form) {
  command
      .add_option_function<std::string>(
          "--log",
          [&form](const std::string& text) {
            form = text == "json" ? LogForm::kJson : LogForm::kText;
          },
          "How the log is written")
      ->check(CLI::IsMember({"text", "json"}))
      ->type_name("FORM")
      ->default_str("text");
}

void add_milliseconds(CLI::App& command, const char* name, std::chrono::milliseconds& time,
                      const char* help) {
  add_number(command, name, help, 1, kMaxSeconds, static_cast<std::uint64_t>(time.count()),
             [&time](std::uint64_t value) { time = std::chrono::milliseconds(value); });
}

}  // namespace benben::cli
