#include "server/hosted_table.h"

#include <utility>

#include "server/gone.h"
#include "server/open_table.h"
#include "server/protocol.h"
#include "server/rating.h"
#include "table/engine_name.h"
#include "table/secret.h"

namespace benben {

namespace {

// Of what is stored by that so many will stand; nothing where it is not of these.
std::optional<LookNews::Counts> counts_behind(const Append& append) {
  if (append.is_clock() || append.race_claim) return std::nullopt;
  LookNews::Counts counts{append.ply + static_cast<int>(append.events.size()), append.incidents,
                          append.contributed + static_cast<int>(append.contributions.size())};
  if (append.incident) ++counts.incidents;
  const bool is_undo = append.incident && append.incident->incident.kind == Incident::Kind::kUndo;
  if (is_undo) counts.ply = append.incident->incident.to;
  return counts;
}

}  // namespace

Result<LoadedTable> load_table(Store& store, const std::string& id, bool is_shared) {
  Result<StoredTable> table = store.load(id);
  if (!table) return table.error();
  LoadedTable loaded{std::move(*table)};
  if (!is_shared) return loaded;
  const Result<std::vector<TableStamp>> stamps = store.stamps({id});
  if (!stamps) return stamps.error();
  if (!stamps->empty()) loaded.seats = stamps->front().seats;
  return loaded;
}

HostedTable::HostedTable(Table table, Services& services, std::optional<std::int64_t> seats)
    : services_(services), id_(table.id()), live_(std::move(table), *this), seats_(seats) {}

template <class Tell>
void HostedTable::answer(Tell tell) {
  const std::string id = id_;
  Services& services = services_;
  tell(live_, services.clock.now());
  services.look_after(id);
}

void HostedTable::append(const Append& append) {
  services_.store.write<void>(
      [append = append, now_s = unix_s()](Store& store) mutable -> Status {
        if (append.rematch) {
          if (Status status = clear_gone(store, *append.rematch); !status) return status;
        }
        const Status status = store.append(append);
        return status && append.ends_rated ? rate_ended(store, append.table, now_s) : status;
      },
      [this, rematch = append.rematch ? append.rematch->id : "",
       counts = counts_behind(append)](const Status& status) {
        const auto opened = services_.opened;
        const auto tell = services_.tell_others;
        const std::string id = id_;
        if (status) is_own_turn_ = true;
        answer([&](LiveTable& table, TimePoint now) { table.stored(status, now); });
        if (status && tell) tell(id, LookNews{counts});
        if (status && !rematch.empty()) opened(rematch);
      });
}

void HostedTable::reload() {
  const bool is_shared = services_.tell_others != nullptr;
  services_.store.read<LoadedTable>(
      [id = id_, is_shared](Store& store) { return load_table(store, id, is_shared); },
      [this](Result<LoadedTable> stored) {
        if (stored) seats_ = stored->seats;
        is_own_turn_ = false;
        answer([&](LiveTable& table, TimePoint now) {
          table.reloaded(stored ? open_table(std::move(stored->table), services_.log)
                                : table::worded(stored.error()),
                         now);
        });
      });
}

void HostedTable::claim(const Claim& claim) {
  services_.store.write<void>(
      [claim](Store& store) -> Status {
        if (Status status = check_not_gone(store, claim.token); !status) return status;
        return store.claim(claim);
      },
      [this](const Status& status) {
        const auto tell = services_.tell_others;
        const std::string id = id_;
        answer([&](LiveTable& table, TimePoint now) { table.claimed(status, now); });
        if (status && tell) tell(id, LookNews());
      });
}

void HostedTable::remove() {
  services_.store.write<void>([id = id_](Store& store) { return store.remove(id); },
                              [this](const Status& status) {
                                const auto tell = services_.tell_others;
                                const std::string id = id_;
                                answer([&](LiveTable& table, TimePoint) { table.removed(status); });
                                if (status && tell) tell(id, LookNews());
                              });
}

// Who plays where an engine has failed: nobody waits for a program that its operator has to mend.
constexpr std::string_view kSubstitute = "bot:4";

void HostedTable::ask_engine(Question question) {
  const std::string name = question.spec.substr(kEnginePrefix.size());
  engines_thought_ =
      services_.engines->ask(name, question, [this, question](Result<std::string> text) mutable {
        engines_thought_.reset();
        if (text) {
          return answer(
              [&](LiveTable& table, TimePoint now) { table.thought(std::move(text), now); });
        }
        const std::string& reason = text.error().message;
        services_.log({LogEvent::kEngineFailed,
                       "table " + log_id(id_) + ": " + reason + " " + std::string(kSubstitute) +
                           " moves instead.",
                       {{"table", log_id(id_)}, {"reason", reason}}});
        question.spec = kSubstitute;
        think(std::move(question));
      });
}

void HostedTable::drop_thought() {
  thought_.reset();
  engines_thought_.reset();
  workers_thought_.reset();
}

void HostedTable::think(Question question) {
  if (is_engine(question.spec)) {
    if (services_.engines != nullptr) return ask_engine(std::move(question));
    question.spec = kSubstitute;
  }
  if (services_.workers == nullptr) return think_here(std::move(question), std::nullopt);
  const std::uint64_t seed = random_key();
  if (!ask_workers(question, seed)) think_here(std::move(question), seed);
}

// Whether they were asked. Whoever thinks in the end does so with the same seed.
bool HostedTable::ask_workers(const Question& question, std::uint64_t seed) {
  workers_thought_ = services_.workers->ask(
      question, seed, [this, question, seed](std::optional<std::string> move) {
        workers_thought_.reset();
        if (!move) return think_here(question, seed);
        answer([&](LiveTable& table, TimePoint now) { table.thought(std::move(*move), now); });
      });
  return workers_thought_ != nullptr;
}

void HostedTable::think_here(Question question, std::optional<std::uint64_t> seed) {
  thought_ = services_.bots.ask(
      {std::move(question.position), std::move(question.spec), std::move(question.client), seed},
      [this](Result<std::string> text) {
        thought_.reset();
        answer([&](LiveTable& table, TimePoint now) { table.thought(std::move(text), now); });
      });
}

TableBirth HostedTable::birth() {
  const Clock& clock = services_.clock;
  const Entropy& entropy = services_.entropy;
  return {random_text(kTableIdBytes, entropy), clock.today(), clock.unix_s(),
          random_bytes(entropy)};
}

std::uint64_t HostedTable::random_key() { return benben::random_key(services_.entropy); }

Message HostedTable::write(const News& news) {
  return std::make_shared<std::string>(news_message(news));
}

void HostedTable::tell_others(const Unstored& unstored) {
  if (services_.tell_others) services_.tell_others(id_, UnstoredNews{unstored});
}

void HostedTable::log(std::string_view line) {
  const std::string reason(line);
  services_.log({LogEvent::kTableClosed,
                 "table " + log_id(id_) + " " + reason,
                 {{"table", log_id(id_)}, {"reason", reason}}});
}

}  // namespace benben
