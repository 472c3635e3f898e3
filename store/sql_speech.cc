#include "store/sql_speech.h"

#include <algorithm>

#include "core/text.h"

namespace benben {
namespace {

constexpr std::int64_t kFirstOfAll = 0;

Error unknown(const char* what) { return {ErrorCode::kUnknown, what, "", 0}; }

// The least and the greatest digest that begin with these hexadecimal digits; nothing if they are
// none.
std::optional<std::pair<Digest, Digest>> digests_like(std::string_view hex) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  Digest least{};
  Digest greatest;
  greatest.fill(0xFF);
  if (hex.empty() || hex.size() > least.size() * 2) return std::nullopt;
  for (std::size_t at = 0; at < hex.size(); ++at) {
    const std::size_t digit = kDigits.find(hex[at]);
    if (digit == kDigits.npos) return std::nullopt;
    const bool is_high = at % 2 == 0;
    const auto bits = static_cast<std::uint8_t>(is_high ? digit << 4U : digit);
    const auto kept = static_cast<std::uint8_t>(is_high ? 0x0F : 0xF0);
    least[at / 2] = static_cast<std::uint8_t>(least[at / 2] | bits);
    greatest[at / 2] = static_cast<std::uint8_t>((greatest[at / 2] & kept) | bits);
  }
  return std::pair(least, greatest);
}

Report read_report(const Query& query) {
  return {query.number(0),
          query.digest(1).value_or(kNobody),
          query.digest(2).value_or(kNobody),
          query.text(3),
          seat_at(static_cast<int>(query.number(4))),
          query.text(5),
          query.text(6),
          query.text(7),
          query.number(8)};
}

}  // namespace

Status SqlSpeech::done() const {
  return database_.failed() ? Status(cannot_store(database_)) : Status();
}

// What is written at a table.

Result<std::int64_t> SqlSpeech::write(std::string_view table, const ChatMessage& message,
                                      int kept) {
  if (database_.is_shared()) Query(touch_table_, table).run();
  const std::int64_t number = Query(insert_message_, table, index(message.seat), message.person,
                                    message.name, message.text, message.at)
                                  .run_for_number();
  Query(delete_oldest_, table, kept).run();
  if (Status status = done(); !status) return status.error();
  if (number == 0) return unknown("There is no such table.");
  return number;
}

std::vector<ChatMessage> SqlSpeech::read_messages(Query& query) const {
  std::vector<ChatMessage> messages;
  while (query.next()) {
    messages.push_back({query.number(0), seat_at(static_cast<int>(query.number(1))),
                        query.digest(2).value_or(kNobody), query.text(3), query.text(4),
                        query.number(5)});
  }
  return messages;
}

Result<std::vector<ChatMessage>> SqlSpeech::messages(std::string_view table) {
  Query query(select_messages_, table);
  std::vector<ChatMessage> messages = read_messages(query);
  if (Status status = done(); !status) return status.error();
  return messages;
}

Result<Digest> SqlSpeech::find_message(std::string_view table, std::int64_t number) {
  Query query(select_message_, table, number);
  if (query.next()) return query.digest(0).value_or(kNobody);
  if (Status status = done(); !status) return status.error();
  return unknown("There is no such message.");
}

Status SqlSpeech::delete_message(std::string_view table, std::int64_t number) {
  Query(delete_message_, table, number, kNobody).run();
  return done();
}

// Who does not want to hear whom.

std::vector<Mute> SqlSpeech::read_mutes(Query& query) const {
  std::vector<Mute> mutes;
  while (query.next()) {
    mutes.push_back({query.number(0), query.digest(1).value_or(kNobody),
                     query.digest(2).value_or(kNobody), query.text(3), query.number(4)});
  }
  return mutes;
}

Result<std::vector<Mute>> SqlSpeech::all_mutes() {
  Query query(select_mutes_);
  std::vector<Mute> mutes = read_mutes(query);
  if (Status status = done(); !status) return status.error();
  return mutes;
}

Result<std::vector<Mute>> SqlSpeech::mutes_of(const Digest& muter) {
  Query query(select_mutes_of_, muter);
  std::vector<Mute> mutes = read_mutes(query);
  if (Status status = done(); !status) return status.error();
  return mutes;
}

Result<std::int64_t> SqlSpeech::mute(const Mute& mute) {
  Query(insert_mute_, mute.muter, mute.muted, mute.name, mute.day).run();
  std::int64_t number = 0;
  {
    Query query(select_mute_, mute.muter, mute.muted);
    if (query.next()) number = query.number(0);
  }
  if (Status status = done(); !status) return status.error();
  return number;
}

Status SqlSpeech::unmute(const Digest& muter, const Digest& muted) {
  Query(delete_mute_, muter, muted).run();
  return done();
}

// What is reported.

