#include "store/sql_accounts.h"

namespace benben {
namespace {

Error unknown(const char* what) { return {ErrorCode::kUnknown, what, "", 0}; }

Device read_device(const Query& query) {
  return {query.number(0),     query.number(1), query.digest(2).value_or(Digest{}),
          query.text(3),       query.number(4), query.number(5),
          query.number(6) != 0};
}

}  // namespace

Status SqlAccounts::done() const {
  return database_.failed() ? Status(cannot_store(database_)) : Status();
}

Result<Account> SqlAccounts::read_account(Query& query) const {
  if (!query.next()) {
    if (Status status = done(); !status) return status.error();
    return unknown("There is no such account.");
  }
  return Account{query.number(0), query.digest(1).value_or(kNobody),
                 query.text(2),   Profile{query.text(3), query.text(4)},
                 query.text(5),   query.number(6)};
}

Result<std::int64_t> SqlAccounts::add_account(const Account& account) {
  const Result<Account> taken = find_account(account.key);
  if (taken) return Error{ErrorCode::kConflict, "Somebody else has this name.", "", 0};
  if (taken.error().code != ErrorCode::kUnknown) return taken.error();
  const std::int64_t number =
      Query(insert_account_, account.person, account.key, account.profile.name,
            account.profile.figure, account.password, account.made)
          .run_for_number();
  if (Status status = done(); !status) return status.error();
  return number;
}

Result<Account> SqlAccounts::find_account(std::string_view key) {
  Query query(select_by_key_, key);
  return read_account(query);
}

Result<Account> SqlAccounts::account(std::int64_t number) {
  Query query(select_account_, number);
  return read_account(query);
}

Status SqlAccounts::set_password(std::int64_t account, std::string_view hash) {
  Query(update_password_, account, hash).run();
  return done();
}

Status SqlAccounts::set_figure(std::int64_t account, std::string_view figure) {
  Query(update_figure_, account, figure).run();
  return done();
}

void SqlAccounts::touch(const Digest& person) {
  if (database_.is_shared() && person != kNobody) Query(touch_person_, person).run();
}

Result<bool> SqlAccounts::is_gone(const Digest& person) {
  Query query(select_gone_, person);
  const bool is_gone = query.next();
  if (Status status = done(); !status) return status.error();
  return is_gone;
}

void SqlAccounts::retire(const Digest& person) {
  touch(person);
  Query(insert_gone_, person).run();
}

Status SqlAccounts::erase_account(std::int64_t number) {
  if (const Result<Account> erased = account(number)) {
    retire(erased->person);
    speech_.forget_person(erased->person);
    invites_.forget_person(erased->person);
  }
  Query(forget_seats_, number, kNobody).run();
  Query(forget_facts_, number, kNobody).run();
  Query(forget_organiser_, number, kNobody).run();
  Query(delete_devices_but_, number, 0).run();
  Query(delete_codes_, number).run();
  Query(delete_link_, number).run();
  Query(forget_rated_, number).run();
  Query(delete_ratings_, number).run();
  Query(forget_player_, number).run();
  Query(delete_account_, number).run();
  return done();
}

Result<std::vector<KnownDevice>> SqlAccounts::all_devices() {
  std::vector<KnownDevice> devices;
  Query query(select_all_devices_);
  while (query.next()) {
    devices.push_back({read_device(query), query.digest(7).value_or(kNobody)});
  }
  if (Status status = done(); !status) return status.error();
  return devices;
}

Result<std::vector<Device>> SqlAccounts::devices_of(std::int64_t account) {
  std::vector<Device> devices;
  Query query(select_devices_, account);
  while (query.next()) devices.push_back(read_device(query));
  if (Status status = done(); !status) return status.error();
  return devices;
}

Result<std::int64_t> SqlAccounts::add_device(const Device& device) {
  Query(delete_surplus_, device.account, kMostDevices - 1).run();
  const std::int64_t number = Query(insert_device_, device.account, device.token, device.label,
                                    device.made, device.seen, device.is_signed_in ? 1 : 0)
                                  .run_for_number();
  if (Status status = done(); !status) return status.error();
  return number;
}

Result<std::vector<Digest>> SqlAccounts::tokens_of(std::int64_t account) {
  std::vector<Digest> tokens;
  Query query(select_tokens_, account);
  while (query.next()) tokens.push_back(query.digest(0).value_or(Digest{}));
  if (Status status = done(); !status) return status.error();
  return tokens;
}

Status SqlAccounts::see_device(const Digest& token, std::int64_t day) {
  Query(update_seen_, token, day).run();
  return done();
}

Status SqlAccounts::remove_device(const Digest& token) {
  Query(delete_device_, token).run();
  return done();
}

Status SqlAccounts::remove_devices_but(std::int64_t account, std::int64_t kept) {
  Query(delete_devices_but_, account, kept).run();
  return done();
}

Status SqlAccounts::remove_devices_unseen_since(std::int64_t day) {
  Query(delete_unseen_, day).run();
  return done();
}

Status SqlAccounts::keep_codes(std::int64_t account, const std::vector<Digest>& codes) {
  Query(delete_codes_, account).run();
  for (const Digest& code : codes) Query(insert_code_, code, account).run();
  return done();
}

Result<int> SqlAccounts::codes_of(std::int64_t account) {
  Query query(select_code_count_, account);
  const int count = query.next() ? static_cast<int>(query.number(0)) : 0;
  if (Status status = done(); !status) return status.error();
  return count;
}

Result<std::int64_t> SqlAccounts::code_owner(const Digest& code) {
  Query query(select_code_, code);
  if (query.next()) return query.number(0);
  if (Status status = done(); !status) return status.error();
  return unknown("Nobody has this code.");
}

Status SqlAccounts::spend_code(const Digest& code) {
  Query(delete_code_, code).run();
  return done();
}

Status SqlAccounts::keep_link(const DeviceLink& link) {
  Query(insert_link_, link.account, link.secret, link.expires_s).run();
  return done();
}

Result<std::int64_t> SqlAccounts::use_link(const Digest& secret, std::int64_t now_s) {
  std::int64_t account = 0;
  {
    Query query(select_link_, secret, now_s);
    if (query.next()) account = query.number(0);
  }
  if (account != 0) Query(delete_link_, account).run();
  if (Status status = done(); !status) return status.error();
  if (account == 0) return unknown("Nobody has this link.");
  return account;
}

Status SqlAccounts::void_link(std::int64_t account) {
  Query(delete_link_, account).run();
  return done();
}

Status SqlAccounts::keep_profile(const Digest& person, const Profile& profile) {
  // Where others write at the same time, the row stays: whoever touches it has to find it.
  if (profile == Profile() && !database_.is_shared()) {
    Query(delete_profile_, person).run();
  } else {
    Query(insert_profile_, person, profile.name, profile.figure).run();
  }
  return done();
}

Result<Profile> SqlAccounts::find_profile(const std::vector<Digest>& persons) {
  Profile found;
  for (const Digest& person : persons) {
    Query query(select_profile_, person);
    if (found == Profile() && query.next()) found = {query.text(0), query.text(1)};
  }
  if (Status status = done(); !status) return status.error();
  return found;
}

Result<std::vector<std::string>> SqlAccounts::tables_held(const Digest& person, int skip,
                                                          int most) {
  std::vector<std::string> ids;
  Query query(select_held_, person, skip, most);
  while (query.next()) ids.push_back(query.text(0));
  if (Status status = done(); !status) return status.error();
  return ids;
}

}  // namespace benben
