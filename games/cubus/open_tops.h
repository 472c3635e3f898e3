// Open tops that keep their places to each other, and the best layers around them on one floor
// plan.
//
// Layers with all open tops, and layers with none of them, may be taken as often as one likes: the
// former push all of them up alike. In between, every step from the lowest open top's height up to
// the highest one's takes one layer that has exactly the higher ones. The ground layer has all.
#pragma once

#include <optional>
#include <vector>

#include "core/fixed_list.h"
#include "games/cubus/floor_plan.h"
#include "games/cubus/layers.h"
#include "games/cubus/stack.h"

namespace benben::cubus {

// The open tops of a stack, moved so that the smallest i and j and the lowest height are 0.
struct OpenTops {
  struct OpenTop {
    Place place;
    int height = 0;
  };
  FixedList<OpenTop, 4> top;
  Place corner;   // the smallest i and j that they have on the stack
  int width = 0;  // columns and rows from the outermost one to the other, both included
  int depth = 0;
  int highest = 0;

  const OpenTop* begin() const { return top.begin(); }
  const OpenTop* end() const { return top.end(); }
  // The lowest height above this one at which there is one, at most the highest.
  int next_height(int height) const;
};
OpenTops open_tops_of(const Stack& stack);

// Open tops on a complete floor plan, their corner at some place; all of them stand on columns.
class Arrangement {
 public:
  Arrangement(const FloorPlan& plan, const OpenTops& tops, Place corner);

  // The best layers by the sides they take; nothing if a step has no layer.
  std::optional<Ledger> ledger(const Budget& budget) const;

 private:
  friend class LayerTrail;
  // The columns under the open tops that are higher than a height; -1: under all.
  unsigned columns_above(int height) const;
  Layers step_layers(int height) const;
  Layers free_layers() const;

  const FloorPlan& plan_;
  const OpenTops& tops_;
  const Place corner_;
  const unsigned all_;
};

// The way to the ledger of an arrangement, by which one comes back from its entries to stacks.
class LayerTrail {
 public:
  // Requires that the arrangement has a ledger for the budget.
  LayerTrail(const Arrangement& arrangement, const Budget& budget);

  // The same as the arrangement's.
  const Ledger& ledger() const { return whole_; }
  // The stack behind an entry; only the open tops of the arrangement are open.
  Stack stack(int lefts, int rights) const;

 private:
  const Arrangement& arrangement_;
  std::vector<Ledger> steps_;  // of the ground layer, and one more after every step
  Layers free_;
  Ledger whole_;
};

}  // namespace benben::cubus
