#include "games/cubus/layers.h"

namespace benben::cubus {

Ledger::Ledger(const Layer& ground, const Budget& budget)
    : lefts_(ground.lefts),
      rights_(ground.rights),
      lines_(budget.lefts - ground.lefts + 1),
      columns_(budget.rights - ground.rights + 1) {
  for (Line& line : worth_) line.fill(kImpossible);
  worth_[0][0] = static_cast<std::int16_t>(ground.worth());
}

void Ledger::add(Line& to, const Line& from, const Layer& layer) const {
  const auto gain = static_cast<std::int16_t>(layer.worth());
  std::int16_t* __restrict out = to.data() + layer.rights;
  const std::int16_t* __restrict in = from.data();
  for (int done = layer.rights; done < columns_; done += kAtOnce) {
    for (int r = 0; r < kAtOnce; ++r) {
      out[r] = std::max(out[r], static_cast<std::int16_t>(in[r] + gain));
    }
    out += kAtOnce;
    in += kAtOnce;
  }
}

Ledger Ledger::with_one(const Layers& layers) const {
  Ledger more = *this;
  for (Line& line : more.worth_) line.fill(kImpossible);
  more.first_ = lines_;
  for (const Layer& layer : layers) {
    more.first_ = std::min(more.first_, first_ + layer.lefts);
    for (int l = first_ + layer.lefts; l < lines_; ++l) {
      add(more.worth_[static_cast<std::size_t>(l)],
          worth_[static_cast<std::size_t>(l - layer.lefts)], layer);
    }
  }
  return more;
}

void Ledger::add_any(const Layers& layers) {
  for (int l = first_ + 1; l < lines_; ++l) {
    for (const Layer& layer : layers) {
      if (layer.lefts > l - first_) break;
      add(worth_[static_cast<std::size_t>(l)], worth_[static_cast<std::size_t>(l - layer.lefts)],
          layer);
    }
  }
}

int Ledger::most() const {
  int most = kImpossible;
  each([&](int, int, int worth) { most = std::max(most, worth); });
  return most;
}

}  // namespace benben::cubus
