// The API's answers about whom somebody does not want to hear (docs/protocol.md, Chat).
#include <limits>
#include <utility>

#include "core/text.h"
#include "server/api.h"
#include "server/faults.h"
#include "server/protocol.h"
#include "table/secret.h"

namespace benben {

Voice Api::voice_of(const Request& request) const {
  const Visitor visitor = visitor_of(request);
  if (visitor.own.empty()) return {};
  return {accounts_.seat_proof(visitor.own.front()), accounts_.is_signed_in(visitor)};
}

void Api::list_mutes(const Request& request, Answer done) {
  const Voice voice = voice_of(request);
  if (!voice.self) return done(json_answer(200, write_mutes({})));
  hall_.speech().mutes_of(
      *voice.self, [done = std::move(done)](const Result<std::vector<Mute>>& mutes) {
        done(mutes ? json_answer(200, write_mutes(*mutes)) : refusal(mutes.error()));
      });
}

void Api::unmute(const Request& request, Answer done) {
  const auto texts = read_texts(request.body, {"mute"});
  if (!texts) return done(refusal(texts.error()));
  const Voice voice = voice_of(request);
  const std::optional<int> number = parse_number(texts->front(), std::numeric_limits<int>::max());
  if (!voice.self || !number) return done(refusal(refused(server::Fault::kNoSuchMute)));
  hall_.speech().unmute(*voice.self, *number, [done = std::move(done)](const Status& status) {
    done(status ? json_answer(200, "{}") : refusal(status.error()));
  });
}

}  // namespace benben
