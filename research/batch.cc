#include "research/batch.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

#include "games/all.h"
#include "games/encodings.h"
#include "research/choices.h"
#include "research/crew.h"

namespace benben {
namespace {

using Returns = std::array<float, kMaxSeats>;

Returns returns_of(SeatSet winners, int players) {
  Returns returns{};
  const auto others = static_cast<float>(players - 1);
  const float share = static_cast<float>(players) / static_cast<float>(winners.size());
  for (int i = 0; i < players; ++i) {
    const float won = winners.contains(seat_at(i)) ? share : 0;
    returns[static_cast<std::size_t>(i)] = (won - 1) / others;
  }
  return returns;
}

// What is kept of an observation between two steps.
template <class E>
struct ShownOf {
  using Type = NothingKept;
};
template <RetouchedEncoding E>
struct ShownOf<E> {
  using Type = typename E::Shown;
};

// How many entries the arrays of a batch have.
struct BatchSizes {
  std::size_t size = 0;
  std::size_t observations = 0;
  std::size_t masks = 0;
  std::size_t by_seats = 0;  // rewards and scores
};

bool has(const BatchArrays& arrays, const BatchSizes& sizes) {
  return arrays.observations.size() == sizes.observations && arrays.masks.size() == sizes.masks &&
         arrays.seats.size() == sizes.size && arrays.rewards.size() == sizes.by_seats &&
         arrays.dones.size() == sizes.size && arrays.lengths.size() == sizes.size &&
         arrays.scores.size() == sizes.by_seats;
}

// The memory of a batch to which none is given.
struct OwnMemory {
  std::vector<std::int8_t> observations;
  std::vector<std::uint8_t> masks;
  std::vector<std::int32_t> seats;
  std::vector<float> rewards;
  std::vector<std::uint8_t> dones;
  std::vector<std::int32_t> lengths;
  std::vector<std::int32_t> scores;

  BatchArrays allocate(const BatchSizes& sizes) {
    observations.resize(sizes.observations);
    masks.resize(sizes.masks);
    seats.resize(sizes.size);
    rewards.resize(sizes.by_seats);
    dones.resize(sizes.size);
    lengths.resize(sizes.size);
    scores.resize(sizes.by_seats);
    return {observations, masks, seats, rewards, dones, lengths, scores};
  }
};

// The game that people see behind the one that a batch steps, and how their states are each
// other's.
template <class G>
struct TableOf {
  using Game = G;
  static const typename G::State& table(const typename G::State& state) { return state; }
  static const typename G::State& begun(const typename G::State& table) { return table; }
};
template <class G>
  requires requires { typename G::Table; }
struct TableOf<G> {
  using Game = typename G::Table;
  static const typename Game::State& table(const typename G::State& state) {
    return G::table(state);
  }
  static typename G::State begun(const typename Game::State& table) { return G::begun(table); }
};

template <class E>
class BatchOf final : public Batch {
 public:
  using G = typename E::Game;
  using Table = TableOf<G>;
  using State = typename G::State;

  BatchOf(const Setup& setup, const BatchOptions& options, const BatchArrays* memory)
      : start_(G::start(setup)),
        size_(static_cast<std::size_t>(options.size)),
        players_(static_cast<std::size_t>(setup.players)),
        observed_(options.observes ? static_cast<std::size_t>(observation_size(E::kParts)) : 0),
        crew_(options.threads),
        resets_(options.sharing),
        steps_(options.sharing),
        draws_(options.sharing),
        games_(size_, One{start_, Rng(0), {}, {}, 0, 0}),
        choices_(size_),
        policies_(size_, Rng(0)),
        arrays_(memory != nullptr ? *memory : own_.allocate(sizes())) {
    BENBEN_ASSERT(has(arrays_, sizes()));
    std::ranges::fill(arrays_.masks, std::uint8_t{0});  // where legal actions are marked
    reset(options.seed);
  }

  const AnyGame& game() const override { return ErasedGame<typename Table::Game>::instance(); }
  int size() const override { return static_cast<int>(size_); }
  int players() const override { return static_cast<int>(players_); }
  const BatchArrays& arrays() const override { return arrays_; }

  void reset(std::uint64_t seed) override {
    const Rng games = Rng(seed).split(0);
    const Rng policies = Rng(seed).split(1);
    std::ranges::fill(arrays_.rewards, 0.0F);
    std::ranges::fill(arrays_.dones, std::uint8_t{0});
    std::ranges::fill(arrays_.scores, 0);
    each(resets_, [&](std::size_t i) {
      games_[i].episodes = games.split(i).key();
      games_[i].episode = 0;
      policies_[i] = policies.split(i);
      show(i, begin(i));
    });
  }

  std::optional<int> step(std::span<const std::int32_t> actions) override {
    for (std::size_t i = 0; i < size_; ++i) {
      // Not from the mask: that may lie in the memory of others.
      if (!choices_[i].contains(actions[i])) return static_cast<int>(i);
    }
    each(steps_, [this, actions](std::size_t i) {
      ask_for_observation(i + 2);
      play(i, actions[i]);
    });
    return std::nullopt;
  }

  void random_actions(std::span<std::int32_t> actions) override {
    each(draws_, [this, actions](std::size_t i) {
      const auto count = static_cast<std::uint32_t>(choices_[i].count());
      actions[i] = choices_[i].nth(static_cast<int>(policies_[i].below(count)));
    });
  }

  std::unique_ptr<AnyPosition> position(int i) const override {
    return std::make_unique<ErasedPosition<typename Table::Game>>(
        Table::table(games_[static_cast<std::size_t>(i)].state));
  }

