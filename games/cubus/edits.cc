#include "games/cubus/edits.h"

#include <algorithm>
#include <array>
#include <bit>
#include <string>
#include <string_view>

#include "games/cubus/boxes.h"
#include "games/cubus/building.h"
#include "games/cubus/demolition.h"

namespace benben::cubus {
namespace {

std::uint16_t bit(int n) { return static_cast<std::uint16_t>(1u << n); }

// What a build must keep to, and what it must exceed.
class Terms {
 public:
  explicit Terms(const State& state)
      : shown_(cards_shown(state.stack)),
        cards_(shown_ + usable_cards(state)),
        boxes_(boxes(state.stack)),
        worth_(worth(state.stack)) {
    for (const Column& column : columns_of(state.stack)) {
      if (column.open) old_tops_.push_back(column);
    }
  }

  // Whether the cards suffice for a shape, whichever tops are open (CUB-13).
  bool affords(const Stack& shape) const {
    const Cards shown = cards_shown(shape);
    return shown.tops() <= cards_.tops() && shown[Kind::kLeft] <= cards_[Kind::kLeft] &&
           shown[Kind::kRight] <= cards_[Kind::kRight];
  }

  // The columns of a shape that may take the first of the old open tops, and the tops that are then
  // open (CUB-15).
  struct OldTops {
    int column = 0;
    std::uint16_t open = 0;
  };
  using Places = FixedList<OldTops, kMaxColumns>;
  Places places(const Stack& shape) const {
    Places places;
    const Columns columns = columns_of(shape);
    for (int n = 0; n < columns.size(); ++n) {
      if (const std::uint16_t open = open_from(columns, columns[n])) places.push_back({n, open});
    }
    return places;
  }
  bool has_old_tops() const { return !old_tops_.empty(); }

  // Whether a stack may have so many open tops and the others closed (CUB-13, CUB-16).
  bool allows(int columns, int open) const {
    const int lids = columns - open;
    return open <= cards_[Kind::kOpenTop] && lids >= 0 && lids <= cards_[Kind::kLid] &&
           (open == old_tops_.size() || lids >= shown_[Kind::kLid]);
  }
  // Whether opening further tops leads to such a number.
  bool allows_more(int columns, int open) const {
    for (int more = open + 1; more <= columns; ++more) {
      if (allows(columns, more)) return true;
    }
    return false;
  }

  // Whether a shape becomes a legal build once its tops are opened (CUB-14).
  bool completes(const Stack& shape) const {
    if (boxes(shape) <= boxes_ || worth(shape) - worth_ < kLeastPoints) return false;
    const int number = columns(shape);
    const int old = old_tops_.size();
    if (!allows(number, old) && !allows_more(number, old)) return false;
    return !has_old_tops() || !places(shape).empty();
  }

 private:
  // The open tops if a column takes the first of the old ones; 0 if the others have no place.
  std::uint16_t open_from(const Columns& columns, const Column& to) const {
    if (old_tops_.empty()) return 0;
    const Column& from = old_tops_[0];
    std::uint16_t open = 0;
    for (const Column& top : old_tops_) {
      const Place at = {top.place.i + to.place.i - from.place.i,
                        top.place.j + to.place.j - from.place.j};
      const int height = top.height + to.height - from.height;
      const auto found = std::ranges::find_if(columns, [&](const Column& column) {
        return column.place == at && column.height == height;
      });
      if (found == columns.end()) return 0;
      open = static_cast<std::uint16_t>(open | bit(static_cast<int>(found - columns.begin())));
    }
    return open;
  }

