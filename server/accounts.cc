// How one comes to an account; accounts_inside.cc has what one does there.
#include "server/accounts.h"

#include <utility>

#include "server/accounts_parts.h"
#include "server/faults.h"
#include "server/names.h"
#include "table/secret.h"

namespace benben {
namespace {

// What is kept of an account that comes to be.
struct NewAccount {
  Account account;
  std::vector<Digest> codes;
};

// The account's number, once it and its codes are stored. What its person said of themselves
// before goes with them.
Result<Account> add_account(Store& store, const NewAccount& fresh,
                            const std::optional<Digest>& guest) {
  AccountStore& accounts = store.accounts();
  Account account = fresh.account;
  if (guest) {
    const Result<Profile> said = accounts.find_profile({*guest});
    if (!said) return said.error();
    account.profile.figure = said->figure;
  }
  const Result<std::int64_t> number = accounts.add_account(account);
  if (!number && number.error().code == ErrorCode::kConflict) {
    return refused(server::Fault::kAccountTaken);
  }
  if (!number) return number.error();
  account.number = *number;
  if (Status status = accounts.keep_codes(*number, fresh.codes); !status) return status.error();
  return account;
}

Status check_open(Store& store, const Account& account) {
  const Result<bool> is_closed = store.speech().is_closed(account.person);
  if (!is_closed) return is_closed.error();
  return *is_closed ? Status(refused(server::Fault::kAccountClosed)) : Status();
}

// The device's, with the seats of who it was before.
Result<LetIn> admit(Store& store, const Account& account, const Arrival& arrival) {
  AccountStore& accounts = store.accounts();
  if (Status status = check_open(store, account); !status) return status.error();
  if (arrival.guest) {
    const Digest guest = *arrival.guest;
    // With the device it knew itself by, its subscription would go.
    const Digest& browser = arrival.device.token;
    if (Status status = store.notices().move(guest, browser, account.person); !status) {
      return status.error();
    }
    if (Status status = accounts.remove_device(guest); !status) return status.error();
    if (Status status = accounts.keep_profile(guest, {}); !status) return status.error();
    const Result<int> moved = store.move_seats(guest, account.person);
    if (!moved) return moved.error();
  }
  Device device = arrival.device;
  device.account = account.number;
  const Result<std::int64_t> number = accounts.add_device(device);
  if (!number) return number.error();
  const Result<std::vector<Digest>> tokens = accounts.tokens_of(account.number);
  if (!tokens) return tokens.error();
  return LetIn{account, *number, *tokens};
}

// A link or code that is nobody's is not valid.
Error not_valid(const Error& error, server::Fault fault) {
  return error.code == ErrorCode::kUnknown ? refused(fault) : error;
}

}  // namespace

Accounts::Accounts(StoreCare& store, Hall& hall, Passwords& passwords, Allowances& allowances,
                   Clock clock, const std::vector<KnownDevice>& devices, Post post)
    : store_(store),
      hall_(hall),
      passwords_(passwords),
      allowances_(allowances),
      clock_(std::move(clock)),
      devices_(devices),
      post_(std::move(post)) {}

Proofs Accounts::proofs(const Proofs& shown) {
  for (const Digest& token : shown) {
    if (!devices_.see(token, today())) continue;
    // If it cannot be stored now, another day will do.
    store_.write<void>(
        [token, day = today()](Store& store) { return store.accounts().see_device(token, day); },
        [](const Status&) {});
  }
  return devices_.with_accounts(shown, today());
}

Digest Accounts::seat_proof(const std::string& own) const {
  const Digest token = digest_of(own);
  const SignedIn::Who* who = devices_.find(token, today());
  return who != nullptr ? who->person : token;
}

const SignedIn::Who* Accounts::who(const Visitor& visitor) const {
  if (visitor.own.empty()) return nullptr;
  return devices_.find(digest_of(visitor.own.front()), today());
}

Status Accounts::check_arrival(const Visitor& visitor, const std::string& label) {
  if (is_signed_in(visitor)) return refused(server::Fault::kSignedIn);
  if (const Result<std::string> read = read_name(label); !read) return read.error();
  if (!allowances_.sign_ins.take(visitor.client, clock_.now())) {
    return refused(server::Fault::kTooManySignIns);
  }
  return {};
}

// Its secret is new: one that others may have seen or planted comes to no account.
Arrival Accounts::arrive(const Visitor& visitor, const std::string& label) const {
  Arrival arrival;
  arrival.person = fresh_secrets(visitor.own);
  if (!visitor.own.empty()) arrival.guest = digest_of(visitor.own.front());
  arrival.device.token = digest_of(arrival.person.front());
  arrival.device.label = *read_name(label);
  arrival.device.made = arrival.device.seen = today();
  return arrival;
}

void Accounts::let_in(const Arrival& arrival, std::function<Result<LetIn>(Store&)> work,
                      Done<Entered> done, std::vector<std::string> codes) {
  store_.write<LetIn>(std::move(work), [this, arrival, codes = std::move(codes),
                                        done = std::move(done)](const Result<LetIn>& in) {
    if (!in) return done(in.error());
    const Account& account = in->account;
    devices_.add(arrival.device.token,
                 {account.number, in->device, account.person, arrival.device.seen, true});
    Proofs ended = devices_.keep_only(account.number, in->tokens);
    hall_.tell_people({PeopleNews::Kind::kDevices});
    if (arrival.guest) {
      hall_.move_seats({*arrival.guest}, account.person);
      ended.push_back(*arrival.guest);
    }
    done(Entered{arrival.person, account.profile.name, codes});
    post_([this, ended] { hall_.end(ended); });
  });
}

void Accounts::sign_up(const Visitor& visitor, const std::string& name, const std::string& password,
                       const std::string& label, Done<Entered> done) {
  const Result<AccountName> read = read_account_name(name);
  if (!read) return done(read.error());
  const Result<std::string> secret = read_password(password, read->key);
  if (!secret) return done(secret.error());
  if (Status status = check_arrival(visitor, label); !status) return done(status.error());
  if (!allowances_.accounts.take(visitor.client, clock_.now())) {
    return done(refused(server::Fault::kTooManyAccounts));
  }
  const Arrival arrival = arrive(visitor, label);
  passwords_.hash(*secret, [this, arrival, name = *read,
                            done = std::move(done)](const Result<std::string>& hash) {
    if (!hash) return done(hash.error());
    const std::vector<std::string> codes = random_codes();
    const Account account{
        0, digest_of(random_text(kSecretBytes)), name.key, {name.name, ""}, *hash, today()};
    let_in(
        arrival,
        [arrival, fresh = NewAccount{account, code_digests(codes)}](Store& store) -> Result<LetIn> {
          const Result<Account> added = add_account(store, fresh, arrival.guest);
          return added ? admit(store, *added, arrival) : Result<LetIn>(added.error());
        },
        done, codes);
  });
}

// A name that nobody has costs the same time and gets the same answer.
void Accounts::sign_in(const Visitor& visitor, const std::string& name, const std::string& password,
                       const std::string& label, Done<Entered> done) {
  if (Status status = check_arrival(visitor, label); !status) return done(status.error());
  const Result<AccountName> read = read_account_name(name);
  const Result<std::string> secret = read_password(password, "");
  if (!read || !secret) return done(refused(server::Fault::kWrongPassword));
  store_.read<Account>(
      [key = read->key](Store& store) { return store.accounts().find_account(key); },
      [this, visitor, label, key = read->key, secret = *secret,
       done = std::move(done)](const Result<Account>& found) {
        if (!found && found.error().code != ErrorCode::kUnknown) return done(found.error());
        const bool is_known = found && devices_.knows(visitor.proofs, found->number);
        if (!is_known && !allowances_.names.take(key, clock_.now())) {
          return done(refused(server::Fault::kTooManySignIns));
        }
        if (!found) {
          return passwords_.hash(secret, [done](const Result<std::string>& hash) {
            done(hash ? refused(server::Fault::kWrongPassword) : hash.error());
          });
        }
        check_password(
            *found, secret,
            [this, arrival = arrive(visitor, label), done](const Result<Account>& account) {
              if (!account) return done(account.error());
              let_in(
                  arrival,
                  [arrival, known = *account](Store& store) -> Result<LetIn> {
                    const Result<Account> now = store.accounts().account(known.number);
                    const bool is_same = now && now->password == known.password;
                    if (!is_same) return refused(server::Fault::kWrongPassword);
                    return admit(store, *now, arrival);
                  },
                  done);
            });
      });
}

void Accounts::check_password(const Account& account, const std::string& password,
                              Done<Account> done) {
  passwords_.check(
      password, account.password,
      [this, account, done = std::move(done)](const Result<Passwords::Checked>& checked) {
        if (!checked) return done(checked.error());
        if (!checked->is_right) return done(refused(server::Fault::kWrongPassword));
        if (checked->rehash.empty()) return done(account);
        Account renewed = account;
        renewed.password = checked->rehash;
        store_.write<void>(
            [account, renewed](Store& store) -> Status {
              const Result<Account> now = store.accounts().account(account.number);
              if (!now) return now.error();
              if (now->password != account.password) return refused(server::Fault::kWrongPassword);
              return store.accounts().set_password(account.number, renewed.password);
            },
            [done, account, renewed](const Status& status) { done(status ? renewed : account); });
      });
}

void Accounts::enter_by_code(const Visitor& visitor, const std::string& code,
                             const std::string& password, const std::string& label,
                             Done<Entered> done) {
  if (Status status = check_arrival(visitor, label); !status) return done(status.error());
  const Digest digest = code_digest(code);
  store_.read<Account>(
      [digest](Store& store) { return owner_of(store, digest); },
      [this, digest, password, arrival = arrive(visitor, label),
       done = std::move(done)](const Result<Account>& owner) {
        if (!owner) return done(not_valid(owner.error(), server::Fault::kNoSuchCode));
        const Result<std::string> secret = read_password(password, owner->key);
        if (!secret) return done(secret.error());
        passwords_.hash(*secret, [this, digest, arrival, done](const Result<std::string>& hash) {
          if (!hash) return done(hash.error());
          let_in(
              arrival,
              [digest, arrival, hash = *hash](Store& store) -> Result<LetIn> {
                const Result<Account> account = owner_of(store, digest);
                if (!account) return not_valid(account.error(), server::Fault::kNoSuchCode);
                // Before anything is spent or changed.
                if (Status status = check_open(store, *account); !status) return status.error();
                if (Status status = store.accounts().spend_code(digest); !status) {
                  return status.error();
                }
                if (Status status = renew_password(store, account->number, hash, 0); !status) {
                  return status.error();
                }
                return admit(store, *account, arrival);
              },
              done);
        });
      });
}

void Accounts::enter_by_link(const Visitor& visitor, const std::string& secret,
                             const std::string& label, Done<Entered> done) {
  if (Status status = check_arrival(visitor, label); !status) return done(status.error());
  const Arrival arrival = arrive(visitor, label);
  let_in(
      arrival,
      [arrival, digest = digest_of(secret),
       now_s = clock_.unix_s()](Store& store) -> Result<LetIn> {
        const Result<std::int64_t> owner = store.accounts().use_link(digest, now_s);
        if (!owner) return not_valid(owner.error(), server::Fault::kNoSuchLink);
        const Result<Account> account = store.accounts().account(*owner);
        if (!account) return not_valid(account.error(), server::Fault::kNoSuchLink);
        return admit(store, *account, arrival);
      },
      std::move(done));
}

}  // namespace benben
