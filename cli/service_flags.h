// The flags that `serve` and `bots` have in common (docs/operations.md).
#pragma once

#include <CLI/App.hpp>
#include <chrono>
#include <cstdint>
#include <functional>
#include <string>

#include "cli/service.h"

namespace benben::cli {

inline constexpr const char* kLimitGroup = "Limits";
inline constexpr std::uint64_t kMaxSeconds = 1'000'000;

// A flag with a whole number, which `set` takes.
void add_number(CLI::App& command, const char* name, const char* help, std::uint64_t least,
                std::uint64_t most, std::uint64_t value,
                const std::function<void(std::uint64_t)>& set);

// The address of a bus may have a password in it, so no error repeats it.
CLI::Option* add_bus_flag(CLI::App& command, std::string& url, const char* help);
void add_log_flag(CLI::App& command, LogForm& form);
void add_milliseconds(CLI::App& command, const char* name, std::chrono::milliseconds& time,
                      const char* help);

}  // namespace benben::cli
