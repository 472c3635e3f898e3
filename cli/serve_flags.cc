#include "cli/serve_flags.h"

#include <CLI/CLI.hpp>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

#include "cli/flags.h"
#include "cli/option_text.h"
#include "cli/service_flags.h"
#include "cli/store_flag.h"
#include "core/text.h"
#include "server/access.h"
#include "server/push_services.h"
#include "table/engine_name.h"

namespace benben::cli {
namespace {

constexpr std::uint64_t kManyBytes = 1 << 30;
// More than what PostgreSQL waits for a lock (store/postgres/database.cc): that is an answer, too.
constexpr std::uint64_t kLeastStorePatienceS = 11;

struct NumberFlag {
  const char* name;
  const char* help;
  std::uint64_t least;
  std::uint64_t most;
  std::size_t Limits::* limit;
};

constexpr NumberFlag kNumbers[] = {
    {"--connections", "Connections in all", 1, 1'000'000, &Limits::connections},
    {"--address-connections", "Connections of one address", 1, 1'000'000,
     &Limits::address_connections},
    {"--address-sockets", "Tables open from one address", 1, 1'000'000, &Limits::address_sockets},
    {"--address-bot-tables", "Tables with bots open from one address", 1, 1'000'000,
     &Limits::address_bot_tables},
    {"--lobby-tables", "Tables in the lobby", 1, 1'000'000, &Limits::lobby_tables},
    {"--address-lobby-tables", "Tables in the lobby on one address's account", 1, 1'000'000,
     &Limits::address_lobby_tables},
    {"--tournaments", "Tournaments that have not ended", 1, 100'000, &Limits::tournaments},
    {"--address-tournaments", "Those of them that one address has made", 1, 100'000,
     &Limits::address_tournaments},
    {"--address-entrants", "Who enter one tournament from one address", 1, 1'000,
     &Limits::address_entrants},
    {"--tournament-bots", "Bots in one tournament", 1, 200, &Limits::tournament_bots},
    {"--address-stored-mib", "Mebibytes stored for one address a day", 1, 1'000'000,
     &Limits::address_stored_mib},
    {"--address-sign-ins", "Passwords, codes and links of one address an hour", 1, 1'000'000,
     &Limits::address_sign_ins},
    {"--account-sign-ins", "Passwords for one account an hour, from new browsers", 1, 1'000'000,
     &Limits::account_sign_ins},
    {"--address-accounts", "New accounts of one address a day", 1, 1'000'000,
     &Limits::address_accounts},
    {"--address-reports", "Reports of one address an hour", 1, 1'000'000, &Limits::address_reports},
    {"--address-invites", "Known people invited by one address an hour", 1, 1'000'000,
     &Limits::address_invites},
    {"--hash-threads", "Passwords that are hashed at a time, 64 MiB each", 1, 64,
     &Limits::hash_threads},
    {"--hashes-waiting", "Passwords that may wait for that", 1, 10'000, &Limits::hashes_waiting},
    {"--notices-waiting", "Notices that may wait to be sent", 1, 100'000, &Limits::notices_waiting},
    {"--head-bytes", "Bytes of a request before its body", 1024, kManyBytes, &Limits::head_bytes},
    {"--body-bytes", "Bytes of a request's body", 1024, kManyBytes, &Limits::body_bytes},
    {"--message-bytes", "Bytes of a socket's message", 256, kManyBytes, &Limits::message_bytes},
    {"--outgoing-bytes", "Bytes that wait for one slow socket", 64 * 1024, kManyBytes,
     &Limits::outgoing_bytes},
};

struct RateFlag {
  const char* name;
  const char* help;
  Rate Limits::* limit;
};

constexpr RateFlag kRates[] = {
    {"--requests", "Requests to the API, per address", &Limits::requests},
    {"--files", "Files of the page, per address", &Limits::files},
    {"--tables", "New tables, per address", &Limits::tables},
    {"--messages", "Messages, per socket", &Limits::messages},
    {"--phrases", "Phrases that are said, per socket", &Limits::phrases},
    {"--chats", "Messages that are written, per socket", &Limits::chats},
    {"--refusals", "Messages above that until a socket is closed", &Limits::refusals},
};

struct TimeFlag {
  const char* name;
  const char* help;
  std::chrono::seconds Limits::* limit;
};

constexpr TimeFlag kTimes[] = {
    {"--request-s", "Seconds for a request to come in", &Limits::request_time},
    {"--idle-s", "Seconds of a connection between requests", &Limits::idle_time},
    {"--silence-s", "Seconds until a silent socket is pinged, and again until it is cut",
     &Limits::silence},
    {"--close-s", "Seconds for a connection to end in order", &Limits::close_time},
    {"--stop-s", "Seconds for the server to end when it is told to, whatever hangs",
     &Limits::stop_time},
    {"--table-s", "Seconds that an unused table stays in memory", &Limits::table_time},
    {"--notice-s", "Seconds that somebody is away before a notice of their turn",
     &Limits::notice_time},
};
constexpr std::uint64_t kMaxDays = 36'500;
constexpr std::uint64_t kMaxPerSecond = 1'000'000;

// `50:200`: so many a second on average, so many at once.
std::optional<Rate> parse_rate(const std::string& text) {
  const std::size_t colon = text.find(':');
  if (colon == text.npos) return std::nullopt;
  const auto most = static_cast<int>(kMaxPerSecond);
  const std::optional<int> per_second = parse_number(text.substr(0, colon), most);
  const std::optional<int> at_once = parse_number(text.substr(colon + 1), most);
  if (!per_second || !at_once || *at_once == 0) return std::nullopt;
  return Rate{static_cast<double>(*per_second), static_cast<double>(*at_once)};
}

std::string text_of(const Rate& rate) {
  return std::to_string(static_cast<int>(rate.per_second)) + ":" +
         std::to_string(static_cast<int>(rate.at_once));
}

void add_rate(CLI::App& command, const RateFlag& flag, Limits& limits) {
  const auto check = [](const std::string& text) -> std::string {
    if (parse_rate(text)) return "";
    return "two whole numbers are needed, as in 50:200 (a second on average, and at once), not \"" +
           text + "\"";
  };
  command
      .add_option_function<std::string>(
          flag.name,
          [&limits, limit = flag.limit](const std::string& text) {
            limits.*limit = *parse_rate(text);
          },
          flag.help)
      ->check(check)
      ->type_name("PER_SECOND:AT_ONCE")
      ->default_str(text_of(limits.*flag.limit))
      ->group(kLimitGroup);
}

void add_limits(CLI::App& command, Limits& limits) {
  for (const NumberFlag& flag : kNumbers) {
    add_number(command, flag.name, flag.help, flag.least, flag.most, limits.*flag.limit,
               [&limits, limit = flag.limit](std::uint64_t value) { limits.*limit = value; });
  }
  for (const RateFlag& flag : kRates) add_rate(command, flag, limits);
  for (const TimeFlag& flag : kTimes) {
    const auto value = static_cast<std::uint64_t>((limits.*flag.limit).count());
    add_number(command, flag.name, flag.help, 1, kMaxSeconds, value,
               [&limits, limit = flag.limit](std::uint64_t seconds) {
                 limits.*limit = std::chrono::seconds(seconds);
               });
  }
  add_number(command, "--drain-s",
             "Seconds that a server that is told to end says so to balancers, and still serves", 0,
             kMaxSeconds, static_cast<std::uint64_t>(limits.drain_time.count()),
             [&limits](std::uint64_t value) { limits.drain_time = std::chrono::seconds(value); });
  constexpr std::int64_t kHours = 24;
  add_number(command, "--keep-unplayed-days",
             "Days that a table without a move is kept; 0: for ever", 0, kMaxDays,
             static_cast<std::uint64_t>(limits.unplayed_time.count() / kHours),
             [&limits](std::uint64_t days) {
               limits.unplayed_time = std::chrono::hours(static_cast<std::int64_t>(days) * kHours);
             });
}

void add_bots(CLI::App& command, ServeOptions& options) {
  add_number(command, "--bot-threads", "Bots that think at a time (default: a core less than all)",
             1, 1024, static_cast<std::uint64_t>(options.bot_threads),
             [&](std::uint64_t value) { options.bot_threads = static_cast<int>(value); });
  add_milliseconds(command, "--busy-thought-ms", options.busy_thought,
                   "Milliseconds of processor time for a bot's move while bots of others wait");
  add_milliseconds(command, "--longest-thought-ms", options.longest_thought,
                   "Milliseconds of processor time for a bot's move at most");
  add_number(
      command, "--worker-patience-ms",
      "Milliseconds that a bot worker is waited for before it is asked again", 100, kMaxSeconds,
      static_cast<std::uint64_t>(options.worker_patience.count()),
      [&](std::uint64_t value) { options.worker_patience = std::chrono::milliseconds(value); });
}

// `--engine "mine=python3 examples/engine.py"`.
void add_engines(CLI::App& command, ServeOptions& options) {
  const auto check = [](const std::string& text) -> std::string {
    const std::size_t equals = text.find('=');
    if (equals != text.npos && is_engine_name(text.substr(0, equals))) return "";
    return "NAME=COMMAND is needed, the name of 1 to 20 of a-z, 0-9 and -, as in "
           "mine=\"python3 examples/engine.py\", not \"" +
           text + "\"";
  };
  command
      .add_option_function<std::vector<std::string>>(
          "--engine",
          [&](const std::vector<std::string>& texts) {
            for (const std::string& text : texts) {
              const std::size_t equals = text.find('=');
              options.engines.push_back({text.substr(0, equals), text.substr(equals + 1)});
            }
          },
          "A program that plays (docs/engine.md) as NAME=COMMAND, which tables may seat under that "
          "name; may be repeated")
      ->check(check)
      ->type_name("ENGINE")
      ->take_all()
      ->allow_extra_args(false);
  add_number(
      command, "--engine-time-ms", "Milliseconds that an engine is told to think", 1, kMaxSeconds,
      static_cast<std::uint64_t>(options.engine_settings.time_ms.value()),
      [&](std::uint64_t value) { options.engine_settings.time_ms = static_cast<int>(value); });
  add_number(
      command, "--engine-patience-s",
      "Seconds that an engine may be silent, beyond the time that it is told", 1, 600,
      static_cast<std::uint64_t>(options.engine_settings.patience.count() / 1'000),
      [&](std::uint64_t value) { options.engine_settings.patience = std::chrono::seconds(value); });
}

// An address may have a password in it, so no error repeats it.
void add_store(CLI::App& command, ServeOptions& options) {
  CLI::Option* data = command.add_option("--data", options.data, "Folder of the tables")
                          ->type_name(kFolderType)
                          ->default_str(default_data_folder().string());
  add_store_flag(command, options.store,
                 "A PostgreSQL database that has the tables instead, as "
                 "postgres://USER@HOST/DATABASE")
      .excludes(data);
  add_number(command, "--store-patience-s",
             "Seconds until a PostgreSQL database that does not answer counts as lost",
             kLeastStorePatienceS, 3'600,
             static_cast<std::uint64_t>(options.store_patience.count()),
             [&](std::uint64_t value) { options.store_patience = std::chrono::seconds(value); });
  command.get_option("--store-patience-s")->needs("--store");
}

void add_bus(CLI::App& command, ServeOptions& options) {
  add_bus_flag(command, options.bus,
               "A NATS server by which several servers of one PostgreSQL database tell each other "
               "what happens and ask bot workers, as nats://HOST:PORT")
      ->envname("BENBEN_BUS")
      ->needs("--store");
}

void add_access(CLI::App& command, ServeOptions& options) {
  const auto check = [](const std::string& text) -> std::string {
    const Result<AddressRange> range = AddressRange::parse(text);
    return range ? "" : range.error().message;
  };
  command
      .add_option("--proxy", options.proxies,
                  "A proxy whose X-Forwarded-For is believed, as 10.0.0.0/8; may be repeated "
                  "(default: this machine)")
      ->check(check)
      ->type_name("CIDR")
      ->take_all()
      ->allow_extra_args(false);
  command
      .add_option(
          "--name", options.names,
          "A host name that the server answers for, besides addresses and localhost; may be "
          "repeated")
      ->type_name("HOST")
      ->take_all()
      ->allow_extra_args(false);
}

void add_insight(CLI::App& command, ServeOptions& options) {
  command
      .add_option_function<std::uint16_t>(
          "--operator-port", [&](std::uint16_t port) { options.operator_port = port; },
          "A port of this machine for whoever runs the server: /metrics, /live and /ready; 0 for "
          "any free one")
      ->check(whole_number(0, 65535))
      ->type_name("N");
  add_log_flag(command, options.log);
}

void add_notices(CLI::App& command, ServeOptions& options) {
  command.add_flag("--no-notices", options.no_notices,
                   "Send no notices to browsers that ask for them");
  const auto check = [](const std::string& text) -> std::string {
    const std::optional<PushUrl> url = read_push_url(text);
    if (url && url->origin() == text) return "";
    return "an origin is needed, as https://push.example.org, not \"" + text + "\"";
  };
  command
      .add_option("--push-service", options.push_services,
                  "A push service besides those of the browsers' makers, as "
                  "https://push.example.org; may be repeated")
      ->check(check)
      ->type_name("URL")
      ->take_all()
      ->allow_extra_args(false);
}

}  // namespace

void add_serve_flags(CLI::App& command, ServeOptions& options) {
  command.add_option("--host", options.host, "Address to listen at")->capture_default_str();
  command.add_option("--port", options.port, "Port; 0 for any free one")
      ->check(whole_number(0, 65535))
      ->capture_default_str();
  add_store(command, options);
  add_bus(command, options);
  add_insight(command, options);
  add_access(command, options);
  add_notices(command, options);
  add_limits(command, options.limits);
  add_bots(command, options);
  add_engines(command, options);
}

}  // namespace benben::cli
