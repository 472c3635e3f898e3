#include "games/ankhor/rules.h"

#include <algorithm>
#include <utility>

#include "games/ankhor/box_file.h"

namespace benben::ankhor {
namespace {

constexpr std::string_view kPricesValues[] = {"any", "mixed"};
constexpr OptionInfo kOptions[] = {{"prices",
                                    "any: the price markers are dealt at random; mixed: they are "
                                    "dealt again while a slot has three "
                                    "alike",
                                    kPricesValues}};

// ANK-12, ANK-34: tokens at hand go first, but a warehouse that this placement covers is emptied
// before.
void pay(State& state, Tokens price, Place to) {
  Player& player = current(state);
  state.supply += price;
  for (const std::size_t i : supports(player.city, to) & player.city.loaded) {
    const Tokens token = Tokens::of(token_of(colour_of(player.city.tiles[i].tile)));
    if (!price.contains(token)) continue;
    price -= token;
    set_empty(player.city, i);
  }
  if (!player.tokens.contains(price)) {
    for (const std::size_t i : player.city.loaded) {
      const Token token = token_of(colour_of(player.city.tiles[i].tile));
      if (player.tokens[token] >= price[token]) continue;
      price -= Tokens::of(token);
      set_empty(player.city, i);
    }
  }
  player.tokens -= price;
}

// No pointer to the member: libc++ keeps it in a base of its own, which cannot be called with it.
bool has_tile(const std::optional<Tile>& slot) { return slot.has_value(); }

// ANK-52, then ANK-51: returned first, as far as one has them; then earned, as far as there are.
void settle_bonus(State& state, const CityChange& change) {
  std::uint8_t& own = current(state).bonus;
  const int returned = std::min<int>(change.bonus_returned, own);
  const int earned = std::min<int>(change.bonus_earned, state.bonus_supply + returned);
  own = static_cast<std::uint8_t>(own - returned + earned);
  state.bonus_supply = static_cast<std::uint8_t>(state.bonus_supply + returned - earned);
}

// ANK-34: from the supply onto the warehouse just bought.
void load_bought_warehouse(State& state, Colour colour) {
  const Tokens token = Tokens::of(token_of(colour));
  City& city = current(state).city;
  if (!state.supply.contains(token)) return;
  state.supply -= token;
  set_loaded(city, *find_warehouse(city, colour));
}

// ANK-12, ANK-32: pay, place, covered tokens go back, bonus tokens, then a warehouse is loaded.
void buy(State& state, const Move& move) {
  const Tile tile = *state.row[move.slot];
  Tokens price = state.prices[move.slot];
  if (move.saved) price -= Tokens::of(token_of(*move.saved));
  pay(state, price, move.to);
  state.row[move.slot].reset();
  Player& player = current(state);
  const CityChange change = place_tile(player.city, move.to, tile);
  state.supply += change.sent_back;
  settle_bonus(state, change);
  if (kind_of(tile) == Kind::kWarehouse) load_bought_warehouse(state, colour_of(tile));
  if (kind_of(tile) == Kind::kScribe) state.bonus_turn = true;  // ANK-36
  if (player.city.size >= kLastTile) state.last_round = true;   // ANK-60
  state.bought = true;
  state.phase = Phase::kAfter;
}

void take(State& state, Tokens tokens) {
  state.supply -= tokens;
  current(state).tokens += tokens;
  state.phase = Phase::kAfter;
}

// ANK-13
void pay_ankh(State& state) {
  current(state).tokens -= Tokens::of(Token::kAnkh);
  state.supply += Tokens::of(Token::kAnkh);
  ++state.ankhs_used;
}

void close_gaps(Row& row) {
  std::size_t end = 0;
  for (std::size_t slot = 0; slot < kSlots; ++slot) {
    if (row[slot]) std::swap(row[slot], row[end++]);
  }
}

// ANK-21, steps 1 and 2; the draw is left to chance.
void refresh(State& state, PileName pile) {
  pay_ankh(state);
  if (const auto slot = slot_put_out(state)) {
    state.out.push_back(*state.row[*slot]);
    state.row[*slot].reset();
  }
  close_gaps(state.row);
  if (tiles_to_draw(state) > 0) state.drawing = pile;
}

void move_own_tile(State& state, Place from, Place to) {
  pay_ankh(state);
  City& city = current(state).city;
  const CityChange change = move_tile(city, *find_tile_at(city, from), to);
  state.supply += change.sent_back;
  settle_bonus(state, change);
}

// ANK-60, ANK-61
void end_round(State& state) {
  state.turn = 0;
  state.idle_rounds = static_cast<std::uint8_t>(state.bought ? 0 : state.idle_rounds + 1);
  state.bought = false;
  const bool sold_out = tiles_in_row(state) == 0 && tiles_in_piles(state) == 0;
  if (state.last_round || sold_out || state.idle_rounds == kIdleRounds) {
    state.stage = Stage::kOver;
  }
}

void end_turn(State& state) {
  state.phase = Phase::kMain;
  state.ankhs_used = 0;
  if (state.bonus_turn) {  // ANK-36
    state.bonus_turn = false;
    return;
  }
  if (++state.turn == state.player_count) end_round(state);
}

// ANK-14: what exceeds goes onto the own warehouses, colours in the order FICPT.
void store_excess(Player& player) {
  int exceeding = excess(player.tokens).resources;
  if (exceeding == 0) return;
  const TileSet free = free_warehouses(player.city);
  for (const Colour colour : kColours) {
    const TileSet warehouse = free & player.city.of_colour[colour];
    if (exceeding == 0 || warehouse.empty() || player.tokens[token_of(colour)] == 0) continue;
    player.tokens -= Tokens::of(token_of(colour));
    set_loaded(player.city, warehouse.first());
    --exceeding;
  }
}

void check_limits(State& state) {
  store_excess(current(state));
  if (excess(current(state).tokens).none()) {
    end_turn(state);
  } else {
    state.phase = Phase::kReturn;
  }
}

}  // namespace

const GameInfo Ankhor::kInfo = {
    .name = "ankhor",
    .title = "Ankh'or",
    .summary =
        "Trade tokens for tiles and lay a city of colours and animals, side by side and storeys "
        "high.",
    .rules_version = 1,
    .min_players = 2,
    .max_players = kMaxPlayers,
    .options = kOptions,
    .tag_prefix = kBoxPrefix,
    .tag_summary = "a file with the tiles and price slots of your printed game",
};

bool three_alike(Tokens price) {
  return std::ranges::any_of(kTokens, [price](Token token) { return price[token] >= 3; });
}

Excess excess(Tokens tokens) {
  return {std::max(tokens.resources() - kResourceLimit, 0),
          std::max(tokens[Token::kAnkh] - kAnkhLimit, 0)};
}

int tiles_in_row(const State& state) {
  return static_cast<int>(std::ranges::count_if(state.row, has_tile));
}

int tiles_to_draw(const State& state) {
  return std::min(static_cast<int>(kSlots) - tiles_in_row(state), tiles_in_piles(state));
}

std::optional<std::size_t> slot_put_out(const State& state) {
  if (state.player_count > 2) return std::nullopt;
  const auto leftmost = std::ranges::find_if(state.row, has_tile);
  if (leftmost == state.row.end()) return std::nullopt;
  return static_cast<std::size_t>(leftmost - state.row.begin());
}

bool refresh_changes(const State& state) {
  if (slot_put_out(state)) return true;
  if (tiles_to_draw(state) > 0) return true;
  // Whether a gap stands before a tile.
  return !std::ranges::is_partitioned(state.row, has_tile);
}

State Ankhor::start(const Setup& setup) {
  State state;
  state.player_count = static_cast<std::uint8_t>(setup.players);
  state.supply = Tokens::of_each(tokens_in_supply(setup.players));
  if (setup.option("prices", "any") == "mixed") state.deal = Deal::kMixed;
  state.pile_sizes = {{kPileSizes[0], kPileSizes[1]}};
  state.unseen = built_in_tiles();
  for (const auto& [name, value] : setup.tags) {
    if (name == kTilesTag) state.unseen = *read_tiles(value);
    if (name == kSlotsTag) state.slot_sizes = *read_slots(value);
  }
  return state;
}

Next Ankhor::next(const State& state) {
  if (state.stage == Stage::kOver) return Next::over();
  if (state.stage != Stage::kPlay || state.drawing) return Next::chance();
  return Next::seat(seat_at(state.turn));
}

LegalMoves Ankhor::legal(const State& state, Seat) { return LegalMoves(state); }

void Ankhor::apply(State& state, const Move& move) {
  switch (move.step) {
    case Step::kBuy:
      return buy(state, move);
    case Step::kEnd:
      return check_limits(state);
    case Step::kMove:
      return move_own_tile(state, move.from, move.to);
    case Step::kRefresh:
      return refresh(state, move.pile);
    case Step::kReturn:
      current(state).tokens -= move.tokens;
      state.supply += move.tokens;
      return end_turn(state);
    case Step::kTake:
      return take(state, move.tokens);
  }
}

}  // namespace benben::ankhor
