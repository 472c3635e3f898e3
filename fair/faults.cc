#include "fair/faults.h"

namespace benben {
namespace {

using fair::Fault;
using enum ErrorCode;

constexpr auto kFaults = fault_table<Fault>({
    {Fault::kTag, {"fair_tag", kMalformed, "", "The tag {tag} is not one of docs/fair.md."}},
    {Fault::kNoTag, {"no_fair_tag", kMalformed, "", "The tag {tag} of fair chance is missing."}},
    {Fault::kNoProof,
     {"no_proof", kUnknown, "",
      "The record has no tags of fair chance: nothing tells how its chance was drawn."}},
    {Fault::kNoSeed,
     {"no_seed", kUnknown, "",
      "The seed is not in the record. It is published when the game has ended: take the record "
      "then."}},
    {Fault::kCommitment,
     {"commitment", kIllegal, "", "The seed is not the one that the server was bound to."}},
    {Fault::kEvent,
     {"event", kIllegal, "", "Event {ply} should be \"{drawn}\", but is \"{told}\"."}},
});

}  // namespace

std::span<const FaultInfo> fair_faults() { return kFaults; }

std::string_view code_of(Fault fault) { return kFaults[static_cast<std::size_t>(fault)].code; }

Error refused(Fault fault, std::initializer_list<Place> places) {
  return make_error(kFaults[static_cast<std::size_t>(fault)], places);
}

}  // namespace benben