  void set_position(int i, const AnyPosition& position) override {
    const auto at = static_cast<std::size_t>(i);
    BENBEN_ASSERT(!position.next().is_over());
    games_[at].state = Table::begun(state_of<typename Table::Game>(position));
    games_[at].shown = {};
    arrays_.lengths[at] = 0;
    show(at, draw(games_[at]));
  }

 private:
  static constexpr auto kActions = static_cast<std::size_t>(E::kActions);

  BatchSizes sizes() const {
    return {size_, size_ * observed_, size_ * kActions, size_ * players_};
  }

  struct One {
    State state;
    Rng chance;
    typename E::Kept kept;
    typename ShownOf<E>::Type shown;
    std::uint64_t episodes = 0;  // the key of which the chance of every episode is split
    std::uint64_t episode = 0;
  };

  // Calls `act(i)` for every game, each worker for as many neighbours as the others.
  template <class Act>
  void each(WorkTime& time, Act act) {
    crew_.run(time, [&](int number, int parts) {
      const auto worker = static_cast<std::size_t>(number);
      const auto workers = static_cast<std::size_t>(parts);
      const std::size_t end = size_ * (worker + 1) / workers;
      for (std::size_t i = size_ * worker / workers; i < end; ++i) act(i);
    });
  }

  std::span<std::uint8_t> mask_of(std::size_t i) {
    return arrays_.masks.subspan(i * kActions, kActions);
  }

  // Who changes a few bytes of a long row waits for each of them, where the rows of many games do
  // not fit the processor's nearest memory; asked for ahead, they come while others are played.
  void ask_for_observation(std::size_t i) {
    constexpr std::size_t kLine = 64;
    if constexpr (RetouchedEncoding<E>) {
      if (i >= size_) return;
      const auto row = arrays_.observations.subspan(i * observed_, observed_);
      for (std::size_t at = 0; at < observed_; at += kLine) __builtin_prefetch(&row[at], 1);
    }
  }

  // Chance up to the next decision or the end; gives which of them comes.
  static Next draw(One& one) {
    Next next = G::next(one.state);
    for (; next.is_chance(); next = G::next(one.state)) {
      G::apply(one.state, G::sample(one.state, one.chance));
    }
    return next;
  }

  Next begin(std::size_t i) {
    One& one = games_[i];
    one.state = start_;
    one.chance = Rng(one.episodes).split(one.episode++);
    arrays_.lengths[i] = 0;
    return draw(one);
  }

  void play(std::size_t i, std::int32_t action) {
    One& one = games_[i];
    const std::span rewards = arrays_.rewards.subspan(i * players_, players_);
    if (arrays_.dones[i] != 0) {
      arrays_.lengths[i] = 0;
      arrays_.dones[i] = 0;
      std::ranges::fill(rewards, 0.0F);
    }
    G::apply(one.state, E::move(one.state, one.kept, action));
    ++arrays_.lengths[i];
    Next next = draw(one);
    if (next.is_over()) {
      const std::int32_t length = arrays_.lengths[i];
      end(i, rewards);
      next = begin(i);
      arrays_.lengths[i] = length;
    }
    show(i, next);
  }

  void end(std::size_t i, std::span<float> rewards) {
    const FinalResult result = G::result(games_[i].state);
    const Returns returns = returns_of(result.winners, static_cast<int>(players_));
    std::copy_n(returns.begin(), players_, rewards.begin());
    for (std::size_t seat = 0; seat < players_; ++seat) {
      arrays_.scores[i * players_ + seat] = result.scores[seat];
    }
    arrays_.dones[i] = 1;
  }

  // Writes who decides, what they may do and what they see.
  void show(std::size_t i, const Next& next) {
    One& one = games_[i];
    const Seat seat = next.seats.first();
    arrays_.seats[i] = index(seat);
    one.kept = E::keep(one.state);
    choices_[i].show(one.state, one.kept, mask_of(i));
    if (observed_ == 0) return;
    const auto out = arrays_.observations.subspan(i * observed_, observed_);
    if constexpr (RetouchedEncoding<E>) {
      E::retouch(one.state, one.kept, seat, one.shown, out);
    } else {
      E::observe(one.state, one.kept, seat, out);
    }
  }

  State start_;
  std::size_t size_;
  std::size_t players_;
  std::size_t observed_;
  Crew crew_;
  WorkTime resets_;
  WorkTime steps_;
  WorkTime draws_;
  std::vector<One> games_;
  // What random_actions() and the check of a step look at stands close together.
  std::vector<Choices<E>> choices_;
  std::vector<Rng> policies_;
  OwnMemory own_;
  BatchArrays arrays_;
};

}  // namespace

Result<std::unique_ptr<Batch>> make_batch(const AnyGame& game, const Setup& setup,
                                          const BatchOptions& options, const BatchArrays* memory) {
  BENBEN_ASSERT(options.size >= 1 && options.size <= kMaxBatch);
  BENBEN_ASSERT(options.threads >= 1 && options.threads <= kMaxBatchThreads);
  if (const auto start = game.start(setup); !start) return start.error();
  Status covered;
  std::unique_ptr<Batch> batch;
  visit_game(game, [&]<class G>() {
    if (options.space == ActionSpace::kEdits) {
      if constexpr (kHasEdits<G>) {
        batch = std::make_unique<BatchOf<EditsFor<G>>>(setup, options, memory);
      }
      BENBEN_ASSERT(batch != nullptr);
      return;
    }
    covered = EncodingFor<G>::covers(setup);
    if (covered) batch = std::make_unique<BatchOf<EncodingFor<G>>>(setup, options, memory);
  });
  if (!covered) return covered.error();
  return batch;
}

std::array<float, kMaxSeats> returns_of(const AnyPosition& position) {
  return returns_of(position.winners(), position.players());
}

}  // namespace benben
