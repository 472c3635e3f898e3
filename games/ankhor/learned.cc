#include "games/ankhor/learned.h"

#include <algorithm>
#include <cstdint>
#include <optional>

#include "games/ankhor/box.h"
#include "games/ankhor/learned_weights.h"
#include "games/ankhor/offers.h"
#include "games/ankhor/scoring.h"
#include "games/ankhor/view_memory.h"
#include "games/ankhor/worth.h"

namespace benben::ankhor {
namespace {

static_assert(kLearnedWeights.is_sound());

constexpr int kNothing = -1000;

// What a seat has, and what it could buy.
struct Outlook {
  int worth = 0;   // worth_of()
  int points = 0;  // ANK-62
  GroupCounts colours{};
  GroupCounts animals{};
  int best = kNothing;  // value of the best offer of the row, and of the second best
  int second = kNothing;
  int net = kNothing;       // of the offer that adds most
  std::optional<int> now;   // of those that can be paid
  std::optional<int> soon;  // of those that lack three tokens at most
  int payable = 0;
  std::optional<std::uint8_t> slot;  // of the best offer
};

Outlook outlook_of(const State& state, const Player& player) {
  Outlook out;
  const CityView& city = ViewMemory::of_thread().view_before_row(state, player);
  out.worth = worth_of(state, player, city);
  out.points = bonus_points(player) + city.points + token_points(player);
  out.colours = city.colours;
  out.animals = city.animals;
  for (const Offer& offer : targets_of(state, player, city)) {
    const int value = offer.value();
    if (value > out.best) {
      out.second = out.best;
      out.best = value;
      out.slot = offer.slot;
    } else {
      out.second = std::max(out.second, value);
    }
    out.net = std::max(out.net, offer.net);
    if (offer.lacking == 0) {
      ++out.payable;
      out.now = std::max(out.now.value_or(kNothing), offer.net);
    }
    if (offer.lacking <= kTokensTaken) out.soon = std::max(out.soon.value_or(kNothing), offer.net);
  }
  return out;
}

using Outlooks = std::array<Outlook, kMaxPlayers>;

// How many inputs some kinds have. Leads count in half points, at each stage of the game in points;
// an offer's numbers in quarters of a point.
constexpr int kStages = 6;
constexpr int kWorthInputs = 32;
constexpr int kLeadInputs = 49;
constexpr int kStageLeadInputs = 25;
constexpr int kOfferInputs = 32;

class Inputs {
 public:
  Inputs(const State& state, const Outlooks& outlooks, std::size_t seat)
      : state_(state),
        player_(state.players[seat]),
        outlooks_(outlooks),
        own_(outlooks[seat]),
        seat_(seat) {}

  InputList all() {
    add_time();
    add_lead();
    add_tokens();
    add_row();
    add_groups(own_.colours);
    add_groups(own_.animals);
    add_city();
    BENBEN_ASSERT(first_ == static_cast<int>(kLearnedInputs));
    return list_;
  }

 private:
  // Of so many inputs the one with this number, or the nearest.
  void add(int count, int number) {
    list_.push_back(static_cast<std::uint16_t>(first_ + std::clamp(number, 0, count - 1)));
    first_ += count;
  }

  // By how many tiles the largest city lacks.
  int stage() const {
    const int left = tiles_left(state_);
    return left <= 2 ? left : left <= 4 ? 3 : left <= 7 ? 4 : 5;
  }

  void add_time() {
    const int players = state_.player_count;
    const int seat = static_cast<int>(seat_);
    const int before = (seat + players - state_.turn) % players;
    const int of_players = (players - 2) * (players + 1) / 2;
    const int left = tiles_left(state_);
    add(kLastTile + 1, left);
    add(6, kLastTile - left - player_.city.size);
    const int time = state_.last_round ? 2 : left <= 2 ? 1 : 0;
    const bool done = state_.last_round && seat < state_.turn;
    add(28, done ? 27 : 9 * time + of_players + before);
    add(9, of_players + seat);
    add(5, tiles_in_piles(state_) / 6);
  }

