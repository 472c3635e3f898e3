#include "server/server.h"

#include <future>
#include <system_error>

#include "bus/nats.h"
#include "server/accounts.h"
#include "server/api.h"
#include "server/bots.h"
#include "server/metrics.h"
#include "server/notices.h"
#include "server/operator_port.h"
#include "server/people.h"
#include "server/readiness.h"
#include "server/store_care.h"
#include "server/tournaments.h"
#include "store/queue.h"
#include "store/sqlite.h"
#include "table/promise.h"
#include "table/secret.h"

namespace benben {

namespace {

// Enough that no two nodes have one name.
constexpr std::size_t kNodeBytes = 8;

// What was said and decided before the server starts.
struct KnownSpeech {
  std::vector<Mute> mutes;
  Moderation::Known moderation;
};

Result<KnownSpeech> read_speech(Store& store) {
  Result<std::vector<Mute>> mutes = store.speech().all_mutes();
  if (!mutes) return mutes.error();
  Result<std::vector<Sanction>> sanctions = store.speech().sanctions();
  if (!sanctions) return sanctions.error();
  const Result<std::int64_t> last = store.speech().last_act();
  if (!last) return last.error();
  return KnownSpeech{std::move(*mutes), {std::move(*sanctions), {}, *last}};
}

}  // namespace

// Members go in the reverse order: the threads of the store, the bots and the passwords end before
// what they post to.
struct Server::Parts {
  Parts(std::unique_ptr<Store> opened, const std::vector<KnownDevice>& devices,
        const std::vector<StoredTournament>& played, const KnownSpeech& known,
        std::unique_ptr<Engines> others, Assets assets, const ServerOptions& options)
      : limits(options.limits),
        access(options.access),
        allowances(limits),
        version(options.version),
        store(std::move(opened), post(),
              [this](std::chrono::nanoseconds time, std::size_t jobs) {
                metrics.transactions.add(time);
                metrics.store_jobs.add(jobs);
              }),
        care(store, options.clock, options.log),
        readiness(care, options.log),
        bots(counted(options.bots), post()),
        engines(std::move(others)),
        hall(care, bots, limits, options.clock, options.log),
        people(care, hall, post()),
        passwords({limits.hash_threads, limits.hashes_waiting, options.hash_cost}, post()),
        notices(care, options.notices, limits.notices_waiting, options.clock, options.log, post()),
        accounts(care, hall, passwords, allowances, options.clock, devices, post()),
        tournaments(care, hall, limits, options.clock, options.log, played),
        api(hall, *engines, people, accounts, tournaments, notices, care, readiness, assets,
            allowances, access, options.clock),
        operator_port(
            metrics, [this] { return gauges(); }, readiness, access),
        network(loop, hall, api, allowances, access, limits, options.clock,
                {metrics, operator_port}) {
    engines->run(post());
    hall.let_play(*engines);
    notices.count_in(metrics);
    hall.speech().recall(known.mutes);
    hall.moderate(known.moderation, [this](const Digest& person) { accounts.closed(person); });
    hall.follow_devices([this] { accounts.recall(); });
    if (options.notices) hall.tell([this](const Notice& notice) { notices.tell(notice); });
  }

  std::function<void(std::function<void()>)> post() {
    return [this](std::function<void()> work) { loop.post(std::move(work)); };
  }

  // An error if the address of the bus makes no sense.
  Status join(const ServerOptions& options) {
    if (options.bus.empty()) return {};
    Result<std::unique_ptr<Bus>> opened = open_nats(options.bus, post());
    if (!opened) return opened.error();
    bus = std::move(*opened);
    workers.emplace(*bus, version, options.workers, options.clock, options.log, metrics);
    hall.let_think(*workers);
    hall.join(*bus, random_text(kNodeBytes));
    return {};
  }

