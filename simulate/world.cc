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
      random_(Rng(options.seed).split(5)),
      ways_(Rng(options.seed).split(6)),
      shared_(disk_, options.plant,
              [this](const std::set<std::string>& tables) {
                if (!disk_.has_power()) return;
                witness_.wrote(
                    tables, [this](const std::string& table) { return load(table); },
                    timeline_.now());
              }),
      mesh_(timeline_, Dice(Rng(options.seed).split(7))) {
  BENBEN_ASSERT(1 <= options.nodes && options.nodes <= kMostNodes);
  report_.seed = options.seed;
  for (int number = 0; number < options.nodes; ++number) {
    hosts_.push_back(std::make_unique<Host>(
        number, Dice(Rng(options.seed).split(8 + static_cast<std::uint64_t>(number)))));
  }
  if (has_nodes()) witness_.expect_nodes();
  if (options.plant == Plant::kUnhealedNode) mesh_.lose_all();
}

World::~World() {
  disk_.cut_power();
  for (const std::unique_ptr<Host>& host : hosts_) host->node.reset();
}

Report World::run() {
  const TimePoint begun = timeline_.now();
  try {
    add_accounts();
    if (has_nodes()) boot_store();
    for (const std::unique_ptr<Host>& host : hosts_) boot(*host);
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
  if (has_nodes()) count("heard on the bus", mesh_.delivered());
  return report_;
}

// People with accounts, before anybody plays.
void World::add_accounts() {
  SqliteOptions options{kStorePath};
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

void World::after_step() {
  ++report_.steps;
  review();
  if (witness_.take_rated_end()) follow_ratings();
  if (options_.plant != Plant::kNone) plant();
  for (const std::unique_ptr<Host>& host : hosts_) pump(*host);
}

// While the store cannot be read, what several nodes share is known as it was read last.
void World::review() {
  std::vector<Witness::Standing> standings;
  for (const std::unique_ptr<Host>& host : hosts_) {
    standings.push_back(host->is_settled() ? Witness::Standing::kSettled
                                           : Witness::Standing::kUnderWay);
    host->was_answering = false;
  }
  if (!has_nodes() && (store() == nullptr || !disk_.has_power())) return;
  witness_.review([this](const std::string& table) { return load(table); },
                  [&](int node) { return standings[static_cast<std::size_t>(node)]; });
}

// The end: the power goes once more, and all is there.
void World::finish() {
  disk_.fail_at(0, 0, UnreliableDisk::Failure::kFull);
  dying_.reset();
  for (const std::unique_ptr<Host>& host : hosts_) {
    if (host->node) die(*host, End::kMachine);
  }
  if (has_nodes() && shared_.is_up()) lose_store(End::kMachine);
  has_nodes() ? boot_store() : boot(*hosts_.front());
  if (witness_.breach() || store() == nullptr) return;
  const Result<Recount> counted = recount(*store(), witness_.tables());
  if (!counted) return fail("ratings", counted.error().message);
  count("rated games", static_cast<std::int64_t>(counted->tables.size()));
  check_ratings(*counted);
}

// A rated game has ended. While the disk fails they are read with the next one.
void World::follow_ratings() {
  if (store() == nullptr || !disk_.has_power()) return;
  const Result<Recount> counted = recount(*store(), witness_.tables());
  if (counted) check_ratings(*counted);
}

// All rated games, counted again from their records.
void World::check_ratings(const Recount& counted) {
  if (!counted.is_as_stored()) fail("ratings", "what is stored is not what the records come to");
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
  static const std::set<LogEvent> kOfFaults = {LogEvent::kNote, LogEvent::kStoreReadOnly,
                                               LogEvent::kStoreWritable, LogEvent::kBusLost,
                                               LogEvent::kBusBack};
  if (!kOfFaults.contains(line.event)) fail("an assertion", "the server says: " + line.text);
}

void World::sent(const std::string& move_id, const Sent& sent) {
  note(move_id + " is sent: " + sent.type + " of seat " + std::to_string(index(sent.seat)) +
       " at " + std::to_string(sent.expected_ply) + " events, " + sent.text);
  count("messages sent");
  witness_.send(move_id, sent);
}

void World::received(const Client& client, const std::string& text) {
  note("from person " + std::to_string(client.identity().number) + ": " + text);
  const std::optional<Heard> read = read_heard(text);
  if (read) witness_.arrive(read->move_id, timeline_.now());
}

void World::told(const Witness::Listener& listener, const Message& message) {
  const std::string by = has_nodes() ? "node " + std::to_string(listener.node) + ", " : "";
  note(by + "told: " + message->substr(0, 200));
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
