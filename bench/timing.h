// Times of this process, and what is typical of several.
#pragma once

#include <algorithm>
#include <cstddef>
#include <ctime>
#include <vector>

namespace benben {

// Nanoseconds of processor time that this process has had: what others do on the machine counts
// less than on a clock.
inline double processor_ns() {
  timespec time{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) * 1e9 + static_cast<double>(time.tv_nsec);
}

// Nanoseconds that `work` takes.
template <class Work>
double nanoseconds(Work work) {
  const double start = processor_ns();
  work();
  return processor_ns() - start;
}

// The value below which this share of some values lies; there is one at least.
inline double quantile(std::vector<double> values, double share) {
  std::ranges::sort(values);
  return values[static_cast<std::size_t>(share * static_cast<double>(values.size() - 1))];
}

// The median of what `measure` gives several times.
template <class Measure>
double median(Measure measure) {
  constexpr int kRepetitions = 7;
  std::vector<double> values;
  for (int i = 0; i < kRepetitions; ++i) values.push_back(measure());
  return quantile(values, 0.5);
}

}  // namespace benben
