// Past: the codes of the starts of turns (ASC-64), laid out to be searched fast.
//
// The n-th words of all codes stand side by side, those of one player's turns together: turns of
// different players are never alike. The first word tells almost all, so a search mostly reads one
// row alone, many turns at a time; what it finds is then compared in full.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "games/ascension/code.h"
#include "games/ascension/position.h"

namespace benben::ascension {

class Past {
 public:
  void set(int turn, const Code& code) {
    const auto words = code.words();
    for (std::size_t i = 0; i < words.size(); ++i) row(i, turn)[place(turn)] = words[i];
  }

  // How often a code stood at the start of a turn of the same player as turn `turn`, before it.
  int occurrences_before(int turn, const Code& code) const {
    const Word first_word = code.words()[0];
    // In whole blocks: what is too much (turns not begun) can only cost a look at the exact words.
    const std::size_t end = (place(turn) + kBlock - 1) / kBlock * kBlock;
    // In the words' own width, so that a vector holds as many as it can.
    Word alike = 0;
    for (std::size_t at = 0; at < end; ++at) {
      alike = static_cast<Word>(alike | (row(0, turn)[at] == first_word ? 1 : 0));
    }
    return alike == 0 ? 0 : exact_occurrences_before(turn, code);
  }

  // Whether the starts of the turns before turn `end` were the same in both.
  bool agrees(const Past& other, int end) const {
    for (int turn = 0; turn < end; ++turn) {
      for (std::size_t i = 0; i < kWords; ++i) {
        if (row(i, turn)[place(turn)] != other.row(i, turn)[place(turn)]) return false;
      }
    }
    return true;
  }

 private:
  // Of a code.
  static constexpr std::size_t kWords = 8;
  using Word = std::uint16_t;
  // Codes that are compared at one go.
  static constexpr std::size_t kBlock = 16;
  static constexpr std::size_t kTurnsOfOne = (kMaxTurns / 2 + kBlock - 1) / kBlock * kBlock;
  using Row = std::array<Word, kTurnsOfOne>;

  static constexpr std::size_t place(int turn) { return static_cast<std::size_t>(turn) / 2; }
  Row& row(std::size_t word, int turn) { return rows_[static_cast<std::size_t>(turn) % 2][word]; }
  const Row& row(std::size_t word, int turn) const {
    return rows_[static_cast<std::size_t>(turn) % 2][word];
  }

  int exact_occurrences_before(int turn, const Code& code) const {
    const auto words = code.words();
    int same = 0;
    for (std::size_t at = 0; at < place(turn); ++at) {
      bool equal = true;
      for (std::size_t i = 0; i < words.size(); ++i) equal &= row(i, turn)[at] == words[i];
      same += equal ? 1 : 0;
    }
    return same;
  }

  // By player (turns are even or odd), by word, by turn. What stands beyond the turns that have
  // begun is 0, or what a search left there (Ascension::rewind); nothing reads it as the past.
  std::array<std::array<Row, kWords>, 2> rows_{};
};

}  // namespace benben::ascension
