#include "games/ascension/own_board.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "core/text.h"

namespace benben::ascension {
namespace {

constexpr int kHighestNumber = 999;

// A part, and the rule of what it must be.
struct RuledPart {
  Part part;
  std::string_view rule;
};

Place part_place(Part part) { return {"part", std::string(name_of(part))}; }
Place other_place(Part part) { return {"other", std::string(name_of(part))}; }
Place space_place(std::string_view name, std::string_view letter, int number) {
  return {name, std::string(letter) + std::to_string(number)};
}

std::string listed(const std::vector<int>& numbers, std::string_view letter) {
  std::string text;
  for (const int number : numbers) {
    text += (text.empty() ? "" : " ") + std::string(letter) + std::to_string(number);
  }
  return text;
}

// Looks for flaws part by part, so that each may rely on those before it.
class Inspector {
 public:
  explicit Inspector(const PartNumbers& parts) : parts_(parts) {}

  std::optional<Flaw> find() {
    for (const auto look :
         {&Inspector::look_at_outer, &Inspector::look_at_inner, &Inspector::look_at_blue,
          &Inspector::look_at_pyramids, &Inspector::look_at_figures, &Inspector::look_at_entries}) {
      (this->*look)();
      if (flaw_) return flaw_;
    }
    return std::nullopt;
  }

 private:
  const std::vector<int>& numbers(Part part) const { return parts_[part]; }
  int outer() const { return numbers(Part::kOuter)[0]; }
  int inner() const { return static_cast<int>(numbers(Part::kInner).size()); }

  void complain(Part part, Error error) {
    if (!flaw_) flaw_ = Flaw{part, std::move(error)};
  }

  // Whether there are so many numbers, one or three.
  bool has_count(RuledPart place, std::size_t count) {
    const std::size_t found = numbers(place.part).size();
    if (found == count) return true;
    complain(place.part,
             make_error(place.rule, count == 1 ? BoardFault::kOneNumber : BoardFault::kThreeNumbers,
                        {part_place(place.part),
                         number_place("count", static_cast<std::int64_t>(found))}));
    return false;
  }

  // Whether all are spaces of the ring, and no two are the same.
  bool are_spaces(RuledPart place, std::string_view letter, int ring) {
    std::vector<int> seen;
    for (const int number : numbers(place.part)) {
      const Place part = part_place(place.part);
      const Place space = space_place("space", letter, number);
      if (number >= ring) {
        complain(place.part, make_error(place.rule, BoardFault::kNoSuchBoardSpace,
                                        {part, space, space_place("first", letter, 0),
                                         space_place("last", letter, ring - 1)}));
        return false;
      }
      if (std::ranges::find(seen, number) != seen.end()) {
        complain(place.part, make_error(place.rule, BoardFault::kSpaceTwice, {part, space}));
        return false;
      }
      seen.push_back(number);
    }
    return true;
  }

  int image_of_outer(int number) const { return (outer() - number) % outer(); }
  int image_of_inner(int number) const { return inner() - 1 - number; }

  // ASC-05: whether Onyx's part is the mirror image of Gold's, in any order unless it matters.
  bool are_images(Part gold, Part onyx, std::string_view letter, bool in_order = false) {
    std::vector<int> images;
    for (const int number : numbers(gold)) {
      images.push_back(letter == "O" ? image_of_outer(number) : image_of_inner(number));
    }
    const std::vector<int> found = numbers(onyx);
    if (in_order ? images == found : std::ranges::is_permutation(images, found)) return true;
    complain(onyx, make_error(BoardFault::kNoMirrorImage, {part_place(onyx),
                                                           other_place(gold),
                                                           {"images", listed(images, letter)},
                                                           {"spaces", listed(found, letter)}}));
    return false;
  }

  // Whether the two parts share no space.
  bool are_apart(RuledPart place, Part before, std::string_view letter) {
    for (const int number : numbers(place.part)) {
      if (std::ranges::find(numbers(before), number) == numbers(before).end()) continue;
      complain(place.part, make_error(place.rule, BoardFault::kSpaceInBoth,
                                      {part_place(place.part), space_place("space", letter, number),
                                       other_place(before)}));
      return false;
    }
    return true;
  }

