// What one who is signed in does with their account.
#include <utility>

#include "core/text.h"
#include "server/accounts.h"
#include "server/accounts_parts.h"
#include "server/faults.h"
#include "server/figures.h"
#include "server/gone.h"
#include "server/names.h"

namespace benben {
namespace {

constexpr std::int64_t kLinkSeconds = 10 * 60;
constexpr int kExportedAtOnce = 100;

Error not_signed_in() { return refused(server::Fault::kNotSignedIn); }

// All that is kept of the account but its seats.
Result<Accounts::Description> describe_account(Store& store, std::int64_t number,
                                               std::int64_t device) {
  AccountStore& accounts = store.accounts();
  const Result<Account> account = accounts.account(number);
  if (!account) return account.error();
  const Result<std::vector<Device>> devices = accounts.devices_of(number);
  if (!devices) return devices.error();
  const Result<int> codes = accounts.codes_of(number);
  if (!codes) return codes.error();
  const Result<KnownPlayer> player = store.ratings().player_of_account(number);
  if (!player) return player.error();
  return Accounts::Description{account->profile, *account, *devices,
                               device,           *codes,   player->is_hidden};
}

Result<std::vector<OwnedRating>> ratings_of(Store& store, std::int64_t account) {
  const Result<KnownPlayer> player = store.ratings().player_of_account(account);
  if (!player) return player.error();
  return store.ratings().ratings_of(player->player);
}

// What else is kept under the person.
Status add_kept(Store& store, const Digest& person, Accounts::Exported& exported) {
  Result<std::vector<Mute>> mutes = store.speech().mutes_of(person);
  if (!mutes) return mutes.error();
  exported.mutes = std::move(*mutes);
  Result<std::vector<Report>> reports = store.speech().reports_of(person);
  if (!reports) return reports.error();
  exported.reports = std::move(*reports);
  Result<std::vector<Sanction>> sanctions = store.speech().sanctions();
  if (!sanctions) return sanctions.error();
  std::erase_if(*sanctions, [&](const Sanction& it) { return it.person != person; });
  exported.sanctions = std::move(*sanctions);
  Result<std::vector<OwnTournament>> tournaments = store.tournaments().of_person(person);
  if (!tournaments) return tournaments.error();
  exported.tournaments = std::move(*tournaments);
  const Result<std::vector<Invite>> invites = store.invites().invites_about(person);
  if (!invites) return invites.error();
  for (const Invite& invite : *invites) {
    (invite.person == person ? exported.invited : exported.invites).push_back(invite);
  }
  const Result<std::vector<Subscription>> notices =
      store.notices().of_person(person, kMostBrowsers);
  if (!notices) return notices.error();
  for (const Subscription& notice : *notices) exported.notices.push_back(notice.endpoint);
  return {};
}

Result<Accounts::Exported> all_but_tables(Store& store, const SignedIn::Who& who) {
  Result<Accounts::Description> description = describe_account(store, who.account, who.device);
  if (!description) return description.error();
  Accounts::Exported exported{std::move(*description), {}, std::nullopt};
  Result<std::vector<OwnedRating>> ratings = ratings_of(store, who.account);
  if (!ratings) return ratings.error();
  exported.ratings = std::move(*ratings);
  if (Status status = add_kept(store, who.person, exported); !status) return status.error();
  return exported;
}

// The device of an account that has this number.
Result<Device> device_of(Store& store, std::int64_t account, std::int64_t number) {
  const Result<std::vector<Device>> devices = store.accounts().devices_of(account);
  if (!devices) return devices.error();
  for (const Device& device : *devices) {
    if (device.number == number) return device;
  }
  return refused(server::Fault::kNoSuchDevice);
}

}  // namespace

void Accounts::confirm(const Visitor& visitor, const std::string& password, Done<Account> done) {
  const SignedIn::Who* const signed_in = who(visitor);
  if (signed_in == nullptr) return done(not_signed_in());
  if (!allowances_.sign_ins.take(visitor.client, clock_.now())) {
    return done(refused(server::Fault::kTooManySignIns));
  }
  const Result<std::string> secret = read_password(password, "");
  if (!secret) return done(refused(server::Fault::kWrongPassword));
  store_.read<Account>(
      [number = signed_in->account](Store& store) { return store.accounts().account(number); },
      [this, secret = *secret, done = std::move(done)](const Result<Account>& account) {
        if (!account) return done(not_signed_in());
        check_password(*account, secret, done);
      });
}

void Accounts::change(std::int64_t account, std::function<Status(Store&)> work, Done<Proofs> done) {
  using Tokens = std::vector<Digest>;
  store_.write<Tokens>(
      [account, work = std::move(work)](Store& store) -> Result<Tokens> {
        if (Status status = work(store); !status) return status.error();
        return store.accounts().tokens_of(account);
      },
      [this, account, done = std::move(done)](const Result<Tokens>& kept) {
        if (!kept) return done(kept.error());
        const Proofs ended = devices_.keep_only(account, *kept);
        hall_.tell_people({PeopleNews::Kind::kDevices});
        done(ended);
        post_([this, ended] { hall_.end(ended); });
      });
}

void Accounts::make_link(const Visitor& visitor, Done<std::string> done) {
  const SignedIn::Who* const signed_in = who(visitor);
  if (signed_in == nullptr) return done(not_signed_in());
  const std::string secret = random_text(kSecretBytes);
  const DeviceLink link{signed_in->account, digest_of(secret), clock_.unix_s() + kLinkSeconds};
  store_.write<void>([link](Store& store) { return store.accounts().keep_link(link); },
                     [secret, done = std::move(done)](const Status& status) {
                       done(status ? Result<std::string>(secret) : status.error());
                     });
}

void Accounts::renew_codes(const Visitor& visitor, const std::string& password,
                           Done<std::vector<std::string>> done) {
  confirm(visitor, password, [this, done = std::move(done)](const Result<Account>& account) {
    if (!account) return done(account.error());
    const std::vector<std::string> codes = random_codes();
    store_.write<void>([number = account->number, digests = code_digests(codes)](
                           Store& store) { return store.accounts().keep_codes(number, digests); },
                       [codes, done](const Status& status) {
                         done(status ? Result<std::vector<std::string>>(codes) : status.error());
                       });
  });
}

void Accounts::change_password(const Visitor& visitor, const std::string& old,
                               const std::string& fresh, Done<void> done) {
  confirm(visitor, old, [this, visitor, fresh, done = std::move(done)](Result<Account> account) {
    if (!account) return done(account.error());
    const Result<std::string> secret = read_password(fresh, account->key);
    if (!secret) return done(secret.error());
    passwords_.hash(*secret, [this, visitor, number = account->number,
                              done](const Result<std::string>& hash) {
      if (!hash) return done(hash.error());
      const SignedIn::Who* const signed_in = who(visitor);
      if (signed_in == nullptr) return done(not_signed_in());
      change(
          number,
          [number, hash = *hash, kept = signed_in->device](Store& store) {
            return renew_password(store, number, hash, kept);
          },
          [done](const Result<Proofs>& ended) { done(ended ? Status() : Status(ended.error())); });
    });
  });
}

// One who leaves this device leaves a secret in its cookie that proves nothing, by which it is no
// stranger when they come back.
void Accounts::sign_out(const Visitor& visitor, const std::string& device,
                        const Done<Secrets>& done) {
  const SignedIn::Who* const found = who(visitor);
  if (found == nullptr) return done(not_signed_in());
  const SignedIn::Who signed_in = *found;
  const std::optional<int> number = parse_number(device, 1'000'000'000);
  if (device == "this" || (number && *number == signed_in.device)) {
    const Secrets person = fresh_secrets(visitor.own);
    const Device known{0,    signed_in.account, digest_of(person.front()), "", today(), today(),
                       false};
    return change(
        signed_in.account,
        [known, own = digest_of(visitor.own.front())](Store& store) -> Status {
          if (Status status = store.accounts().remove_device(own); !status) return status;
          const Result<std::int64_t> added = store.accounts().add_device(known);
          return added ? Status() : Status(added.error());
        },
        [this, person, known, signed_in, done](const Result<Proofs>& ended) {
          if (!ended) return done(ended.error());
          devices_.add(known.token, {signed_in.account, 0, signed_in.person, known.seen, false});
          done(person);
        });
  }
  if (device != "others" && !number) return done(refused(server::Fault::kNoSuchDevice));
  change(
      signed_in.account,
      [number, signed_in](Store& store) -> Status {
        if (!number)
          return store.accounts().remove_devices_but(signed_in.account, signed_in.device);
        const Result<Device> other = device_of(store, signed_in.account, *number);
        return other ? store.accounts().remove_device(other->token) : Status(other.error());
      },
      [own = visitor.own, done](const Result<Proofs>& ended) {
        done(ended ? Result<Secrets>(own) : ended.error());
      });
}

void Accounts::erase(const Visitor& visitor, const std::string& password, Done<Secrets> done) {
  confirm(visitor, password,
          [this, visitor, done = std::move(done)](const Result<Account>& account) {
            if (!account) return done(account.error());
            change(
                account->number,
                [number = account->number](Store& store) {
                  return store.accounts().erase_account(number);
                },
                [this, visitor, person = account->person, done](const Result<Proofs>& ended) {
                  if (!ended) return done(ended.error());
                  hall_.forget(person);
                  done(fresh_secrets(visitor.own));
                });
          });
}

void Accounts::hide(const Visitor& visitor, bool is_hidden, Done<void> done) {
  const SignedIn::Who* const signed_in = who(visitor);
  if (signed_in == nullptr) return done(not_signed_in());
  store_.write<void>([number = signed_in->account,
                      is_hidden](Store& store) { return store.ratings().hide(number, is_hidden); },
                     std::move(done));
}

void Accounts::describe(const Visitor& visitor, Done<Description> done) {
  if (const SignedIn::Who* const signed_in = who(visitor)) {
    return store_.read<Description>(
        [account = signed_in->account, device = signed_in->device](Store& store) {
          return describe_account(store, account, device);
        },
        std::move(done));
  }
  store_.read<Description>(
      [shown = visitor.proofs,
       own = visitor.own.empty() ? kNobody : digest_of(visitor.own.front())](
          Store& store) -> Result<Description> {
        Result<Profile> said = store.accounts().find_profile(shown);
        if (!said) return said.error();
        const Result<bool> is_gone = store.accounts().is_gone(own);
        if (!is_gone) return is_gone.error();
        Description description{std::move(*said), std::nullopt, {}};
        description.is_gone = *is_gone;
        return description;
      },
      std::move(done));
}

void Accounts::set_profile(const Visitor& visitor, const std::string& name,
                           const std::string& figure, const Done<Secrets>& done) {
  const Result<std::string> read = read_name(name);
  if (!read) return done(read.error());
  if (!is_figure(figure)) return done(refused(server::Fault::kNoSuchFigure));
  const SignedIn::Who* const signed_in = who(visitor);
  const Secrets person = visitor.own.empty() ? fresh_secrets({}) : visitor.own;
  const auto answer = [person, done](const Status& status) {
    done(status ? Result<Secrets>(person) : status.error());
  };
  if (signed_in == nullptr) {
    return store_.write<void>(
        [token = digest_of(person.front()), said = Profile{*read, figure}](Store& store) {
          const Status status = check_not_gone(store, token);
          return status ? store.accounts().keep_profile(token, said) : status;
        },
        answer);
  }
  store_.write<void>(
      [number = signed_in->account, said = Profile{*read, figure}](Store& store) -> Status {
        const Result<Account> account = store.accounts().account(number);
        if (!account) return not_signed_in();
        if (account->profile.name != said.name) return refused(server::Fault::kNameIsAccounts);
        return store.accounts().set_figure(number, said.figure);
      },
      answer);
}

void Accounts::recall() {
  using Devices = std::vector<KnownDevice>;
  store_.read<Devices>([](Store& store) { return store.accounts().all_devices(); },
                       [this](const Result<Devices>& devices) {
                         if (!devices) return;
                         const Proofs gone = devices_.replace(*devices);
                         if (!gone.empty()) hall_.end(gone, refused(server::Fault::kNewPerson));
                       });
}

void Accounts::closed(const Digest& person) {
  Proofs ended = devices_.drop(person);
  ended.push_back(person);
  hall_.end(ended, refused(server::Fault::kAccountClosed));
}

// The records are written one after the other, so that others come in between.
struct Accounts::Export {
  Exported exported;
  Proofs proofs;  // of the account
  std::vector<std::string> ids;
  std::size_t at = 0;
  Done<Exported> done;
};

void Accounts::export_from(const Visitor& visitor, int from, Done<Exported> done) {
  const SignedIn::Who* const signed_in = who(visitor);
  if (signed_in == nullptr) return done(not_signed_in());
  store_.read<Export>(
      [from, signed_in = *signed_in](Store& store) -> Result<Export> {
        Result<Exported> exported = all_but_tables(store, signed_in);
        if (!exported) return exported.error();
        Result<std::vector<std::string>> ids =
            store.accounts().tables_held(signed_in.person, from, kExportedAtOnce + 1);
        if (!ids) return ids.error();
        Export started{std::move(*exported), {signed_in.person}, std::move(*ids), 0, {}};
        if (started.ids.size() > kExportedAtOnce) {
          started.ids.pop_back();
          started.exported.next = from + kExportedAtOnce;
        }
        return started;
      },
      [this, done = std::move(done)](Result<Export> started) {
        if (!started) return done(started.error());
        started->done = done;
        export_next(std::make_shared<Export>(std::move(*started)));
      });
}

// A table that is damaged, or that has gone meanwhile, is left out.
void Accounts::export_next(const std::shared_ptr<Export>& exported) {
  if (exported->at == exported->ids.size()) return exported->done(std::move(exported->exported));
  const std::string id = exported->ids[exported->at++];
  hall_.record(id, exported->proofs, [this, exported, id](Result<std::string> record) {
    if (!record) return post_([this, exported] { export_next(exported); });
    exported->exported.tables.push_back({id, std::move(*record)});
    store_.read<std::vector<ChatMessage>>(
        [id](Store& store) { return store.speech().messages(id); },
        [this, exported](Result<std::vector<ChatMessage>> messages) {
          const Digest& own = exported->proofs.front();
          if (messages) {
            std::erase_if(*messages, [&](const ChatMessage& it) { return it.person != own; });
            exported->exported.tables.back().messages = std::move(*messages);
          }
          export_next(exported);
        });
  });
}

}  // namespace benben
