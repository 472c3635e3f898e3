#include "games/anubixx/moves.h"

namespace benben::anubixx {

StoneSet Purse::payable() const {
  if (jokers_ > 0) return kAllStones;
  // Without a branch, too: a mask of ones for what can be paid for.
  std::uint64_t payable = 0;
  for (const Colour colour : kColours) {
    const std::uint64_t mask = std::uint64_t{0} - (ways(colour) > 0 ? 1 : 0);
    payable |= sheet_.stones(colour).bits() & mask;
  }
  return StoneSet(payable);
}

PaymentSet Purse::second_payments(Colour colour, Payment first) const {
  if (first == Payment::kDie) {
    return dice_.count(colour) > 1 ? PaymentSet::of(Payment::kDie) : quarry(colour) | joker();
  }
  if (first == Payment::kJoker) return jokers_ > 1 ? joker() : PaymentSet();
  return (quarry(colour) & right_of(quarry_number(first))) | joker();
}

int Purse::equal_pairs(Colour colour) const {
  const int dice = dice_.count(colour);
  const int stones = quarry_size(colour);
  if (dice > 1) return 1;
  if (dice == 1) return stones + (jokers_ > 0 ? 1 : 0);
  return stones * (stones - 1) / 2 + (jokers_ > 0 ? stones : 0) + (jokers_ > 1 ? 1 : 0);
}

std::pair<Payment, Payment> Purse::pair_payments(Colour one, Colour two, int n) const {
  if (one != two) {
    // J,J would be the first of all.
    if (joker_is_short(one, two)) ++n;
    return {payments(one)[n / ways(two)], payments(two)[n % ways(two)]};
  }
  for (int i = 0;; ++i) {
    const Payment first = payments(one)[i];
    const PaymentSet seconds = second_payments(one, first);
    if (n < seconds.size()) return {first, seconds[n]};
    n -= seconds.size();
  }
}

// Adds to a list's groups, with the place to write to and the sum of the ways in registers.
class MoveList::Writer {
 public:
  explicit Writer(MoveList& list) : list_(list), purse_(list.purse_), next_(list.groups_.end()) {}
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;
  ~Writer() {
    list_.groups_.extend_to(next_);
    list_.size_ = ways_;
  }

  // What cannot be paid is overwritten by what comes next; the end always comes.
  void add(Step step, Stone stone, Stone second, int ways) {
    ways_ += ways;
    *next_ = {step, stone, second, static_cast<std::uint16_t>(ways_)};
    next_ += ways == 0 ? 0 : 1;
  }
  void add_singles(StoneSet stones) {
    for (const Stone stone : stones) {
      add(Step::kStone, stone, {}, purse_.ways(purse_.colour(stone)));
    }
  }
  void add_pairs(StoneSet free) {
    const StoneSet beside = with_right_neighbour(free);
    const StoneSet above = with_lower_neighbour(free);
    for (const Stone stone : beside | above) {
      if (beside.contains(stone)) add_pair(stone, right_neighbour(stone));
      if (above.contains(stone)) add_pair(stone, lower_neighbour(stone));
    }
  }

 private:
  void add_pair(Stone stone, Stone second) {
    add(Step::kPair, stone, second, purse_.pair_count(purse_.colour(stone), purse_.colour(second)));
  }

  MoveList& list_;
  const Purse& purse_;
  Group* next_;
  int ways_ = 0;
};

MoveList::MoveList(const Funds& funds, const Block& block, StoneSet crossed, int stones_left)
    : purse_(funds) {
  const StoneSet payable = purse_.payable();
  const StoneSet stones = buildable(block, crossed) & payable;
  const StoneSet before_mosaic = StoneSet::run(0, kFirstMosaic);
  Writer writer(*this);
  writer.add_singles(stones & before_mosaic);
  if (stones_left == 2) writer.add_pairs((block.mosaic() & payable) - crossed);
  writer.add_singles(stones - before_mosaic);
  writer.add(Step::kEnd, {}, {}, 1);
}

Move MoveList::operator[](int n) const {
  int i = 0;
  while (groups_[i].end <= n) ++i;
  const Group& group = groups_[i];
  if (group.step == Step::kEnd) return Move::end();
  const int way = n - (i > 0 ? groups_[i - 1].end : 0);
  const Colour colour = purse_.colour(group.stone);
  if (group.step == Step::kStone) {
    return Move::single(group.stone, purse_.payments(colour)[way]);
  }
  const auto [one, two] = purse_.pair_payments(colour, purse_.colour(group.second), way);
  return Move::pair(group.stone, one, group.second, two);
}

}  // namespace benben::anubixx
