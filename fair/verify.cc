#include "fair/verify.h"

#include <algorithm>
#include <optional>
#include <string>

#include "core/rng.h"
#include "fair/draws.h"
#include "fair/faults.h"
#include "fair/tags.h"

namespace benben {
namespace {

using fair::Fault;

// Compares each chance event of a record with what should have been drawn before it was played.
class Checker {
 public:
  Checker(const Record& record, const FairDraws& draws) : record_(record), draws_(draws) {}

  void visit(int ply, const AnyPosition& position) {
    const auto at = static_cast<std::size_t>(ply);
    if (wrong_ || at == record_.events.size() || !position.next().is_chance()) return;
    Rng rng(draws_.key(ply));
    const std::string drawn = position.sample(rng);
    const std::string& told = record_.events[at].text;
    if (drawn != told) {
      wrong_ = refused(Fault::kEvent, {number_place("ply", ply), {"drawn", drawn}, {"told", told}});
      wrong_->line = record_.event_line(at);
      return;
    }
    ++events_;
    const auto counts = [ply](const Contribution& own) { return own.ply <= ply; };
    if (std::ranges::none_of(draws_.contributions(), counts)) ++unshared_;
  }

  const std::optional<Error>& wrong() const { return wrong_; }
  int events() const { return events_; }
  int unshared() const { return unshared_; }

 private:
  const Record& record_;
  const FairDraws& draws_;
  std::optional<Error> wrong_;
  int events_ = 0;
  int unshared_ = 0;
};

}  // namespace

Result<Verified> verify(const Record& record, GameFinder find_game) {
  // A faulty record is told as one, before anything that its tags say.
  const Result<std::unique_ptr<AnyPosition>> last = replay(record, find_game);
  if (!last) return last.error();
  const int players = (*last)->players();
  const Result<std::optional<FairTags>> found = fair_tags(record, players);
  if (!found) return found.error();
  if (!*found) return refused(Fault::kNoProof);
  const FairTags& tags = **found;
  if (!tags.seed) return refused(Fault::kNoSeed);
  if (fair_commitment(tags.table, *tags.seed) != tags.commitment) {
    return refused(Fault::kCommitment);
  }
  FairDraws draws(tags.table, *tags.seed, players);
  Verified verified{.players = players};
  for (const Contribution& contribution : tags.contributions) {
    draws.add(contribution);
    verified.contributed = verified.contributed.with(contribution.seat);
  }
  Checker checker(record, draws);
  const auto visit = [&](int ply, const AnyPosition& at) { checker.visit(ply, at); };
  BENBEN_ASSERT(replay(record, find_game, visit).ok());
  if (checker.wrong()) return *checker.wrong();
  verified.events = checker.events();
  verified.unshared = checker.unshared();
  return verified;
}

}  // namespace benben
