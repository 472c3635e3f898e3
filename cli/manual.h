// The manual page, made from what the commands say of themselves.
#pragma once

#include <CLI/App.hpp>
#include <string>

namespace benben::cli {

// The page for man(1), in the macros of man(7): every command with all that --help says of it.
std::string manual_page(const CLI::App& app);

}  // namespace benben::cli
