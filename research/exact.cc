#include "research/exact.h"

#include <string_view>

#include "games/all.h"
#include "search/exact.h"

namespace benben {

std::optional<Solved> solve(const AnyPosition& position, std::int64_t positions, Pace& pace) {
  std::optional<Solved> solved;
  visit_game(position.game(), [&]<class G>() {
    const auto found = ExactSolver<G>(positions, pace).solve(state_of<G>(position));
    if (!found) return;
    solved.emplace();
    solved->outlook = found->outlook;
    if (found->best) solved->best = G::text(*found->best);
  });
  return solved;
}

std::vector<LikelyText> outcomes(const AnyPosition& position) {
  std::vector<LikelyText> list;
  if (!position.next().is_chance()) return list;
  visit_game(position.game(), [&]<class G>() {
    for (const auto& [outcome, probability] : G::outcomes(state_of<G>(position))) {
      list.push_back({G::text(outcome), probability});
    }
  });
  return list;
}

bool are_equal(const AnyPosition& one, const AnyPosition& other) {
  if (&one.game() != &other.game()) return false;
  bool equal = false;
  visit_game(one.game(), [&]<class G>() { equal = state_of<G>(one) == state_of<G>(other); });
  return equal;
}

std::uint64_t fingerprint(const AnyPosition& position) {
  std::uint64_t value = 0xCBF29CE484222325u;
  const auto add = [&](std::string_view text) {
    for (const char c : text) {
      value = (value ^ static_cast<unsigned char>(c)) * 0x100000001B3u;
    }
  };
  add(position.game().info().name);
  add(position.state_json());
  return value;
}

}  // namespace benben
