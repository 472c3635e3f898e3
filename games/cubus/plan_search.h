// PlanSearch: the best stack around two to four open tops that must keep their places to each
// other.
//
// A stack is a floor plan and layers on it, and layers need not know of each other: any ideals of
// the plan, the whole of it among them, make up a stack in which a column's height is the number of
// layers that have it. So for one plan and one place of the open tops the best layers are a
// knapsack (open_tops.h). Plans come in families of equal width, depth and number of columns; a
// family whose bound is no better than what has been found is left out, and so is a plan.
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <vector>

#include "games/cubus/floor_plan.h"
#include "games/cubus/layers.h"
#include "games/cubus/open_tops.h"
#include "games/cubus/shadows.h"
#include "games/cubus/stack.h"

namespace benben::cubus {

class PlanSearch {
 public:
  // What a stack must keep within, and exceed: boxes, and 3 x boxes - cards.
  struct Task {
    Budget budget;
    int boxes = 0;
    int worth = 0;
  };

  PlanSearch(const OpenTops& tops, const Task& task);

  // The stack of the largest worth, only the given tops open; nothing if none exceeds the task.
  std::optional<Stack> best();

  // How many families were bounded, plans laid out, and places of the open tops worked out.
  struct Effort {
    int families = 0;
    int plans = 0;
    int places = 0;
  };
  const Effort& effort() const { return effort_; }

 private:
  // Plans that are equally wide, deep and large.
  struct Family {
    int width = 0;
    int depth = 0;
    int columns = 0;
    int bound = 0;  // no stack on such a plan is worth more
  };
  // What the open tops tell of every layer that has those higher than a height and not the others.
  struct Step {
    int lefts = 0;    // it has at least so many different i
    int rights = 0;   // and j
    int outside = 0;  // at least so many columns of the plan are not in it
  };
  // Where the open tops may stand on a plan: a bit for each place of their corner. As there are two
  // of them at least, no family has more than 64.
  using Corners = std::uint64_t;
  // Where the best stack was found.
  struct Found {
    Family family;
    std::array<Row, kMaxColumns> rows{};
    Place corner;
    int lefts = 0;
    int rights = 0;
  };

  Step step_above(int height) const;
  void add_families();
  // The most that layers can be worth on plans of a family, each with at most
  // most_boxes(lefts, rights) boxes.
  template <class MostBoxes>
  int bound(const Family& family, MostBoxes most_boxes) const;
  int bound(const Family& family) const;
  int bound_on_plan(const Family& family) const;
  Corners all_corners(const Family& family) const;
  void lay_rows(const Family& family, int row, Corners corners);
  Corners corners_after(const Family& family, int row, int first, int last, Corners corners) const;
  void try_plan(const Family& family, Corners corners);
  void try_place(const Family& family, Place corner);
  void consider(const Ledger& ledger, const Family& family, Place corner);
  Stack rebuild(const Found& found);

  const OpenTops tops_;
  const Task task_;
  std::array<Step, kMaxHeight> steps_{};  // by height
  Step all_;                              // of layers with all open tops
  Step none_;                             // of layers without any
  std::vector<Family> families_;
  FloorPlan plan_;
  int worth_;
  std::optional<Found> found_;
  Effort effort_;
};

}  // namespace benben::cubus
