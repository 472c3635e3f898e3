#include "search/puzzles.h"

#include <algorithm>
#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "core/erased.h"
#include "core/replay.h"
#include "core/text.h"
#include "games/all.h"
#include "games/registry.h"
#include "games/themes.h"
#include "search/match.h"
#include "search/points_puzzle.h"
#include "search/puzzle_search.h"

namespace benben {
namespace {

// Two puzzles of a game are at least so many events apart, and up to so many more, that they come
// from all parts of games; and not more come from one game.
constexpr int kLeastPlies = 8;
constexpr std::uint32_t kMorePlies = 24;
constexpr int kMostOfAGame = 4;
// Later nobody wants to know how it came to this.
constexpr int kLatest = 400;
constexpr int kGamesForEach = 100;
// Of what is easy there is at most such a part of all.
constexpr int kEasyPart = 5;
// A move of a hundred is drawn from the best few, so that there are errors to punish.
constexpr std::uint32_t kDrawnPercent = 10;
constexpr std::size_t kFew = 3;
// Games without chance would all be alike: of their first moves every other one is any legal one.
constexpr int kOpening = 20;
constexpr std::uint32_t kOpeningPercent = 50;
// Where points alone are asked for, games need not be played as well.
constexpr int kPointsPlay = 10;

int difficulty_of(int effort) {
  int difficulty = 1;
  for (int limit = 16; limit < effort && difficulty < kMaxDifficulty; limit *= 4) ++difficulty;
  return difficulty;
}

template <Game G>
class Finder {
 public:
  Finder(const AnyGame& game, const PuzzleOptions& options,
         const std::function<void(const Puzzle&)>& found)
      : game_(game), options_(options), found_(found), search_(options.effort) {}

  PuzzleCounts run() {
    for (int game = 1; game <= kGamesForEach * options_.count && is_wanted(); ++game) {
      ++counts_.games;
      play(game);
    }
    return counts_;
  }

 private:
  using State = typename G::State;
  using Move = typename G::Move;
  using Find = PuzzleFind<G>;

  // One game, and where it stands.
  struct Game {
    int number = 0;
    State state;
    Record record;
    int from = 0;  // the ply from which on there may be a puzzle
    int puzzles = 0;
  };

  // One more would be too large a part.
  bool has_easy_ones() const { return kEasyPart * (easy_ + 1) > options_.count; }
  bool is_wanted() const { return counts_.kept < options_.count; }

  void play(int number) {
    const int range = G::kInfo.max_players - G::kInfo.min_players + 1;
    const Setup setup{G::kInfo.min_players + number % range, {}};
    Game game{number, G::start(setup), new_record(game_, setup)};
    const GameSeed seed(Rng(options_.seed).split(static_cast<std::uint64_t>(number)));
    game.from = static_cast<int>(seed.bot(kLatest).below(kMorePlies));
    for (int ply = 0; ply < kLatest && !G::next(game.state).is_over() && is_wanted(); ++ply) {
      const Next next = G::next(game.state);
      if (next.is_chance()) {
        Rng rng = seed.chance(ply);
        happen(game, kChance, G::sample(game.state, rng));
      } else {
        const Seat seat = next.seats.first();
        happen(game, seat, decide(game, seat, seed.bot(ply)));
      }
    }
  }

  template <class Happening>
  static void happen(Game& game, Actor actor, const Happening& happening) {
    game.record.events.push_back({actor, G::text(happening)});
    G::apply(game.state, happening);
  }

  Move decide(Game& game, Seat seat, const Rng& rng) {
    const auto moves = known_moves<G>(game.state, seat);
    if (moves.size() == 1) return move_of(moves[0]);
    const int effort =
        kAlwaysListed<G> ? options_.effort : std::max(1, options_.effort / kPointsPlay);
    const auto found = Evaluator<G>(effort).evaluate(game.state, rng.split(0), seat);
    look(game, seat, found, rng.split(1));
    Rng drawing = rng.split(2);
    if (AlphaBetaGame<G> && game.record.events.size() < kOpening) {
      return drawing.below(100) < kOpeningPercent ? random_of(moves, drawing)
                                                  : found.moves.front().move;
    }
    const bool is_drawn = drawing.below(100) < kDrawnPercent;
    const auto few = static_cast<std::uint32_t>(std::min(found.moves.size(), kFew));
    return found.moves[is_drawn ? drawing.below(few) : 0].move;
  }

  void look(Game& game, Seat seat, const Evaluation<Move>& found, const Rng& rng) {
    const int ply = static_cast<int>(game.record.events.size());
    if (ply < game.from || game.puzzles == kMostOfAGame) return;
    ++counts_.looked_at;
    std::optional<Find> find;
    int difficulty = 0;
    if constexpr (kAlwaysListed<G>) {
      find = search_.look(game.state, seat, found, rng.split(0));
    } else {
      find = PointsPuzzle<G>::look(game.state, seat);
    }
    if (!find) {
      ++counts_.unclear;
      return;
    }
    if constexpr (kAlwaysListed<G>) {
      // What small searches find in an instant need not be looked into when there is enough of it.
      if (has_easy_ones() && search_.is_plain(game.state, seat, *find, rng.split(1))) {
        ++counts_.spare;
        return;
      }
      const auto effort = search_.effort_to_find(game.state, seat, *find, rng.split(1));
      difficulty = effort ? difficulty_of(*effort) : 0;
    } else {
      difficulty = PointsPuzzle<G>::difficulty(game.state, seat, *find);
    }
    if (!passes(game, seat, *find, difficulty, rng)) return;
    keep(game, seat, *find, difficulty, rng.split(3));
  }

