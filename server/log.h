// Log: what the operator should know, as sentences and as data (docs/operations.md, The log).
//
// The beginnings of ids of tables and tournaments (log_id()) and hosts of push services stand in
// it; names, secrets and addresses of people never, nor an id, by which whoever reads it could look
// on.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace benben {

enum class LogEvent : std::uint8_t {
  kNote,  // without a name of its own
  kFailed,
  kHangs,
  kStopping,
  kStoreReadOnly,
  kStoreWritable,
  kStoreUpgraded,
  kTableDamaged,
  kTableNotMarked,
  kTableNotMade,
  kTableNotOpened,
  kTableClosed,
  kEngineFailed,
  kTournamentLeftOut,
  kTournamentDraw,
  kTournamentOdd,
  kNoticesFailing,
  kNoticesWorking,
  kNoticeDropped,
  kBusLost,
  kBusBack,
  kWorkersThink,
  kWorkersLost,
  kWorkerReady,
  kWorkerRefuses,
  kWorkerEnds,
};

enum class LogLevel : std::uint8_t { kInfo, kWarning, kError };

struct LogEventInfo {
  std::string_view name;
  LogLevel level;
};
// By the number of the event.
inline constexpr std::array<LogEventInfo, 26> kLogEvents = {{
    {"note", LogLevel::kInfo},
    {"failed", LogLevel::kError},
    {"hangs", LogLevel::kError},
    {"stopping", LogLevel::kInfo},
    {"store_read_only", LogLevel::kError},
    {"store_writable", LogLevel::kInfo},
    {"store_upgraded", LogLevel::kInfo},
    {"table_damaged", LogLevel::kError},
    {"table_not_marked", LogLevel::kError},
    {"table_not_made", LogLevel::kError},
    {"table_not_opened", LogLevel::kError},
    {"table_closed", LogLevel::kError},
    {"engine_failed", LogLevel::kWarning},
    {"tournament_left_out", LogLevel::kError},
    {"tournament_draw", LogLevel::kWarning},
    {"tournament_odd", LogLevel::kWarning},
    {"notices_failing", LogLevel::kWarning},
    {"notices_working", LogLevel::kInfo},
    {"notice_dropped", LogLevel::kWarning},
    {"bus_lost", LogLevel::kWarning},
    {"bus_back", LogLevel::kInfo},
    {"workers_think", LogLevel::kInfo},
    {"workers_lost", LogLevel::kWarning},
    {"worker_ready", LogLevel::kInfo},
    {"worker_refuses", LogLevel::kWarning},
    {"worker_ends", LogLevel::kInfo},
}};

std::string_view level_name(LogLevel level);

// How much of an id stands in the log: enough to find it (`benben export`), too little to guess it.
inline constexpr std::size_t kLogIdSize = 8;
inline std::string log_id(std::string_view id) { return std::string(id.substr(0, kLogIdSize)); }

struct LogLine {
  using Members = std::vector<std::pair<std::string_view, std::string>>;

  // A sentence alone.
  LogLine(std::string sentence) : text(std::move(sentence)) {}
  LogLine(const char* sentence) : text(sentence) {}
  LogLine(LogEvent what, std::string sentence, Members data = {})
      : text(std::move(sentence)), event(what), members(std::move(data)) {}

  // For whoever wants the sentence.
  operator std::string_view() const { return text; }

  std::string text;
  LogEvent event = LogEvent::kNote;
  Members members = {};
};

using Log = std::function<void(const LogLine& line)>;

// As one line of JSON, without its line feed.
std::string log_json(const LogLine& line, std::int64_t unix_s);

}  // namespace benben
