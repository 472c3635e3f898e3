// PlanMemory: what plan searches have found, so that the same is not searched for twice.
//
// A tree search asks for the best build of thousands of positions, which differ in hands, scores
// and deck, and in how the boxes stand; what a plan search depends on is only the open tops, the
// cards and the task's bounds, and of these there are few. The key is all that it is given: what
// comes from memory is what a search would find, so results depend on nothing but the position.
// Entries are kept by the key's hash, one at each place; a new one takes the place of an old one.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "games/cubus/open_tops.h"
#include "games/cubus/plan_search.h"
#include "games/cubus/stack.h"

namespace benben::cubus {

class PlanMemory {
 public:
  // As many as a search of the highest level asks for, in 300 kB.
  static constexpr std::size_t kEntries = 4096;

  explicit PlanMemory(std::size_t entries = kEntries) : entries_(entries) {}
  // That of the thread that asks: no lock is needed.
  static PlanMemory& of_thread();

  // What PlanSearch(tops, task).best() gives.
  std::optional<Stack> best(const OpenTops& tops, const PlanSearch::Task& task);

  // How many searches were needed until now.
  int searches() const { return searches_; }

 private:
  // Budget, boxes, worth (two bytes), and three numbers for each of up to four open tops; 0 beyond.
  // Only the first of them may stand at (0, 0), so how many there are is in it, too.
  using Key = std::array<std::uint8_t, 18>;
  struct Entry {
    Key key{};  // a budget of 0 where nothing is kept
    std::optional<Stack> best;
  };
  static Key key_of(const OpenTops& tops, const PlanSearch::Task& task);
  Entry& entry_for(const Key& key);

  std::vector<Entry> entries_;
  int searches_ = 0;
};

}  // namespace benben::cubus
