#include "server/queries.h"

#include <algorithm>
#include <iterator>
#include <limits>

#include "core/record.h"
#include "core/text.h"
#include "games/registry.h"
#include "server/api.h"
#include "server/faults.h"

namespace benben {
namespace {

constexpr int kMostVersions = 999;
constexpr std::size_t kMaxRun = 32;
constexpr std::string_view kFrom = "from=";

// The value behind a name; nothing if another stands there.
std::optional<std::string_view> value_of(std::string_view part, std::string_view name) {
  if (!part.starts_with(name)) return std::nullopt;
  return part.substr(name.size());
}

Error query_form() { return refused(server::Fault::kQueryForm); }

// A query may have any bytes, what is answered is UTF-8.
Error unknown_query(std::string_view query) {
  const std::string_view name = query.substr(0, clean_size(query));
  return refused(server::Fault::kUnknownQuery, {{"member", std::string(name), shortened(name)}});
}

// The name of the first member of a query.
std::string_view first_name(std::string_view query) {
  return query.substr(0, query.find_first_of("=&"));
}

std::optional<int> hex_digit(char digit) {
  if (digit >= '0' && digit <= '9') return digit - '0';
  if (digit >= 'A' && digit <= 'F') return digit - 'A' + 10;
  if (digit >= 'a' && digit <= 'f') return digit - 'a' + 10;
  return std::nullopt;
}

constexpr std::string_view kHistoryMembers[] = {"game", "against", "result", "seats", "before"};

// Takes one member of a history's query.
bool read_member(std::string_view name, std::string_view value, HistoryAsked& asked) {
  using Outcome = HistoryQuery::Outcome;
  constexpr int kMostGames = 2'000'000'000;
  if (name == "game" && find_game(value) != nullptr) return asked.query.game = value, true;
  if (name == "against" && !value.empty()) return asked.against = value, true;
  if (name == "result" && (value == "won" || value == "lost")) {
    asked.query.outcome = value == "won" ? Outcome::kWon : Outcome::kLost;
    return true;
  }
  const std::optional<int> number = parse_number(value, kMostGames);
  if (!number || *number < 1) return false;
  if (name == "seats") return asked.query.seats = *number, true;
  if (name == "before") return asked.query.before = *number, true;
  return false;
}

}  // namespace

Result<SocketQuery> read_socket_query(std::string_view query) {
  SocketQuery read;
  if (query.empty()) return read;
  for (const std::string_view part : split(query, '&')) {
    const auto protocol = value_of(part, "protocol=");
    const auto since = value_of(part, "since=");
    const auto incidents = value_of(part, "incidents=");
    const std::optional<int> number =
        protocol
            ? parse_number(*protocol, kMostVersions)
            : parse_number(since ? *since : incidents.value_or(""), static_cast<int>(kMaxEvents));
    if (!number) return refused(server::Fault::kSinceForm);
    if (protocol) read.protocol = *number;
    if (since) read.seen.events = *number;
    if (incidents) read.seen.incidents = number;
  }
  return read;
}

Result<LobbyQuery> read_lobby_query(std::string_view query) {
  LobbyQuery read;
  if (query.empty()) return read;
  for (const std::string_view part : split(query, '&')) {
    const auto protocol = value_of(part, "protocol=");
    const auto since = value_of(part, "since=");
    const auto run = value_of(part, "run=");
    if (run && run->size() <= kMaxRun) {
      read.since.run = *run;
      continue;
    }
    const std::optional<int> number =
        parse_number(protocol ? *protocol : since.value_or(""),
                     protocol ? kMostVersions : std::numeric_limits<int>::max());
    if (!number) return refused(server::Fault::kRunForm);
    if (protocol) read.protocol = *number;
    if (since) read.since.number = *number;
  }
  return read;
}

Result<HistoryAsked> read_history(std::string_view query) {
  HistoryAsked asked;
  if (query.empty()) return asked;
  for (const std::string_view part : split(query, '&')) {
    const std::size_t equals = part.find('=');
    if (std::ranges::find(kHistoryMembers, first_name(part)) == std::end(kHistoryMembers)) {
      return unknown_query(first_name(part));
    }
    if (equals == part.npos) return query_form();
    if (!read_member(part.substr(0, equals), part.substr(equals + 1), asked)) return query_form();
  }
  return asked;
}

Result<int> read_leaders_query(std::string_view query) {
  constexpr int kMostLeaders = 10'000;
  if (query.empty()) return 0;
  if (first_name(query) != "from") return unknown_query(first_name(query));
  const std::optional<int> from = parse_number(value_of(query, kFrom).value_or(""), kMostLeaders);
  return from ? Result<int>(*from) : query_form();
}

Result<int> read_export_query(std::string_view query) {
  constexpr int kMostTables = 1'000'000'000;
  if (query.empty()) return 0;
  const std::optional<int> from = parse_number(value_of(query, kFrom).value_or(""), kMostTables);
  return from ? Result<int>(*from) : refused(server::Fault::kFromForm);
}

Status read_no_query(std::string_view query) {
  return query.empty() ? Status() : unknown_query(first_name(query));
}

Result<RatedPool> read_pool(const std::vector<std::string_view>& parts) {
  const AnyGame* game = parts.size() == 2 ? find_game(parts[0]) : nullptr;
  const std::optional<int> seats = game != nullptr ? parse_number(parts[1], kMaxSeats) : 0;
  const bool is_there = game != nullptr && seats && *seats >= game->info().min_players &&
                        *seats <= game->info().max_players;
  if (!is_there) return refused(server::Fault::kNothingHere);
  return RatedPool{std::string(parts[0]), *seats};
}

std::optional<std::string> decoded(std::string_view part) {
  std::string text;
  for (std::size_t at = 0; at < part.size(); ++at) {
    if (part[at] != '%') {
      text += part[at];
      continue;
    }
    if (at + 2 >= part.size()) return std::nullopt;
    const auto high = hex_digit(part[at + 1]);
    const auto low = hex_digit(part[at + 2]);
    if (!high || !low) return std::nullopt;
    text += static_cast<char>(*high * 16 + *low);
    at += 2;
  }
  if (!is_clean_utf8(text)) return std::nullopt;
  return text;
}

bool is_json_type(std::string_view content_type) {
  constexpr std::string_view kJson = "application/json";
  std::string_view type = split(content_type, ';').front();
  type.remove_suffix(type.size() - (type.find_last_not_of(' ') + 1));
  return std::ranges::equal(type, kJson, {},
                            [](char c) { return c >= 'A' && c <= 'Z' ? c + ('a' - 'A') : c; });
}

}  // namespace benben