  Cards shown_;
  Cards cards_;
  int boxes_;
  int worth_;
  FixedList<Column, 4> old_tops_;
};

void add_shape_edits(EditList& list, const State& state, const Terms& terms, const Draft& draft) {
  for_each_box_more(draft.stack, [&](const Stack& after, int, BoxPlace place) {
    if (terms.affords(after)) list.push_back(edit(place));
  });
  for_each_box_less(draft.stack,
                    [&](const Stack&, int n) { list.push_back(edit(Tool::kTake, n)); });
  if (draft.stack != one_box()) list.push_back(edit(Tool::kClear));
  if (draft.stack != closed(state.stack)) list.push_back(edit(Tool::kRestart));
}

void add_takes(EditList& list, const Stack& stack) {
  const Places places = removable(stack);
  int n = 0;
  for (const Column& column : columns_of(stack)) {
    if (std::ranges::find(places, column.place) != places.end()) {
      list.push_back(edit(Tool::kTake, n));
    }
    ++n;
  }
}

void add_more_tops(EditList& list, const Terms& terms, const Stack& stack) {
  const int open = std::popcount(stack.open);
  const int number = columns(stack);
  if (terms.allows(number, open)) list.push_back(edit(Tool::kDone));
  if (!terms.allows_more(number, open)) return;
  for (int n = 0; n < number; ++n) {
    if ((stack.open & bit(n)) == 0) list.push_back(edit(Tool::kOpen, n));
  }
}

// The old tops stand where column n takes the first of them.
void place_old_tops(const Terms& terms, Draft& draft, int n) {
  for (const Terms::OldTops& place : terms.places(draft.stack)) {
    if (place.column == n) draft.stack.open = place.open;
  }
  draft.stage = Stage::kMoreTops;
}

// Goes past the stages in which nothing is to be chosen; the move if none is left.
std::optional<Move> settle(const State& state, const Terms& terms, Draft& draft) {
  if (draft.stage == Stage::kOldTops) {
    if (!terms.has_old_tops()) {
      draft.stage = Stage::kMoreTops;
    } else if (const Terms::Places places = terms.places(draft.stack); places.size() == 1) {
      place_old_tops(terms, draft, places[0].column);
    }
  }
  if (draft.stage != Stage::kMoreTops) return std::nullopt;
  if (terms.allows_more(columns(draft.stack), std::popcount(draft.stack.open))) {
    return std::nullopt;
  }
  return build_move(state, draft.stack);
}

Stack with_box(const Stack& stack, Edit wanted) {
  Stack found;
  for_each_box_more(stack, [&](const Stack& after, int, BoxPlace place) {
    if (edit(place) == wanted) found = after;
  });
  return found;
}

Stack with_box_taken(const Stack& stack, int n) {
  Stack found;
  for_each_box_less(stack, [&](const Stack& after, int column) {
    if (column == n) found = after;
  });
  return found;
}

std::optional<Move> apply_done(const State& state, const Terms& terms, Draft& draft) {
  if (draft.stage == Stage::kMoreTops) return build_move(state, draft.stack);
  draft.stage = Stage::kOldTops;
  return settle(state, terms, draft);
}

std::optional<Move> apply_open(const State& state, const Terms& terms, Draft& draft, int n) {
  if (draft.stage == Stage::kOldTops) {
    place_old_tops(terms, draft, n);
  } else {
    draft.stack.open = static_cast<std::uint16_t>(draft.stack.open | bit(n));
  }
  return settle(state, terms, draft);
}

Stack edited(const State& state, const Stack& shape, Edit edit) {
  if (edit.tool == Tool::kClear) return one_box();
  if (edit.tool == Tool::kRestart) return closed(state.stack);
  if (edit.tool == Tool::kTake) return with_box_taken(shape, edit.n);
  return with_box(shape, edit);
}

}  // namespace

Edit edit_of(int number) {
  const auto after = std::ranges::upper_bound(kFirstOfTool, number);
  const auto tool = after - kFirstOfTool.begin() - 1;
  return edit(static_cast<Tool>(tool), number - kFirstOfTool[static_cast<std::size_t>(tool)]);
}

std::string text(Edit edit) {
  static constexpr std::array<std::string_view, kFirstOfTool.size()> kWords = {
      "upon", "left",  "right",   "behind", "before",  "take",
      "open", "clear", "restart", "done",   "way out", "knock false"};
  const auto tool = static_cast<std::size_t>(edit.tool);
  std::string text(kWords[tool]);
  const int end = tool + 1 < kFirstOfTool.size() ? kFirstOfTool[tool + 1] : kEditNumbers;
  if (end - kFirstOfTool[tool] > 1) text += ' ' + std::to_string(edit.n);
  return text;
}

Draft first_draft(const State& state) {
  return {is_building(state) ? closed(state.stack) : state.stack, Stage::kShape, 0};
}

EditList legal_edits(const State& state, const Draft& draft) {
  EditList list;
  if (!is_building(state)) {
    add_takes(list, draft.stack);
    return list;
  }
  const Terms terms(state);
  switch (draft.stage) {
    case Stage::kShape:
      if (draft.edits < kMostShapeEdits) add_shape_edits(list, state, terms, draft);
      if (terms.completes(draft.stack)) list.push_back(edit(Tool::kDone));
      list.push_back(edit(Tool::kWayOut));
      if (state.phase == Phase::kKnock && draft.edits == 0) {
        list.push_back(edit(Tool::kKnockFalse));
      }
      break;
    case Stage::kOldTops:
      for (const Terms::OldTops& place : terms.places(draft.stack)) {
        list.push_back(edit(Tool::kOpen, place.column));
      }
      break;
    case Stage::kMoreTops:
      add_more_tops(list, terms, draft.stack);
      break;
  }
  return list;
}

std::optional<Move> apply_edit(const State& state, Draft& draft, Edit edit) {
  if (!is_building(state)) return Move::take(columns_of(draft.stack)[edit.n].place);
  if (edit.tool == Tool::kWayOut) return way_out(state);
  if (edit.tool == Tool::kKnockFalse) return Move{Act::kKnockFalse, 0, 0, {}};
  const Terms terms(state);
  if (edit.tool == Tool::kDone) return apply_done(state, terms, draft);
  if (edit.tool == Tool::kOpen) return apply_open(state, terms, draft, edit.n);
  draft.stack = edited(state, draft.stack, edit);
  BENBEN_ASSERT(!draft.stack.empty());
  ++draft.edits;
  return std::nullopt;
}

}  // namespace benben::cubus
