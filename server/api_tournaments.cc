// The API's answers about tournaments; api.cc decides whether there is one.
#include <utility>

#include "core/text.h"
#include "server/api.h"
#include "server/faults.h"
#include "server/protocol.h"

namespace benben {

void Api::answer_tournament(const Request& request, const Target& target, Answer done) {
  if (target.route == Route::kTournaments) {
    if (request.method == "POST") return make_tournament(request, std::move(done));
    return done(json_answer(200, write_tournament_list(tournaments_.list(proofs_of(request)))));
  }
  if (target.route == Route::kJoin) return join_tournament(request, target.table, std::move(done));
  const Proofs proofs = proofs_of(request);
  if (target.route == Route::kTournament) {
    return tournaments_.find(
        target.table, [proofs, done = std::move(done)](const Result<LiveTournament*>& found) {
          if (!found) return done(refusal(found.error()));
          done(json_answer(200, write_tournament((*found)->view(proofs))));
        });
  }
  if (Status status = read_nothing(request.body); !status) return done(refusal(status.error()));
  tournaments_.find(target.table, [proofs, route = target.route,
                                   done = std::move(done)](const Result<LiveTournament*>& found) {
    if (!found) return done(refusal(found.error()));
    const auto tell = [done](const Status& status) {
      done(status ? json_answer(200, "{}") : refusal(status.error()));
    };
    if (route == Route::kLeave) return (*found)->leave(proofs, tell);
    if (route == Route::kStart) return (*found)->start(proofs, tell);
    (*found)->cancel(proofs, tell);
  });
}

void Api::make_tournament(const Request& request, Answer done) {
  const Result<TournamentTerms> terms = read_tournament(request.body);
  if (!terms) return done(refusal(terms.error()));
  const Secrets person = read_cookies(request.cookie, request.scheme).person();
  tournaments_.create(
      *terms, accounts_.seat_proof(person.front()), request.address,
      [person, scheme = request.scheme, done = std::move(done)](const Result<std::string>& made) {
        if (!made) return done(refusal(made.error()));
        done(with_person(json_answer(201, write_made(*made)), person, scheme));
      });
}

void Api::join_tournament(const Request& request, const std::string& id, Answer done) {
  const Result<std::string> name = read_join(request.body);
  if (!name) return done(refusal(name.error()));
  const Secrets person = read_cookies(request.cookie, request.scheme).person();
  tournaments_.find(
      id, [=, name = *name, proofs = proofs_of(request),
           proof = accounts_.seat_proof(person.front()), address = request.address,
           scheme = request.scheme, done = std::move(done)](const Result<LiveTournament*>& found) {
        if (!found) return done(refusal(found.error()));
        (*found)->join(name, proofs, proof, address, [=](const Result<int>& entrant) {
          if (!entrant) return done(refusal(entrant.error()));
          done(with_person(json_answer(200, write_entered(*entrant)), person, scheme));
        });
      });
}

void Api::admit_to_tournament(const Request& request, const std::string& id,
                              const Hall::Done<Admission>& done) {
  if (Status status = check(request, Route::kTournamentSocket); !status) {
    return done(status.error());
  }
  const Result<SocketQuery> query = read_socket_query(request.query);
  if (!query) return done(query.error());
  tournaments_.find(id, [=, this, proofs = proofs_of(request), client = request.address,
                         query = *query](const Result<LiveTournament*>& found) {
    if (!found) return done(found.error());
    auto places = take_places(client, nullptr);
    if (!places) return done(places.error());
    done(Admission{.table = "",
                   .proofs = proofs,
                   .seen = query.seen,
                   .client = client,
                   .places = std::move(*places),
                   .protocol = query.protocol,
                   .tournament = id});
  });
}

}  // namespace benben
