#include "server/people.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "server/faults.h"
#include "server/gone.h"
#include "table/secret.h"

namespace benben {
namespace {

// What a page lists; the older ones are found by their links.
constexpr int kMostTables = 100;

Error no_such_link() { return refused(server::Fault::kNoSuchLink); }

Error no_seat() { return refused(server::Fault::kNoSeatYet); }

using Ids = std::vector<std::string>;

// The hashes of those whose seats were moved.
Result<Proofs> move_all(Store& store, const Proofs& from, const Digest& to) {
  Proofs moved;
  for (const Digest& digest : from) {
    const Result<int> seats = store.move_seats(digest, to);
    if (!seats) return seats.error();
    if (*seats > 0) moved.push_back(digest);
  }
  return moved;
}

}  // namespace

// The tables are described one after the other, so that others come in between.
struct People::Listing {
  Proofs person;
  std::vector<std::string> ids;
  std::size_t next = 0;
  Tables tables;
  Done<Tables> done;
};

void People::tables_of(const Proofs& digests, Done<Tables> done) {
  store_.read<Ids>(
      [digests](Store& store) { return store.tables_of(digests, kMostTables); },
      [this, digests, done = std::move(done)](Result<Ids> ids) {
        if (!ids) return done(ids.error());
        list_next(std::make_shared<Listing>(Listing{digests, std::move(*ids), 0, {}, done}));
      });
}

// A table that is damaged, or that has gone meanwhile, is left out.
void People::list_next(const std::shared_ptr<Listing>& listing) {
  if (listing->next == listing->ids.size()) return listing->done(std::move(listing->tables));
  const std::string id = listing->ids[listing->next++];
  hall_.describe(id, listing->person, [this, listing](Result<TableView> view) {
    if (view) listing->tables.push_back(std::move(*view));
    post_([this, listing] { list_next(listing); });
  });
}

void People::adopt_seats(const Cookies& cookies, const Digest& to, Done<void> done) {
  // What stands in a person's cookie as well is somebody's and stays so.
  const auto is_persons = [&](const std::string& secret) {
    return std::ranges::find(cookies.own, secret) != cookies.own.end() ||
           std::ranges::find(cookies.others, secret) != cookies.others.end();
  };
  Secrets seats;
  std::ranges::remove_copy_if(cookies.seats, std::back_inserter(seats), is_persons);
  if (seats.empty()) return done({});
  store_.write<Proofs>(
      [from = digests_of(seats), to](Store& store) -> Result<Proofs> {
        if (Status status = check_not_gone(store, to); !status) return status.error();
        return move_all(store, from, to);
      },
      [this, to, done = std::move(done)](const Result<Proofs>& moved) {
        if (moved) hall_.move_seats(*moved, to);
        done(moved ? Status() : Status(moved.error()));
      });
}

void People::make_recovery(const Cookies& cookies, Done<std::string> done) {
  const Secrets all = cookies.all();
  if (all.empty()) return done(no_seat());
  const std::string secret = random_text(kSecretBytes);
  const Secrets person = with_secrets(all, {});
  const Recovery recovery{digest_of(person.front()), digest_of(secret),
                          seal(join_secrets(person), secret)};
  store_.write<void>(
      [digests = digests_of(person), recovery](Store& store) -> Status {
        const Result<Ids> ids = store.tables_of(digests, 1);
        if (!ids) return ids.error();
        if (ids->empty()) return no_seat();
        const Status status = check_not_gone(store, recovery.person);
        return status ? store.keep_recovery(recovery) : status;
      },
      [secret, done = std::move(done)](const Status& status) {
        done(status ? Result<std::string>(secret) : Result<std::string>(status.error()));
      });
}

void People::recover(const std::string& secret, Done<Secrets> done) {
  if (!is_random_text(secret, kSecretBytes)) return done(no_such_link());
  store_.read<Recovery>(
      [digest = digest_of(secret)](Store& store) { return store.find_recovery(digest); },
      [secret, done = std::move(done)](const Result<Recovery>& recovery) {
        const bool is_unknown = !recovery && recovery.error().code == ErrorCode::kUnknown;
        if (is_unknown) return done(no_such_link());
        if (!recovery) return done(recovery.error());
        const std::optional<std::string> person = unseal(recovery->sealed, secret);
        if (!person) return done(refused(server::Fault::kPersonDamaged));
        done(split_secrets(*person));
      });
}

}  // namespace benben