  void look_at_outer() {
    if (!has_count({Part::kOuter, "ASC-01"}, 1)) return;
    if (outer() >= kFewestOuter && outer() <= kMaxRing) return;
    complain(Part::kOuter,
             make_error(BoardFault::kOuterSize,
                        {part_place(Part::kOuter), number_place("least", kFewestOuter),
                         number_place("most", kMaxRing), number_place("count", outer())}));
  }

  void look_at_inner() {
    if (!are_spaces({Part::kInner, "ASC-01"}, "O", outer())) return;
    const Place part = part_place(Part::kInner);
    if (inner() < kFewestInner) {
      complain(Part::kInner,
               make_error(BoardFault::kInnerSize, {part, number_place("least", kFewestInner),
                                                   number_place("count", inner())}));
    }
    const std::vector<int>& gaps = numbers(Part::kInner);
    if (!std::ranges::is_sorted(gaps)) {
      complain(Part::kInner, make_error(BoardFault::kNotAscending, {part}));
    }
    for (const int gap : gaps) {
      const int image = outer() - 1 - gap;
      if (std::ranges::find(gaps, image) != gaps.end()) continue;
      complain(Part::kInner,
               make_error(BoardFault::kImageMissing,
                          {part, number_place("number", gap), number_place("image", image)}));
    }
  }

  void look_at_blue() {
    for (const Part part : {Part::kNeutral, Part::kGoldPortal, Part::kOnyxPortal}) {
      const RuledPart place = {part, "ASC-02"};
      if (!has_count(place, 1) || !are_spaces(place, "O", outer())) return;
      look_beside(part);
    }
    const int neutral = numbers(Part::kNeutral)[0];
    if (image_of_outer(neutral) != neutral) {
      complain(Part::kNeutral,
               make_error(BoardFault::kNeutralImage,
                          {part_place(Part::kNeutral), space_place("space", "O", neutral),
                           space_place("image", "O", image_of_outer(neutral))}));
    }
    are_apart({Part::kGoldPortal, "ASC-02"}, Part::kNeutral, "O");
    are_apart({Part::kOnyxPortal, "ASC-02"}, Part::kGoldPortal, "O");
    are_images(Part::kGoldPortal, Part::kOnyxPortal, "O");
  }

  // Powers are used on blue spaces as well, so a figure can come beside each.
  void look_beside(Part part) {
    const int space = numbers(part)[0];
    for (const int gap : numbers(Part::kInner)) {
      if (gap == space || (gap + 1) % outer() == space) return;
    }
    complain(part, make_error(BoardFault::kOutOfReach,
                              {part_place(part), space_place("space", "O", space)}));
  }

  // Three spaces of the outer ring, none of them blue.
  bool are_three_plain_spaces(RuledPart place) {
    return has_count(place, kPyramids) && are_spaces(place, "O", outer()) &&
           are_apart(place, Part::kNeutral, "O") && are_apart(place, Part::kGoldPortal, "O") &&
           are_apart(place, Part::kOnyxPortal, "O");
  }

  void look_at_pyramids() {
    if (!are_three_plain_spaces({Part::kGoldPyramids, "ASC-03"}) ||
        !are_three_plain_spaces({Part::kOnyxPyramids, "ASC-03"})) {
      return;
    }
    are_apart({Part::kOnyxPyramids, "ASC-03"}, Part::kGoldPyramids, "O");
    are_images(Part::kGoldPyramids, Part::kOnyxPyramids, "O");
  }

  bool are_three_figures_spaces(RuledPart place) {
    return has_count(place, kFigures.size()) && are_spaces(place, "I", inner());
  }

  void look_at_figures() {
    if (!are_three_figures_spaces({Part::kGoldFigures, "ASC-03"}) ||
        !are_three_figures_spaces({Part::kOnyxFigures, "ASC-03"})) {
      return;
    }
    are_apart({Part::kOnyxFigures, "ASC-03"}, Part::kGoldFigures, "I");
    are_images(Part::kGoldFigures, Part::kOnyxFigures, "I", true);
  }

  // Those left out are the places where the pieces begin, which mirror each other.
  void look_at_entries() {
    for (const auto& [gold, onyx] :
         {std::pair(Part::kGoldEntries, Part::kOnyxEntries),
          std::pair(Part::kGoldFigureEntries, Part::kOnyxFigureEntries)}) {
      if (numbers(gold).empty() && numbers(onyx).empty()) continue;
      const bool stones = gold == Part::kGoldEntries;
      for (const Part part : {gold, onyx}) {
        const RuledPart place = {part, "ASC-04"};
        if (stones ? !are_three_plain_spaces(place) : !are_three_figures_spaces(place)) return;
      }
      if (!are_images(gold, onyx, stones ? "O" : "I")) return;
    }
  }

