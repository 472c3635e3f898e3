#include "games/ankhor/policy.h"

#include <algorithm>
#include <optional>

#include "games/ankhor/rules.h"
#include "games/ankhor/worth.h"

namespace benben::ankhor {
namespace {

// A token that the best tile of the row still lacks.
constexpr int kMissingWorth = 8;
constexpr int kAnkhWorth = 6;
// The weight of a step halves with each of these steps below the best one.
constexpr int kHalving = 6;
constexpr std::uint32_t kFullWeight = 1024;
// How much a simulated player's appraisals are off by chance.
constexpr std::uint32_t kNoise = 20;
// A simulated player refreshes a row of fewer tiles, if an ankh is at hand.
constexpr int kPoorRow = 3;

// A tile of the row on its best place.
struct Offer {
  std::uint8_t slot = 0;
  Place place;
  std::optional<Colour> saved;
  Tokens price;     // without the marker saved
  int lacking = 0;  // how many tokens of the price the player has not got
  int net = 0;      // what it adds, less its price

  // How good it is as a plan.
  int value() const { return net - kMissingWorth * lacking; }
};

int missing(Tokens price, Tokens purse) {
  if (purse.contains(price)) return 0;
  int tokens = 0;
  for (const Colour colour : kColours) {
    const Token token = token_of(colour);
    tokens += std::max(price[token] - purse[token], 0);
  }
  return tokens;
}

// The marker whose saving helps most: one that is missing, else the scarcest at hand.
Colour marker_to_save(Tokens price, Tokens purse) {
  Colour best = Colour::kBlue;
  int most = -1000;
  for (const Colour colour : kColours) {
    const Token token = token_of(colour);
    if (price[token] == 0) continue;
    const int need = price[token] - purse[token];
    if (need > most) {
      most = need;
      best = colour;
    }
  }
  return best;
}

// The seat to move before a row of tiles.
class Buyer {
 public:
  explicit Buyer(const State& state)
      : state_(state),
        player_(current(state)),
        purse_(ankhor::purse(player_)),
        places_(player_.city),
        worth_(player_.city, state.bonus_supply, tiles_left(state)) {
    for (const OpenPlace& open : places_) {
      neighbours_[count_++] = neighbours_at(player_.city, open);
    }
  }

  Tokens purse() const { return purse_; }

  // Calls visit(offer) for every place on which a tile of this slot could lie.
  template <class Visit>
  void for_each_offer(std::uint8_t slot, Visit visit) const {
    const Tile tile = *state_.row[slot];
    const Tokens price = state_.prices[slot];
    const Colour saved = marker_to_save(price, purse_);
    const Tokens reduced = price - Tokens::of(token_of(saved));
    const Offer on_ground{slot, {}, std::nullopt, price, missing(price, purse_), 0};
    const Offer on_stack{slot, {}, saved, reduced, missing(reduced, purse_), 0};
    const TileSet alike = player_.city.of_colour[index(colour_of(tile))];
    std::size_t n = 0;
    for (const OpenPlace& open : places_) {
      const TileSet neighbours = neighbours_[n++];
      const bool stack = open.place.level > 0;
      if (stack && (open.touching & alike).empty()) continue;
      Offer offer = stack ? on_stack : on_ground;
      offer.place = open.place;
      offer.net = worth_.gain(tile, neighbours) - kTokenWorth * offer.price.total();
      // A covered token is lost.
      if (stack) offer.net -= kTokenWorth * (open.touching & player_.city.loaded).size();
      visit(offer);
    }
  }

  // The best tiles of the row, one for each slot that has one, whether they can be paid or not.
  void find_targets() {
    for (std::uint8_t slot = 0; slot < kSlots; ++slot) {
      if (!state_.row[slot]) continue;
      Offer best;
      bool any = false;
      for_each_offer(slot, [&](const Offer& offer) {
        if (any && offer.value() <= best.value()) return;
        any = true;
        best = offer;
      });
      targets_[target_count_++] = best;
    }
  }

  // How good the best target is with these tokens.
  int outlook(Tokens purse) const {
    int best = -kTurnWorth;
    for (std::size_t i = 0; i < target_count_; ++i) {
      best = std::max(best, targets_[i].net - kMissingWorth * missing(targets_[i].price, purse));
    }
    return best;
  }

  std::size_t target_count() const { return target_count_; }
  const Offer& target(std::size_t i) const { return targets_[i]; }
  const OpenPlaces& places() const { return places_; }
  TileSet neighbours(std::size_t place) const { return neighbours_[place]; }
  const CityWorth& worth() const { return worth_; }