  void add_lead() {
    int worth = kNothing;
    int points = kNothing;
    for (std::size_t other = 0; other < state_.player_count; ++other) {
      if (other == seat_) continue;
      worth = std::max(worth, outlooks_[other].worth);
      points = std::max(points, outlooks_[other].points);
    }
    const int lead = own_.worth - worth;
    const auto steps = [](int number, int step) {
      return (number + 1000 * step + step / 2) / step - 1000;
    };
    add(kLeadInputs, steps(lead, kPointWorth / 2) + kLeadInputs / 2);
    const int middle = kStageLeadInputs / 2;
    add(kStages * kStageLeadInputs,
        stage() * kStageLeadInputs + std::clamp(steps(lead, kPointWorth) + middle, 0, 2 * middle));
    add(kStageLeadInputs, own_.points - points + middle);
    add(kWorthInputs, own_.worth / (2 * kPointWorth));
    add(6, player_.bonus);
  }

  void add_tokens() {
    add(9, purse(player_).resources());
    add(21, 3 * tiles_in_row(state_) + std::min(player_.tokens[Token::kAnkh], kAnkhLimit));
    add(9, 3 * std::min(player_.city.loaded.size(), 2) +
               std::min(free_warehouses(player_.city).size(), 2));
  }

  static int offer(int value) { return (value + 48) / 4; }
  void add_offer(std::optional<int> net) {
    add(kOfferInputs, net ? 1 + std::clamp(offer(*net), 0, kOfferInputs - 2) : 0);
  }

  void add_row() {
    add(kOfferInputs, (own_.best + 72) / 4);
    add(kOfferInputs, (own_.second + 72) / 4);
    add_offer(own_.now);
    add_offer(own_.soon);
    add(kOfferInputs, offer(own_.net));
    add(7, own_.payable);
    // Whether the next seat wants the same.
    const Outlook& next = outlooks_[state_.turn];
    add(2, seat_ != state_.turn && own_.slot && next.slot == own_.slot ? 1 : 0);
  }

  // How many groups of each size there are; of 3 and 4 together.
  void add_groups(const GroupCounts& count) {
    add(6, count[1]);
    add(5, count[2]);
    add(16, 4 * std::min(count[3], 3) + std::min(count[4], 3));
    add(4, count[5]);
  }

  void add_city() {
    int places = 0;
    int colours = 0;
    for (const std::uint8_t of_colour : player_.city.stack_places) {
      places += of_colour;
      colours += of_colour > 0 ? 1 : 0;
    }
    add(10, places);
    add(6, colours);
  }

  const State& state_;
  const Player& player_;
  const Outlooks& outlooks_;
  const Outlook& own_;
  std::size_t seat_;
  int first_ = 0;  // input of the next kind
  InputList list_;
};

// All tiles of the game, wherever they lie.
TileCounts tiles_of(const State& state) {
  TileCounts tiles = state.unseen;
  const auto add = [&](Tile tile) { ++tiles[tile]; };
  for (const auto& tile : state.row) {
    if (tile) add(*tile);
  }
  for (const Tile tile : state.out) add(tile);
  for (const Player& player : state.players) {
    for (const std::size_t i : player.city.all()) add(player.city.tiles[i].tile);
  }
  return tiles;
}

}  // namespace

std::array<InputList, kMaxSeats> learned_inputs(const State& state) {
  Outlooks outlooks;
  for (std::size_t seat = 0; seat < state.player_count; ++seat) {
    outlooks[seat] = outlook_of(state, state.players[seat]);
  }
  std::array<InputList, kMaxSeats> inputs;
  for (std::size_t seat = 0; seat < state.player_count; ++seat) {
    inputs[seat] = Inputs(state, outlooks, seat).all();
  }
  return inputs;
}

const LearnedNet& learned_net() { return kLearnedWeights; }

bool has_learned_value(const State& state) {
  return state.stage == Stage::kPlay && state.slot_sizes == kBuiltInSlots &&
         tiles_of(state) == built_in_tiles();
}

Shares learned_value(const State& state) {
  const auto inputs = learned_inputs(state);
  std::array<int, kMaxSeats> standings{};
  for (std::size_t seat = 0; seat < state.player_count; ++seat) {
    standings[seat] = kLearnedWeights.standing(inputs[seat]);
  }
  return shares_of(standings, state.player_count);
}

}  // namespace benben::ankhor
