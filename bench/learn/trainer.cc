#include "bench/learn/trainer.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace benben {
namespace {

constexpr std::size_t kBatch = 512;
constexpr float kHiddenMost = static_cast<float>(kHiddenLimit) / kWeightUnit;
constexpr float kWeightMost = static_cast<float>(kLargestWeight) / kWeightUnit;
// As the paper proposes.
constexpr float kMeanDecay = 0.9F;
constexpr float kSquareDecay = 0.999F;
constexpr float kTiny = 1e-8F;
// How much of a target is what comes behind the next position; the rest is what that one promises.
constexpr float kLambda = 0.8F;

// A number in [-1, 1].
float any(Rng& rng) { return static_cast<float>(rng.below(200'001)) / 100'000 - 1; }

std::int16_t whole(float weight) {
  return static_cast<std::int16_t>(std::lround(weight * kWeightUnit));
}

}  // namespace

Trainer::Trainer(std::uint64_t seed) : rng_(seed) {
  for (std::size_t row = 0; row < kInputs; ++row) {
    for (float& weight : weights_[row]) weight = 0.1F * any(rng_);
  }
  for (float& weight : weights_[kInputs]) weight = 0.5F * any(rng_);
}

Trainer::Seen Trainer::look(const InputList& on) const {
  Seen seen;
  for (const std::uint16_t input : on) {
    for (std::size_t i = 0; i < kHidden; ++i) seen.sums[i] += weights_[input][i];
  }
  for (std::size_t i = 0; i < kHidden; ++i) {
    seen.standing += std::clamp(seen.sums[i], 0.0F, kHiddenMost) * weights_[kInputs][i];
  }
  return seen;
}

std::array<Trainer::Seen, kMaxSeats> Trainer::look(const Example& example) const {
  std::array<Seen, kMaxSeats> seen;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(example.players); ++seat) {
    seen[seat] = look(example.inputs[seat]);
  }
  return seen;
}

Trainer::SharesOf Trainer::shares(const std::array<Seen, kMaxSeats>& seen, int players) {
  const auto seats = static_cast<std::size_t>(players);
  float best = seen[0].standing;
  for (std::size_t seat = 1; seat < seats; ++seat) best = std::max(best, seen[seat].standing);
  SharesOf shares{};
  float sum = 0;
  for (std::size_t seat = 0; seat < seats; ++seat) {
    sum += shares[seat] = std::exp(seen[seat].standing - best);
  }
  for (float& share : shares) share /= sum;
  return shares;
}

std::vector<Trainer::SharesOf> Trainer::targets(std::span<const Example> examples) const {
  std::vector<SharesOf> targets(examples.size());
  SharesOf foreseen{};  // of the position behind this one
  for (std::size_t i = examples.size(); i-- > 0;) {
    for (std::size_t seat = 0; seat < kMaxSeats; ++seat) {
      targets[i][seat] = steps_ == 0 || examples[i].is_last
                             ? examples[i].values[seat]
                             : kLambda * targets[i + 1][seat] + (1 - kLambda) * foreseen[seat];
    }
    foreseen = shares(look(examples[i]), examples[i].players);
  }
  return targets;
}

double Trainer::learn(const Example& example, const SharesOf& target) {
  const auto seen = look(example);
  const SharesOf found = shares(seen, example.players);
  double loss = 0;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(example.players); ++seat) {
    loss -= static_cast<double>(target[seat]) *
            std::log(std::max(static_cast<double>(found[seat]), 1e-9));
    learn_seat(example.inputs[seat], seen[seat], found[seat] - target[seat]);
  }
  return loss;
}

void Trainer::learn_seat(const InputList& on, const Seen& seen, float error) {
  Row back{};
  for (std::size_t i = 0; i < kHidden; ++i) {
    gradient_[kInputs][i] += error * std::clamp(seen.sums[i], 0.0F, kHiddenMost);
    const bool counts = seen.sums[i] > 0 && seen.sums[i] < kHiddenMost;
    back[i] = counts ? error * weights_[kInputs][i] : 0;
  }
  for (const std::uint16_t input : on) {
    for (std::size_t i = 0; i < kHidden; ++i) gradient_[input][i] += back[i];
  }
}

void Trainer::step(float rate, std::size_t count) {
  ++steps_;
  const float mean_part = 1 - std::pow(kMeanDecay, static_cast<float>(steps_));
  const float square_part = 1 - std::pow(kSquareDecay, static_cast<float>(steps_));
  const float scale = 1 / static_cast<float>(count);
  for (std::size_t row = 0; row < weights_.size(); ++row) {
    for (std::size_t i = 0; i < kHidden; ++i) {
      const float gradient = gradient_[row][i] * scale;
      mean_[row][i] = kMeanDecay * mean_[row][i] + (1 - kMeanDecay) * gradient;
      square_[row][i] = kSquareDecay * square_[row][i] + (1 - kSquareDecay) * gradient * gradient;
      const float change =
          rate * mean_[row][i] / mean_part / (std::sqrt(square_[row][i] / square_part) + kTiny);
      weights_[row][i] = std::clamp(weights_[row][i] - change, -kWeightMost, kWeightMost);
    }
  }
  gradient_ = {};
}

double Trainer::pass(std::span<const Example> examples, float rate) {
  std::vector<std::uint32_t> order(examples.size());
  std::iota(order.begin(), order.end(), 0U);
  rng_.shuffle(order);
  const std::vector<SharesOf> targets = this->targets(examples);
  double loss = 0;
  std::size_t in_batch = 0;
  for (const std::uint32_t at : order) {
    loss += learn(examples[at], targets[at]);
    if (++in_batch == kBatch) {
      step(rate, in_batch);
      in_batch = 0;
    }
  }
  if (in_batch > 0) step(rate, in_batch);
  return loss / static_cast<double>(examples.size());
}

anubixx::LearnedNet Trainer::net() const {
  anubixx::LearnedNet net;
  for (std::size_t row = 0; row < kInputs; ++row) {
    std::ranges::transform(weights_[row], net.first[row].begin(), whole);
  }
  std::ranges::transform(weights_[kInputs], net.second.begin(), whole);
  return net;
}

double loss_of(const anubixx::LearnedNet& net, std::span<const Example> examples) {
  double loss = 0;
  for (const Example& example : examples) {
    std::array<int, kMaxSeats> standings{};
    const auto seats = static_cast<std::size_t>(example.players);
    for (std::size_t i = 0; i < seats; ++i) standings[i] = net.standing(example.inputs[i]);
    const Shares shares = shares_of(standings, example.players);
    for (std::size_t i = 0; i < seats; ++i) {
      const double share = std::max(shares[i], 1) / static_cast<double>(kFullShare);
      loss -= static_cast<double>(example.values[i]) * std::log(share);
    }
  }
  return loss / static_cast<double>(examples.size());
}

double equal_loss(std::span<const Example> examples) {
  double loss = 0;
  for (const Example& example : examples) loss += std::log(example.players);
  return loss / static_cast<double>(examples.size());
}

}  // namespace benben