 private:
  const State& state_;
  const Player& player_;
  Tokens purse_;
  OpenPlaces places_;
  CityWorth worth_;
  std::size_t count_ = 0;
  std::array<TileSet, kMaxOpenPlaces> neighbours_;
  std::size_t target_count_ = 0;
  std::array<Offer, kSlots> targets_{};
};

Move buy_of(const Offer& offer) {
  return {.step = Step::kBuy, .slot = offer.slot, .saved = offer.saved, .to = offer.place};
}

// How many more resources can be kept at the end of the turn (ANK-14).
int room(const Player& player) {
  return kResourceLimit - player.tokens.resources() + free_warehouses(player.city).size();
}

// What these three tokens are worth to the seat to move.
int worth_of_take(const State& state, const Buyer& buyer, Tokens taken) {
  const Player& player = current(state);
  const int ankh_room = kAnkhLimit - player.tokens[Token::kAnkh];
  const int ankhs = std::min(taken[Token::kAnkh], ankh_room);
  const int resources = std::min(taken.resources(), std::max(room(player), 0));
  return kTokenWorth * resources + kAnkhWorth * ankhs + buyer.outlook(buyer.purse() + taken) -
         buyer.outlook(buyer.purse());
}

// The best steps of one sort, best first.
template <std::size_t N>
class Best {
 public:
  void add(const Move& move, int value) {
    if (size_ == N && value <= ranked_[N - 1].value) return;
    std::size_t at = size_ < N ? size_++ : N - 1;
    for (; at > 0 && ranked_[at - 1].value < value; --at) ranked_[at] = ranked_[at - 1];
    ranked_[at] = {move, value};
  }

  struct Ranked {
    Move move;
    int value = 0;
  };
  const Ranked* begin() const { return ranked_.data(); }
  const Ranked* end() const { return ranked_.data() + size_; }

