// GameFile: where a game in the terminal is saved, by itself after every event and when asked for.
//
// A file that cannot be written is said once, and the game goes on.
#pragma once

#include <optional>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

#include "core/record.h"
#include "core/result.h"

namespace benben::cli {

class GameFile {
 public:
  // `path` is the file to save to after every event; empty for none.
  GameFile(std::string path, std::ostream& out) : path_(std::move(path)), out_(out) {}

  // The events that another file has already: the one that the game was resumed from.
  void found_in(const std::string& path, const std::vector<Event>& events);

  void save(const Record& record);
  // Once, to that file; an empty path means the file of the automatic saves.
  void save_to(const std::string& path, const Record& record);
  // Says where the record is now, at the end; gives the exit code.
  int close(const Record& record) const;

 private:
  std::string path_;
  std::ostream& out_;
  std::optional<Error> failure_;  // of the last automatic save
  // A file that was saved to or read from when asked for, and the events it has.
  std::string other_path_;
  std::vector<Event> other_events_;
};

}  // namespace benben::cli
