// Trainer: finds the weights of a small network (core/small_net.h) by gradient descent.
//
// The one idea: what a seat may expect is its share by a softmax over all seats' standings; the
// weights are moved, batch by batch, so that the cross entropy between these shares and those that
// the examples say falls (Adam: Kingma and Ba 2015). It counts in floats, so another compiler may
// find slightly other weights; what is shipped is the file of whole numbers.
#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstddef>
#include <cstdint>
#include <numeric>
#include <span>
#include <tuple>
#include <vector>

#include "bench/learn/example.h"
#include "core/rng.h"

namespace benben {

// kSeats: the most that a game has.
template <class Net, std::size_t kSeats>
class Trainer {
 public:
  explicit Trainer(std::uint64_t seed);

  // One pass over the examples, in an order of chance; gives their mean loss on the way, in natural
  // logarithms an example.
  double pass(std::span<const Example<kSeats>> examples, float rate);

  // The weights as whole numbers.
  Net net() const;

 private:
  static constexpr std::size_t kHidden = std::tuple_size_v<typename Net::Row>;
  static constexpr std::size_t kInputs = std::tuple_size_v<decltype(Net::first)>;
  static constexpr std::size_t kBatch = 512;
  static constexpr float kHiddenMost = static_cast<float>(kHiddenLimit) / kWeightUnit;
  static constexpr float kWeightMost = static_cast<float>(kLargestWeight) / kWeightUnit;
  // As the paper proposes.
  static constexpr float kMeanDecay = 0.9F;
  static constexpr float kSquareDecay = 0.999F;
  static constexpr float kTiny = 1e-8F;

  using Row = std::array<float, kHidden>;
  // The first layer's rows, and one more for the second layer.
  using Weights = std::array<Row, kInputs + 1>;

  // A seat's sums, and how it stands.
  struct Seen {
    Row sums{};
    float standing = 0;
  };
  using SharesOf = std::array<float, kSeats>;
  Seen look(const InputList& on) const;
  std::array<Seen, kSeats> look(const Example<kSeats>& example) const;
  static SharesOf shares(const std::array<Seen, kSeats>& seen, int players);
  // Adds what an example says to the gradient; gives its loss.
  double learn(const Example<kSeats>& example);
  void learn_seat(const InputList& on, const Seen& seen, float error);
  void step(float rate, std::size_t count);

  // A number in [-1, 1].
  static float any(Rng& rng) { return static_cast<float>(rng.below(200'001)) / 100'000 - 1; }
  static std::int16_t whole(float weight) {
    return static_cast<std::int16_t>(std::lround(weight * kWeightUnit));
  }

  Weights weights_{};
  Weights gradient_{};
  Weights mean_{};
  Weights square_{};
  int steps_ = 0;
  Rng rng_;
};

template <class Net, std::size_t kSeats>
Trainer<Net, kSeats>::Trainer(std::uint64_t seed) : rng_(seed) {
  for (std::size_t row = 0; row < kInputs; ++row) {
    for (float& weight : weights_[row]) weight = 0.1F * any(rng_);
  }
  for (float& weight : weights_[kInputs]) weight = 0.5F * any(rng_);
}

template <class Net, std::size_t kSeats>
auto Trainer<Net, kSeats>::look(const InputList& on) const -> Seen {
  Seen seen;
  for (const std::uint16_t input : on) {
    for (std::size_t i = 0; i < kHidden; ++i) seen.sums[i] += weights_[input][i];
  }
  for (std::size_t i = 0; i < kHidden; ++i) {
    seen.standing += std::clamp(seen.sums[i], 0.0F, kHiddenMost) * weights_[kInputs][i];
  }
  return seen;
}

template <class Net, std::size_t kSeats>
auto Trainer<Net, kSeats>::look(const Example<kSeats>& example) const -> std::array<Seen, kSeats> {
  std::array<Seen, kSeats> seen;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(example.players); ++seat) {
    seen[seat] = look(example.inputs[seat]);
  }
  return seen;
}

template <class Net, std::size_t kSeats>
auto Trainer<Net, kSeats>::shares(const std::array<Seen, kSeats>& seen, int players) -> SharesOf {
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

template <class Net, std::size_t kSeats>
double Trainer<Net, kSeats>::learn(const Example<kSeats>& example) {
  const auto seen = look(example);
  const SharesOf found = shares(seen, example.players);
  double loss = 0;
  for (std::size_t seat = 0; seat < static_cast<std::size_t>(example.players); ++seat) {
    loss -= static_cast<double>(example.values[seat]) *
            std::log(std::max(static_cast<double>(found[seat]), 1e-9));
    learn_seat(example.inputs[seat], seen[seat], found[seat] - example.values[seat]);
  }
  return loss;
}

template <class Net, std::size_t kSeats>
void Trainer<Net, kSeats>::learn_seat(const InputList& on, const Seen& seen, float error) {
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

template <class Net, std::size_t kSeats>
void Trainer<Net, kSeats>::step(float rate, std::size_t count) {
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

template <class Net, std::size_t kSeats>
double Trainer<Net, kSeats>::pass(std::span<const Example<kSeats>> examples, float rate) {
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

template <class Net, std::size_t kSeats>
Net Trainer<Net, kSeats>::net() const {
  Net net;
  for (std::size_t row = 0; row < kInputs; ++row) {
    std::ranges::transform(weights_[row], net.first[row].begin(), whole);
  }
  std::ranges::transform(weights_[kInputs], net.second.begin(), whole);
  return net;
}

// The mean loss of a network of whole numbers, as the bots use it.
template <class Net, std::size_t kSeats>
double loss_of(const Net& net, std::span<const Example<kSeats>> examples) {
  double loss = 0;
  for (const Example<kSeats>& example : examples) {
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

// The same if all seats had equal shares.
template <std::size_t kSeats>
double equal_loss(std::span<const Example<kSeats>> examples) {
  double loss = 0;
  for (const Example<kSeats>& example : examples) loss += std::log(example.players);
  return loss / static_cast<double>(examples.size());
}

}  // namespace benben
