#include "server/umpires.h"

#include <utility>

#include "table/faults.h"

namespace benben {

class Umpires::Umpire final : public Watcher {
 public:
  enum class Sight : std::uint8_t { kLost, kWatching, kGivenUp };

  explicit Umpire(std::string its_table) : table(std::move(its_table)) {}

  void publish(const Message&) override {}
  void dismiss(const Error& reason) override { lose(reason); }
  const std::string& client() const override { return client_; }
  const Proofs& proofs() const override { return proofs_; }
  bool is_person() const override { return false; }

  void lose(const Error& reason) {
    static const std::string closed = refused(table::Fault::kFailed).fault;
    const bool is_away = reason.code == ErrorCode::kReadOnly;
    is_closed = !is_away && reason.fault == closed;
    const bool is_hopeful = is_away || (is_closed && ++failures_ < kMostFailures);
    sight = is_hopeful ? Sight::kLost : Sight::kGivenUp;
  }

  const std::string table;  // its id
  Sight sight = Sight::kLost;
  bool is_closed = false;  // by a mistake of ours
  bool is_let_go = false;  // nobody waits for it any more
  TimePoint looked{};      // when it was looked at last

 private:
  std::string client_ = "tournaments";  // all share the bots' time as one client
  Proofs proofs_;
  int failures_ = 0;
};

Umpires::~Umpires() {
  for (const int table : tables()) let_go(table);
}

// The hall may let it watch later; by then it may have been let go.
void Umpires::watch(int table, const std::string& id, TimePoint now) {
  std::shared_ptr<Umpire>& umpire = umpires_[table];
  if (umpire == nullptr) {
    umpire = std::make_shared<Umpire>(id);
    ids_[id] = table;
  } else {
    const std::chrono::seconds pause = umpire->is_closed ? pause_closed_ : kPause;
    if (umpire->sight != Umpire::Sight::kLost || now - umpire->looked < pause) return;
  }
  umpire->sight = Umpire::Sight::kWatching;
  umpire->looked = now;
  hall_.await_end(id);
  hall_.watch(id, {}, *umpire, [&hall = hall_, umpire](const Status& status) {
    if (umpire->is_let_go) return hall.leave(umpire->table, *umpire);
    if (!status) umpire->lose(status.error());
  });
}

void Umpires::let_go(int table) {
  const auto found = umpires_.find(table);
  if (found == umpires_.end()) return;
  const std::shared_ptr<Umpire> umpire = found->second;
  umpires_.erase(found);
  ids_.erase(umpire->table);
  umpire->is_let_go = true;
  hall_.leave(umpire->table, *umpire);
}

std::vector<int> Umpires::tables() const {
  std::vector<int> all;
  for (const auto& [table, umpire] : umpires_) all.push_back(table);
  return all;
}

std::vector<int> Umpires::given_up() const {
  std::vector<int> all;
  for (const auto& [table, umpire] : umpires_) {
    if (umpire->sight == Umpire::Sight::kGivenUp) all.push_back(table);
  }
  return all;
}

std::optional<int> Umpires::table_of(const std::string& id) const {
  const auto found = ids_.find(id);
  return found == ids_.end() ? std::nullopt : std::optional(found->second);
}

}  // namespace benben
