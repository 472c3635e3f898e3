#include "cli/history.h"

#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <ios>
#include <iterator>
#include <optional>
#include <system_error>
#include <utility>

#include "cli/line_reader.h"
#include "core/text.h"

namespace benben::cli {
namespace {

// More than a player types in years; of a file that has more the end counts.
constexpr std::streamoff kMostBytes = 1 << 20;

void append(std::vector<std::string>& lines, std::string_view line) {
  std::erase(lines, line);
  lines.emplace_back(line);
  if (lines.size() > History::kMostLines) lines.erase(lines.begin());
}

// A line that the next game can be given.
bool is_kept(std::string_view line) {
  const bool is_blank = line.find_first_not_of(' ') == line.npos;
  return !is_blank && line.size() <= kLongestLine && is_clean_utf8(line);
}

// The last kMostBytes of a file, from the beginning of a line on; nothing if the file is there and
// cannot be read.
std::optional<std::string> read_end(const std::filesystem::path& file) {
  std::error_code failure;
  const std::filesystem::file_status status = std::filesystem::status(file, failure);
  if (status.type() == std::filesystem::file_type::not_found) return "";
  std::ifstream in(file, std::ios::binary | std::ios::ate);
  if (!is_regular_file(status) || !in) return std::nullopt;
  const std::streamoff start = std::max<std::streamoff>(0, in.tellg() - kMostBytes);
  in.seekg(start);
  std::string content(std::istreambuf_iterator<char>(in), {});
  if (in.bad()) return std::nullopt;
  if (start > 0) content.erase(0, std::min(content.find('\n'), content.size() - 1) + 1);
  return content;
}

std::optional<std::vector<std::string>> read_lines(const std::filesystem::path& file) {
  const std::optional<std::string> content = read_end(file);
  if (!content) return std::nullopt;
  std::vector<std::string> lines;
  for (const std::string_view line : split(*content, '\n')) {
    if (is_kept(line)) append(lines, line);
  }
  return lines;
}

// In one step and for the owner alone: a fresh file, which mkstemp makes so, takes the other's
// place.
void replace(const std::filesystem::path& file, std::string_view content) {
  std::string fresh = file.string() + ".XXXXXX";
  const int descriptor = mkstemp(fresh.data());
  if (descriptor < 0) return;
  close(descriptor);
  std::ofstream out(fresh, std::ios::binary);
  out << content;
  out.close();
  if (out.fail() || std::rename(fresh.c_str(), file.c_str()) != 0) std::remove(fresh.c_str());
}

// An empty variable counts as none, and one that is no whole path is to be ignored (XDG).
std::filesystem::path folder_in(const char* variable, const char* below) {
  const char* const value = std::getenv(variable);
  if (value == nullptr || *value != '/') return {};
  return std::filesystem::path(value) / below;
}

}  // namespace

History::History(std::filesystem::path file)
    : file_(std::move(file)), lines_(read_lines(file_).value_or(std::vector<std::string>())) {}

void History::add(std::string_view line) {
  if (!is_kept(line)) return;
  append(lines_, line);
  append(added_, line);
}

void History::save() const {
  if (file_.empty() || added_.empty()) return;
  std::optional<std::vector<std::string>> lines = read_lines(file_);
  if (!lines) return;
  for (const std::string& line : added_) append(*lines, line);
  std::string content;
  for (const std::string& line : *lines) content += line + '\n';
  std::error_code failure;
  const std::filesystem::path folder = file_.parent_path();
  if (std::filesystem::create_directories(folder, failure)) {
    std::filesystem::permissions(folder, std::filesystem::perms::owner_all, failure);
  }
  replace(file_, content);
}

std::filesystem::path history_file(std::string_view game) {
  std::filesystem::path folder = folder_in("XDG_STATE_HOME", "benben");
  if (folder.empty()) folder = folder_in("HOME", ".local/state/benben");
  return folder.empty() ? folder : folder / ("history-" + std::string(game));
}

}  // namespace benben::cli
