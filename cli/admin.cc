// `benben admin`: what the operator of a server does about what people write, and about accounts
// and tables, while the server runs. Each act is stored together with its line in the log, by which
// a running server hears of it.
#include <algorithm>
#include <array>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

#include "cli/data_folder.h"
#include "cli/exit.h"
#include "core/text.h"
#include "server/account_texts.h"
#include "server/names.h"

namespace benben::cli {
namespace {

constexpr std::string_view kPersonPrefix = "person:";
constexpr int kPersonDigits = 16;
constexpr std::int64_t kDaySeconds = 24 * 60 * 60;
constexpr std::size_t kMostDigits = 9;
constexpr char kOfTable = '/';  // between a table and the number of a message there

Error wrong(std::string sentence) { return {ErrorCode::kUnknown, std::move(sentence), "", 0}; }

std::int64_t now_s() {
  const auto now = std::chrono::system_clock::now().time_since_epoch();
  return std::chrono::duration_cast<std::chrono::seconds>(now).count();
}

// In UTC.
std::string time_text(std::int64_t unix_s) {
  const std::time_t time = unix_s;
  std::tm parts{};
  gmtime_r(&time, &parts);
  char text[32];
  return std::string(text, std::strftime(text, sizeof text, "%F %R", &parts));
}

// By which an operator names somebody without an account.
std::string person_text(const Digest& person) {
  constexpr std::string_view kHex = "0123456789abcdef";
  if (person == kNobody) return "nobody (deleted)";
  std::string text(kPersonPrefix);
  for (std::size_t at = 0; at < kPersonDigits / 2; ++at) {
    text += kHex[person[at] >> 4U];
    text += kHex[person[at] & 0x0FU];
  }
  return text;
}

Result<Account> account_of(Store& store, const std::string& name) {
  const Result<AccountName> read = read_account_name(name);
  const auto found =
      read ? store.accounts().find_account(read->key) : Result<Account>(read.error());
  if (found) return *found;
  const bool is_missing = !read || found.error().code == ErrorCode::kUnknown;
  return is_missing ? wrong("There is no account \"" + name + "\".") : found.error();
}

// By the name of their account or the beginning of what proves them, as reports tell it.
Result<Digest> person_of(Store& store, const std::string& name) {
  if (!name.starts_with(kPersonPrefix)) {
    const Result<Account> account = account_of(store, name);
    return account ? Result<Digest>(account->person) : account.error();
  }
  const auto found = store.speech().persons_like(name.substr(kPersonPrefix.size()));
  if (!found) return found.error();
  if (found->empty()) return wrong("There is nobody like " + name + ".");
  if (found->size() > 1) return wrong("More than one person begins like " + name + ".");
  return found->front();
}

std::optional<std::int64_t> number_in(const std::string& text) {
  if (text.empty() || text.size() > kMostDigits) return std::nullopt;
  const bool is_number = std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; });
  return is_number ? std::optional<std::int64_t>(std::stoll(text)) : std::nullopt;
}

// The acts: each gives what the log says of it.

using Logged = Result<ModeratorAct>;

ModeratorAct act_on(std::string_view what, const Digest& person = kNobody) {
  return {.what = std::string(what), .person = person};
}

Logged answer(Store& store, const DataOptions& options) {
  const auto number = number_in(options.name);
  const Status status = store.speech().answer_report(number.value_or(0));
  if (status) return act_on(kActAnswer);
  const bool is_missing = status.error().code == ErrorCode::kUnknown;
  return is_missing ? wrong("There is no open report " + options.name + ".") : status.error();
}

Logged mute(Store& store, const DataOptions& options) {
  const Result<Digest> person = person_of(store, options.name);
  if (!person) return person.error();
  std::optional<std::int64_t> until;
  if (options.days) until = now_s() + *options.days * kDaySeconds;
  const Status status = store.speech().impose({Sanction::Kind::kMuted, *person, until});
  return status ? Logged(act_on(kActMute, *person)) : status.error();
}

Logged unmute(Store& store, const DataOptions& options) {
  const Result<Digest> person = person_of(store, options.name);
  if (!person) return person.error();
  const Result<bool> was = store.speech().lift(*person, Sanction::Kind::kMuted);
  if (!was) return was.error();
  return *was ? Logged(act_on(kActUnmute, *person)) : wrong(options.name + " is not muted.");
}

// Its devices are signed out with it.
Logged close(Store& store, const DataOptions& options) {
  const Result<Account> account = account_of(store, options.name);
  if (!account) return account.error();
  const Status imposed = store.speech().impose({Sanction::Kind::kClosed, account->person});
  if (!imposed) return imposed.error();
  const Status out = store.accounts().remove_devices_but(account->number, 0);
  return out ? Logged(act_on(kActClose, account->person)) : out.error();
}

