#include "server/api.h"

#include <algorithm>

#include "core/text.h"
#include "server/faults.h"
#include "server/protocol.h"
#include "server/queries.h"

namespace benben {
namespace {

constexpr std::string_view kApi = "/api/";
constexpr double kListingCost = 10;
constexpr double kFactBytes = 256;           // of who joins or leaves a tournament, about
constexpr double kBytesOfAFile = 64 * 1024;  // that count as one request more

Error nothing_here() { return refused(server::Fault::kNothingHere); }

// Whose answers are looked for among all games.
bool is_of_players(Route route) {
  return route == Route::kPlayer || route == Route::kHistory || route == Route::kAgainst ||
         route == Route::kLeaders;
}

// What every answer says: the page is alone with itself, and nobody guesses types.
std::vector<std::pair<std::string, std::string>> security_headers() {
  return {{"Content-Security-Policy",
           "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; "
           "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"},
          {"X-Content-Type-Options", "nosniff"},
          {"Referrer-Policy", "no-referrer"}};
}

// A document and a Worker have the policy of their own answer, whatever else a page fetches has the
// page's. Each byte here comes with each of the page's dozen files.
std::vector<std::pair<std::string, std::string>> security_headers_of(const Asset& asset) {
  const bool is_part = asset.is_hashed && asset.path.find(".worker") == asset.path.npos;
  if (!is_part) return security_headers();
  return {{"X-Content-Type-Options", "nosniff"}};
}

bool is_own_origin(const Request& request) {
  return request.origin == "http://" + request.host || request.origin == "https://" + request.host;
}

}  // namespace

Response text_answer(int status, std::string_view type, std::string body) {
  Response response{status, security_headers(), std::move(body), {}, {}};
  response.headers.emplace_back("Content-Type", type);
  response.headers.emplace_back("Cache-Control", "no-store");
  return response;
}

Response json_answer(int status, std::string body) {
  return text_answer(status, "application/json", std::move(body));
}

Response refusal(const Error& error) {
  Response response = json_answer(http_status(error.code), write_failure(error));
  if (error.code == ErrorCode::kRateLimited) response.headers.emplace_back("Retry-After", "1");
  response.refused = error;
  return response;
}

Api::Api(Hall& hall, const Engines& engines, People& people, Accounts& accounts,
         Tournaments& tournaments, Notices& notices, StoreCare& store, Readiness& readiness,
         Assets assets, Allowances& allowances, const AccessRules& access, Clock clock)
    : hall_(hall),
      engines_(engines),
      people_(people),
      accounts_(accounts),
      tournaments_(tournaments),
      notices_(notices),
      store_(store),
      readiness_(readiness),
      assets_(assets),
      allowances_(allowances),
      access_(access),
      clock_(std::move(clock)) {}

void Api::handle(const Request& request, Answer done) {
  if (!request.path.starts_with(kApi)) return done(page(request));
  const std::optional<Target> target = find_endpoint(request.path);
  if (!target) return done(refusal(nothing_here()));
  if (Status status = check(request, target->route); !status) {
    Response response = refusal(status.error());
    if (status.error().code == ErrorCode::kNotAllowed) {
      response.headers.emplace_back("Allow", methods_of(target->route));
    }
    return done(std::move(response));
  }
  answer(request, *target, std::move(done));
}

void Api::answer_table(const Request& request, const Target& target, Answer done) {
  const std::string& table = target.table;
  if (target.route == Route::kTables) return create(request, std::move(done));
  if (target.route == Route::kSit) return sit(request, table, std::move(done));
  if (target.route == Route::kContribution) return contribute(request, table, std::move(done));
  if (target.route == Route::kClaim) return claim(request, table, std::move(done));
  if (target.route == Route::kInvitation) {
    return look_at_invitation(request, table, std::move(done));
  }
  if (target.route == Route::kTable) {
    if (request.method == "DELETE") return remove(request, table, std::move(done));
    return describe(request, table, std::move(done));
  }
  hall_.record(table, proofs_of(request), [done = std::move(done)](Result<std::string> record) {
    done(record ? text_answer(200, "text/plain; charset=utf-8", std::move(*record))
                : refusal(record.error()));
  });
}

void Api::answer_person(const Request& request, Route route, Answer done) {
  if (route == Route::kRecovery) return make_recovery(request, std::move(done));
  if (route == Route::kRecover) return recover(request, std::move(done));
  if (route == Route::kNotices) return answer_notices(request, std::move(done));
  if (route == Route::kMutes) return list_mutes(request, std::move(done));
  if (route == Route::kUnmute) return unmute(request, std::move(done));
  if (request.method == "POST") return set_profile(request, std::move(done));
  list_tables(proofs_of(request), std::move(done));
}

void Api::answer(const Request& request, const Target& target, Answer done) {
  switch (target.route) {
    case Route::kHealth:
      return health(std::move(done));
    case Route::kPerson:
    case Route::kRecovery:
    case Route::kRecover:
    case Route::kNotices:
    case Route::kMutes:
    case Route::kUnmute:
      return answer_person(request, target.route, std::move(done));
    case Route::kTables:
    case Route::kInvitation:
    case Route::kClaim:
    case Route::kTable:
    case Route::kRecord:
    case Route::kSit:
    case Route::kContribution:
      return answer_table(request, target, std::move(done));
    case Route::kLobby:
      return done(json_answer(200, write_lobby(hall_.lobby().size())));
    case Route::kEngines:
      return done(json_answer(200, write_engines(engines_.known())));
    case Route::kPlay:
      return play(request, std::move(done));
    case Route::kKnown:
    case Route::kInvite:
    case Route::kDecline:
      return answer_invites(request, target, std::move(done));
    case Route::kTournaments:
    case Route::kTournament:
    case Route::kJoin:
    case Route::kLeave:
    case Route::kStart:
    case Route::kCancel:
      return answer_tournament(request, target, std::move(done));
    case Route::kTournamentSocket:
    case Route::kLobbySocket:
    case Route::kSocket:
      return done(refusal(refused(server::Fault::kNoUpgrade)));
    case Route::kAccount:
    case Route::kSignIn:
    case Route::kEnterByCode:
    case Route::kEnterByLink:
    case Route::kDeviceLink:
    case Route::kCodes:
    case Route::kPassword:
    case Route::kSignOut:
    case Route::kErase:
    case Route::kExport:
    case Route::kHide:
      return answer_account(request, target.route, std::move(done));
    case Route::kPlayer:
    case Route::kHistory:
    case Route::kAgainst:
    case Route::kLeaders:
    case Route::kTableRatings:
      return answer_players(request, target, std::move(done));
  }
}

Status Api::check(const Request& request, Route route) {
  if (Status status = check_host(request); !status) return status.error();
  const std::string allowed = ", " + std::string(methods_of(route)) + ",";
  if (request.method.find(',') != request.method.npos ||
      allowed.find(", " + request.method + ",") == allowed.npos) {
    return refused(server::Fault::kMethod, {{"method", request.method}});
  }
  if (Status status = check_rate(request, route); !status) return status.error();
  if (!request.origin.empty() && !is_own_origin(request)) {
    return refused(server::Fault::kOtherSite);
  }
  if (request.method == "POST" && !is_json_type(request.content_type)) {
    return refused(server::Fault::kContentType);
  }
  return {};
}

// Only HTTP/1.0 may leave Host out, which http.cc sees to.
Status Api::check_host(const Request& request) const {
  if (request.host.empty() || access_.answers_for(request.host)) return {};
  // Of other bytes than UTF-8 no answer could say them.
  const std::string host = request.host.substr(0, clean_size(request.host));
  return refused(server::Fault::kOtherHost, {{"host", host, json_quote(host)}});
}

Status Api::check_rate(const Request& request, Route route) {
  const TimePoint now = clock_.now();
  // Whoever lists all tables, or those who sit there, has each of them read.
  const bool is_listing =
      ((route == Route::kPerson || route == Route::kTournaments) && request.method != "POST") ||
      route == Route::kRecover || route == Route::kExport || route == Route::kKnown ||
      is_of_players(route);
  const double cost = is_listing ? kListingCost : 1;
  if (!allowances_.requests.take(request.address, now, cost)) {
    return refused(server::Fault::kTooManyRequests);
  }
  const bool is_fact = route == Route::kJoin || route == Route::kLeave;
  if (is_fact && !allowances_.stored.take(request.address, now, kFactBytes)) {
    return refused(server::Fault::kTooMuchStored);
  }
  const bool is_tournament = route == Route::kTournaments && request.method == "POST";
  if (route != Route::kTables && route != Route::kPlay && !is_tournament) return {};
  if (!allowances_.tables.take(request.address, now)) {
    return refused(server::Fault::kTooManyTables);
  }
  const double bytes = kTableBytes + static_cast<double>(request.body.size());
  if (!allowances_.stored.take(request.address, now, bytes))
    return refused(server::Fault::kTooMuchStored);
  return {};
}

Response Api::page(const Request& request) {
  if (Status status = check_host(request); !status) return refusal(status.error());
  if (request.method != "GET" && request.method != "HEAD") {
    Response response = refusal(refused(server::Fault::kPageMethod));
    response.headers.emplace_back("Allow", "GET, HEAD");
    return response;
  }
  Response response = asset_of(request);
  const double cost = 1 + static_cast<double>(response.file.size()) / kBytesOfAFile;
  if (!allowances_.files.take(request.address, clock_.now(), cost)) {
    return refusal(refused(server::Fault::kTooManyRequests));
  }
  return response;
}

// The routes of the page are its own affair: every path that names no file is the page.
Response Api::asset_of(const Request& request) const {
  const Asset* asset = assets_.find(request.path);
  const std::string_view name = std::string_view(request.path).substr(request.path.rfind('/') + 1);
  if (asset == nullptr && name.find('.') == name.npos) asset = assets_.find("/index.html");
  if (asset == nullptr) {
    return refusal(nothing_here());
  }
  const Representation chosen = choose_representation(*asset, request.accept_encoding);
  const std::string tag = '"' + std::string(asset->hash) + std::string(chosen.encoding) + '"';
  Response response{200, security_headers_of(*asset), "", chosen.bytes};
  response.headers.emplace_back("Content-Type", asset->type);
  response.headers.emplace_back("Cache-Control",
                                asset->is_hashed ? "max-age=31536000, immutable" : "no-cache");
  // Nobody asks whether what never changes has changed.
  if (!asset->is_hashed) response.headers.emplace_back("ETag", tag);
  response.headers.emplace_back("Vary", "Accept-Encoding");
  if (!asset->is_hashed && request.if_none_match == tag) {
    response.status = 304;
    response.file = {};
  } else if (!chosen.encoding.empty()) {
    response.headers.emplace_back("Content-Encoding", chosen.encoding);
  }
  return response;
}

}  // namespace benben
