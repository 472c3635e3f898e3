#include "cli/history.h"

#include <algorithm>
#include <cstdlib>
#include <system_error>
#include <utility>

#include "cli/common.h"
#include "core/text.h"

namespace benben::cli {
namespace {

void append(std::vector<std::string>& lines, std::string_view line) {
  std::erase(lines, line);
  lines.emplace_back(line);
  if (lines.size() > History::kMostLines) lines.erase(lines.begin());
}

std::vector<std::string> read_lines(const std::filesystem::path& file) {
  std::vector<std::string> lines;
  if (file.empty()) return lines;
  const Result<std::string> content = read_file(file.string(), kMebibyte);
  if (!content) return lines;
  for (const std::string_view line : split(*content, '\n')) {
    if (!line.empty() && is_clean_utf8(line)) append(lines, line);
  }
  return lines;
}

// An empty variable counts as none, and one that is no whole path is to be ignored (XDG).
std::filesystem::path folder_in(const char* variable, const char* below) {
  const char* const value = std::getenv(variable);
  if (value == nullptr || *value != '/') return {};
  return std::filesystem::path(value) / below;
}

}  // namespace

History::History(std::filesystem::path file) : file_(std::move(file)), lines_(read_lines(file_)) {}

void History::add(std::string_view line) {
  if (line.find_first_not_of(' ') == line.npos) return;
  append(lines_, line);
  append(added_, line);
}

void History::save() const {
  if (file_.empty() || added_.empty()) return;
  std::vector<std::string> lines = read_lines(file_);
  for (const std::string& line : added_) append(lines, line);
  std::string content;
  for (const std::string& line : lines) content += line + '\n';
  std::error_code failure;
  const std::filesystem::path folder = file_.parent_path();
  if (std::filesystem::create_directories(folder, failure)) {
    std::filesystem::permissions(folder, std::filesystem::perms::owner_all, failure);
  }
  if (write_file(file_.string(), content, Keeping::kThroughEnd)) {
    using std::filesystem::perms;
    std::filesystem::permissions(file_, perms::owner_read | perms::owner_write, failure);
  }
}

std::filesystem::path history_file(std::string_view game) {
  std::filesystem::path folder = folder_in("XDG_STATE_HOME", "benben");
  if (folder.empty()) folder = folder_in("HOME", ".local/state/benben");
  return folder.empty() ? folder : folder / ("history-" + std::string(game));
}

}  // namespace benben::cli
