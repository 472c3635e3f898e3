// The flag --store, by which a command is told of a PostgreSQL database in place of a folder.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

#include "store/postgres.h"

namespace benben::cli {

// As CLI11 wants it: an empty text, or what is wrong. An address may have a password in it, so no
// error repeats it.
inline std::string fault_of_address(const std::string& text) {
  return is_postgres_url(text) ? ""
                               : "the address of a PostgreSQL database is needed, as "
                                 "postgres://USER@HOST/DATABASE";
}

inline CLI::Option& add_store_flag(CLI::App& command, std::string& url, const char* what) {
  return *command.add_option("--store", url, what)->check(fault_of_address)->type_name("URL");
}

}  // namespace benben::cli