Logged open(Store& store, const DataOptions& options) {
  const Result<Account> account = account_of(store, options.name);
  if (!account) return account.error();
  const Result<bool> was = store.speech().lift(account->person, Sanction::Kind::kClosed);
  if (!was) return was.error();
  return *was ? Logged(act_on(kActOpen, account->person)) : wrong(options.name + " is not closed.");
}

Logged erase_message(Store& store, const std::string& table, const DataOptions& options) {
  const auto number = number_in(options.name.substr(options.name.find(kOfTable) + 1));
  const auto author = store.speech().find_message(table, number.value_or(0));
  if (!author && author.error().code != ErrorCode::kUnknown) return author.error();
  if (!author) return wrong("There is no message " + options.name + ".");
  const Status status = store.speech().delete_message(table, *number);
  ModeratorAct act = act_on(kActDeleteMessage, *author);
  act.table = table;
  return status ? Logged(act) : status.error();
}

// TABLE or, of a message, TABLE/NUMBER.
Logged erase(Store& store, const DataOptions& options) {
  const std::size_t slash = options.name.find(kOfTable);
  const Result<std::string> table = table_meant(store, options.name.substr(0, slash));
  if (!table) return table.error();
  if (slash != std::string::npos) return erase_message(store, *table, options);
  const Status status = store.remove(*table);
  ModeratorAct act = act_on(kActDeleteTable);
  act.table = *table;
  return status ? Logged(act) : status.error();
}

struct Act {
  std::string_view name;
  Logged (*run)(Store&, const DataOptions&);
};
constexpr std::array<Act, 6> kActs = {{{"answer", answer},
                                       {"mute", mute},
                                       {"unmute", unmute},
                                       {"close", close},
                                       {"open", open},
                                       {"delete", erase}}};

// All of it or nothing.
Status do_and_log(Store& store, const Act& act, const DataOptions& options) {
  Status done;
  const Status stored = store.transaction([&] {
    Logged logged = act.run(store, options);
    if (!logged) return void(done = logged.error());
    logged->at = now_s();
    logged->whom = options.name;
    logged->note = options.note;
    done = store.speech().log(*logged);
  });
  return done ? stored : done;
}

// What is listed.

std::string who(const std::string& name, const Digest& person) {
  return (name.empty() ? "(no name)" : name) + " " + person_text(person);
}

void print(const Report& report) {
  std::printf("report %lld, %s: %s\n", static_cast<long long>(report.number),
              time_text(report.at).c_str(), report.reason.c_str());
  std::printf("  about %s, seat %d of table %s\n", who(report.name, report.accused).c_str(),
              index(report.seat) + 1, report.table.c_str());
  std::printf("  by %s%s%s\n", person_text(report.reporter).c_str(),
              report.words.empty() ? "" : ": ", report.words.c_str());
  for (const ChatMessage& message : report.messages) {
    std::printf("  message %s%c%lld, %s: %s\n", report.table.c_str(), kOfTable,
                static_cast<long long>(message.number), time_text(message.at).c_str(),
                message.text.empty() ? "(deleted)" : message.text.c_str());
  }
}

int list_reports(Store& store, const DataOptions& options) {
  Result<std::vector<Report>> reports = std::vector<Report>();
  const Status read = look(store, options, [&] { reports = store.speech().open_reports(); });
  if (!read || !reports) return report(read ? reports.error() : read.error());
  if (reports->empty()) std::printf("No reports are open.\n");
  for (const Report& each : *reports) print(each);
  return kExitOk;
}

int print_log(Store& store, const DataOptions& options) {
  Result<std::vector<ModeratorAct>> acts = std::vector<ModeratorAct>();
  const Status read = look(store, options, [&] { acts = store.speech().acts_after(0); });
  if (!read || !acts) return report(read ? acts.error() : read.error());
  for (const ModeratorAct& act : *acts) {
    const std::string whom = act.whom.empty() ? "(deleted)" : act.whom;
    std::printf("%s  %s  %s%s%s\n", time_text(act.at).c_str(), act.what.c_str(), whom.c_str(),
                act.note.empty() ? "" : "  ", act.note.c_str());
  }
  return kExitOk;
}

// What does not go together on the command line.
Status check(const DataOptions& options, bool lists) {
  if (lists && !options.name.empty()) {
    return wrong("admin " + options.act + " takes no " + options.name + ".");
  }
  if (!lists && options.name.empty()) return wrong("admin " + options.act + " needs to know whom.");
  if (options.days && options.act != "mute") return wrong("--days is of admin mute.");
  return {};
}

}  // namespace

int administer(const DataOptions& options) {
  const bool lists = options.act == "reports" || options.act == "log";
  if (Status status = check(options, lists); !status) return report(status.error());
  const Result<std::unique_ptr<Store>> store = open_existing(options);
  if (!store) return report(store.error());
  if (options.act == "reports") return list_reports(**store, options);
  if (options.act == "log") return print_log(**store, options);
  const auto act = std::ranges::find(kActs, options.act, &Act::name);
  const Status status = do_and_log(**store, *act, options);
  return status ? kExitOk : report(status.error());
}

}  // namespace benben::cli
