// For tests: one feature of a position, by its name and subject (core/feature.h).
#pragma once

#include <gtest/gtest.h>

#include <optional>
#include <string_view>
#include <vector>

#include "core/feature.h"

namespace benben {

inline double value_of(const std::vector<Feature>& features, std::string_view name,
                       std::string_view subject = "") {
  for (const Feature& feature : features) {
    if (feature.info->name == name && feature.subject == subject) return feature.value;
  }
  ADD_FAILURE() << "no feature " << name << ' ' << subject;
  return 0;
}

inline std::optional<int> goal_of(const std::vector<Feature>& features, std::string_view name) {
  for (const Feature& feature : features) {
    if (feature.info->name == name) return feature.goal;
  }
  ADD_FAILURE() << "no feature " << name;
  return std::nullopt;
}

}  // namespace benben