  BotPoolOptions counted(BotPoolOptions pool) {
    pool.told = [this](std::chrono::nanoseconds had, bool has_move) {
      metrics.thoughts.add(had);
      if (!has_move) metrics.thoughts_failed.add();
    };
    return pool;
  }

  Gauges gauges() {
    return {version,         hall.tables(),  hall.lobby().size(), network.connections(),
            store.waiting(), bots.waiting(), !care.can_store(),   hall.is_bus_lost(),
            hall.dropped()};
  }

  Metrics metrics;
  Limits limits;
  AccessRules access;
  Allowances allowances;
  Loop loop;
  std::string version;
  StoreQueue store;
  StoreCare care;
  Readiness readiness;
  BotPool bots;
  std::unique_ptr<Engines> engines;
  std::unique_ptr<Bus> bus;
  std::optional<Workers> workers;
  Hall hall;
  People people;
  Passwords passwords;
  Notices notices;
  Accounts accounts;
  Tournaments tournaments;
  Api api;
  OperatorPort operator_port;
  Network network;
};

Server::Server(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
Server::~Server() = default;

namespace {

// Those that have not been seen for too long are forgotten first, if anything can be written.
Result<std::vector<KnownDevice>> read_devices(Store& store, const Clock& clock) {
  const std::int64_t today = clock.unix_s() / (24 * 60 * 60);
  (void)store.transaction(
      [&] { (void)store.accounts().remove_devices_unseen_since(today - kUnseenDays); });
  return store.accounts().all_devices();
}

}  // namespace

Result<std::unique_ptr<Server>> Server::start(std::unique_ptr<Store> store, Assets assets,
                                              const ServerOptions& options) {
  throw_broken_promises();
  const Result<std::vector<KnownDevice>> devices = read_devices(*store, options.clock);
  if (!devices) return devices.error();
  const std::vector<StoredTournament> played = read_tournaments(*store, options.log);
  const Result<KnownSpeech> known = read_speech(*store);
  if (!known) return known.error();
  Result<std::unique_ptr<Engines>> engines =
      Engines::start(options.engines, options.engine_settings);
  if (!engines) return engines.error();
  auto parts = std::make_unique<Parts>(std::move(store), *devices, played, *known,
                                       std::move(*engines), assets, options);
  if (Status status = parts->join(options); !status) return status.error();
  if (Status status = parts->network.listen(options.network); !status) return status.error();
  return std::unique_ptr<Server>(new Server(std::move(parts)));
}

std::uint16_t Server::port() const { return parts_->network.port(); }
std::uint16_t Server::operator_port() const { return parts_->network.operator_port(); }

std::size_t Server::connections() {
  std::promise<std::size_t> count;
  parts_->loop.post([&] { count.set_value(parts_->network.connections()); });
  return count.get_future().get();
}

void Server::run() { parts_->network.run(); }

void Server::announce_stop() {
  parts_->loop.post([this] { parts_->readiness.stop(); });
}

void Server::stop() {
  parts_->loop.post([this] {
    parts_->network.stop_accepting();
    parts_->tournaments.stop();
    parts_->hall.stop([this] { parts_->network.shut_down(); });
  });
}

std::filesystem::path database_of(const std::filesystem::path& folder) {
  return folder / "benben.db";
}

Status make_folder(const std::filesystem::path& folder) {
  std::error_code error;
  std::filesystem::create_directories(folder, error);
  if (error) return Error{ErrorCode::kInput, folder.string() + ": " + error.message() + "."};
  return {};
}

Result<DataFolder> open_data(const std::filesystem::path& folder, TellUpgrade upgraded) {
  if (Status status = make_folder(folder); !status) return status.error();
  Result<FolderLock> lock = FolderLock::take(folder);
  if (!lock) return lock.error();
  SqliteOptions place{database_of(folder)};
  place.upgraded = std::move(upgraded);
  Result<std::unique_ptr<Store>> store = open_sqlite(place);
  if (!store) return store.error();
  return DataFolder{std::move(*lock), std::move(*store)};
}

}  // namespace benben
