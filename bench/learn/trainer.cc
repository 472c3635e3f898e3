#include "bench/learn/trainer.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "games/learned.h"

namespace benben {
namespace {

constexpr std::size_t kBatch = 512;
constexpr float kHiddenMost = static_cast<float>(kHiddenLimit) / kWeightUnit;
constexpr float kWeightMost = static_cast<float>(kLargestWeight) / kWeightUnit;
// As the paper proposes.
constexpr float kMeanDecay = 0.9F;
constexpr float kSquareDecay = 0.999F;
constexpr float kTiny = 1e-8F;

// A number in [-1, 1].
float any(Rng& rng) { return static_cast<float>(rng.below(200'001)) / 100'000 - 1; }

std::int16_t whole(float weight) {
  return static_cast<std::int16_t>(std::lround(weight * kWeightUnit));
}

}  // namespace

template <class Net>
Trainer<Net>::Trainer(std::uint64_t seed) : rng_(seed) {
  for (std::size_t row = 0; row < kInputs; ++row) {
    for (float& weight : weights_[row]) weight = 0.1F * any(rng_);
  }
  for (float& weight : weights_[kInputs]) weight = 0.5F * any(rng_);
}

template <class Net>
typename Trainer<Net>::Seen Trainer<Net>::look(const InputList& on) const {
  Seen seen;
  for (const std::uint16_t input : on) {
    for (std::size_t i = 0; i < kHidden; ++i) seen.sums[i] += weights_[input][i];
  }
  for (std::size_t i = 0; i < kHidden; ++i) {
    seen.standing += std::clamp(seen.sums[i], 0.0F, kHiddenMost) * weights_[kInputs][i];
  }
  return seen;
}

template <class Net>
double Trainer<Net>::learn(const Example& example) {
  const auto seats = static_cast<std::size_t>(example.players);
  std::array<Seen, kMaxSeats> seen;
  float best = 0;
  for (std::size_t seat = 0; seat < seats; ++seat) {
    seen[seat] = look(example.inputs[seat]);
    best = seat == 0 ? seen[seat].standing : std::max(best, seen[seat].standing);
  }
  std::array<float, kMaxSeats> shares{};
  float sum = 0;
  for (std::size_t seat = 0; seat < seats; ++seat) {
    sum += shares[seat] = std::exp(seen[seat].standing - best);
  }
  double loss = 0;
  for (std::size_t seat = 0; seat < seats; ++seat) {
    shares[seat] /= sum;
    loss -= static_cast<double>(example.values[seat]) *
            std::log(std::max(static_cast<double>(shares[seat]), 1e-9));
    learn_seat(example.inputs[seat], seen[seat], shares[seat] - example.values[seat]);
  }
  return loss;
}

template <class Net>
void Trainer<Net>::learn_seat(const InputList& on, const Seen& seen, float error) {
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

template <class Net>
void Trainer<Net>::step(float rate, std::size_t count) {
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

template <class Net>
double Trainer<Net>::pass(std::span<const Example> examples, float rate) {
  std::vector<std::uint32_t> order(examples.size());
  std::iota(order.begin(), order.end(), 0U);
  rng_.shuffle(order);
  double loss = 0;
  std::size_t in_batch = 0;
  for (const std::uint32_t at : order) {
    loss += learn(examples[at]);
    if (++in_batch == kBatch) {
      step(rate, in_batch);
      in_batch = 0;
    }
  }
  if (in_batch > 0) step(rate, in_batch);
  return loss / static_cast<double>(examples.size());
}

template <class Net>
Net Trainer<Net>::net() const {
  Net net;
  for (std::size_t row = 0; row < kInputs; ++row) {
    std::ranges::transform(weights_[row], net.first[row].begin(), whole);
  }
  std::ranges::transform(weights_[kInputs], net.second.begin(), whole);
  return net;
}

template <class Net>
double loss_of(const Net& net, std::span<const Example> examples) {
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

template class Trainer<anubixx::LearnedNet>;
template class Trainer<ankhor::LearnedNet>;
template double loss_of(const anubixx::LearnedNet& net, std::span<const Example> examples);
template double loss_of(const ankhor::LearnedNet& net, std::span<const Example> examples);

}  // namespace benben
