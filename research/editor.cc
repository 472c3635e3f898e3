#include "research/editor.h"

#include <algorithm>

#include "games/all.h"
#include "games/encodings.h"
#include "research/acting.h"

namespace benben {
namespace {

template <EditsOf E>
class EditorOf final : public Editor {
 public:
  using Edited = typename E::Game;
  using Table = typename Edited::Table;

  explicit EditorOf(const AnyPosition& position)
      : state_(Edited::begun(state_of<Table>(position))) {}

  std::unique_ptr<Editor> clone() const override { return std::make_unique<EditorOf>(*this); }

  std::vector<int> legal() const override {
    const ActionList allowed = list();
    std::vector<int> numbers(allowed.begin(), allowed.end());
    std::ranges::sort(numbers);
    return numbers;
  }

  void mark(ActionMask mask) const override {
    for (const std::uint16_t action : list()) mask[action] = 1;
  }

  void observe(Seat seat, Observation out) const override {
    E::observe(state_, E::keep(state_), seat, out);
  }

  bool make(int action) override {
    const ActionList allowed = list();
    if (std::ranges::find(allowed, action) == allowed.end()) return false;
    const auto edit = E::move(state_, E::keep(state_), action);
    if (const auto move = Edited::edit(state_, edit)) move_ = Table::text(*move);
    return true;
  }

  const std::optional<std::string>& move() const override { return move_; }

 private:
  ActionList list() const {
    ActionList list;
    if (!move_ && Table::next(Edited::table(state_)).is_seats()) {
      E::legal(state_, E::keep(state_), list);
    }
    return list;
  }

  typename Edited::State state_;
  std::optional<std::string> move_;
};

template <EditsOf E>
class EditSpaceOf final : public EditSpace {
 public:
  using Table = typename E::Game::Table;

  static const EditSpaceOf& instance() {
    static const EditSpaceOf space;
    return space;
  }

  int actions() const override { return E::kActions; }
  std::span<const PartInfo> parts() const override { return E::kParts; }
  std::string text(int action) const override { return E::text(action); }

  std::unique_ptr<Editor> begin(const AnyPosition& position) const override {
    return std::make_unique<EditorOf<E>>(position);
  }

  Result<std::vector<int>> edits_to(const AnyPosition& position,
                                    std::string_view text) const override {
    const auto& state = state_of<Table>(position);
    const auto move = read_acting<Table>(state, text);
    if (!move) return move.error();
    return E::edits_to(state, *move);
  }
};

}  // namespace

const EditSpace* edits_of(const AnyGame& game) {
  const EditSpace* space = nullptr;
  visit_game(game, [&]<class G>() {
    if constexpr (kHasEdits<G>) space = &EditSpaceOf<EditsFor<G>>::instance();
  });
  return space;
}

}  // namespace benben