Status SqlSpeech::report(const Report& report, std::optional<std::int64_t> message, int most) {
  if (message) {
    const Result<Digest> author = find_message(report.table, *message);
    if (!author) return author.error();
    if (*author != report.accused) return unknown("There is no such message.");
  }
  const std::int64_t number =
      Query(insert_report_, report.reporter, report.accused, report.table, index(report.seat),
            report.name, report.reason, report.words, report.at)
          .run_for_number();
  Query(copy_messages_, number, report.table, report.accused, message, most).run();
  return done();
}

Result<std::vector<Report>> SqlSpeech::open_reports() {
  std::vector<Report> reports;
  {
    Query query(select_reports_);
    while (query.next()) reports.push_back(read_report(query));
  }
  for (Report& report : reports) {
    Query query(select_reported_, report.number);
    report.messages = read_messages(query);
  }
  if (Status status = done(); !status) return status.error();
  return reports;
}

Result<std::vector<Report>> SqlSpeech::reports_of(const Digest& reporter) {
  std::vector<Report> reports;
  Query query(select_reports_of_, reporter);
  while (query.next()) reports.push_back(read_report(query));
  if (Status status = done(); !status) return status.error();
  return reports;
}

Status SqlSpeech::answer_report(std::int64_t number) {
  Query(close_report_, number).run();
  if (Status status = done(); !status) return status;
  return database_.changes() > 0 ? Status() : Status(unknown("There is no such open report."));
}

// What the operator does.

Result<std::vector<Sanction>> SqlSpeech::sanctions() {
  std::vector<Sanction> sanctions;
  Query query(select_sanctions_);
  while (query.next()) {
    const auto kind = query.number(0) == 1 ? Sanction::Kind::kClosed : Sanction::Kind::kMuted;
    sanctions.push_back(
        {kind, query.digest(1).value_or(kNobody),
         query.is_null(2) ? std::nullopt : std::optional<std::int64_t>(query.number(2))});
  }
  if (Status status = done(); !status) return status.error();
  return sanctions;
}

Result<bool> SqlSpeech::is_closed(const Digest& person) {
  Query query(select_closed_, person);
  const bool is_closed = query.next();
  if (Status status = done(); !status) return status.error();
  return is_closed;
}

Status SqlSpeech::impose(const Sanction& sanction) {
  Query(insert_sanction_, static_cast<int>(sanction.kind), sanction.person, sanction.until).run();
  return done();
}

Result<bool> SqlSpeech::lift(const Digest& person, Sanction::Kind kind) {
  Query(delete_sanction_, person, static_cast<int>(kind)).run();
  if (Status status = done(); !status) return status.error();
  return database_.changes() > 0;
}

Status SqlSpeech::log(const ModeratorAct& act) {
  database_.number_in_order(Numbered::kModeratorActs);
  Query(insert_act_, act.at, act.what, act.whom, act.note, act.person, act.table).run();
  return done();
}

Result<std::vector<ModeratorAct>> SqlSpeech::acts_after(std::int64_t number) {
  std::vector<ModeratorAct> acts;
  Query query(select_acts_, number);
  while (query.next()) {
    acts.push_back({query.number(0), query.number(1), query.text(2), query.text(3), query.text(4),
                    query.digest(5).value_or(kNobody), query.text(6)});
  }
  if (Status status = done(); !status) return status.error();
  return acts;
}

Result<std::int64_t> SqlSpeech::last_act() {
  Query query(select_last_act_);
  const std::int64_t last = query.next() ? query.number(0) : kFirstOfAll;
  if (Status status = done(); !status) return status.error();
  return last;
}

Result<std::vector<Digest>> SqlSpeech::persons_like(std::string_view hex) {
  std::vector<Digest> persons;
  const auto range = digests_like(hex);
  if (!range) return persons;
  Query query(select_persons_, range->first, range->second);
  while (query.next()) persons.push_back(query.digest(0).value_or(kNobody));
  if (Status status = done(); !status) return status.error();
  std::erase(persons, kNobody);
  return persons;
}

// Who goes, and who comes.

void SqlSpeech::forget_person(const Digest& person) {
  Query(delete_messages_of_, person, kNobody).run();
  Query(delete_mutes_of_, person).run();
  Query(forget_reported_, person, kNobody).run();
  Query(forget_accused_, person, kNobody).run();
  Query(forget_reporter_, person, kNobody).run();
  Query(delete_sanctions_, person).run();
  Query(forget_acts_, person, kNobody).run();
}

// Who mutes themselves by it mutes nobody. The stricter of two sanctions need not win: an account's
// own stays.
void SqlSpeech::move(const Digest& from, const Digest& to) {
  Query(move_messages_, from, to).run();
  Query(delete_muter_twice_, from, to).run();
  Query(move_muter_, from, to).run();
  Query(delete_muted_twice_, from, to).run();
  Query(move_muted_, from, to).run();
  Query(delete_own_mute_).run();
  Query(move_reported_, from, to).run();
  Query(move_accused_, from, to).run();
  Query(move_reporter_, from, to).run();
  Query(move_sanctions_, from, to).run();
  Query(delete_sanctions_, from).run();
  Query(move_acts_, from, to).run();
}

}  // namespace benben
