#include "games/cubus/layers.h"

namespace benben::cubus {

void Ledger::add(Line& to, const Line& from, const Layer& layer) {
  const auto gain = static_cast<std::int16_t>(layer.worth());
  std::int16_t* __restrict const out = to.data() + layer.rights;
  const std::int16_t* __restrict const in = from.data();
  for (int r = 0; r < kPadded; ++r) {
    out[r] = std::max(out[r], static_cast<std::int16_t>(in[r] + gain));
  }
}

Ledger Ledger::with_one(const Layers& layers, const Budget& budget) const {
  Ledger more = *this;
  for (auto& line : more.worth_) line.fill(kImpossible);
  more.first_ = kSide;
  for (const Layer& layer : layers) {
    more.first_ = std::min<int>(more.first_, first_ + layer.lefts);
    for (int l = first_ + layer.lefts; l <= budget.lefts; ++l) {
      add(more.worth_[static_cast<std::size_t>(l)],
          worth_[static_cast<std::size_t>(l - layer.lefts)], layer);
    }
  }
  return more;
}

void Ledger::add_any(const Layers& layers, const Budget& budget) {
  for (int l = first_ + 1; l <= budget.lefts; ++l) {
    for (const Layer& layer : layers) {
      if (layer.lefts > l - first_) break;
      add(worth_[static_cast<std::size_t>(l)], worth_[static_cast<std::size_t>(l - layer.lefts)],
          layer);
    }
  }
}

int Ledger::most(const Budget& budget) const {
  int most = kImpossible;
  for (int l = first_; l <= budget.lefts; ++l) {
    for (int r = 0; r <= budget.rights; ++r) most = std::max(most, worth(l, r));
  }
  return most;
}

}  // namespace benben::cubus
