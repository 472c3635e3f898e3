#include "cli/game_file.h"

#include "cli/common.h"
#include "cli/exit.h"

namespace benben::cli {

void GameFile::found_in(const std::string& path, const std::vector<Event>& events) {
  other_path_ = path;
  other_events_ = events;
}

void GameFile::save(const Record& record) {
  if (path_.empty()) return;
  const Status status = write_file(path_, write_record(record));
  if (!status && status.error() != failure_) {
    out_ << describe(status.error()) << " The game goes on without being saved.\n";
  }
  if (status && failure_) out_ << "The game is saved again in " << path_ << ".\n";
  failure_ = status ? std::nullopt : std::optional(status.error());
}

void GameFile::save_to(const std::string& path, const Record& record) {
  const std::string& target = path.empty() ? path_ : path;
  if (target.empty()) {
    out_ << "Name the file: save FILE.\n";
    return;
  }
  if (const Status status = write_file(target, write_record(record)); !status) {
    out_ << describe(status.error()) << '\n';
    return;
  }
  out_ << "Saved in " << target << ".\n";
  found_in(target, record.events);
}

int GameFile::close(const Record& record) const {
  if (!path_.empty() && !failure_) {
    out_ << "The record is in " << path_ << ".\n";
  } else if (!other_path_.empty() && other_events_ == record.events) {
    out_ << "The record is in " << other_path_ << ".\n";
  } else {
    out_ << "The game was not saved.\n";
  }
  return failure_ ? kExitFailed : kExitOk;
}

}  // namespace benben::cli
