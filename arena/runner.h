// run_bouts: the bouts of an arena on several threads, told in the order in which they stand.
#pragma once

#include <functional>
#include <vector>

#include "arena/plan.h"

namespace benben {

enum class Wanted : bool { kNoMore, kMore };

// Plays the bouts on `jobs` threads (1 or more) and hands over each observation in the order of
// `bouts`, whoever is done first, on the calling thread; so what is made of them, and when one has
// enough, does not depend on the number of threads. After `kNoMore` nothing new is begun and
// nothing more handed over.
void run_bouts(const ArenaPlan& plan, const std::vector<Bout>& bouts, int jobs,
               const std::function<Wanted(const Observation&)>& take);

}  // namespace benben
