#include "simulate/shared_store.h"

#include <utility>

#include "store/sqlite.h"

namespace benben::simulate {
namespace {

Error unreachable() {
  return {ErrorCode::kReadOnly, "The server cannot store anything now: its store is not reached.",
          "", 0};
}

bool is_persons_move(const Append& append) {
  if (append.events.empty()) return false;
  const std::string& move_id = append.events.front().move_id;
  return !move_id.empty() && !move_id.starts_with("bot:");
}

bool is_end_of_time(const Append& append) {
  return append.incident && append.incident->incident.kind == Incident::Kind::kTime;
}

}  // namespace

// A node's end of it.
class SharedStore::Connection final : public Store {
 public:
  Connection(SharedStore& shared, Link& link) : shared_(shared), link_(link) {}

  Status transaction(const std::function<void()>& work) override;
  bool is_unsure() const override { return is_unsure_; }

  Status create(const StoredTable& table) override {
    note(table.id);
    return store().create(table);
  }
  Result<StoredTable> load(std::string_view table) override {
    has_loaded_ = true;
    return store().load(table);
  }
  Status append(const Append& append) override;
  Result<std::optional<int>> find_move(std::string_view table, std::string_view move_id) override {
    return store().find_move(table, move_id);
  }
  Status claim(const Claim& claim) override {
    note(claim.table);
    return store().claim(claim);
  }
  Status set_aside(std::string_view table, std::string_view reason) override {
    return store().set_aside(table, reason);
  }
  Result<int> move_seats(const Digest& from, const Digest& to) override {
    return store().move_seats(from, to);
  }
  Result<std::vector<std::string>> tables_of(const std::vector<Digest>& persons,
                                             int most) override {
    return store().tables_of(persons, most);
  }
  Status keep_recovery(const Recovery& recovery) override {
    return store().keep_recovery(recovery);
  }
  Result<Recovery> find_recovery(const Digest& secret) override {
    return store().find_recovery(secret);
  }
  AccountStore& accounts() override { return store().accounts(); }
  RatingStore& ratings() override { return store().ratings(); }
  TournamentStore& tournaments() override { return store().tournaments(); }
  NoticeStore& notices() override { return store().notices(); }
  SpeechStore& speech() override { return store().speech(); }
  InviteStore& invites() override { return store().invites(); }
  Status remove(std::string_view table) override { return store().remove(table); }
  Result<std::vector<std::string>> tables_like(std::string_view begin, int most) override {
    return store().tables_like(begin, most);
  }
  Result<std::vector<std::string>> expire(std::int64_t unplayed_before_s, int most) override {
    return store().expire(unplayed_before_s, most);
  }
  Result<std::vector<DueClock>> due_clocks(const DueClock& behind, std::int64_t unix_s,
                                           int most) override {
    return store().due_clocks(behind, unix_s, most);
  }
  Result<std::vector<TableStamp>> stamps(const std::vector<std::string>& tables) override {
    // Not of a table that is just read.
    if (shared_.plant_ == Plant::kUnhealedNode && !has_loaded_) return unreachable();
    return store().stamps(tables);
  }
  Status probe() override { return store().probe(); }
  Status tidy() override {
    const bool is_reached = shared_.is_up() && link_.state == Link::State::kSound;
    return is_reached ? store().tidy() : Status(unreachable());
  }

 private:
  Store& store() { return shared_.store(); }
  void note(const std::string& table) { shared_.written_.insert(table); }
  Status force(Append append);

  SharedStore& shared_;
  Link& link_;
  bool is_unsure_ = false;
  bool has_loaded_ = false;  // in this transaction
};

// Where the store's machine ends in the midst of it, nobody knows either.
Status SharedStore::Connection::transaction(const std::function<void()>& work) {
  is_unsure_ = has_loaded_ = false;
  if (link_.state == Link::State::kRefused || !shared_.is_up()) return unreachable();
  const bool is_unsure = link_.state == Link::State::kUnsure;
  if (is_unsure && link_.dice.percent(50)) {
    is_unsure_ = true;
    return unreachable();
  }
  shared_.written_.clear();
  Status status = store().transaction([&] {
    shared_.written_.clear();
    work();
  });
  if (status) shared_.wrote_(std::exchange(shared_.written_, {}));
  if (!is_unsure && shared_.disk_.has_power()) return status;
  is_unsure_ = true;
  return unreachable();
}

Status SharedStore::Connection::append(const Append& append) {
  note(append.table);
  const Status status = store().append(append);
  const bool is_late = !status && status.error().code == ErrorCode::kConflict;
  const bool is_forced = (shared_.plant_ == Plant::kUncomparedAppend && is_persons_move(append)) ||
                         (shared_.plant_ == Plant::kTimeOverTwice && is_end_of_time(append));
  return is_late && is_forced ? force(append) : status;
}

// Whatever stands there by now.
Status SharedStore::Connection::force(Append append) {
  const Result<StoredTable> stored = store().load(append.table);
  if (!stored) return stored.error();
  append.ply = static_cast<int>(stored->events.size());
  append.incidents = static_cast<int>(stored->incidents.size());
  append.contributed = static_cast<int>(stored->contributions.size());
  return store().append(append);
}

Status SharedStore::open(const std::string& path, std::int64_t now_s) {
  SqliteOptions options{path};
  options.now_s = now_s;
  Result<std::unique_ptr<Store>> store = open_sqlite(options);
  if (!store) return store.error();
  store_ = std::move(*store);
  return {};
}

std::unique_ptr<Store> SharedStore::connect(Link& link) {
  return std::make_unique<Connection>(*this, link);
}

}  // namespace benben::simulate
