#include "research/batch.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>
#include <vector>

#include "games/all.h"
#include "games/encodings.h"
#include "research/workers.h"

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

// The number of the n-th entry that is 1. Most rows are long and hold few, so whole blocks are
// counted first.
std::int32_t nth_marked(std::span<const std::uint8_t> mask, std::uint32_t n) {
  constexpr std::size_t kBlock = 64;
  std::size_t at = 0;
  for (; at + kBlock <= mask.size(); at += kBlock) {
    const auto block = mask.subspan(at, kBlock);
    const auto marked = std::accumulate(block.begin(), block.end(), std::uint32_t{0});
    if (n < marked) break;
    n -= marked;
  }
  while (mask[at] == 0 || n-- > 0) ++at;
  return static_cast<std::int32_t>(at);
}

template <Game G>
class BatchOf final : public Batch {
 public:
  using State = typename G::State;
  using E = EncodingFor<G>;

  BatchOf(const Setup& setup, const BatchOptions& options)
      : start_(G::start(setup)),
        size_(static_cast<std::size_t>(options.size)),
        players_(static_cast<std::size_t>(setup.players)),
        observed_(options.observes ? static_cast<std::size_t>(observation_size(E::kParts)) : 0),
        seed_(options.seed),
        workers_(options.threads),
        games_(size_, One{start_, Rng(0), Rng(0), {}, 0}),
        observations_(size_ * observed_),
        masks_(size_ * kActions),
        seats_(size_),
        rewards_(size_ * players_),
        dones_(size_),
        lengths_(size_),
        scores_(size_ * players_),
        arrays_{observations_, masks_, seats_, rewards_, dones_, lengths_, scores_} {
    reset(options.seed);
  }

  const AnyGame& game() const override { return ErasedGame<G>::instance(); }
  int size() const override { return static_cast<int>(size_); }
  int players() const override { return static_cast<int>(players_); }
  const BatchArrays& arrays() const override { return arrays_; }

  void reset(std::uint64_t seed) override {
    seed_ = seed;
    std::ranges::fill(rewards_, 0.0F);
    std::ranges::fill(dones_, std::uint8_t{0});
    std::ranges::fill(scores_, 0);
    each([this](std::size_t i) {
      games_[i].episode = 0;
      games_[i].policy = Rng(seed_).split(1).split(i);
      begin(i);
      show(i);
    });
  }

  std::optional<int> step(std::span<const std::int32_t> actions) override {
    for (std::size_t i = 0; i < size_; ++i) {
      const bool known = actions[i] >= 0 && actions[i] < E::kActions;
      if (!known || mask_of(i)[static_cast<std::size_t>(actions[i])] == 0) {
        return static_cast<int>(i);
      }
    }
    each([this, actions](std::size_t i) { play(i, actions[i]); });
    return std::nullopt;
  }

  void random_actions(std::span<std::int32_t> actions) override {
    each([this, actions](std::size_t i) {
      const std::span<const std::uint8_t> mask = mask_of(i);
      const auto legal = std::accumulate(mask.begin(), mask.end(), std::uint32_t{0});
      actions[i] = nth_marked(mask, games_[i].policy.below(legal));
    });
  }

  std::unique_ptr<AnyPosition> position(int i) const override {
    return std::make_unique<ErasedPosition<G>>(games_[static_cast<std::size_t>(i)].state);
  }

  void set_position(int i, const AnyPosition& position) override {
    const auto at = static_cast<std::size_t>(i);
    BENBEN_ASSERT(!position.next().is_over());
    games_[at].state = state_of<G>(position);
    lengths_[at] = 0;
    draw(games_[at]);
    show(at);
  }

 private:
  static constexpr auto kActions = static_cast<std::size_t>(E::kActions);

  struct One {
    State state;
    Rng chance;
    Rng policy;
    typename E::Kept kept;
    std::uint64_t episode = 0;
  };

