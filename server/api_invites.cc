// The API's answers about known people and invitations to tables (docs/protocol.md, Known people).
#include <utility>

#include "server/api.h"
#include "server/faults.h"
#include "server/protocol.h"

namespace benben {
namespace {

constexpr double kInviteBytes = 256;  // that one takes in the store, about

}  // namespace

void Api::answer_invites(const Request& request, const Target& target, Answer done) {
  if (target.route == Route::kKnown) return list_known(request, std::move(done));
  if (target.route == Route::kDecline) return decline(request, target.table, std::move(done));
  invite(request, target.table, std::move(done));
}

void Api::invite(const Request& request, const std::string& table, Answer done) {
  const Result<InviteRequest> asked = read_invite(request.body);
  if (!asked) return done(refusal(asked.error()));
  const TimePoint now = clock_.now();
  if (!allowances_.invites.take(request.address, now)) {
    return done(refusal(refused(server::Fault::kTooManyInvites)));
  }
  if (!allowances_.stored.take(request.address, now, kInviteBytes)) {
    return done(refusal(refused(server::Fault::kTooMuchStored)));
  }
  hall_.invites().invite(table, *asked, proofs_of(request),
                         [done = std::move(done)](const Status& status) {
                           done(status ? json_answer(200, "{}") : refusal(status.error()));
                         });
}

void Api::decline(const Request& request, const std::string& table, Answer done) {
  if (Status status = read_nothing(request.body); !status) return done(refusal(status.error()));
  hall_.invites().decline(table, proofs_of(request),
                          [done = std::move(done)](const Status& status) {
                            done(status ? json_answer(200, "{}") : refusal(status.error()));
                          });
}

void Api::list_known(const Request& request, Answer done) {
  hall_.invites().known_to(
      proofs_of(request), voice_of(request),
      [done = std::move(done)](const Result<std::vector<KnownPerson>>& known) {
        done(known ? json_answer(200, write_known(*known)) : refusal(known.error()));
      });
}

}  // namespace benben
