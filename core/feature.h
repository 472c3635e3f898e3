// Features: facts of a position, for one seat, that can be told as the reason for a move.
//
// The one idea: nobody invents a reason. A game lists what people look at, as numbers computed from
// the state; what stands out when the position after a move is compared with the one before it and
// with those after other moves is told (search/advice.h). Each game has, in its namespace,
//
//   std::span<const FeatureInfo> feature_infos(const State& state);
//   std::vector<Feature> features(const State& state, Seat seat);
//   Whereabouts whereabouts(const State& state, const Move& move);
//
// The features of all positions of a game are the same ones in the same order.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace benben {

// What a player wants of a feature.
enum class Wish : std::uint8_t { kMore, kLess };
// Whether it can be compared with the position before the move, or only with other moves.
enum class Span : std::uint8_t { kChange, kAfterwards };

struct FeatureInfo {
  std::string_view name;  // for programs, unique in its game: "quarry"
  Wish wish;
  Span span;
  // How many points one of it is roughly worth: a measure of what stands out, and of nothing else.
  double weight;
  // In English; {what} is the feature's subject. A noun phrase, and what to look at, a sentence.
  std::string_view title;
  std::string_view nudge;
};

struct Feature {
  const FeatureInfo* info;
  double value = 0;
  std::string subject = {};  // for programs: of several features of one name, which: "b"
  std::string word = {};     // in English: "blue"
  // Of a value that counts what is missing for a goal: the how manieth goal. A value for another
  // one is no better and no worse. Nothing where there is no goal, so that the value says nothing.
  std::optional<int> goal = 0;
};

// Where on the board a move is played, less exact than the move.
struct Whereabouts {
  std::string_view name;  // for programs: "building"
  std::string subject;    // "mosaic"
  std::string sentence;   // in English
  bool on_board = true;   // something lies there that the board can mark
};

}  // namespace benben