  // Calls `act(i)` for every game, each worker for as many neighbours as the others.
  template <class Act>
  void each(Act act) {
    const auto workers = static_cast<std::size_t>(workers_.count());
    workers_.run([&](int number) {
      const auto worker = static_cast<std::size_t>(number);
      const std::size_t end = size_ * (worker + 1) / workers;
      for (std::size_t i = size_ * worker / workers; i < end; ++i) act(i);
    });
  }

  std::span<std::uint8_t> mask_of(std::size_t i) {
    return std::span(masks_).subspan(i * kActions, kActions);
  }

  // Chance up to the next decision or the end.
  static void draw(One& one) {
    while (G::next(one.state).is_chance()) G::apply(one.state, G::sample(one.state, one.chance));
  }

  void begin(std::size_t i) {
    One& one = games_[i];
    one.state = start_;
    one.chance = Rng(seed_).split(0).split(i).split(one.episode++);
    lengths_[i] = 0;
    draw(one);
  }

  void play(std::size_t i, std::int32_t action) {
    One& one = games_[i];
    const std::span rewards = std::span(rewards_).subspan(i * players_, players_);
    if (dones_[i] != 0) {
      lengths_[i] = 0;
      dones_[i] = 0;
      std::ranges::fill(rewards, 0.0F);
    }
    G::apply(one.state, E::move(one.state, one.kept, action));
    ++lengths_[i];
    draw(one);
    if (G::next(one.state).is_over()) {
      const std::int32_t length = lengths_[i];
      end(i, rewards);
      begin(i);
      lengths_[i] = length;
    }
    show(i);
  }

  void end(std::size_t i, std::span<float> rewards) {
    const FinalResult result = G::result(games_[i].state);
    const Returns returns = returns_of(result.winners, static_cast<int>(players_));
    std::copy_n(returns.begin(), players_, rewards.begin());
    for (std::size_t seat = 0; seat < players_; ++seat) {
      scores_[i * players_ + seat] = result.scores[seat];
    }
    dones_[i] = 1;
  }

  // Writes who decides, what they may do and what they see.
  void show(std::size_t i) {
    One& one = games_[i];
    const Seat seat = G::next(one.state).seats.first();
    seats_[i] = index(seat);
    one.kept = E::keep(one.state);
    const std::span mask = mask_of(i);
    std::ranges::fill(mask, std::uint8_t{0});
    E::mark(one.state, one.kept, mask);
    if (observed_ == 0) return;
    E::observe(one.state, one.kept, seat,
               std::span(observations_).subspan(i * observed_, observed_));
  }

  State start_;
  std::size_t size_;
  std::size_t players_;
  std::size_t observed_;
  std::uint64_t seed_;
  Workers workers_;
  std::vector<One> games_;
  std::vector<std::int8_t> observations_;
  std::vector<std::uint8_t> masks_;
  std::vector<std::int32_t> seats_;
  std::vector<float> rewards_;
  std::vector<std::uint8_t> dones_;
  std::vector<std::int32_t> lengths_;
  std::vector<std::int32_t> scores_;
  BatchArrays arrays_;
};

}  // namespace

Result<std::unique_ptr<Batch>> make_batch(const AnyGame& game, const Setup& setup,
                                          const BatchOptions& options) {
  BENBEN_ASSERT(options.size >= 1 && options.size <= kMaxBatch);
  BENBEN_ASSERT(options.threads >= 1 && options.threads <= kMaxBatchThreads);
  if (const auto start = game.start(setup); !start) return start.error();
  Status covered;
  std::unique_ptr<Batch> batch;
  visit_game(game, [&]<class G>() {
    covered = EncodingFor<G>::covers(setup);
    if (covered) batch = std::make_unique<BatchOf<G>>(setup, options);
  });
  if (!covered) return covered.error();
  return batch;
}

std::array<float, kMaxSeats> returns_of(const AnyPosition& position) {
  return returns_of(position.winners(), position.players());
}

}  // namespace benben
