#include "research/encoder.h"

#include <algorithm>

#include "games/all.h"
#include "games/encodings.h"
#include "research/acting.h"

namespace benben {
namespace {

template <Game G>
class EncoderOf final : public Encoder {
 public:
  using E = EncodingFor<G>;
  using Kept = typename E::Kept;
  static_assert(EncodingOf<E>);

  static const EncoderOf& instance() {
    static const EncoderOf encoder;
    return encoder;
  }

  int actions() const override { return E::kActions; }
  std::span<const PartInfo> parts() const override { return E::kParts; }
  Status covers(const Setup& setup) const override { return E::covers(setup); }

  void mark(const AnyPosition& position, ActionMask mask) const override {
    const auto& state = state_of<G>(position);
    for (const std::uint16_t action : list_of(state)) mask[action] = 1;
  }

  std::vector<int> legal(const AnyPosition& position) const override {
    const ActionList list = list_of(state_of<G>(position));
    std::vector<int> actions(list.begin(), list.end());
    std::ranges::sort(actions);
    return actions;
  }

  void observe(const AnyPosition& position, Seat seat, Observation out) const override {
    const auto& state = state_of<G>(position);
    E::observe(state, kept_of(state), seat, out);
  }

  std::optional<std::string> text(const AnyPosition& position, int action) const override {
    if (!is_legal(position, action)) return std::nullopt;
    const auto& state = state_of<G>(position);
    return G::text(E::move(state, kept_of(state), action));
  }

  Result<std::optional<int>> action(const AnyPosition& position,
                                    std::string_view text) const override {
    const auto& state = state_of<G>(position);
    const auto move = read_acting<G>(state, text);
    if (!move) return move.error();
    return E::action(state, kept_of(state), *move);
  }

  bool play(AnyPosition& position, int action) const override {
    if (!is_legal(position, action)) return false;
    const auto& state = state_of<G>(position);
    BENBEN_ASSERT(&position.game() == &ErasedGame<G>::instance());
    static_cast<ErasedPosition<G>&>(position).play(E::move(state, kept_of(state), action));
    return true;
  }

  int draw_numbers() const override { return E::kDraws; }

  std::optional<std::vector<LikelyDraw>> draws(const AnyPosition& position,
                                               Draws drawn) const override {
    const auto& state = state_of<G>(position);
    if (!G::next(state).is_chance()) return std::nullopt;
    for (std::size_t n = 0; n < drawn.size(); ++n) {
      if (!contains(E::draws(state, drawn.first(n)), drawn[n])) return std::nullopt;
    }
    return E::draws(state, drawn);
  }

  std::optional<std::string> draw_text(const AnyPosition& position, Draws drawn,
                                       int draw) const override {
    const auto next = draws(position, drawn);
    if (!next || !contains(*next, draw)) return std::nullopt;
    return E::draw_text(state_of<G>(position), drawn, draw);
  }

  std::optional<std::string> outcome(const AnyPosition& position, Draws drawn) const override {
    const auto next = draws(position, drawn);
    if (!next || !next->empty()) return std::nullopt;
    return G::text(E::outcome(state_of<G>(position), drawn));
  }

 private:
  static bool contains(const std::vector<LikelyDraw>& draws, int draw) {
    return std::ranges::find(draws, draw, &LikelyDraw::draw) != draws.end();
  }

  static ActionList list_of(const typename G::State& state) {
    ActionList list;
    if (G::next(state).is_seats()) E::legal(state, E::keep(state), list);
    return list;
  }
  static bool is_legal(const AnyPosition& position, int action) {
    const ActionList list = list_of(state_of<G>(position));
    return std::ranges::find(list, action) != list.end();
  }
  static Kept kept_of(const typename G::State& state) {
    return G::next(state).is_seats() ? E::keep(state) : Kept{};
  }
};

}  // namespace

const Encoder& encoder_of(const AnyGame& game) {
  const Encoder* encoder = nullptr;
  visit_game(game, [&]<class G>() { encoder = &EncoderOf<G>::instance(); });
  return *encoder;
}

}  // namespace benben
