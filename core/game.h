// What a game is to the rest of Benben: the concepts Game, GuidedGame and AlphaBetaGame.
//
// A game is a struct of static functions over value types. A State holds what all can see and
// nothing else; what becomes known is an Outcome of chance. Search and playouts are templates on
// these concepts: no virtual call, no allocation and no string in a hot loop. The edge (server,
// terminal, WebAssembly) sees the erased AnyGame instead (any_game.h). What most games say alike a
// game inherits (defaults.h).
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

#include "core/fault.h"
#include "core/json.h"
#include "core/result.h"
#include "core/rng.h"
#include "core/seat.h"
#include "core/setup.h"

namespace benben {

// A list of moves: a bit set or a list of fixed capacity, indexed in the order of their texts.
template <class L, class Move>
concept MoveListOf = requires(const L& list, int i) {
  { list.size() } -> std::convertible_to<int>;
  { list[i] } -> std::convertible_to<Move>;
};

// The same, or nothing in positions where the moves are too many to be listed.
template <class L, class Move>
concept MaybeMoveListOf = MoveListOf<L, Move> || (requires(const L& list) {
                            { list.has_value() } -> std::same_as<bool>;
                            requires MoveListOf<typename L::value_type, Move>;
                          });

// A move, and what it wins at once.
template <class Move>
struct ScoredMove {
  Move move;
  int points = 0;
};

// A chance outcome, and how likely it is.
template <class Outcome>
struct LikelyOutcome {
  Outcome outcome;
  double probability = 0;  // in (0, 1]
};

// How a finished game ended.
struct FinalResult {
  SeatSet winners;
  Scores scores{};
};

// A game whose moves can be listed in every position.
template <class G>
inline constexpr bool kAlwaysListed =
    MoveListOf<decltype(G::legal(std::declval<const typename G::State&>(), Seat{})),
               typename G::Move>;

template <class G>
concept Game =
    std::is_trivially_copyable_v<typename G::State> &&
    std::equality_comparable<typename G::State> && std::is_trivially_copyable_v<typename G::Move> &&
    std::equality_comparable<typename G::Move> && std::equality_comparable<typename G::Outcome> &&
    requires(const typename G::State& state, typename G::State& mutable_state, Seat seat,
             Actor actor, const typename G::Move& move, const typename G::Outcome& outcome,
             Rng& rng, std::string_view text, const Setup& setup, const DrawStyle& style,
             JsonWriter& json) {
      { G::kInfo } -> std::convertible_to<const GameInfo&>;
      // Position before the first event of a valid setup.
      { G::start(setup) } -> std::same_as<typename G::State>;
      { G::players(state) } -> std::same_as<int>;
      { G::next(state) } -> std::same_as<Next>;

      // All legal moves of a seat that may act, in the byte order of their texts; a game whose
      // moves cannot always be listed gives an optional.
      { G::legal(state, seat) } -> MaybeMoveListOf<typename G::Move>;
      // Requires a move that is legal.
      { G::apply(mutable_state, move) } -> std::same_as<void>;

      // Takes a copy of `root` back to it, whatever was played on it since: a search that begins
      // anew at every simulation need not copy again what events do not change. What the state
      // answers is then the same; byte by byte it may not be.
      { G::rewind(mutable_state, state) } -> std::same_as<void>;

      // Draws what chance decides next, with the distribution of the rules; next() is chance.
      { G::sample(state, rng) } -> std::same_as<typename G::Outcome>;
      // Requires an outcome that sample() or read_outcome() gave for this state.
      { G::apply(mutable_state, outcome) } -> std::same_as<void>;

      // Points as the trace counts them, and as they would be if the game ended now.
      { G::scores(state) } -> std::same_as<Scores>;
      { G::standing(state) } -> std::same_as<Scores>;
      // These require next() to be over; result() is both in one go.
      { G::winners(state) } -> std::same_as<SeatSet>;
      { G::result(state) } -> std::same_as<FinalResult>;

      // Canonical texts.
      { G::text(move) } -> std::same_as<std::string>;
      { G::text(outcome) } -> std::same_as<std::string>;

      // Why something is refused (core/fault.h): all faults, in the order of the enumeration.
      { G::faults() } -> std::convertible_to<std::span<const FaultInfo>>;
      // Whoever may not act now, a seat or chance, and why.
      { G::fault(state, actor) } -> std::same_as<MaybeRefused<typename G::Fault>>;
      // What a text means, to an actor that may act; the form alone is checked.
      { G::parse_move(state, text) } -> std::same_as<Parsed<typename G::Move, typename G::Fault>>;
      {
        G::parse_outcome(state, text)
      } -> std::same_as<Parsed<typename G::Outcome, typename G::Fault>>;
      // The first rule that forbids it, in the order the rules page gives; what is parsed is asked.
      { G::fault(state, seat, move) } -> std::same_as<MaybeRefused<typename G::Fault>>;
      { G::fault(state, outcome) } -> std::same_as<MaybeRefused<typename G::Fault>>;
      // The three in this order, as an error for a person.
      { G::read_move(state, seat, text) } -> std::same_as<Result<typename G::Move>>;
      { G::read_outcome(state, text) } -> std::same_as<Result<typename G::Outcome>>;

      // The public position as the rules page defines it; the parts of standing() for people; a
      // picture of the position for a terminal.
      { G::state_json(state) } -> std::same_as<std::string>;
      { G::standing_json(state) } -> std::same_as<std::string>;
      { G::draw(state, style) } -> std::same_as<std::string>;
      // Members of an object: what is true in every position of such a setup (boards, points,
      // limits), and what follows from this position for people to see.
      { G::add_facts(json, setup) } -> std::same_as<void>;
      { G::add_derived(json, state) } -> std::same_as<void>;

      // What only some games have (defaults.h says what the others answer).

      // Every outcome that sample() may draw, none twice; the probabilities sum to 1. Empty where
      // there are too many to be listed. next() is chance.
      { G::outcomes(state) } -> std::same_as<std::vector<LikelyOutcome<typename G::Outcome>>>;
      // The value of `legal` in a trace line where the moves cannot be listed.
      { G::unlisted_json(state) } -> std::same_as<std::string>;
      // The move that wins most points at once, exact, for a seat that may act; nothing in
      // positions where the game does not say.
      { G::best_move(state, seat) } -> std::same_as<std::optional<ScoredMove<typename G::Move>>>;
      // Of a position where seats decide: the end that it comes to if no seat can win anything any
      // more, so that only giving points away would change the result. Nothing in other positions,
      // and in games whose moves are always listed.
      { G::foregone(state) } -> std::same_as<std::optional<typename G::State>>;
      // Whether several seats may answer at once, and which do now.
      { G::kHasRaces } -> std::convertible_to<bool>;
      { G::race(state) } -> std::same_as<std::optional<Race>>;
      // Of a tag that begins with kInfo.tag_prefix: what is wrong in it and which rule says so.
      { G::check_tag(text, text) } -> std::same_as<Status>;
      // Whether players, options and tags, each of which is right by itself, go together.
      { G::check_setup(setup) } -> std::same_as<Status>;
      // The tags that a person's file describes, in the form of docs/rules/<game>.md; errors name
      // the line.
      { G::read_tags(text) } -> std::same_as<Result<NamedTexts>>;
      // Nothing if the tag, of this name and value, may stand in a record that leads here.
      { G::check_outcome_tag(state, text, text) } -> std::same_as<Status>;
      // What a greedy player counts, where the points that one would have now mislead.
      { G::greedy_points(state) } -> std::same_as<Scores>;
    };

// A move worth a thought, and how much: its weight against the sum of all is the prior of search.
template <class Move>
struct Candidate {
  Move move;
  std::uint32_t weight = 1;
};

// How much of a position somebody sees, where moves must be found before they can be weighed.
enum class Sight : std::uint8_t { kShort, kMiddle, kFull };
inline constexpr Sight kSights[] = {Sight::kShort, Sight::kMiddle, Sight::kFull};

// A game that tells a search more than its rules.
template <class G>
concept GuidedGame = Game<G> && requires(const typename G::State& state, Seat seat, Sight sight,
                                         Rng& rng) {
  // The moves that deserve a search: legal, at least one, each with a weight; or moves that
  // all count alike.
  requires MoveListOf<decltype(G::candidates(state, seat, sight)), typename G::Move> ||
               MoveListOf<decltype(G::candidates(state, seat, sight)), Candidate<typename G::Move>>;
  // A light policy for the rest of a simulated game: quick, and better than chance.
  { G::rollout_move(state, seat, rng) } -> std::same_as<typename G::Move>;
  // Decisions after which a simulated game is judged by the estimate; kToTheEnd: never.
  { G::kRolloutDecisions } -> std::convertible_to<int>;
  // Expected final points of each seat, times kEstimateUnit.
  { G::estimate(state) } -> std::same_as<Scores>;
  { G::kEstimateUnit } -> std::convertible_to<int>;
  // The same, where the estimate leaves out what comes to all alike.
  { G::forecast(state) } -> std::same_as<Scores>;
  // A lead of so many points wins three times out of four.
  { G::kEstimateSpread } -> std::convertible_to<double>;
  // How much of a finished game's value is how far each seat is ahead; among two a lead of so many
  // points is three quarters of that.
  { G::kLeadWeight } -> std::convertible_to<double>;
  { G::kLeadSpread } -> std::convertible_to<double>;
};

inline constexpr int kToTheEnd = 1'000'000;

// A game of two without chance that alpha-beta can search: on positions, which are states without
// their past.
template <class G>
concept AlphaBetaGame =
    std::is_trivially_copyable_v<typename G::Position> &&
    requires(const typename G::State& state, const typename G::Position& position,
             typename G::Position& mutable_position, const typename G::Move& move, Seat seat) {
      // It may point into the state. Rules, moves and the end of the game as for a state.
      { G::position(state) } -> std::convertible_to<typename G::Position>;
      { G::next(position) } -> std::same_as<Next>;
      { G::legal(position, seat) } -> MoveListOf<typename G::Move>;
      { G::apply(mutable_position, move) } -> std::same_as<void>;
      { G::winners(position) } -> std::same_as<SeatSet>;
      // 64 bits that tell positions apart, but for the past.
      { G::key(position) } -> std::same_as<std::uint64_t>;
      // How often it has stood in the state's past; a third time is a draw.
      { G::occurrences(state, position) } -> std::same_as<int>;
      // How much the seat is better off than the other, below kWinValue / 2; the other's is its
      // negative.
      { G::evaluate(position, seat) } -> std::same_as<int>;
      // A player who is better off by so much wins three games of four.
      { G::kWinSpread } -> std::convertible_to<double>;
      // Whether that can be said now, or only some moves on.
      { G::is_quiet(position) } -> std::same_as<bool>;
    };

// What a won game is worth to alpha-beta.
inline constexpr int kWinValue = 1'000'000;

}  // namespace benben
