// Fair chance (docs/fair.md): a seed that is committed to, what the seats contribute after that,
// and the key that each chance event is drawn from.
//
// Invariant: a key depends on the seed, the table, the ply and the contributions that count at it,
// and on nothing else; so the same event is drawn the same again, whoever asks and however often.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/seat.h"

namespace benben {

// A seed, a contribution, or a hash.
using FairBytes = std::array<std::uint8_t, 32>;

// 64 digits, small letters; the bytes of such a text, and of no other.
std::string fair_hex(const FairBytes& bytes);
std::optional<FairBytes> parse_fair_hex(std::string_view text);

// What a seat adds to the chance of a game, from so many events on.
struct Contribution {
  int ply = 0;
  Seat seat{};
  FairBytes bytes{};

  friend bool operator==(const Contribution&, const Contribution&) = default;
};
// As the tag of the seat has it: "7 <64 digits>".
std::string contribution_text(const Contribution& contribution);
std::optional<Contribution> parse_contribution(Seat seat, std::string_view text);

// What stands for the id of a table: the id itself opens the table.
std::string fair_table(std::string_view id);
std::string fair_commitment(std::string_view fair_table, const FairBytes& seed);

class FairDraws {
 public:
  FairDraws(std::string fair_table, const FairBytes& seed, int players)
      : table_(std::move(fair_table)), seed_(seed), players_(players) {}

  // One of each seat at most.
  void add(const Contribution& contribution) { contributions_.push_back(contribution); }
  // Each of these seats has from now on what the other had contributed.
  void change_places(Seat one, Seat other);
  const std::vector<Contribution>& contributions() const { return contributions_; }
  const Contribution* of(Seat seat) const;

  // The key of the generator (core/rng.h) that the chance event at this ply draws from.
  std::uint64_t key(int ply) const;

  const std::string& table() const { return table_; }
  const FairBytes& seed() const { return seed_; }
  std::string commitment() const { return fair_commitment(table_, seed_); }

 private:
  std::string table_;
  FairBytes seed_;
  int players_;
  std::vector<Contribution> contributions_;
};

}  // namespace benben