  // Counts why it does not.
  bool passes(const Game& game, Seat seat, Find& find, int difficulty, const Rng& rng) {
    if (difficulty == 0) {
      ++counts_.unsteady;
      return false;
    }
    if (difficulty == 1 && has_easy_ones()) {
      ++counts_.spare;
      return false;
    }
    if constexpr (kAlwaysListed<G>) {
      if (!search_.confirm(game.state, seat, find, rng.split(2))) {
        ++counts_.contradicted;
        return false;
      }
    }
    return true;
  }

  void keep(Game& game, Seat seat, const Find& find, int difficulty, Rng drawing) {
    const int ply = static_cast<int>(game.record.events.size());
    Puzzle puzzle;
    puzzle.id = std::to_string(options_.seed) + "-" + std::to_string(game.number) + "-" +
                std::to_string(ply);
    puzzle.game = G::kInfo.name;
    puzzle.record = write_record(game.record);
    puzzle.seat = index(seat);
    for (const Move& move : find.solution) puzzle.solution.push_back(G::text(move));
    State after = game.state;
    G::apply(after, find.best);
    puzzle.theme = theme(game.state, seat, find.best, after);
    puzzle.difficulty = difficulty;
    puzzle.best = find.value;
    puzzle.second = find.second;
    puzzle.nodes = options_.effort;
    puzzle.is_exact = find.is_exact;
    game.from = ply + kLeastPlies + static_cast<int>(drawing.below(kMorePlies));
    ++game.puzzles;
    ++counts_.kept;
    if (difficulty == 1) ++easy_;
    found_(puzzle);
  }

  const AnyGame& game_;
  const PuzzleOptions options_;
  const std::function<void(const Puzzle&)>& found_;
  const PuzzleSearch<G> search_;
  PuzzleCounts counts_;
  int easy_ = 0;
};

// Whether a search of so much effort, or the game itself where it knows, finds a solution.
template <Game G>
bool finds(const typename G::State& state, const Puzzle& puzzle, const Rng& rng) {
  const Seat seat = seat_at(puzzle.seat);
  if constexpr (kAlwaysListed<G>) {
    const Evaluator<G> evaluator(kPuzzleConfirmation * puzzle.nodes);
    const std::string best = G::text(evaluator.evaluate(state, rng, seat).moves.front().move);
    return std::ranges::find(puzzle.solution, best) != puzzle.solution.end();
  } else {
    const auto best = G::best_move(state, seat);
    const auto move = G::read_move(state, seat, puzzle.solution.front());
    return best && PointsPuzzle<G>::points_won(state, seat, *move) == best->points;
  }
}

// Nothing if this is the position that the puzzle tells of; that the seat is to move is part of a
// solution's being legal.
Status belongs_to(const AnyPosition& position, const Puzzle& puzzle) {
  const std::string_view game = position.game().info().name;
  if (puzzle.game != game) {
    return Error{ErrorCode::kMalformed, "The puzzle is of " + shortened(puzzle.game) +
                                            ", its record of " + std::string(game) + "."};
  }
  if (puzzle.seat < 0 || puzzle.seat >= position.players()) {
    return Error{ErrorCode::kOutOfRange, "Seats are numbered 0 to " +
                                             std::to_string(position.players() - 1) +
                                             " here, not " + std::to_string(puzzle.seat) + "."};
  }
  if (puzzle.solution.empty()) {
    return Error{ErrorCode::kMalformed, "A puzzle has a solution."};
  }
  for (const std::string& move : puzzle.solution) {
    if (Status legal = position.check(seat_at(puzzle.seat), move); !legal) return legal;
  }
  return {};
}

}  // namespace

PuzzleCounts find_puzzles(const AnyGame& game, const PuzzleOptions& options,
                          const std::function<void(const Puzzle&)>& found) {
  PuzzleCounts counts;
  visit_game(game, [&]<class G>() { counts = Finder<G>(game, options, found).run(); });
  return counts;
}

Result<Confirmation> confirm(const Puzzle& puzzle, std::uint64_t seed) {
  if (puzzle.nodes < 1 || puzzle.nodes > kMaxPuzzleEffort) {
    return Error{ErrorCode::kOutOfRange,
                 "The nodes of a puzzle are 1 to " + std::to_string(kMaxPuzzleEffort) + "."};
  }
  const Result<Record> record = parse_record(puzzle.record);
  if (!record) return record.error();
  const auto position = replay(*record, find_game);
  if (!position) return position.error();
  if (const Status status = belongs_to(**position, puzzle); !status) return status.error();
  bool is_found = false;
  visit_game((*position)->game(),
             [&]<class G>() { is_found = finds<G>(state_of<G>(**position), puzzle, Rng(seed)); });
  return is_found ? Confirmation::kConfirmed : Confirmation::kContradicted;
}

}  // namespace benben
