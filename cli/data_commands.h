// The commands on a data folder or a PostgreSQL database: a copy of it and back, its tables, one
// table's record, its end, its ratings, what its operator decides, what is damaged in it, its way
// to another store; and the one that verifies the chance of a record.
//
// All but `restore` and `migrate` work while a server uses the folder.
#pragma once

#include <CLI/CLI.hpp>
#include <filesystem>
#include <optional>
#include <string>

namespace benben::cli {

// Whether a file that is there already may be replaced.
enum class Replacing { kRefused, kAllowed };

struct DataOptions {
  std::filesystem::path data;  // empty: default_data_folder()
  std::string store;           // a PostgreSQL database in its place, unless empty
  std::string file;            // the backup; of `check` also a folder, or a database
  std::string table;           // an id, or how it begins
  std::string out;             // of `export`; empty: standard output
  Replacing replacing = Replacing::kRefused;
  bool json = false;    // of `tables` and `check`
  bool repair = false;  // of `recount`
  // Of `admin`: what is done, to whom or what, for how long, and a note for the log.
  std::string act;
  std::string name;
  std::optional<int> days;
  std::string note;
  // Of `migrate`: a folder or the address of a PostgreSQL database, each.
  std::string from;
  std::string to;
};

int back_up(const DataOptions& options);
int restore(const DataOptions& options);
int migrate(const DataOptions& options);
int list_tables(const DataOptions& options);
int export_table(const DataOptions& options);
int delete_table(const DataOptions& options);
int recount_ratings(const DataOptions& options);
int administer(const DataOptions& options);

struct VerifyOptions {
  std::string file;
  bool json = false;
};
int verify_chance(const VerifyOptions& options);
void add_verify(CLI::App& app, VerifyOptions& options, int& code);
int check_data(const DataOptions& options);

// Adds these commands; each parses into `options` and leaves its exit code in `code`.
void add_data_commands(CLI::App& app, DataOptions& options, int& code);

}  // namespace benben::cli
