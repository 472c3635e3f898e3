#include "search/reasons.h"

#include <cmath>
#include <cstddef>
#include <optional>

#include "search/sort_short.h"

namespace benben {
namespace {

constexpr std::size_t kMostReasons = 3;
constexpr std::size_t kMostCosts = 1;
// A reason counts from so many points on.
constexpr double kLeastWeight = 0.4;

bool is_comparable(const Feature& one, const Feature& other) {
  return one.goal && one.goal == other.goal;
}

// How much better the feature is than otherwise, in points.
double weight_of(const Feature& feature, double otherwise) {
  const double more = feature.value - otherwise;
  return feature.info->weight * (feature.info->wish == Wish::kMore ? more : -more);
}

// By what the turn changes. Nothing if that cannot be said.
std::optional<Reason> reason_of_change(const Feature& before, const Feature& after) {
  if (after.info->span == Span::kAfterwards || !is_comparable(before, after)) return std::nullopt;
  return Reason{after, before.value, std::nullopt, weight_of(after, before.value)};
}

// By what the others do not do. Nothing if one of them has another goal.
std::optional<Reason> reason_among(std::size_t n, const Feature& before, const Feature& after,
                                   const std::vector<std::vector<Feature>>& others) {
  if (after.info->span == Span::kChange && !is_comparable(before, after)) return std::nullopt;
  double mean = 0;
  for (const std::vector<Feature>& other : others) {
    if (!is_comparable(other[n], after)) return std::nullopt;
    mean += other[n].value / static_cast<double>(others.size());
  }
  return Reason{after, before.value, mean, weight_of(after, mean)};
}

void take_heaviest(Grounds& grounds, std::vector<Reason>& reasons, std::size_t most_reasons,
                   std::size_t most_costs) {
  sort_short(reasons.begin(), reasons.end(), [](const Reason& one, const Reason& other) {
    return std::abs(one.weight) > std::abs(other.weight);
  });
  for (const Reason& reason : reasons) {
    const bool is_better = reason.weight > 0;
    std::vector<Reason>& list = is_better ? grounds.reasons : grounds.costs;
    const std::size_t most = is_better ? most_reasons : most_costs;
    if (std::abs(reason.weight) >= kLeastWeight && list.size() < most) list.push_back(reason);
  }
}

std::string with_word(std::string_view sentence, const Feature& feature) {
  constexpr std::string_view kPlace = "{what}";
  std::string text(sentence);
  const std::size_t at = text.find(kPlace);
  if (at != std::string::npos) text.replace(at, kPlace.size(), feature.word);
  return text;
}

}  // namespace

Grounds grounds_of(const std::vector<Feature>& before, const std::vector<Feature>& after,
                   const std::vector<std::vector<Feature>>& others) {
  std::vector<Reason> among;
  std::vector<Reason> changes;
  for (std::size_t n = 0; n < after.size(); ++n) {
    const std::optional<Reason> change = reason_of_change(before[n], after[n]);
    std::optional<Reason> reason = change;
    if (!others.empty()) reason = reason_among(n, before[n], after[n], others);
    if (reason) among.push_back(*reason);
    // What is a cost of the turn is no reason for it.
    if (change && reason && reason->weight >= 0) changes.push_back(*change);
  }
  Grounds grounds;
  take_heaviest(grounds, among, kMostReasons, kMostCosts);
  // What all good moves do is a reason, too, where nothing sets this one apart.
  if (grounds.reasons.empty()) take_heaviest(grounds, changes, 1, 0);
  return grounds;
}

std::string title_of(const Feature& feature) { return with_word(feature.info->title, feature); }
std::string nudge_of(const Feature& feature) { return with_word(feature.info->nudge, feature); }

std::string_view name_of(AdviceFact fact) {
  constexpr std::string_view kNames[] = {"forced", "solved", "wins",    "loses",
                                         "only",   "close",  "at_once", "patient"};
  return kNames[static_cast<std::size_t>(fact)];
}

}  // namespace benben
