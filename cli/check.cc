// `benben check`: what is damaged in a data folder, a backup or a PostgreSQL database, one line for
// each finding.
#include "server/check.h"

#include <cstdio>
#include <ctime>
#include <string>

#include "cli/common.h"
#include "cli/data_folder.h"
#include "cli/exit.h"
#include "core/json.h"
#include "server/server.h"

namespace benben::cli {
namespace {

// The exit codes of this command, in terms of the others'.
constexpr int kSound = kExitOk;
constexpr int kDamaged = kExitFailed;
constexpr int kNotReadable = kExitBadInput;

// A backup is a file, and a folder has one.
Result<std::filesystem::path> database_to_check(const DataOptions& options) {
  if (options.file.empty()) return existing_database(options);
  if (is_address(options.file)) return address_out_of_place();
  const std::filesystem::path path = options.file;
  std::error_code failure;
  if (std::filesystem::is_directory(path, failure)) {
    DataOptions folder = options;
    folder.data = path;
    return existing_database(folder);
  }
  if (std::filesystem::exists(path, failure)) return path;
  return Error{ErrorCode::kUnknown, options.file + ": No such file."};
}

// "table q3Zk, ply 7"
std::string place_of(const Finding& finding) {
  std::string place = "database";
  if (!finding.table.empty()) place = "table " + finding.table;
  if (!finding.tournament.empty()) place = "tournament " + finding.tournament;
  if (finding.ply) place += ", ply " + std::to_string(*finding.ply);
  return place;
}

void print_line(const Finding& finding) {
  const std::string rule = finding.rule.empty() ? "" : " (" + finding.rule + ")";
  std::printf("%s: %s: %s%s\n", place_of(finding).c_str(), finding.code.c_str(),
              finding.what.c_str(), rule.c_str());
}

void print(const Checked& checked) {
  for (const Finding& finding : checked.findings) print_line(finding);
  std::printf("%zu tables, %zu rated games, %zu tournaments: ", checked.tables, checked.rated_games,
              checked.tournaments);
  if (checked.findings.empty()) {
    std::printf("all is as it was written.\n");
  } else {
    std::printf("%zu findings.\n", checked.findings.size());
  }
}

void print_json(const Checked& checked) {
  JsonWriter json;
  json.begin_object().member("tables", static_cast<std::int64_t>(checked.tables));
  json.member("rated_games", static_cast<std::int64_t>(checked.rated_games));
  json.member("tournaments", static_cast<std::int64_t>(checked.tournaments));
  json.key("findings").begin_list();
  for (const Finding& finding : checked.findings) {
    json.begin_object().member("code", finding.code);
    if (!finding.table.empty()) json.member("table", finding.table);
    if (!finding.tournament.empty()) json.member("tournament", finding.tournament);
    if (finding.ply) json.member("ply", *finding.ply);
    json.member("what", finding.what);
    if (!finding.rule.empty()) json.member("rule", finding.rule);
    json.end_object();
  }
  std::printf("%s\n", json.end_list().end_object().take().c_str());
}

Result<Checked> looked_at(const DataOptions& options) {
  const std::string& url = is_postgres_url(options.file) ? options.file : options.store;
  if (!url.empty()) return check_postgres({url});
  const Result<std::filesystem::path> database = database_to_check(options);
  if (!database) return database.error();
  return check_database(*database, std::time(nullptr));
}

int not_readable(const Error& error) {
  complain("", error);
  return kNotReadable;
}

}  // namespace

int check_data(const DataOptions& options) {
  const Result<Checked> checked = looked_at(options);
  if (!checked) return not_readable(checked.error());
  options.json ? print_json(*checked) : print(*checked);
  return checked->findings.empty() ? kSound : kDamaged;
}

}  // namespace benben::cli
