#include "server/lobby.h"

#include <algorithm>
#include <utility>

#include "server/protocol.h"

namespace benben {

Lobby::Lobby(const Limits& limits, Clock clock, std::string run)
    : limits_(limits), clock_(std::move(clock)), run_(std::move(run)) {}

// What the tables are.

bool Lobby::has_room(const std::string& client) const {
  if (entries_.size() >= limits_.lobby_tables) return false;
  if (client.empty()) return true;  // another node has counted it
  const auto found = by_client_.find(client);
  return found == by_client_.end() || found->second < limits_.address_lobby_tables;
}

bool Lobby::may_come(const std::string& table, const std::string& client) const {
  return !weary_.contains(table) && has_room(client);
}

void Lobby::expect(const Seek& seek, const std::string& client) {
  if (!has(seek.table) && may_come(seek.table, client)) open(seek, client, People::kOnTheWay);
  tell_due();
}

void Lobby::follow(const std::string& table, const std::optional<Seek>& seek,
                   const std::string* client) {
  if (client == nullptr || !seek) weary_.erase(table);
  const auto found = entries_.find(table);
  if (found != entries_.end()) {
    seek ? update(found->second, *seek, client) : close(table);
  } else if (seek && client != nullptr && may_come(table, *client)) {
    open(*seek, *client, People::kHere);
  }
  tell_due();
}

void Lobby::open(const Seek& seek, const std::string& client, People people) {
  const TimePoint now = clock_.now();
  Entry entry{seek, client, places_++, clock_.unix_s(), now, people, now};
  change(lobby_open(seek, entry.since_s));
  order_.emplace(entry.place, seek.table);
  ++by_client_[client];
  entries_.emplace(seek.table, std::move(entry));
}

void Lobby::update(Entry& entry, const Seek& seek, const std::string* client) {
  if (client != nullptr) {
    if (entry.people == People::kGone) entry.came = clock_.now();
    entry.people = People::kHere;
  } else if (entry.people == People::kHere) {
    entry.people = People::kGone;
    entry.left = clock_.now();
  }
  if (entry.seek == seek) return;
  entry.seek = seek;
  change(lobby_seats(seek));
}

void Lobby::close(const std::string& table) {
  const auto found = entries_.find(table);
  change(lobby_close(table));
  order_.erase(found->second.place);
  const auto count = by_client_.find(found->second.client);
  if (--count->second == 0) by_client_.erase(count);
  entries_.erase(found);
}

void Lobby::tick() {
  const TimePoint now = clock_.now();
  std::vector<std::string> ended;
  for (const auto& [table, entry] : entries_) {
    const bool is_here = entry.people == People::kHere;
    if (is_here ? now - entry.came >= kPatience : now - entry.left >= kGrace) {
      ended.push_back(table);
      if (is_here) weary_.insert(table);
    }
  }
  std::ranges::sort(ended, {}, [this](const auto& table) { return entries_.at(table).place; });
  for (const std::string& table : ended) close(table);
  tell_due();
}

std::vector<std::string> Lobby::plain(const std::string& game, std::optional<int> players) const {
  std::vector<std::string> tables;
  for (const auto& [place, table] : order_) {
    const Entry& entry = entries_.at(table);
    const Seek& seek = entry.seek;
    const bool fits = seek.game == game && entry.people != People::kGone &&
                      (!players || static_cast<std::size_t>(*players) == seek.seats.size());
    const bool is_plain = seek.options.empty() && !seek.own_data && !seek.opening.rated;
    if (fits && is_plain && seek.clock.empty()) {
      tables.push_back(table);
    }
  }
  return tables;
}

// What is told.

void Lobby::change(std::string text) {
  kept_.push_back(std::move(text));
  ++number_;
  hello_.reset();
}

void Lobby::tell_due() {
  const TimePoint now = clock_.now();
  if (told_ < number_ && (!told_at_ || now - *told_at_ >= kPause)) {
    if (!watchers_.empty()) {
      const Message message =
          std::make_shared<std::string>(lobby_message(told_, kept_, number_ - told_));
      for (LobbyWatcher* watcher : watchers_) watcher->publish(message);
    }
    told_ = number_;
    told_at_ = now;
  }
  while (kept_.size() > kKept && number_ - static_cast<std::int64_t>(kept_.size()) < told_) {
    kept_.pop_front();
  }
}

// The entries as they stand, also those changes that others have not been told yet: what a watcher
// then hears again it passes over.
Message Lobby::hello() {
  if (hello_) return hello_;
  std::vector<LobbyEntry> entries;
  for (const auto& [place, table] : order_) {
    const Entry& entry = entries_.at(table);
    entries.push_back({&entry.seek, entry.since_s});
  }
  return hello_ =
             std::make_shared<std::string>(lobby_hello(run_, number_, clock_.unix_s(), &entries));
}

void Lobby::watch(LobbyWatcher& watcher, const LobbySince& since) {
  const std::int64_t missed = number_ - since.number;
  const bool is_known =
      since.run == run_ && missed >= 0 && missed <= static_cast<std::int64_t>(kept_.size());
  if (is_known) {
    watcher.publish(
        std::make_shared<std::string>(lobby_hello(run_, number_, clock_.unix_s(), nullptr)));
    if (missed > 0) {
      watcher.publish(std::make_shared<std::string>(lobby_message(since.number, kept_, missed)));
    }
  } else {
    watcher.publish(hello());
  }
  watchers_.insert(&watcher);
}

}  // namespace benben
