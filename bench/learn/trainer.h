// Trainer: finds the weights of a small network (core/small_net.h) by gradient descent.
//
// The one idea: what a seat may expect is its share by a softmax over all seats' standings; the
// weights are moved, batch by batch, so that the cross entropy between these shares and how the
// games ended falls (Adam: Kingma and Ba 2015). It counts in floats, so another compiler may find
// slightly other weights; what is shipped is the file of whole numbers.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <tuple>
#include <vector>

#include "bench/learn/examples.h"
#include "core/rng.h"
#include "core/small_net.h"

namespace benben {

// Of a SmallNet.
template <class Net>
class Trainer {
 public:
  explicit Trainer(std::uint64_t seed);

  // One pass over the examples in an order of chance; gives their mean loss on the way, in natural
  // logarithms an example.
  double pass(std::span<const Example> examples, float rate);

  // The weights as whole numbers.
  Net net() const;

 private:
  static constexpr std::size_t kHidden = std::tuple_size_v<typename Net::Row>;
  static constexpr std::size_t kInputs = std::tuple_size_v<decltype(Net::first)>;
  using Row = std::array<float, kHidden>;
  // The first layer's rows, and one more for the second layer.
  using Weights = std::array<Row, kInputs + 1>;

  // A seat's sums, and how it stands.
  struct Seen {
    Row sums{};
    float standing = 0;
  };
  Seen look(const InputList& on) const;
  // Adds what an example says to the gradient; gives its loss.
  double learn(const Example& example);
  void learn_seat(const InputList& on, const Seen& seen, float error);
  void step(float rate, std::size_t count);

  Weights weights_{};
  Weights gradient_{};
  Weights mean_{};
  Weights square_{};
  int steps_ = 0;
  Rng rng_;
};

// The mean loss of a network of whole numbers, as the bots use it.
template <class Net>
double loss_of(const Net& net, std::span<const Example> examples);
// The same if all seats had equal shares.
double equal_loss(std::span<const Example> examples);

}  // namespace benben
