#include "search/tree_search.h"

#include "core/erased.h"
#include "games/all.h"
#include "search/mcts.h"

namespace benben {
namespace {

template <Game G>
class TreeSearchOf final : public TreeSearch {
 public:
  TreeSearchOf(const typename G::State& root, Rng rng)
      : seat_(G::next(root).seats.first()), search_(root, rng) {}

  Seat seat() const override { return seat_; }
  void use_learned_value() override { search_.use_learned_value(); }
  void run(int simulations, Pace& pace) override { search_.run(simulations, pace); }

  std::uint64_t simulations() const override {
    const auto moves = search_.statistics();
    if (moves.empty()) return 0;
    // The first simulation only looks which moves there are; each after it tries one.
    std::uint64_t count = 1;
    for (const auto& found : moves) count += found.visits;
    return count;
  }

  std::vector<SearchedMove> statistics() const override {
    std::vector<SearchedMove> list;
    for (const auto& found : search_.statistics()) {
      list.push_back({G::text(found.move), found.visits, found.value});
    }
    return list;
  }

 private:
  Seat seat_;
  Mcts<G> search_;
};

}  // namespace

std::unique_ptr<TreeSearch> make_tree_search(const AnyPosition& position, Rng rng) {
  BENBEN_ASSERT(position.next().is_seats());
  std::unique_ptr<TreeSearch> search;
  visit_game(position.game(), [&]<class G>() {
    search = std::make_unique<TreeSearchOf<G>>(state_of<G>(position), rng);
  });
  return search;
}

}  // namespace benben
