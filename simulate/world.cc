#include "simulate/world.h"

#include <algorithm>
#include <set>

#include "server/rating.h"
#include "simulate/wire.h"
#include "store/sqlite.h"
#include "table/promise.h"
#include "table/secret.h"

namespace benben::simulate {
namespace {

constexpr const char* kPath = "/memory/benben.db";
constexpr std::int64_t kFirstDay = 1'772'236'800;  // Unix time
constexpr std::size_t kTraced = 60;
constexpr int kParties = 2;  // at a time
constexpr int kAccounts = 8;
constexpr std::chrono::minutes kMostOfParty{25};

Digest account_of(int number) { return digest_of("account " + std::to_string(number)); }
std::string name_of(int number) { return "Rita" + std::to_string(number % kAccounts); }

std::string text_of(Ms time) {
  const std::int64_t ms = time.count();
  const std::string fraction = std::to_string(1000 + ms % 1000).substr(1);
  return std::to_string(ms / 1000) + "." + fraction + " s";
}

}  // namespace

World::World(const Options& options)
    : options_(options),
      end_(timeline_.now() + options.length),
      network_(Rng(options.seed).split(1)),
      people_(Rng(options.seed).split(2)),
      faults_(Rng(options.seed).split(3)),
      threads_(Rng(options.seed).split(4)),
      random_(Rng(options.seed).split(5)) {
  report_.seed = options.seed;
}

World::~World() {
  disk_.cut_power();
  node_.reset();
}

Report World::run() {
  const TimePoint begun = timeline_.now();
  try {
    start_store();
    boot();
    plan_sweep();
    plan_parties();
    plan_chaos();
    if (options_.plant == Plant::kLyingDisk) disk_.lie_about_syncs();
    while (!witness_.breach() && timeline_.step(end_)) after_step();
    if (!witness_.breach()) finish();
  } catch (const BrokenPromise& broken) {
    fail("an assertion", broken.what());
  }
  report_.time = std::chrono::duration_cast<Ms>(timeline_.now() - begun);
  report_.breach = witness_.breach();
  count("events", witness_.events());
  count("clocks to the millisecond", witness_.exact_clocks());
  return report_;
}

// People with accounts, before anybody plays.
void World::start_store() {
  SqliteOptions options{kPath};
  options.now_s = kFirstDay;
  const Result<std::unique_ptr<Store>> store = open_sqlite(options);
  BENBEN_ASSERT(store.ok());
  const Status status = (*store)->transaction([&] {
    for (int i = 0; i < kAccounts; ++i) {
      const std::string name = name_of(i);
      (void)(*store)->accounts().add_account({0, account_of(i), name, {name, ""}, "none", 0});
    }
  });
  BENBEN_ASSERT(status.ok());
}

Clock World::clock() {
  return {[this] { return timeline_.now(); },
          [this] {
            const auto passed = timeline_.now().time_since_epoch();
            return kFirstDay + calendar_s_ +
                   std::chrono::duration_cast<std::chrono::seconds>(passed).count();
          }};
}

void World::boot() {
  const Entropy entropy = [this](std::span<std::uint8_t> bytes) {
    for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(random_.below(256));
  };
  const auto log = [this](const LogLine& line) { this->log(line); };
  Result<std::unique_ptr<Node>> node =
      Node::start(kPath, {clock(), log, entropy, Dice(random_.rng())});
  if (!node) {
    note("the server cannot start: " + node.error().message);
    count("starts that failed");
    disk_.cut_power();
    disk_.restart_process();
    return plan_boot();
  }
  node_ = std::move(*node);
  ++process_;
  is_working_ = is_thinking_ = is_answering_ = false;
  note("the server has started");
  witness_.review_all([this](const std::string& table) { return load(table); });
}

void World::plan_boot() {
  timeline_.after(faults_.ms(100, 6000), [this] {
    if (node_ == nullptr) boot();
  });
}

void World::plan_sweep() {
  const bool is_asleep = timeline_.now() < asleep_until_;
  timeline_.after(is_asleep ? std::chrono::minutes(1) : std::chrono::seconds(1), [this] {
    if (node_ != nullptr) {
      node_->begin_sweep();
      sweep_on();
    }
    plan_sweep();
  });
}

// Whatever else happens may come between the pieces.
void World::sweep_on() {
  if (node_->sweep_on()) when_up(threads_.ms(0, 3), [this] { sweep_on(); });
}

Result<StoredTable> World::load(const std::string& table) { return node_->store().load(table); }

// What the server's threads do, when the dice say.
void World::when_up(Ms after, std::function<void()> work) {
  timeline_.after(after, [this, process = process_, work = std::move(work)] {
    if (node_ != nullptr && process == process_) work();
  });
}

void World::pump() {
  if (node_ == nullptr) return;
  if (node_->has_letters() && !std::exchange(is_answering_, true)) {
    when_up(threads_.ms(0, 2), [this] {
      is_answering_ = false;
      was_answering_ = true;
      node_->open_letter();
    });
  }
  if (node_->has_jobs() && !std::exchange(is_working_, true)) {
    const bool is_slow = threads_.percent(3);
    when_up(is_slow ? threads_.ms(100, 2000) : threads_.ms(1, 12), [this] { work(); });
  }
  if (node_->has_thoughts() && !std::exchange(is_thinking_, true)) {
    when_up(threads_.ms(5, 400), [this] {
      is_thinking_ = false;
      node_->think();
    });
  }
}

void World::work() {
  is_working_ = false;
  node_->do_jobs();
  if (!disk_.has_power()) die(dying_.value_or(End::kProcess));
}

void World::after_step() {
  ++report_.steps;
  const bool was_answering = std::exchange(was_answering_, false);
  if (node_ != nullptr && disk_.has_power()) {
    const bool is_settled = !was_answering && !node_->has_letters();
    review(is_settled ? Witness::Standing::kSettled : Witness::Standing::kUnderWay);
  }
  if (options_.plant != Plant::kNone) plant();
  pump();
}

void World::review(Witness::Standing standing) {
  witness_.review([this](const std::string& table) { return load(table); }, standing);
}

// The end: the power goes once more, and all is there.
void World::finish() {
  disk_.fail_at(0, 0, UnreliableDisk::Failure::kFull);
  dying_.reset();
  if (node_ != nullptr) die(End::kMachine);
  boot();
  if (!witness_.breach() && node_ != nullptr) check_ratings();
}

// All rated games, counted again from their records.
void World::check_ratings() {
  const Result<Recount> counted = recount(node_->store(), witness_.tables());
  if (!counted) return fail("ratings", counted.error().message);
  count("rated games", static_cast<std::int64_t>(counted->tables.size()));
  if (!counted->is_as_stored()) fail("ratings", "what is stored is not what the records come to");
}

// People.

void World::plan_parties() {
  close_parties();
  const auto open = std::ranges::count_if(
      parties_, [](const std::unique_ptr<Party>& party) { return !party->is_over; });
  for (auto i = open; i < kParties; ++i) open_party();
  timeline_.after(std::chrono::seconds(5), [this] { plan_parties(); });
}

void World::open_party() {
  parties_.push_back(std::make_unique<Party>(draw_party(people_)));
  opened_.push_back(timeline_.now());
  Party& party = *parties_.back();
  const auto add = [&](Client::Role role) {
    const int number = people_so_far_++;
    Client::Identity identity{number, role, digest_of("person " + std::to_string(number))};
    if (party.request.opening.rated && role != Client::Role::kOnlooker) {
      identity.person = account_of(number % kAccounts);
      identity.account = name_of(number);
    }
    clients_.push_back(std::make_unique<Client>(*this, party, identity, Dice(people_.rng())));
  };
  add(Client::Role::kHost);
  for (int i = 0; i < party.guests; ++i) add(Client::Role::kGuest);
  for (int i = 0; i < party.onlookers; ++i) add(Client::Role::kOnlooker);
  count("tables of " + party.request.game);
}

// Who has seen the end stays a while; and some tables are never played to their end.
void World::close_parties() {
  for (std::size_t i = 0; i < parties_.size(); ++i) {
    Party& party = *parties_[i];
    if (party.is_over) continue;
    const bool has_ended = std::ranges::any_of(clients_, [&](const auto& client) {
      return &client->party() == &party && client->has_ended();
    });
    const bool is_old = timeline_.now() - opened_[i] > kMostOfParty;
    party.is_over = is_old || (has_ended && people_.percent(15));
  }
}

// What they do.

void World::note(std::string text) {
  const auto passed = std::chrono::duration_cast<Ms>(timeline_.now().time_since_epoch());
  report_.trace.push_back("step " + std::to_string(report_.steps) + ", " +
                          text_of(passed - std::chrono::hours(1000)) + ": " + std::move(text));
  if (report_.trace.size() > kTraced) report_.trace.pop_front();
}

void World::fail(std::string promise, std::string what) {
  witness_.fail(std::move(promise), std::move(what));
}

void World::log(const LogLine& line) {
  note("log: " + line.text);
  witness_.logged(line.text);
  for (const auto& [name, value] : line.members) witness_.logged(value);
  static const std::set<LogEvent> kOfDisk = {LogEvent::kNote, LogEvent::kStoreReadOnly,
                                             LogEvent::kStoreWritable};
  if (!kOfDisk.contains(line.event)) fail("an assertion", "the server says: " + line.text);
}

void World::sent(const std::string& move_id, Sent sent) {
  note(move_id + " is sent: " + sent.type + " of seat " + std::to_string(index(sent.seat)) +
       " at " + std::to_string(sent.expected_ply) + " events, " + sent.text);
  count("messages sent");
  witness_.send(move_id, std::move(sent));
}

void World::received(const Client& client, const std::string& text) {
  note("from person " + std::to_string(client.identity().number) + ": " + text);
  const std::optional<Heard> read = read_heard(text);
  if (read) witness_.arrive(read->move_id, timeline_.now());
}

void World::told(const Witness::Listener& listener, const Message& message) {
  note("told: " + message->substr(0, 200));
  witness_.told(listener, message, timeline_.now(), clock().unix_s());
}

void World::heard(const Client& client, const std::string& table, const Fold& fold,
                  const std::optional<std::string>& fault, const std::string& text) {
  if (fault) note("heard by person " + std::to_string(client.identity().number) + ": " + text);
  witness_.heard(table, fold, fault);
}

void World::answered(const std::string& type, const std::string& fault) {
  count(fault.empty() ? "answered " + type : "refused");
}

void World::made(const Created& created, const Digest& person) {
  note("table " + created.table + " was made");
  witness_.created(created.table);
  witness_.claimed(created.table, created.seats, person);
}

void World::claimed(const Claimed& claimed, const Digest& person) {
  note("a seat of " + claimed.table + " was taken");
  witness_.claimed(claimed.table, claimed.seats, person);
}

}  // namespace benben::simulate
