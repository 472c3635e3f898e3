// Step: what a player does at one go (ASC-70), and the list of legal ones.
//
// A turn is made of steps: a Move, then, if a figure moved, uses of its power until `done`.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "core/fixed_list.h"
#include "games/ascension/board.h"

namespace benben::ascension {

enum class StepKind : std::uint8_t {
  kStone,        // "O18>20"
  kFigure,       // "mason>23"
  kEnterStone,   // "limbo L>18"
  kEnterFigure,  // "limbo mason>22"
  kPush,         // "push 23 +"
  kScatter,      // "scatter 23 +-+"
  kCollect,      // "collect 23 < 4,limbo"
  kDone,
  kForfeit
};

// Where a collected stone comes from (ASC-54).
enum class SourceKind : std::uint8_t { kTop, kTopTwo, kLimbo };
struct Source {
  SourceKind kind = SourceKind::kTop;
  Outer space{};  // 0 for Limbo

  friend constexpr bool operator==(const Source&, const Source&) = default;
};

// One word of eight fields, so that to list a step is to store a word. What a kind does not use
// is 0. A default step is not initialized, so that a list of steps costs nothing to make.
class Step {
 public:
  Step() = default;

  static constexpr Step plain(StepKind kind) { return Step(field(kKind, kind)); }
  static constexpr Step stone(Outer from, Outer to) {
    return Step(field(kKind, StepKind::kStone) | field(kFrom, from) | field(kTo, to));
  }
  static constexpr Step figure(Figure figure, Inner to) {
    return Step(field(kKind, StepKind::kFigure) | field(kPiece, figure) | field(kTo, to));
  }
  static constexpr Step enter(Size size, Outer to) {
    return Step(field(kKind, StepKind::kEnterStone) | field(kPiece, size) | field(kTo, to));
  }
  static constexpr Step enter(Figure figure, Inner to) {
    return Step(field(kKind, StepKind::kEnterFigure) | field(kPiece, figure) | field(kTo, to));
  }
  static constexpr Step push(Outer target, Direction direction) {
    return Step(field(kKind, StepKind::kPush) | field(kFrom, target) |
                field(kClockwise, direction));
  }
  // Bit n of `clockwise` is for the n-th stone from the top.
  static constexpr Step scatter(Outer target, int count, unsigned clockwise) {
    return Step(field(kKind, StepKind::kScatter) | field(kFrom, target) | field(kCount, count) |
                field(kClockwise, clockwise));
  }
  static constexpr Step collect(Outer target, Source source) {
    return Step(field(kKind, StepKind::kCollect) | field(kFrom, target) | field(kCount, 1) |
                source_fields(0, source));
  }
  static constexpr Step collect(Outer target, Source first, Source second) {
    return Step(field(kKind, StepKind::kCollect) | field(kFrom, target) | field(kCount, 2) |
                source_fields(0, first) | source_fields(1, second));
  }

  constexpr StepKind kind() const { return get<StepKind>(kKind); }
  // Of kEnterStone.
  constexpr Size size() const { return get<Size>(kPiece); }
  // Of kFigure and kEnterFigure.
  constexpr Figure figure() const { return get<Figure>(kPiece); }
  constexpr Inner inner() const { return get<Inner>(kTo); }
  // Of kStone; where a stone enters.
  constexpr Outer from() const { return get<Outer>(kFrom); }
  constexpr Outer to() const { return get<Outer>(kTo); }
  // Of kPush, kScatter and kCollect.
  constexpr Outer target() const { return get<Outer>(kFrom); }
  // Stones scattered, or sources of a collect.
  constexpr int count() const { return get<int>(kCount); }
  // Which way the n-th stone from the top goes, or a pushed stack (n = 0).
  constexpr Direction direction(int n) const {
    return (get<unsigned>(kClockwise) >> n & 1u) != 0 ? Direction::kClockwise
                                                      : Direction::kCounterclockwise;
  }
  // The n-th source, in the order in which they are placed.
  constexpr Source source(int n) const {
    return {static_cast<SourceKind>(get<unsigned>(kSources) >> (2 * n) & 3u),
            get<Outer>(kFirstSource + n)};
  }

  friend constexpr bool operator==(const Step&, const Step&) = default;

 private:
  // The bytes of the word.
  static constexpr int kKind = 0;
  static constexpr int kPiece = 1;
  static constexpr int kFrom = 2;
  static constexpr int kTo = 3;
  static constexpr int kCount = 4;
  static constexpr int kClockwise = kTo;   // a power lands nowhere by itself
  static constexpr int kSources = kPiece;  // and names no piece
  static constexpr int kFirstSource = 5;

  explicit constexpr Step(std::uint64_t fields) : fields_(fields) {}

  template <class Value>
  static constexpr std::uint64_t field(int byte, Value value) {
    return static_cast<std::uint64_t>(value) << (8 * byte);
  }
  static constexpr std::uint64_t source_fields(int n, Source source) {
    return field(kSources, static_cast<unsigned>(source.kind) << (2 * n)) |
           field(kFirstSource + n, source.space);
  }
  template <class Value>
  constexpr Value get(int byte) const {
    return static_cast<Value>(fields_ >> (8 * byte) & 0xFFu);
  }

  std::uint64_t fields_;
};
static_assert(sizeof(Step) == 8 && std::is_trivially_default_constructible_v<Step>);

// ASC-20: a piece goes, on the ring or out of Limbo.
constexpr bool is_move(const Step& step) { return step.kind() <= StepKind::kEnterFigure; }

constexpr bool moves_figure(const Step& step) {
  return step.kind() == StepKind::kFigure || step.kind() == StepKind::kEnterFigure;
}

// The most legal steps there can be. After Cleopatra's landing: two targets, each a large stone;
// every one of the six small stones can follow every one of the six medium ones, 36 ways (a pair
// taken together is one way, and takes a medium stone from the six), and `done`. All else is less:
// nine stones give three Moves each at most, whether on the ring or in Limbo (then by size and
// three entries), and so do three figures: 36. Two scattered stacks give 17.
inline constexpr int kMaxSteps = 2 * 36 + 1;

// One more than there can be: a StepWriter writes before it knows.
using StepList = FixedList<Step, kMaxSteps + 1>;

inline bool contains(const StepList& list, const Step& step) {
  return std::ranges::find(list, step) != list.end();
}

// Adds to a list where much is asked and little is legal: without a branch, as none could be
// foretold, and with the place to write to in a register.
class StepWriter {
 public:
  explicit StepWriter(StepList& list) : list_(list), next_(list.end()) {}
  StepWriter(const StepWriter&) = delete;
  StepWriter& operator=(const StepWriter&) = delete;
  ~StepWriter() { list_.extend_to(next_); }

  // Adds the step if its space is in the set.
  template <class Space>
  void add(const Step& step, Space space, SetOf<Space> allowed) {
    *next_ = step;
    next_ += allowed.bits() >> index(space) & 1;
  }

 private:
  StepList& list_;
  Step* next_;
};

}  // namespace benben::ascension
