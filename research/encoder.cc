#include "research/encoder.h"

#include <array>

#include "games/all.h"
#include "games/encodings.h"

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
    if (G::next(state).is_seats()) E::mark(state, E::keep(state), mask);
  }

  std::vector<int> legal(const AnyPosition& position) const override {
    std::vector<int> actions;
    const Mask mask = mask_of(position);
    for (int action = 0; action < E::kActions; ++action) {
      if (mask[static_cast<std::size_t>(action)] != 0) actions.push_back(action);
    }
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
    const Next next = G::next(state);
    const Seat seat = next.is_seats() ? next.seats.first() : seat_at(0);
    const auto move = G::read_move(state, seat, text);
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

 private:
  using Mask = std::array<std::uint8_t, static_cast<std::size_t>(E::kActions)>;

  Mask mask_of(const AnyPosition& position) const {
    Mask mask{};
    mark(position, mask);
    return mask;
  }
  bool is_legal(const AnyPosition& position, int action) const {
    if (action < 0 || action >= E::kActions) return false;
    return mask_of(position)[static_cast<std::size_t>(action)] != 0;
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
