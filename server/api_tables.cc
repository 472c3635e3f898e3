// The API's answers about tables and people; api.cc decides whether there is one.
#include <algorithm>
#include <utility>

#include "core/text.h"
#include "server/api.h"
#include "server/faults.h"
#include "server/protocol.h"
#include "server/queries.h"
#include "table/secret.h"

namespace benben {

Response with_person(Response response, const Secrets& person, Scheme scheme) {
  response.headers.emplace_back("Set-Cookie", person_cookie(person, scheme));
  return response;
}

Proofs Api::proofs_of(const Request& request) {
  return accounts_.proofs(read_cookies(request.cookie, request.scheme).proofs());
}

void Api::health(Answer done) {
  readiness_.ask([done = std::move(done)](const Readiness::Answer& answer) {
    switch (answer.state) {
      case Readiness::State::kReady:
        return done(json_answer(200, R"({"status":"ok"})"));
      case Readiness::State::kStopping:
        return done(json_answer(503, R"({"status":"stopping"})"));
      case Readiness::State::kReadOnly:
        return done(json_answer(
            503, R"({"status":"read_only","reason":)" + json_quote(answer.reason) + '}'));
    }
  });
}

void Api::create(const Request& request, Answer done) {
  const Result<CreateRequest> asked = read_create(request.body);
  if (!asked) return done(refusal(asked.error()));
  const Secrets person = read_cookies(request.cookie, request.scheme).person();
  const auto answer = [person, scheme = request.scheme,
                       done = std::move(done)](const Result<Created>& created) {
    if (!created) return done(refusal(created.error()));
    Response response = json_answer(201, write_created(*created));
    if (created->seats.empty()) return done(std::move(response));
    done(with_person(std::move(response), person, scheme));
  };
  const Digest proof = accounts_.seat_proof(person.front());
  if (!asked->opening.rated) return hall_.create(*asked, proof, request.address, answer);
  with_account(request, [this, asked = *asked, proof, address = request.address,
                         answer](const std::string& account) mutable {
    asked.account = account;
    hall_.create(asked, proof, address, answer);
  });
}

// Who is nobody yet becomes somebody before the claim: its answer may be lost, and the one who
// sends it again must be known as the same.
void Api::look_at_invitation(const Request& request, const std::string& table, Answer done) {
  const Result<ClaimRequest> asked = read_claim(request.body);
  if (!asked) return done(refusal(asked.error()));
  const Cookies cookies = read_cookies(request.cookie, request.scheme);
  hall_.invited(
      table, asked->invitation,
      [cookies, scheme = request.scheme, done = std::move(done)](const Result<Invited>& invited) {
        if (!invited) return done(refusal(invited.error()));
        Response response = json_answer(200, write_invited(*invited));
        if (!cookies.own.empty()) return done(std::move(response));
        done(with_person(std::move(response), cookies.person(), scheme));
      });
}

void Api::claim(const Request& request, const std::string& table, Answer done) {
  const Result<ClaimRequest> asked = read_claim(request.body);
  if (!asked) return done(refusal(asked.error()));
  const Cookies cookies = read_cookies(request.cookie, request.scheme);
  const Secrets person = cookies.person();
  const auto answer = [person, scheme = request.scheme,
                       done = std::move(done)](const Result<Claimed>& claimed) {
    if (!claimed) return done(refusal(claimed.error()));
    done(with_person(json_answer(200, write_claimed(*claimed)), person, scheme));
  };
  with_account(request, [this, table, asked = *asked, proofs = proofs_of(request),
                         proof = accounts_.seat_proof(person.front()),
                         answer](const std::string& account) mutable {
    asked.account = account;
    hall_.claim(table, asked, proofs, proof, answer);
  });
}

void Api::sit(const Request& request, const std::string& table, Answer done) {
  const Result<ClaimRequest> asked = read_sit(request.body);
  if (!asked) return done(refusal(asked.error()));
  const Cookies cookies = read_cookies(request.cookie, request.scheme);
  const Secrets person = cookies.person();
  const auto answer = [person, scheme = request.scheme,
                       done = std::move(done)](const Result<Claimed>& claimed) {
    if (!claimed) return done(refusal(claimed.error()));
    done(with_person(json_answer(200, write_claimed(*claimed)), person, scheme));
  };
  with_account(request, [this, table, asked = *asked, proofs = proofs_of(request),
                         proof = accounts_.seat_proof(person.front()),
                         answer](const std::string& account) mutable {
    asked.account = account;
    hall_.sit(table, asked, proofs, proof, answer);
  });
}

void Api::contribute(const Request& request, const std::string& table, Answer done) {
  const Result<FairBytes> bytes = read_contribution(request.body);
  if (!bytes) return done(refusal(bytes.error()));
  hall_.contribute(table, proofs_of(request), *bytes,
                   [done = std::move(done)](const Result<MoveAnswer>& answer) {
                     done(answer ? json_answer(200, "{}") : refusal(answer.error()));
                   });
}

void Api::play(const Request& request, Answer done) {
  const Result<PlayRequest> asked = read_play(request.body);
  if (!asked) return done(refusal(asked.error()));
  const Cookies cookies = read_cookies(request.cookie, request.scheme);
  const Secrets person = cookies.person();
  hall_.play(
      *asked, {proofs_of(request), accounts_.seat_proof(person.front()), request.address},
      [person, scheme = request.scheme, done = std::move(done)](const Result<Played>& played) {
        if (!played) return done(refusal(played.error()));
        const auto* created = std::get_if<Created>(&*played);
        Response response = created != nullptr
                                ? json_answer(201, write_created(*created))
                                : json_answer(200, write_claimed(std::get<Claimed>(*played)));
        done(with_person(std::move(response), person, scheme));
      });
}

void Api::remove(const Request& request, const std::string& table, Answer done) {
  hall_.remove(table, proofs_of(request), [table, done = std::move(done)](const Status& status) {
    done(status ? json_answer(200, write_deleted(table)) : refusal(status.error()));
  });
}

void Api::describe(const Request& request, const std::string& table, Answer done) {
  describe_to(request, table, [done = std::move(done)](const Result<TableView>& view) {
    done(view ? json_answer(200, write_table(*view)) : refusal(view.error()));
  });
}

void Api::describe_to(const Request& request, const std::string& table,
                      Hall::Done<TableView> done) {
  const Cookies cookies = read_cookies(request.cookie, request.scheme);
  hall_.describe(table, proofs_of(request),
                 [this, cookies, done = std::move(done)](const Result<TableView>& view) {
                   const bool is_old = view && !cookies.seats.empty() && !view->you.empty();
                   // Not for a new secret: an answer that another overtakes would lose it.
                   if (!is_old || cookies.own.empty()) return done(view);
                   // If it cannot be stored now, the old cookie still proves.
                   const Digest to = accounts_.seat_proof(cookies.own.front());
                   people_.adopt_seats(cookies, to, [view, done](const Status&) { done(view); });
                 });
}

void Api::admit(const Request& request, Hall::Done<Admission> done) {
  const std::optional<Target> target = find_endpoint(request.path);
  if (target && target->route == Route::kLobbySocket) {
    return admit_to_lobby(request, done);
  }
  if (target && target->route == Route::kTournamentSocket) {
    return admit_to_tournament(request, target->table, done);
  }
  if (!target || target->route != Route::kSocket) {
    return done(refused(server::Fault::kNoSocketHere));
  }
  if (Status status = check(request, target->route); !status) return done(status.error());
  const Result<SocketQuery> query = read_socket_query(request.query);
  if (!query) return done(query.error());
  Admission admission{target->table,   proofs_of(request), query->seen,  request.address,  {},
                      query->protocol, std::nullopt,       std::nullopt, voice_of(request)};
  describe_to(request, target->table,
              [this, admission, done = std::move(done)](const Result<TableView>& view) {
                if (!view) return done(view.error());
                auto places = take_places(admission.client, &*view);
                if (!places) return done(places.error());
                Admission granted = admission;
                granted.places = std::move(*places);
                done(std::move(granted));
              });
}

void Api::admit_to_lobby(const Request& request, const Hall::Done<Admission>& done) {
  if (Status status = check(request, Route::kLobbySocket); !status) return done(status.error());
  const Result<LobbyQuery> query = read_lobby_query(request.query);
  if (!query) return done(query.error());
  auto places = take_places(request.address, nullptr);
  if (!places) return done(places.error());
  done(Admission{.table = "",
                 .proofs = {},
                 .client = request.address,
                 .places = std::move(*places),
                 .protocol = query->protocol,
                 .lobby = query->since});
}

Result<std::vector<Tally::Place>> Api::take_places(const std::string& client,
                                                   const TableView* view) {
  std::vector<Tally::Place> places{allowances_.sockets.take(client)};
  if (!places.back()) {
    return refused(server::Fault::kTooManySockets);
  }
  if (view == nullptr) return places;
  const bool has_bots = std::ranges::any_of(
      view->seats, [](const SeatView& seat) { return seat.is_bot || !seat.stand_in.empty(); });
  if (!has_bots || view->over || view->given_up) return places;
  places.push_back(allowances_.bot_tables.take(client));
  if (!places.back()) {
    return refused(server::Fault::kTooManyBotTables);
  }
  return places;
}

void Api::list_tables(const Proofs& person, Answer done) {
  people_.tables_of(person, [this, person,
                             done = std::move(done)](const Result<People::Tables>& tables) {
    if (!tables) return done(refusal(tables.error()));
    hall_.invites().waiting_for(person, [tables = *tables,
                                         done](const Result<std::vector<WaitingInvite>>& invited) {
      done(invited ? json_answer(200, write_tables(tables, *invited)) : refusal(invited.error()));
    });
  });
}

void Api::make_recovery(const Request& request, Answer done) {
  if (Status status = read_nothing(request.body); !status) return done(refusal(status.error()));
  if (accounts_.is_signed_in(visitor_of(request))) {
    return done(refusal(refused(server::Fault::kSignedIn)));
  }
  people_.make_recovery(
      read_cookies(request.cookie, request.scheme),
      [done = std::move(done)](const Result<std::string>& secret) {
        done(secret ? json_answer(200, write_recovery(*secret)) : refusal(secret.error()));
      });
}

// A browser stays who it is, or becomes somebody new, and holds the other's seats beside its own.
void Api::recover(const Request& request, Answer done) {
  const Result<RecoverRequest> asked = read_recover(request.body);
  if (!asked) return done(refusal(asked.error()));
  const Secrets own = read_cookies(request.cookie, request.scheme).person();
  people_.recover(asked->secret, [this, own, scheme = request.scheme,
                                  done = std::move(done)](const Result<Secrets>& found) {
    if (!found) return done(refusal(found.error()));
    const Secrets person = with_secrets(own, *found);
    list_tables(accounts_.proofs(digests_of(person)), [person, scheme, done](Response response) {
      done(with_person(std::move(response), person, scheme));
    });
  });
}

}  // namespace benben
