#include "cli/common.h"

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <system_error>

#include "cli/exit.h"
#include "core/data_file.h"
#include "core/text.h"
#include "games/registry.h"

namespace benben::cli {
namespace {

Error input_error(const std::string& doing, const std::string& path) {
  return {ErrorCode::kInput, doing + " " + path + ": " + std::strerror(errno) + "."};
}

// Whether the disk has all of a file or folder; false leaves errno. Some file systems cannot sync a
// folder and say so (EINVAL): they have nothing to wait for.
bool sync(const std::string& path) {
  const int file = open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (file < 0) return false;
  const bool done = fsync(file) == 0 || errno == EINVAL;
  const int reason = errno;
  close(file);
  errno = reason;
  return done;
}

// All that a stream has, if that is not more than `most` bytes: a device or a pipe may have no end.
Result<std::string> read_all(std::istream& in, const std::string& name, std::size_t most) {
  std::string content;
  std::array<char, 1 << 16> part{};
  while (!in.eof()) {
    in.read(part.data(), part.size());
    if (in.bad()) return input_error("Cannot read", name);
    content.append(part.data(), static_cast<std::size_t>(in.gcount()));
    if (content.size() > most) {
      return Error{ErrorCode::kInput, "Cannot read " + name + ": it has more than " +
                                          std::to_string(most / kMebibyte) + " MiB."};
    }
  }
  return content;
}

}  // namespace

// A colon before a space belongs to the sentence, one before two slashes to the form of an address.
std::string without_secrets(std::string text) {
  const std::size_t last = text.rfind('@');
  for (std::size_t at = text.find(':'); at < last && last != text.npos;
       at = text.find(':', at + 1)) {
    const std::string_view rest = std::string_view(text).substr(at + 1);
    if (rest.starts_with(' ') || rest.starts_with("//")) continue;
    return text.replace(at + 1, last - at - 1, "...");
  }
  return text;
}

int complain(std::string_view where, const Error& error) {
  std::string line = where.empty() ? "" : std::string(where) + ": ";
  line += describe(error);
  std::cerr << "benben: " << without_secrets(std::move(line)) << '\n';
  return kExitBadInput;
}

Result<std::string> read_file(const std::string& path, std::size_t most) {
  if (path == "-") return read_all(std::cin, "standard input", most);
  errno = 0;
  std::ifstream file(path, std::ios::binary);
  if (!file) return input_error("Cannot read", path);
  // A folder opens, but cannot be read.
  if (file.peek() == std::ifstream::traits_type::eof() && errno != 0) {
    return input_error("Cannot read", path);
  }
  return read_all(file, path, most);
}

Status write_file(const std::string& path, std::string_view content, Keeping keeping) {
  // A device or pipe is written to; only a plain file may be replaced by another.
  std::error_code failure;
  const auto status = std::filesystem::status(path, failure);
  const bool replaced = !exists(status) || is_regular_file(status);
  const std::string fresh = replaced ? path + ".new" : path;
  errno = 0;
  std::ofstream file(fresh, std::ios::binary | std::ios::trunc);
  file << content;
  file.close();
  const bool written = !file.fail();
  if (!replaced) return written ? Status() : Status(input_error("Cannot write", path));
  if (written && keeping == Keeping::kThroughCrash) return replace_file(fresh, path);
  if (written && std::rename(fresh.c_str(), path.c_str()) == 0) return {};
  const Error error = input_error("Cannot write", path);
  std::remove(fresh.c_str());
  return error;
}

// The content first: a name that is on the disk before it would name an empty file.
Status replace_file(const std::string& fresh, const std::string& path) {
  if (sync(fresh) && std::rename(fresh.c_str(), path.c_str()) == 0) return sync_folder_of(path);
  const Error error = input_error("Cannot write", path);
  std::remove(fresh.c_str());
  return error;
}

Status sync_folder_of(const std::string& path) {
  const std::string folder = std::filesystem::path(path).parent_path().string();
  if (sync(folder.empty() ? "." : folder)) return {};
  return input_error("Cannot write", path);
}

namespace {

Result<NamedTexts> read_tag_file(const AnyGame& game, const std::string& path) {
  const Result<std::string> content = read_file(path, kMostTagBytes);
  if (!content) return content.error();
  const Status clean = check_data_file(*content);
  Result<NamedTexts> tags = clean ? game.read_tags(*content) : clean.error();
  if (tags) return tags;
  // In the form of errors in a record: FILE: line N: ...
  Error error = tags.error();
  const std::string line = error.line > 0 ? "line " + std::to_string(error.line) + ": " : "";
  error.message = path + ": " + line + error.message;
  error.line = 0;
  return error;
}

}  // namespace

Result<Chosen> choose_game(const GameOptions& options) {
  const AnyGame* game = find_game(options.game);
  if (game == nullptr) {
    std::string names;
    for (const AnyGame* each : all_games()) names += " " + std::string(each->info().name);
    return Error{ErrorCode::kUnknown,
                 "There is no game " + shortened(options.game) + "; choose from:" + names + "."};
  }
  Setup setup{options.players};
  for (const std::string& option : options.options) {
    const std::size_t equals = option.find('=');
    if (equals == std::string::npos) {
      return Error{ErrorCode::kMalformed,
                   "An option has the form name=value, not \"" + option + "\"."};
    }
    const std::string name = option.substr(0, equals);
    if (!setup.option(name, "").empty()) {
      return Error{ErrorCode::kMalformed, "The option " + name + " is given twice."};
    }
    setup.options.emplace_back(name, option.substr(equals + 1));
  }
  if (!options.tags.empty()) {
    Result<NamedTexts> tags = read_tag_file(*game, options.tags);
    if (!tags) return tags.error();
    setup.tags = std::move(*tags);
  }
  const auto start = game->start(setup);
  if (!start) return start.error();
  return Chosen{game, std::move(setup)};
}

namespace {

Status check_number(int players, const std::vector<std::string>& specs) {
  if (specs.size() == 1 || specs.size() == static_cast<std::size_t>(players)) return {};
  return Error{ErrorCode::kOutOfRange, "Name one bot for all seats or one for each of the " +
                                           std::to_string(players) + "; " +
                                           std::to_string(specs.size()) + " are named."};
}

}  // namespace

Result<engine::Settings> engine_settings(const EngineFlags& flags) {
  engine::Settings settings{.nodes = flags.nodes, .time_ms = flags.time_ms};
  settings.patience = std::chrono::seconds(flags.patience);
  for (const std::string& option : flags.options) {
    const std::size_t equals = option.find('=');
    if (equals == std::string::npos) {
      return Error{ErrorCode::kMalformed,
                   "An option has the form name=value, not " + shortened(option) + "."};
    }
    settings.options.emplace_back(option.substr(0, equals), option.substr(equals + 1));
  }
  return settings;
}

Result<std::vector<std::unique_ptr<engine::Player>>> make_players(
    const AnyGame& game, int players, const std::vector<std::string>& specs,
    const engine::Settings& settings) {
  if (Status status = check_number(players, specs); !status) return status.error();
  std::vector<std::unique_ptr<engine::Player>> made;
  for (const std::string& spec : specs) {
    auto player = engine::make_player(game, players, spec, settings);
    if (!player) return player.error();
    made.push_back(std::move(*player));
  }
  return made;
}

Progress::Progress(std::string_view what, int total)
    : what_(what), total_(total), shown_(isatty(STDERR_FILENO) != 0) {}

Progress::~Progress() {
  if (shown_ && done_ > 0) std::cerr << "\r\x1b[K" << std::flush;
}

void Progress::say(std::string_view line) {
  std::cerr << (shown_ ? "\r\x1b[K" : "") << line << std::endl;
}

void Progress::step() {
  ++done_;
  if (shown_) std::cerr << '\r' << what_ << ' ' << done_ << '/' << total_ << "\x1b[K" << std::flush;
}

}  // namespace benben::cli
