#include "cli/data_commands.h"

#include "cli/option_text.h"
#include "cli/serve.h"

namespace benben::cli {
namespace {

CLI::App& add_command(CLI::App& app, DataOptions& options, const char* name, const char* what) {
  CLI::App& command = *app.add_subcommand(name, what);
  command.add_option("--data", options.data, "Folder of the tables")
      ->type_name(kFolderType)
      ->default_str(default_data_folder().string());
  return command;
}

void add_replace(CLI::App& command, DataOptions& options, const char* what) {
  command.add_flag_callback("--replace", [&] { options.replacing = Replacing::kAllowed; }, what);
}

void add_table(CLI::App& command, DataOptions& options) {
  command.add_option("table", options.table, "Id of the table (see `benben tables`)")->required();
}

}  // namespace

void add_data_commands(CLI::App& app, DataOptions& options, int& code) {
  CLI::App& backup = add_command(app, options, "backup", "Copy all tables into one file");
  backup.add_option("file", options.file, "The backup to write")->type_name(kFileType)->required();
  add_replace(backup, options, "Replace an older backup");
  backup.callback([&] { code = back_up(options); });

  CLI::App& restored = add_command(app, options, "restore", "Put the tables of a backup back");
  restored.add_option("file", options.file, "The backup to read")->type_name(kFileType)->required();
  add_replace(restored, options, "Replace the tables in the folder, which are kept beside");
  restored.callback([&] { code = restore(options); });

  CLI::App& tables = add_command(app, options, "tables", "List all tables");
  tables.add_flag("--json", options.json, "As JSON, for programs");
  tables.callback([&] { code = list_tables(options); });

  CLI::App& exported = add_command(app, options, "export", "Print the record of a table");
  add_table(exported, options);
  exported.add_option("--out", options.out, "Write it to this file")->type_name(kFileType);
  exported.callback([&] { code = export_table(options); });

  CLI::App& recounted = add_command(app, options, "recount",
                                    "Count all rated games again, and compare with the ratings");
  recounted.add_flag("--repair", options.repair,
                     "Store what they come to; no server may use the folder");
  recounted.callback([&] { code = recount_ratings(options); });

  CLI::App& checked =
      add_command(app, options, "check", "Say what is damaged in a data folder or a backup");
  checked.add_option("path", options.file, "A folder or a backup (default: that of --data)")
      ->type_name(kFileType);
  checked.add_flag("--json", options.json, "As JSON, for programs");
  checked.callback([&] { code = check_data(options); });

  CLI::App& deleted = add_command(app, options, "delete", "Delete a table for good");
  add_table(deleted, options);
  deleted.callback([&] { code = delete_table(options); });
}

}  // namespace benben::cli
