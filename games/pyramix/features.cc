#include "games/pyramix/features.h"

#include <algorithm>
#include <cstddef>
#include <string>

#include "games/pyramix/scoring.h"

namespace benben::pyramix {
namespace {

constexpr FeatureInfo kFeatures[] = {
    {"collected", Wish::kMore, Span::kChange, 1, "Points of your cubes",
     "Think of the points of the cubes that you can take."},
    {"award", Wish::kMore, Span::kChange, 0.8,
     "Points you would get for {what} with most ankhs, if the game ended now",
     "Think of who has most {what} ankhs."},
    {"lead", Wish::kMore, Span::kChange, 0.7, "Your lead in {what} ankhs",
     "Think of the {what} ankhs."},
    {"rivals", Wish::kLess, Span::kChange, 0.5,
     "Points that others would get for colours, if the game ended now",
     "Think of the colours in which others lead."},
    {"offer", Wish::kLess, Span::kAfterwards, 0.8,
     "The most valuable open cube that the next player can take",
     "Think of what you open for the next player."},
};
enum Index : std::size_t { kCollected, kAward, kLead, kRivals, kOffer };

// More ankhs ahead make no difference to a colour that is won.
constexpr int kSafeLead = 3;

std::string name_of(Colour colour) {
  const std::string ankh = cube_name(cube_of(colour, Symbol::kAnkh));
  return ankh.substr(0, ankh.find(' '));
}

int lead_of(const ColourAward& award, std::size_t seat) {
  int others = 0;
  for (std::size_t other = 0; other < award.ankhs.size(); ++other) {
    if (other != seat) others = std::max(others, award.ankhs[other]);
  }
  return std::clamp(award.ankhs[seat] - others, -kSafeLead, kSafeLead);
}

// Of the known cubes alone.
int most_valuable(const State& state) {
  if (state.removals == kRemovals) return 0;
  int most = 0;
  for (const Cell cell : Pyramix::legal(state, seat_to_move(state))) {
    most = std::max(most, value(state.cubes[index(cell)]));
  }
  return most;
}

}  // namespace

std::span<const FeatureInfo> feature_infos(const State&) { return kFeatures; }

std::vector<Feature> features(const State& state, Seat seat) {
  const auto own = static_cast<std::size_t>(benben::index(seat));
  const Scoring scoring = score(state);
  std::vector<Feature> list = {
      {&kFeatures[kCollected], static_cast<double>(scoring.collected[own])}};
  int others = 0;
  for (const Colour colour : kColours) {
    const ColourAward& award = scoring.awards[colour];
    const std::string code(colour_letter(colour));
    const bool holds = award.holder == seat;
    const int points = award.holder ? award.points : 0;
    if (!holds) others += points;
    list.push_back({&kFeatures[kAward], holds ? points : 0.0, code, name_of(colour)});
    list.push_back(
        {&kFeatures[kLead], static_cast<double>(lead_of(award, own)), code, name_of(colour)});
  }
  list.push_back({&kFeatures[kRivals], static_cast<double>(others)});
  list.push_back({&kFeatures[kOffer], static_cast<double>(most_valuable(state))});
  return list;
}

Whereabouts whereabouts(const State&, Cell cell) {
  const std::string layer = std::to_string(coordinates(cell).level() + 1);
  return {"layer", layer, "Look at level " + layer + ", counted from the top."};
}

}  // namespace benben::pyramix
