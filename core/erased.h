// Erased: the adaptor from a Game to AnyGame, the one place where types end and text begins.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/any_game.h"
#include "core/game.h"
#include "core/text.h"

namespace benben {

template <Game G>
class ErasedGame;

template <Game G>
class ErasedPosition final : public AnyPosition {
 public:
  explicit ErasedPosition(typename G::State state) : state_(std::move(state)) {}

  const typename G::State& state() const { return state_; }

  std::unique_ptr<AnyPosition> clone() const override {
    return std::make_unique<ErasedPosition>(*this);
  }
  const AnyGame& game() const override { return ErasedGame<G>::instance(); }
  int players() const override { return G::players(state_); }
  Next next() const override { return G::next(state_); }
  std::optional<Race> race() const override {
    if constexpr (RacedGame<G>) {
      return G::race(state_);
    } else {
      return std::nullopt;
    }
  }

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
    const bool acts = next().seats.contains(seat);
    if constexpr (ListedGame<G>) {
      return acts ? texts_of(G::legal(state_, seat)) : std::vector<std::string>();
    } else if constexpr (PartlyListedGame<G>) {
      if (const auto moves = G::listed(state_, seat); acts && moves) return texts_of(*moves);
    }
    return std::nullopt;
  }

  std::optional<BestMove> best(Seat seat) const override {
    if constexpr (SolvedGame<G>) {
      if (!next().seats.contains(seat)) return std::nullopt;
      if (const auto best = G::best_move(state_, seat)) {
        return BestMove{G::text(best->move), best->points};
      }
    }
    return std::nullopt;
  }

  std::string legal_json() const override {
    const Next next = G::next(state_);
    if (next.is_chance()) return "null";
    if (next.is_over()) return "[]";
    if constexpr (!ListedGame<G>) {
      return G::legal_json(state_);
    } else if (next.seats.size() == 1) {
      return json_list(*legal(next.seats.first()));
    } else {
      std::string out = "{";
      for (int seat = 0; seat < players(); ++seat) {
        if (!next.seats.contains(seat_at(seat))) continue;
        if (out.size() > 1) out += ',';
        out += json_quote(std::to_string(seat)) + ":" + json_list(*legal(seat_at(seat)));
      }
      return out += '}';
    }
  }

  std::string state_json() const override { return G::state_json(state_); }
  std::string standing_json() const override { return G::standing_json(state_); }
  Scores scores() const override { return G::scores(state_); }
  SeatSet winners() const override { return next().is_over() ? G::winners(state_) : SeatSet(); }
  std::string draw(const DrawStyle& style) const override { return G::draw(state_, style); }
  Status check_outcome_tag([[maybe_unused]] std::string_view name,
                           [[maybe_unused]] std::string_view value) const override {
    if constexpr (OutcomeTaggedGame<G>) {
      return G::check_outcome_tag(state_, name, value);
    } else {
      return {};
    }
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

  bool has_races() const override { return RacedGame<G>; }

  Result<NamedTexts> read_tags(std::string_view file) const override {
    if constexpr (TaggedGame<G>) {
      return G::read_tags(file);
    } else {
      return Error{ErrorCode::kUnsupported,
                   std::string(G::kInfo.title) + " takes no data of its own."};
    }
  }

 private:
  static Status validate(const Setup& setup) {
    const GameInfo& info = G::kInfo;
    if (setup.players < info.min_players || setup.players > info.max_players) {
      return Error{ErrorCode::kOutOfRange, std::string(info.title) + " is for " +
                                               std::to_string(info.min_players) + " to " +
                                               std::to_string(info.max_players) + " players, not " +
                                               std::to_string(setup.players) + "."};
    }
    for (std::size_t i = 0; i < setup.options.size(); ++i) {
      if (Status status = validate_option(setup, i); !status) return status;
    }
    for (std::size_t i = 0; i < setup.tags.size(); ++i) {
      if (Status status = validate_tag(setup, i); !status) return status;
    }
    return {};
  }

  static Status validate_option(const Setup& setup, std::size_t at) {
    const auto& [name, value] = setup.options[at];
    const GameInfo& info = G::kInfo;
    const auto option = std::ranges::find(info.options, name, &OptionInfo::name);
    if (option == info.options.end()) {
      return Error{ErrorCode::kUnknown,
                   std::string(info.title) + " has no option " + shortened(name) + "."};
    }
    if (std::ranges::find(option->values, value) == option->values.end()) {
      return Error{ErrorCode::kUnknown, "The option " + name + " of " + std::string(info.title) +
                                            " has no value " + shortened(value) + "."};
    }
    return check_single(setup.options, at, "option");
  }

  static Status validate_tag(const Setup& setup, std::size_t at) {
    const auto& [name, value] = setup.tags[at];
    if constexpr (TaggedGame<G>) {
      if (name.starts_with(G::kInfo.tag_prefix)) {
        if (Status status = G::check_tag(name, value); !status) return status;
        return check_single(setup.tags, at, "tag");
      }
    }
    return Error{ErrorCode::kUnknown,
                 std::string(G::kInfo.title) + " takes no tag " + shortened(name) + "."};
  }

  static Status check_single(const NamedTexts& list, std::size_t at, std::string_view what) {
    for (std::size_t before = 0; before < at; ++before) {
      if (list[before].first != list[at].first) continue;
      return Error{ErrorCode::kMalformed,
                   "The " + std::string(what) + " " + shortened(list[at].first) + " stands twice."};
    }
    return {};
  }
};

// The state inside a position of game G; the position must be one.
template <Game G>
const typename G::State& state_of(const AnyPosition& position) {
  BENBEN_ASSERT(&position.game() == &ErasedGame<G>::instance());
  return static_cast<const ErasedPosition<G>&>(position).state();
}

}  // namespace benben
