// Review: a game looked back upon, event by event: what luck brought to each seat, and what each
// decision cost against the best move found.
//
// With V the evaluator's outlook of a position (evaluator.h), for every seat at once:
//
//   luck of a chance event   V(behind what came) - mean of V(behind what could have come)
//   cost of a decision       V(behind the best move) - V(behind the move played)
//   drift of an event        what V changed besides: what the evaluator changed its mind about
//
// so that result - V(start) = sum of luck - sum of costs + sum of drift, seat by seat; a seat's
// cost of its own decisions is its loss, what others' decisions cost it with the sign turned is
// what they gave it, and result - luck is its luck-adjusted result. A loss within the noise of the
// search counts as none, and one that is not is searched again with ten times the effort before it
// counts. Where all is solved exactly the drift is 0 and says so. After D. Zare, "Hedging toward
// skill" (2000), and N. Burch et al., "AIVAT" (2018).
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/any_game.h"
#include "core/record.h"
#include "core/result.h"
#include "search/outlook.h"
#include "search/pace.h"
#include "search/reasons.h"

namespace benben {

// A search of ten times as many simulations still has room in the memory of a small machine.
inline constexpr int kMaxReviewEffort = 100'000;

struct ReviewOptions {
  int effort = 1'000;  // simulations a position, from 1 to kMaxReviewEffort
  std::uint64_t seed = 1;
  int first = 0;  // the ply of the first event that is reviewed, at most the record's length
};

// A move as the review found it before it was played.
struct ReviewedMove {
  std::string text;
  std::uint32_t visits = 0;  // 0 if they were not counted
  Outlook outlook;
};

// What else chance could have brought.
struct Possible {
  int outcomes = 0;  // so many different ones
  // For each seat, how likely it was that something came that leaves it no smaller, and no larger a
  // share of the win than what came.
  Values as_good{};
  Values as_bad{};
  // What would have been best for each seat, and worst, of equals the first in the game's list.
  std::array<std::string, kMaxSeats> best;
  std::array<std::string, kMaxSeats> worst;
};

struct ReviewedEvent {
  int ply = 0;
  Event event;
  Outlook before;         // of the position in which it happened
  Values error{};         // one standard error of before.win
  bool is_exact = false;  // that position is solved
  Actor proved = {};      // or it is proved that this seat wins
  // What chance brought, or what a decision cost with the sign turned, to each seat; of a decision
  // 0 throughout if no move was better, or none that stands out of the noise.
  Outlook change;
  Values change_error{};  // an estimate of the standard error of change.win
  Outlook drift;
  // Of a decision: the best first, at least one; of them those tried most.
  std::vector<ReviewedMove> moves;
  // Of a decision: the move against which the one played was measured; the one played if it is the
  // best, or not told apart from it.
  std::string best;
  // Of a decision against which a better move was found: how the turn that begins with that one
  // goes on, what the search has to say of it (solved, at once, patient), and what sets this turn
  // apart from the one that begins with the move played, both gone on with as the search would.
  std::vector<std::string> rest = {};
  std::vector<ToldFact> facts = {};
  Grounds grounds = {};
  // Of a chance event, if its outcomes can be listed and are few.
  std::optional<Possible> possible = {};

  bool is_decision() const { return event.actor.has_value(); }
  // The share of the win that a decision cost its seat, or 0.
  double loss() const;
  // The largest of the luck of all seats, by size, that stands out of the noise; 0 for a decision.
  double luck() const;
};

// One seat's account, in shares of the win and in points: result - start = luck - losses + given +
// drift.
struct SeatAccount {
  struct Sums {
    double win = 0;
    double points = 0;
  };
  Sums start;
  Sums result;
  Sums luck;
  Sums losses;
  Sums given;
  Sums drift;
  double wavering = 0;  // mean size of the drift of an event, in shares of the win
  int decisions = 0;
  int lossy = 0;  // of these, with a loss
  Sums adjusted() const { return {result.win - luck.win, result.points - luck.points}; }
};

// The events reviewed so far make the accounts; `end` is the outlook behind the last of them.
std::vector<SeatAccount> accounts_of(const std::vector<ReviewedEvent>& events, const Outlook& end,
                                     int players);

// The plies of the events that decided most, at most three, in their order: by the share of the win
// that was lost or that luck moved; two of them decisions with a loss, if there are two.
std::vector<int> turning_points(const std::vector<ReviewedEvent>& events);

class Review {
 public:
  virtual ~Review() = default;
  virtual int players() const = 0;
  // Events that are to be reviewed, and those that have been.
  virtual int size() const = 0;
  virtual const std::vector<ReviewedEvent>& events() const = 0;
  // Reviews the next event; requires that there is one. If the pace says stop, the event's numbers
  // are of the effort spent until then.
  virtual void step(Pace& pace = endless) = 0;
  // The outlook behind the last reviewed event: the result, if the game is over there. Requires an
  // event that was reviewed, unless there are none.
  virtual const Outlook& end() const = 0;

  bool is_done() const { return static_cast<int>(events().size()) == size(); }
};

// Errors as replay() gives them: a tag or an event that is against the rules, with its line.
Result<std::unique_ptr<Review>> make_review(const Record& record, const ReviewOptions& options);

}  // namespace benben
