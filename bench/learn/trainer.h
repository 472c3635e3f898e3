// Trainer: finds the weights of a small network (core/small_net.h) by gradient descent.
//
// The one idea: what a seat may expect is its share by a softmax over all seats' standings; the
// weights are moved, batch by batch, so that the cross entropy between these shares and what they
// should be falls (Adam: Kingma and Ba 2015). That is at first how the game ended; from the second
// pass on a mean of that and of what the network itself says of the later positions, the nearer
// ones counting more (lambda returns: Sutton 1988), as dice yet to come decide most games. It
// counts in floats, so another compiler may find slightly other weights; what is shipped is the
// file of whole numbers.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "bench/learn/examples.h"
#include "core/rng.h"
#include "games/learned.h"

namespace benben {

class Trainer {
 public:
  explicit Trainer(std::uint64_t seed);

  // One pass over the examples, each game's in their order, which it sees in one of chance; gives
  // their mean loss on the way, in natural logarithms an example.
  double pass(std::span<const Example> examples, float rate);

  // The weights as whole numbers.
  anubixx::LearnedNet net() const;

 private:
  static constexpr std::size_t kHidden = anubixx::kLearnedHidden;
  static constexpr std::size_t kInputs = anubixx::kLearnedInputs;
  using Row = std::array<float, kHidden>;
  // The first layer's rows, and one more for the second layer.
  using Weights = std::array<Row, kInputs + 1>;

  // A seat's sums, and how it stands.
  struct Seen {
    Row sums{};
    float standing = 0;
  };
  using SharesOf = std::array<float, kMaxSeats>;
  Seen look(const InputList& on) const;
  std::array<Seen, kMaxSeats> look(const Example& example) const;
  static SharesOf shares(const std::array<Seen, kMaxSeats>& seen, int players);
  // What the shares of each example should be.
  std::vector<SharesOf> targets(std::span<const Example> examples) const;
  // Adds what an example says to the gradient; gives its loss.
  double learn(const Example& example, const SharesOf& target);
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
double loss_of(const anubixx::LearnedNet& net, std::span<const Example> examples);
// The same if all seats had equal shares.
double equal_loss(std::span<const Example> examples);

}  // namespace benben
