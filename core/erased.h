// Erased: the adaptor from a Game to AnyGame, the one place where types end and text begins.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/any_game.h"
#include "core/game.h"
#include "core/json.h"
#include "core/text.h"

namespace benben {

template <Game G>
class ErasedGame;

template <Game G>
class ErasedPosition final : public AnyPosition {
 public:
  explicit ErasedPosition(typename G::State state) : state_(std::move(state)) {}

  const typename G::State& state() const { return state_; }
  // Requires a move that is legal, or an outcome that sample() or outcomes() gave.
  template <class MoveOrOutcome>
  void play(const MoveOrOutcome& event) {
    G::apply(state_, event);
  }

  std::unique_ptr<AnyPosition> clone() const override {
    return std::make_unique<ErasedPosition>(*this);
  }
  const AnyGame& game() const override { return ErasedGame<G>::instance(); }
  int players() const override { return G::players(state_); }
  Next next() const override { return G::next(state_); }
  std::optional<Race> race() const override { return G::race(state_); }

  Status check(Actor actor, std::string_view text) const override {
    if (actor) return status_of(G::read_move(state_, *actor, text));
    return status_of(G::read_outcome(state_, text));
  }

  Status apply(Actor actor, std::string_view text) override {
    if (actor) return apply_read(G::read_move(state_, *actor, text));
    return apply_read(G::read_outcome(state_, text));
  }

  std::string sample(Rng& rng) const override {
    BENBEN_ASSERT(next().is_chance());
    return G::text(G::sample(state_, rng));
  }

  std::optional<std::vector<std::string>> legal(Seat seat) const override {
    const bool acts = next().allows(seat);
    if constexpr (kAlwaysListed<G>) {
      return acts ? texts_of(G::legal(state_, seat)) : std::vector<std::string>();
    } else {
      if (!acts) return std::nullopt;
      const auto moves = G::legal(state_, seat);
      if (!moves) return std::nullopt;
      return texts_of(*moves);
    }
  }

  std::optional<BestMove> best(Seat seat) const override {
    if (!next().allows(seat)) return std::nullopt;
    const auto best = G::best_move(state_, seat);
    if (!best) return std::nullopt;
    return BestMove{G::text(best->move), best->points};
  }

  std::string legal_json() const override {
    const Next next = G::next(state_);
    if (next.is_chance()) return "null";
    if (next.is_over()) return "[]";
    const auto first = legal(next.seats.first());
    if (!first) return G::unlisted_json(state_);
    JsonWriter json;
    if (next.seats.size() == 1) return json.list(*first).take();
    json.begin_object();
    for (const Seat seat : next.seats) json.key(std::to_string(index(seat))).list(*legal(seat));
    return json.end_object().take();
  }

  std::string state_json() const override { return G::state_json(state_); }
  std::string standing_json() const override { return G::standing_json(state_); }
  Scores scores() const override { return G::scores(state_); }
  SeatSet winners() const override { return next().is_over() ? G::winners(state_) : SeatSet(); }
  // A browser has better pictures, and the page waits for every byte.
#ifdef __wasm__
  std::string draw(const DrawStyle&) const override { return {}; }
#else
  std::string draw(const DrawStyle& style) const override { return G::draw(state_, style); }
#endif
  Status check_outcome_tag(std::string_view name, std::string_view value) const override {
    return G::check_outcome_tag(state_, name, value);
  }
  std::string derived_json() const override {
    JsonWriter json;
    json.begin_object();
    G::add_derived(json, state_);
    return json.end_object().take();
  }

 private:
  static std::vector<std::string> texts_of(const auto& moves) {
    std::vector<std::string> texts;
    for (int i = 0; i < static_cast<int>(moves.size()); ++i) texts.push_back(G::text(moves[i]));
    return texts;
  }
  template <class T>
  static Status status_of(const Result<T>& read) {
    return read ? Status() : Status(read.error());
  }
  template <class T>
  Status apply_read(const Result<T>& read) {
    if (!read) return read.error();
    G::apply(state_, *read);
    return {};
  }

  typename G::State state_;
};

template <Game G>
class ErasedGame final : public AnyGame {
 public:
  static const ErasedGame& instance() {
    static const ErasedGame game;
    return game;
  }

  const GameInfo& info() const override { return G::kInfo; }

  Result<std::unique_ptr<AnyPosition>> start(const Setup& setup) const override {
    if (Status status = validate(setup); !status) return status.error();
    return std::unique_ptr<AnyPosition>(std::make_unique<ErasedPosition<G>>(G::start(setup)));
  }

  bool has_races() const override { return G::kHasRaces; }

  Result<NamedTexts> read_tags(std::string_view file) const override { return G::read_tags(file); }

  std::span<const FaultInfo> faults() const override { return G::faults(); }

  Result<std::string> facts_json(const Setup& setup) const override {
    if (Status status = validate(setup); !status) return status.error();
    JsonWriter json;
    json.begin_object();
    G::add_facts(json, setup);
    return json.end_object().take();
  }

 private:
  static Status validate(const Setup& setup) {
    if (Status status = check_setup(G::kInfo, setup); !status) return status;
    for (const auto& [name, value] : setup.tags) {
      if (Status status = G::check_tag(name, value); !status) return status;
    }
    return G::check_setup(setup);
  }
};

// The state inside a position of game G; the position must be one.
template <Game G>
const typename G::State& state_of(const AnyPosition& position) {
  BENBEN_ASSERT(&position.game() == &ErasedGame<G>::instance());
  return static_cast<const ErasedPosition<G>&>(position).state();
}

}  // namespace benben