  const PartNumbers& parts_;
  std::optional<Flaw> flaw_;
};

std::array<int, 3> three(const std::vector<int>& numbers) {
  return {numbers[0], numbers[1], numbers[2]};
}

// Nothing, or what is wrong with the form of "gold-pyramids 18 20 22", the parts up to `next`
// having been read.
Status read_part(std::string_view text, PartNumbers& parts, int& next) {
  const std::vector<std::string_view> words = split(text, ' ');
  const std::optional<Part> part = find_part(words[0]);
  if (!text.empty() && std::ranges::find(words, "") != words.end()) {
    return make_error(BoardFault::kBoardBlanks, {quoted_place("text", text)});
  }
  if (!part) return make_error(BoardFault::kNoSuchPart, {quoted_place("part", words[0])});
  if (index(*part) < next) return make_error(BoardFault::kPartOrder, {part_place(*part)});
  if (index(*part) > next && next < kNeededParts) {
    return make_error(BoardFault::kPartMissingBefore,
                      {part_place(part_at(next)), {"next", std::string(words[0])}});
  }
  if (const auto word = add_numbers(words, parts[*part])) {
    return make_error(BoardFault::kNoNumber, {part_place(*part), quoted_place("word", *word)});
  }
  if (parts[*part].empty()) return make_error(BoardFault::kNumbersMissing, {part_place(*part)});
  next = index(*part) + 1;
  return {};
}

}  // namespace

std::optional<Part> find_part(std::string_view name) {
  const auto found = std::ranges::find(kPartNames, name);
  if (found == kPartNames.end()) return std::nullopt;
  return part_at(static_cast<int>(found - kPartNames.begin()));
}

std::optional<std::string_view> add_numbers(const std::vector<std::string_view>& words,
                                            std::vector<int>& numbers) {
  for (std::size_t i = 1; i < words.size(); ++i) {
    const std::optional<int> number = parse_number(words[i], kHighestNumber);
    if (!number) return words[i];
    numbers.push_back(*number);
  }
  return std::nullopt;
}

std::optional<Flaw> find_flaw(const PartNumbers& parts) { return Inspector(parts).find(); }

Layout layout_of(const PartNumbers& parts) {
  const auto numbers = [&](Part part) -> const std::vector<int>& { return parts[part]; };
  const auto entries = [&](Part part, Part starts) {
    return three(numbers(numbers(part).empty() ? starts : part));
  };
  Layout layout;
  layout.outer_size = numbers(Part::kOuter)[0];
  for (const int gap : numbers(Part::kInner)) layout.gaps |= OuterSet::of(static_cast<Outer>(gap));
  layout.neutral = numbers(Part::kNeutral)[0];
  layout.portal = {numbers(Part::kGoldPortal)[0], numbers(Part::kOnyxPortal)[0]};
  layout.pyramids = {{{three(numbers(Part::kGoldPyramids)), three(numbers(Part::kOnyxPyramids))}}};
  layout.figures = {{{{three(numbers(Part::kGoldFigures))}, {three(numbers(Part::kOnyxFigures))}}}};
  layout.stone_entries = {{{entries(Part::kGoldEntries, Part::kGoldPyramids),
                            entries(Part::kOnyxEntries, Part::kOnyxPyramids)}}};
  layout.figure_entries = {{{{entries(Part::kGoldFigureEntries, Part::kGoldFigures)},
                             {entries(Part::kOnyxFigureEntries, Part::kOnyxFigures)}}}};
  return layout;
}

Result<Layout> read_layout(std::string_view text) {
  PartNumbers parts;
  int next = 0;
  while (true) {
    const std::size_t end = text.find("; ");
    if (Status status = read_part(text.substr(0, end), parts, next); !status) {
      return status.error();
    }
    if (end == text.npos) break;
    text.remove_prefix(end + 2);
  }
  if (next < kNeededParts) {
    return make_error(BoardFault::kPartMissing, {part_place(part_at(next))});
  }
  if (auto flaw = find_flaw(parts)) return std::move(flaw->error);
  return layout_of(parts);
}

}  // namespace benben::ascension