 private:
  std::size_t size_ = 0;
  std::array<Ranked, N> ranked_{};
};

using Steps = Best<kMaxCandidates>;

CandidateList weighed(const Steps& steps) {
  CandidateList list;
  const int best = steps.begin()->value;
  for (const auto& [move, value] : steps) {
    const int halvings = std::min((best - value) / kHalving, 10);
    list.add(move, kFullWeight >> halvings);
  }
  return list;
}

void merge(Steps& steps, const auto& others) {
  for (const auto& [move, value] : others) steps.add(move, value);
}

void add_buys(const State& state, const Buyer& buyer, Steps& steps) {
  constexpr std::size_t kPlacesPerTile = 3;
  for (std::uint8_t slot = 0; slot < kSlots; ++slot) {
    if (!state.row[slot]) continue;
    Best<kPlacesPerTile> best;
    buyer.for_each_offer(slot, [&](const Offer& offer) {
      if (offer.lacking == 0) best.add(buy_of(offer), offer.net);
    });
    merge(steps, best);
  }
}

void add_takes(const State& state, const Buyer& buyer, Steps& steps) {
  constexpr std::size_t kTakes = 8;
  Best<kTakes> best;
  const Takes takes(state.supply);
  for (int i = 0; i < takes.size(); ++i) {
    best.add({.step = Step::kTake, .tokens = takes[i]}, worth_of_take(state, buyer, takes[i]));
  }
  merge(steps, best);
}

bool may_act_with_ankh(const State& state) {
  return current(state).tokens[Token::kAnkh] > 0 && state.ankhs_used < kAnkhActions;
}

void add_moves(const State& state, const Buyer& buyer, int handicap, Steps& steps) {
  constexpr std::size_t kMoves = 4;
  const City& city = current(state).city;
  Best<kMoves> best;
  for (const std::size_t from : city.all() - city.covered) {
    std::size_t n = 0;
    for (const OpenPlace& open : buyer.places()) {
      const TileSet neighbours = buyer.neighbours(n++);
      if (!may_move_to(city, from, open)) continue;
      const int gain = buyer.worth().gain_by_move(from, neighbours) - kAnkhWorth;
      if (gain <= 0) continue;
      best.add({.step = Step::kMove, .from = city.tiles[from].place, .to = open.place},
               gain - handicap);
    }
  }
  merge(steps, best);
}

void add_refreshes(const State& state, int value, Steps& steps) {
  if (!refresh_changes(state)) return;
  for (const PileName pile : {PileName::kA, PileName::kB}) {
    const bool empty = state.pile_sizes[index(pile)] == 0;
    if (empty && (pile == PileName::kB || tiles_in_piles(state) > 0)) continue;
    steps.add({.step = Step::kRefresh, .pile = pile}, value);
  }
}

void add_ankh_actions_before(const State& state, const Buyer& buyer, Steps& steps) {
  if (!may_act_with_ankh(state)) return;
  const int best = steps.begin()->value;
  // A move can as well come after the main action, when more is known; a refresh cannot.
  add_moves(state, buyer, kHalving * 2 - best, steps);
  const int gaps = static_cast<int>(kSlots) - tiles_in_row(state);
  add_refreshes(state, best - kHalving * std::max(4 - gaps, 0), steps);
}

CandidateList main_candidates(const State& state) {
  Buyer buyer(state);
  buyer.find_targets();
  Steps steps;
  add_buys(state, buyer, steps);
  add_takes(state, buyer, steps);
  add_ankh_actions_before(state, buyer, steps);
  return weighed(steps);
}

CandidateList after_candidates(const State& state) {
  Steps steps;
  steps.add({.step = Step::kEnd}, 0);
  if (may_act_with_ankh(state)) {
    const Buyer buyer(state);
    add_moves(state, buyer, 0, steps);
    add_refreshes(state, steps.begin()->value - kHalving * 4, steps);
  }
  return weighed(steps);
}

CandidateList return_candidates(const State& state) {
  Buyer buyer(state);
  buyer.find_targets();
  const LegalMoves moves(state);
  constexpr std::size_t kReturns = 6;
  Best<kReturns> best;
  for (int i = 0; i < moves.size(); ++i) {
    const Move move = moves[i];
    best.add(move, buyer.outlook(buyer.purse() - move.tokens));
  }
  Steps steps;
  merge(steps, best);
  return weighed(steps);
}

// Tokens for the best target, then for the others in the order of the row, then an ankh.
Tokens take_for(const State& state, const Buyer& buyer, const Offer& target, Rng& rng) {
  Tokens taken;
  const auto want = [&](Tokens price) {
    for (const Colour colour : kColours) {
      const Token token = token_of(colour);
      int lacking = price[token] - buyer.purse()[token] - taken[token];
      lacking =
          std::min({lacking, kTokensTaken - taken.total(), state.supply[token] - taken[token]});
      if (lacking > 0) taken += Tokens::of(token, lacking);
    }
  };
  want(target.price);
  if (current(state).tokens[Token::kAnkh] == 0 && taken.total() < kTokensTaken &&
      state.supply[Token::kAnkh] > 0) {
    taken += Tokens::of(Token::kAnkh);
  }
  const std::size_t first = rng.below(static_cast<std::uint32_t>(kSlots));
  for (std::size_t i = 0; i < kSlots && taken.total() < kTokensTaken; ++i) {
    want(state.prices[(first + i) % kSlots]);
  }
  for (std::size_t i = 0; taken.total() < kTokensTaken; i = (i + 1) % kTokenCount) {
    if (state.supply[kTokens[i]] > taken[kTokens[i]]) taken += Tokens::of(kTokens[i]);
  }
  return taken;
}

Move rollout_main(const State& state, Rng& rng) {
  if (may_act_with_ankh(state) && tiles_in_row(state) < kPoorRow && tiles_to_draw(state) > 0) {
    const bool a = state.pile_sizes[0] > 0 && (state.pile_sizes[1] == 0 || rng.below(2) == 0);
    return {.step = Step::kRefresh, .pile = a ? PileName::kA : PileName::kB};
  }
  Buyer buyer(state);
  buyer.find_targets();
  Offer best_buy;
  Offer best_target;
  int buy_value = -1000;
  int target_value = -1000;
  for (std::size_t i = 0; i < buyer.target_count(); ++i) {
    const Offer& offer = buyer.target(i);
    const int value = offer.value() + static_cast<int>(rng.below(kNoise));
    if (offer.lacking == 0 && value > buy_value) {
      buy_value = value;
      best_buy = offer;
    }
    if (offer.lacking > 0 && value > target_value) {
      target_value = value;
      best_target = offer;
    }
  }
  const int take_value = kTokenWorth * std::clamp(room(current(state)), 0, kTokensTaken);
  if (buy_value > -1000 && buy_value >= take_value) return buy_of(best_buy);
  return {.step = Step::kTake, .tokens = take_for(state, buyer, best_target, rng)};
}

// What exceeds, of the resources that one has most of.
Move rollout_return(const State& state) {
  const Excess due = excess(current(state).tokens);
  Tokens left = current(state).tokens;
  for (int i = 0; i < due.resources; ++i) {
    Token most = Token::kFish;
    for (const Colour colour : kColours) {
      if (left[token_of(colour)] > left[most]) most = token_of(colour);
    }
    left -= Tokens::of(most);
  }
  left -= Tokens::of(Token::kAnkh, due.ankhs);
  return {.step = Step::kReturn, .tokens = current(state).tokens - left};
}

}  // namespace

CandidateList Ankhor::candidates(const State& state, Seat) {
  switch (state.phase) {
    case Phase::kMain:
      return main_candidates(state);
    case Phase::kAfter:
      return after_candidates(state);
    case Phase::kReturn:
      break;
  }
  return return_candidates(state);
}

Move Ankhor::rollout_move(const State& state, Seat, Rng& rng) {
  switch (state.phase) {
    case Phase::kMain:
      return rollout_main(state, rng);
    case Phase::kAfter:
      return {.step = Step::kEnd};
    case Phase::kReturn:
      break;
  }
  return rollout_return(state);
}

Scores Ankhor::estimate(const State& state) {
  Scores scores{};
  for (std::size_t seat = 0; seat < state.player_count; ++seat) {
    scores[seat] = worth_of(state, state.players[seat]) + kTurnWorth * tiles_left(state);
  }
  return scores;
}

}  // namespace benben::ankhor
