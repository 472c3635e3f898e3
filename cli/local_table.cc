#include "cli/local_table.h"

#include <algorithm>
#include <charconv>
#include <system_error>
#include <utility>

#include "core/replay.h"
#include "games/registry.h"

namespace benben::cli {
namespace {

// Quick, and strong enough to be worth asking.
constexpr int kHintEffort = 2'000;
constexpr std::string_view kSeedTag = "Seed";

std::string seat_tag(std::size_t seat) { return "Seat" + std::to_string(seat); }

void set_tag(Record& record, std::string_view name, std::string value) {
  const auto found = std::ranges::find(record.tags, name, &Tag::name);
  if (found != record.tags.end()) {
    found->value = std::move(value);
  } else {
    record.tags.push_back({std::string(name), std::move(value)});
  }
}

int line_of(const Record& record, std::string_view name) {
  const auto found = std::ranges::find(record.tags, name, &Tag::name);
  return found == record.tags.end() ? record.blank_line()
                                    : static_cast<int>(found - record.tags.begin()) + 1;
}

Result<LocalSeat> make_seat(const AnyGame& game, int players, const std::string& text,
                            const engine::Settings& engines) {
  if (text == kPerson) return LocalSeat{text, nullptr};
  auto player = engine::make_player(game, players, text, engines);
  if (player) return LocalSeat{text, std::move(*player)};
  Error error = player.error();
  if (engine::is_command(text)) return error;
  error.message = "A seat is played by " + std::string(kPerson) + " or by a bot. " + error.message;
  return error;
}

}  // namespace

Result<std::vector<LocalSeat>> make_seats(const AnyGame& game, int players,
                                          const std::vector<std::string>& texts,
                                          const engine::Settings& engines) {
  if (texts.size() != static_cast<std::size_t>(players)) {
    return Error{ErrorCode::kOutOfRange, "Name one seat for each of the " +
                                             std::to_string(players) + " players; " +
                                             std::to_string(texts.size()) + " are named."};
  }
  std::vector<LocalSeat> seats;
  for (const std::string& text : texts) {
    Result<LocalSeat> seat = make_seat(game, players, text, engines);
    if (!seat) return seat.error();
    seats.push_back(std::move(*seat));
  }
  return seats;
}

Result<std::vector<LocalSeat>> seats_of(const Record& record, const AnyPosition& position) {
  std::vector<LocalSeat> seats;
  for (std::size_t i = 0; i < static_cast<std::size_t>(position.players()); ++i) {
    const std::string name = seat_tag(i);
    const std::string* text = record.tag(name);
    if (text == nullptr) {
      return Error{ErrorCode::kMalformed,
                   "The tag " + name + " is missing; --seats names who plays.", "",
                   line_of(record, name)};
    }
    if (engine::is_command(*text)) {
      return Error{ErrorCode::kUnsupported,
                   "A program is not run because a record names it. --seats names who plays.", "",
                   line_of(record, name)};
    }
    Result<LocalSeat> seat = make_seat(position.game(), position.players(), *text, {});
    if (!seat) {
      Error error = seat.error();
      error.message += " Or name the seats with --seats.";
      error.line = line_of(record, name);
      return error;
    }
    seats.push_back(std::move(*seat));
  }
  return seats;
}

Result<std::optional<std::uint64_t>> seed_of(const Record& record) {
  const std::string* text = record.tag(kSeedTag);
  if (text == nullptr) return std::optional<std::uint64_t>();
  std::uint64_t seed = 0;
  const char* const last = text->data() + text->size();
  const auto [end, failure] = std::from_chars(text->data(), last, seed);
  if (failure != std::errc() || end != last || std::to_string(seed) != *text) {
    return Error{ErrorCode::kMalformed, "Seed is a whole number below 2^64.", "",
                 line_of(record, kSeedTag)};
  }
  return std::optional(seed);
}

LocalTable::LocalTable(Record record, std::vector<LocalSeat> seats, std::uint64_t seed)
    : record_(std::move(record)),
      setup_(setup_of(record_, find_game).value()),
      seats_(std::move(seats)),
      seed_(seed),
      draws_(Rng(seed)) {
  fold();
  BENBEN_ASSERT(seats_.size() == static_cast<std::size_t>(position_->players()));
  for (std::size_t i = 0; i < seats_.size(); ++i) set_tag(record_, seat_tag(i), seats_[i].text);
  set_tag(record_, kSeedTag, std::to_string(seed));
  set_result(record_, *position_);
}

void LocalTable::fold() {
  position_ = start_of(record_, find_game).value();
  for (const Event& event : events()) {
    BENBEN_ASSERT(position_->apply(event.actor, event.text).ok());
  }
}

bool LocalTable::has_people() const { return std::ranges::any_of(seats_, &LocalSeat::is_person); }

std::optional<Seat> LocalTable::to_act() const {
  const Next next = position_->next();
  return next.is_seats() ? std::optional(next.seats.first()) : std::nullopt;
}

Status LocalTable::move(std::string_view text) {
  if (Status status = position_->check(to_act(), text); !status) return status;
  append({to_act(), std::string(text)});
  return {};
}

Status LocalTable::advance() {
  const int ply = static_cast<int>(events().size());
  if (const std::optional<Seat> seat_to_act = to_act()) {
    Result<std::string> move =
        seat(*seat_to_act).player->choose({setup_, record_.events, *position_}, draws_.bot(ply));
    if (!move) return move.error();
    append({seat_to_act, std::move(*move)});
  } else {
    Rng rng = draws_.chance(ply);
    append({kChance, position_->sample(rng)});
  }
  return {};
}

Advice LocalTable::advice() const {
  BENBEN_ASSERT(to_act().has_value());
  const std::uint64_t ply = events().size();
  return *advise(*position_, to_act(), {kHintEffort, seed_ + ply});
}

void LocalTable::append(Event event) {
  BENBEN_ASSERT(position_->apply(event.actor, event.text).ok());
  record_.events.push_back(std::move(event));
  set_result(record_, *position_);
}

Result<std::vector<Event>> LocalTable::undo() {
  std::vector<Event>& all = record_.events;
  const auto is_own = [&](const Event& event) {
    return event.actor && seat(*event.actor).is_person();
  };
  const auto own = std::find_if(all.rbegin(), all.rend(), is_own);
  if (own == all.rend()) {
    return Error{ErrorCode::kIllegal, "There is no step of yours to take back."};
  }
  const auto shown = std::ranges::find(all.rbegin(), own, kChance, &Event::actor);
  if (shown != own) {
    return Error{ErrorCode::kIllegal, "Your last step, " + own->text +
                                          ", stays: chance has shown something since (" +
                                          shown->text + "), and what is known stays known."};
  }
  const auto first = own.base() - 1;
  std::vector<Event> taken_back(first, all.end());
  all.erase(first, all.end());
  fold();
  set_result(record_, *position_);
  return taken_back;
}

}  // namespace benben::cli
