#include "cli/data_commands.h"

#include "cli/flags.h"
#include "cli/option_text.h"
#include "cli/serve.h"
#include "cli/store_flag.h"

namespace benben::cli {
namespace {

CLI::App& add_command(CLI::App& app, DataOptions& options, const char* name, const char* what) {
  CLI::App& command = *app.add_subcommand(name, what);
  CLI::Option* data = command.add_option("--data", options.data, "Folder of the tables")
                          ->type_name(kFolderType)
                          ->default_str(default_data_folder().string());
  add_store_flag(command, options.store,
                 "A PostgreSQL database instead, as postgres://USER@HOST/DATABASE")
      .excludes(data);
  return command;
}

void add_replace(CLI::App& command, DataOptions& options, const char* what) {
  command.add_flag_callback("--replace", [&] { options.replacing = Replacing::kAllowed; }, what);
}

void add_table(CLI::App& command, DataOptions& options) {
  command
      .add_option("table", options.table, "Id of the table (see `benben tables`), or how it begins")
      ->required();
}

void add_admin(CLI::App& app, DataOptions& options, int& code) {
  constexpr int kMostDays = 36'500;
  CLI::App& admin = add_command(app, options, "admin", "Look at reports, and act on them");
  admin.add_option("act", options.act, "What to look at, or to do")
      ->check(
          CLI::IsMember({"reports", "answer", "mute", "unmute", "close", "open", "delete", "log"}))
      ->type_name("ACT")
      ->required();
  admin
      .add_option("name", options.name,
                  "A report to answer; an account, or a person as reports name them; a table to "
                  "delete, or a message there as reports name it")
      ->type_name("NAME");
  admin.add_option("--days", options.days, "For so many days (default: for good)")
      ->check(whole_number(1, kMostDays))
      ->type_name("N");
  admin.add_option("--note", options.note, "A note for the log")->type_name("TEXT");
  admin.callback([&] { code = administer(options); });
}

void add_migrate(CLI::App& app, DataOptions& options, int& code) {
  CLI::App& command =
      *app.add_subcommand("migrate", "Move all tables from a data folder into PostgreSQL, or back");
  command.add_option("--from", options.from, "Folder of the tables, or postgres://...")
      ->type_name(kFolderType)
      ->required();
  command.add_option("--to", options.to, "The same, without any tables")
      ->type_name(kFolderType)
      ->required();
  command.footer(
      "What was moved is read from both and compared. Where it comes from nothing is changed, and "
      "no "
      "server\nmay use either.");
  command.callback([&] { code = migrate(options); });
}

}  // namespace

void add_verify(CLI::App& app, VerifyOptions& options, int& code) {
  CLI::App& command = *app.add_subcommand(
      "verify", "Check that the chance of a finished game was drawn fairly (docs/fair.md)");
  command
      .add_option("file", options.file,
                  "Record (.game) of a server's table, or - for standard input")
      ->type_name(kFileType)
      ->required();
  command.add_flag("--json", options.json, "As JSON, for programs");
  command.footer(
      "Exit codes: 0 all is as it should be, 1 something is not, 2 faulty input, 3 nothing to "
      "check:\n"
      "the game has not ended yet, or is not of such a table.");
  command.callback([&] { code = verify_chance(options); });
}

void add_data_commands(CLI::App& app, DataOptions& options, int& code) {
  CLI::App& backup = add_command(app, options, "backup", "Copy all tables into one file");
  backup.add_option("file", options.file, "The backup to write")->type_name(kFileType)->required();
  add_replace(backup, options, "Replace an older backup");
  backup.callback([&] { code = back_up(options); });

  CLI::App& restored = add_command(app, options, "restore", "Put the tables of a backup back");
  restored.add_option("file", options.file, "The backup to read")->type_name(kFileType)->required();
  add_replace(restored, options, "Replace the tables in the folder, which are kept beside");
  restored.callback([&] { code = restore(options); });

  add_migrate(app, options, code);

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
                     "Store what they come to; no server may use them meanwhile");
  recounted.callback([&] { code = recount_ratings(options); });

  add_admin(app, options, code);
  CLI::App& checked =
      add_command(app, options, "check", "Say what is damaged in the tables, or in a backup");
  checked
      .add_option("path", options.file,
                  "A folder, a backup or postgres://... (default: that of --data)")
      ->type_name(kFileType)
      ->excludes(checked.get_option("--data"))
      ->excludes(checked.get_option("--store"));
  checked.add_flag("--json", options.json, "As JSON, for programs");
  checked.callback([&] { code = check_data(options); });

  CLI::App& deleted = add_command(app, options, "delete", "Delete a table for good");
  add_table(deleted, options);
  deleted.callback([&] { code = delete_table(options); });
}

}  // namespace benben::cli
