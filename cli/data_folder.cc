#include "cli/data_folder.h"

#include "cli/common.h"
#include "cli/exit.h"
#include "cli/serve.h"
#include "server/log.h"
#include "server/server.h"
#include "store/backup.h"
#include "store/sqlite.h"

namespace benben::cli {

std::filesystem::path folder_of(const DataOptions& options) {
  return options.data.empty() ? default_data_folder() : options.data;
}

bool is_address(const std::string& text) { return text.find("://") != std::string::npos; }

Error address_out_of_place() {
  return {ErrorCode::kUnknown, "An address stands where a folder or a file is needed."};
}

Result<std::filesystem::path> existing_database(const DataOptions& options) {
  const std::filesystem::path database = database_of(folder_of(options));
  std::error_code failure;
  if (std::filesystem::exists(database, failure)) return database;
  // An address may have a password in it.
  if (is_address(folder_of(options).string())) return address_out_of_place();
  const std::string why = failure ? failure.message() : "There are no tables here";
  return Error{ErrorCode::kUnknown, folder_of(options).string() + ": " + why + ".", "", 0};
}

Result<std::unique_ptr<Store>> open_existing(const DataOptions& options, Beside beside) {
  if (!options.store.empty()) return open_existing_postgres({options.store}, beside);
  const Result<std::filesystem::path> database = existing_database(options);
  if (!database) return database.error();
  return open_sqlite({*database, 0, Opening::kAsItIs});
}

Result<std::vector<std::string>> existing_ids(const DataOptions& options) {
  if (!options.store.empty()) return postgres_table_ids({options.store});
  const Result<std::filesystem::path> database = existing_database(options);
  if (!database) return database.error();
  return table_ids(*database);
}

Result<std::string> table_meant(Store& store, const std::string& text) {
  const auto none = [&](const std::string& more) {
    return Error{ErrorCode::kUnknown, "There is no table " + text + more + ".", "", 0};
  };
  const Result<std::vector<std::string>> found = store.tables_like(text, 2);
  if (!found) return found.error();
  if (!found->empty() && found->front() == text) return text;
  if (text.size() < kLogIdSize) {
    return none("; of an id at least the first " + std::to_string(kLogIdSize) +
                " characters are needed");
  }
  if (found->empty()) return none("");
  if (found->size() == 1) return found->front();
  return Error{ErrorCode::kUnknown, "More than one table begins like " + text + ".", "", 0};
}

Status look(Store& store, const DataOptions& options, const std::function<void()>& work) {
  if (!options.store.empty()) return store.transaction(work);
  work();
  return {};
}

int report(const Error& error) {
  complain("", error);
  return error.code == ErrorCode::kUnknown ? kExitBadInput : kExitFailed;
}

}  // namespace benben::cli
