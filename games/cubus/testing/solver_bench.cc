// How long the exact best move of Cubus takes, how long its local moves and an edit:
// `build/release/games/cubus/cubus_bench [POSITIONS]`.
//
// The positions are those of games between 2 to 6 players of different strength: one takes the
// best move, one the first of those worth a thought, one any of them, one adds single boxes. What
// counts is processor time, the shortest of three times, with nothing remembered.
#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <iterator>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "core/rng.h"
#include "core/text.h"
#include "games/cubus/building.h"
#include "games/cubus/edits.h"
#include "games/cubus/plan_memory.h"
#include "games/cubus/rules.h"
#include "games/cubus/shadows.h"
#include "games/cubus/solver.h"

namespace benben::cubus {
namespace {

constexpr int kRepetitions = 3;

enum class Player : std::uint8_t { kBest, kFirst, kAny, kBoxes };

Move box_by_box(const State& state, Rng& rng) {
  const std::vector<Stack> builds = local_builds(state.stack, usable_cards(state));
  if (builds.empty()) return way_out(state);
  return build_move(state, builds[rng.below(static_cast<std::uint32_t>(builds.size()))]);
}

Move any(const CandidateList& list, Rng& rng) {
  return list[static_cast<int>(rng.below(static_cast<std::uint32_t>(list.size())))].move;
}

Move choose(const State& state, Player player, Rng& rng) {
  const Seat seat = seat_to_act(state);
  switch (player) {
    case Player::kBest:
      return Cubus::best_move(state, seat)->move;
    case Player::kFirst:
      return Cubus::candidates(state, seat)[0].move;
    case Player::kAny:
      return any(Cubus::candidates(state, seat), rng);
    case Player::kBoxes:
      return box_by_box(state, rng);
  }
  std::abort();
}

// A position whose best move is wanted, and the milliseconds that it took.
struct Timed {
  Stack stack;
  Cards hand;
  double ms = 0;
  double local_ms = 0;  // of its local moves
  double edit_ms = 0;   // of an edit and of what is allowed after it
};

// Processor time of this program so far, in milliseconds.
double processor_ms() {
  timespec time{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}

double solve_ms(const Stack& stack, const Cards& hand) {
  double shortest = std::numeric_limits<double>::infinity();
  for (int n = 0; n < kRepetitions; ++n) {
    PlanMemory nothing(1);
    const double start = processor_ms();
    const auto best = best_build(stack, hand, nothing);
    const double time = processor_ms() - start;
    // No stack gives a thousand points: the call cannot be left out.
    if (best && best->points > 1'000) std::abort();
    shortest = std::min(shortest, time);
  }
  return shortest;
}

double local_ms(const Stack& stack, const Cards& hand) {
  constexpr int kCalls = 20;  // one is short beside the clock
  double shortest = std::numeric_limits<double>::infinity();
  for (int n = 0; n < kRepetitions; ++n) {
    const double start = processor_ms();
    for (int call = 0; call < kCalls; ++call) {
      if (std::ssize(local_builds(stack, hand)) > 1'000) std::abort();
    }
    shortest = std::min(shortest, (processor_ms() - start) / kCalls);
  }
  return shortest;
}

// Along edits drawn at random; where one gives a move the draft begins anew.
double edit_ms(const State& state, std::size_t number) {
  constexpr int kEdits = 100;
  Rng rng = Rng(43).split(number);
  Draft draft = first_draft(state);
  const double start = processor_ms();
  int made = 0;
  while (made < kEdits) {
    const EditList list = legal_edits(state, draft);
    const Edit edit = list[static_cast<int>(rng.below(static_cast<std::uint32_t>(list.size())))];
    if (apply_edit(state, draft, edit)) draft = first_draft(state);
    ++made;
  }
  return (processor_ms() - start) / made;
}

void play(std::uint64_t number, std::size_t most, std::vector<Timed>& positions) {
  Rng rng = Rng(41).split(number);
  std::array<Player, kMaxPlayers> players{};
  for (Player& player : players) player = static_cast<Player>(rng.below(4));
  State state = Cubus::start({2 + static_cast<int>(number % 5), {}});
  while (!Cubus::next(state).is_over() && positions.size() < most) {
    if (Cubus::next(state).is_chance()) {
      Cubus::apply(state, Cubus::sample(state, rng));
      continue;
    }
    const Cards hand = usable_cards(state);
    if (state.phase == Phase::kBuild) {
      positions.push_back({state.stack, hand, solve_ms(state.stack, hand),
                           local_ms(state.stack, hand), edit_ms(state, positions.size())});
    }
    const auto seat = static_cast<std::size_t>(index(seat_to_act(state)));
    Cubus::apply(state, choose(state, players[seat], rng));
  }
}

std::string words(const Timed& position) {
  std::string words = text(position.stack) + " with ";
  for (const Kind kind : kKinds) {
    words += std::to_string(position.hand[kind]) + kKindLetters[index(kind)];
  }
  return words;
}

void print(const char* name, std::vector<Timed> positions, double Timed::* time = &Timed::ms) {
  if (positions.empty()) return;
  std::ranges::sort(positions, {}, time);
  const auto part = [&](double share) {
    return positions[static_cast<std::size_t>(share * static_cast<double>(positions.size() - 1))].*
           time;
  };
  std::printf("%-12s %8zu  median %8.5f  99%% %8.4f  99.9%% %8.4f  worst %8.4f ms  %s\n", name,
              positions.size(), part(0.5), part(0.99), part(0.999), positions.back().*time,
              words(positions.back()).c_str());
}

void print_all(const std::vector<Timed>& positions) {
  print("all", positions);
  for (int open = 0; open <= 4; ++open) {
    std::vector<Timed> some;
    std::ranges::copy_if(positions, std::back_inserter(some), [&](const Timed& position) {
      return std::popcount(position.stack.open) == open;
    });
    print((std::to_string(open) + " open").c_str(), some);
  }
  print("local moves", positions, &Timed::local_ms);
  print("edits", positions, &Timed::edit_ms);
}

}  // namespace
}  // namespace benben::cubus

int main(int argc, char** argv) {
  using namespace benben::cubus;
  const std::optional<int> number =
      argc > 1 ? benben::parse_number(argv[1], 10'000'000) : std::optional(100'000);
  if (!number) {
    std::puts("The number of positions, up to 10,000,000, is needed.");
    return 2;
  }
  const auto most = static_cast<std::size_t>(*number);
  const double start = processor_ms();
  Shadows::table();
  std::printf("table of shadows: %.1f ms\n", processor_ms() - start);
  std::vector<Timed> positions;
  for (std::uint64_t game = 0; positions.size() < most; ++game) play(game, most, positions);
  print_all(positions);
  return 0;
}
