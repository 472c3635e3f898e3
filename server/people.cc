#include "server/people.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "server/secret.h"

namespace benben {
namespace {

// What a page lists; the older ones are found by their links.
constexpr int kMostTables = 100;

Error error_of(ErrorCode code, std::string message) { return {code, std::move(message), "", 0}; }

Error no_such_link() {
  return error_of(ErrorCode::kNotYours, "This link is not valid, or a newer one has replaced it.");
}

using Ids = std::vector<std::string>;

Result<Ids> ids_of(Store& store, const Proofs& person) {
  Ids all;
  for (const Digest& digest : person) {
    Result<Ids> ids = store.tables_of(digest, kMostTables);
    if (!ids) return ids.error();
    for (std::string& id : *ids) {
      if (std::ranges::find(all, id) == all.end()) all.push_back(std::move(id));
    }
  }
  if (all.size() > kMostTables) all.resize(kMostTables);
  return all;
}

Status move_all(Store& store, const Proofs& from, const Digest& to) {
  for (const Digest& digest : from) {
    if (const Result<int> moved = store.move_seats(digest, to); !moved) return moved.error();
  }
  return {};
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

void People::tables_of(const Secrets& person, Done<Tables> done) {
  Proofs digests;
  std::ranges::transform(person, std::back_inserter(digests), digest_of);
  store_.submit<Ids>(
      [digests](Store& store) { return ids_of(store, digests); },
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

void People::adopt_seats(const Secrets& seats, const Secrets& person, Done<void> done) {
  Proofs from;
  for (const std::string& seat : seats) {
    if (seat != person.front()) from.push_back(digest_of(seat));
  }
  if (from.empty()) return done({});
  const Digest to = digest_of(person.front());
  store_.submit<void>([from, to](Store& store) { return move_all(store, from, to); },
                      [this, from, to, done = std::move(done)](const Status& status) {
                        if (status) {
                          for (const Digest& digest : from) hall_.move_seats(digest, to);
                        }
                        done(status);
                      });
}

void People::make_recovery(const Secrets& person, Done<std::string> done) {
  const std::string secret = random_text(kSecretBytes);
  Proofs digests;
  std::ranges::transform(person, std::back_inserter(digests), digest_of);
  const Recovery recovery{digests.front(), digest_of(secret), seal(join_secrets(person), secret)};
  store_.submit<void>(
      [digests, recovery](Store& store) -> Status {
        const Result<Ids> ids = ids_of(store, digests);
        if (!ids) return ids.error();
        if (ids->empty()) return error_of(ErrorCode::kNotYours, "This browser has no seat yet.");
        return store.keep_recovery(recovery);
      },
      [secret, done = std::move(done)](const Status& status) {
        done(status ? Result<std::string>(secret) : Result<std::string>(status.error()));
      });
}

void People::recover(const std::string& secret, Done<Secrets> done) {
  if (!is_random_text(secret, kSecretBytes)) return done(no_such_link());
  store_.submit<Recovery>(
      [digest = digest_of(secret)](Store& store) { return store.find_recovery(digest); },
      [secret, done = std::move(done)](const Result<Recovery>& recovery) {
        const bool is_unknown = !recovery && recovery.error().code == ErrorCode::kUnknown;
        if (is_unknown) return done(no_such_link());
        if (!recovery) return done(recovery.error());
        const std::optional<std::string> person = unseal(recovery->sealed, secret);
        if (!person) return done(error_of(ErrorCode::kDamaged, "What was kept of you is damaged."));
        done(split_secrets(*person));
      });
}

}  // namespace benben
