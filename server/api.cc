#include "server/api.h"

#include <algorithm>

#include "core/record.h"
#include "core/text.h"
#include "server/protocol.h"
#include "server/secret.h"

namespace benben {
namespace {

constexpr std::string_view kApi = "/api/";
constexpr int kCookieSeconds = 365 * 24 * 60 * 60;

Error error_of(ErrorCode code, std::string message) { return {code, std::move(message), "", 0}; }

Error nothing_here() { return error_of(ErrorCode::kUnknown, "There is nothing at this path."); }

// What every answer says: the page is alone with itself, and nobody guesses types.
std::vector<std::pair<std::string, std::string>> security_headers() {
  return {{"Content-Security-Policy",
           "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; object-src 'none'; "
           "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"},
          {"X-Content-Type-Options", "nosniff"},
          {"Referrer-Policy", "no-referrer"}};
}

Response text(int status, std::string_view type, std::string body) {
  Response response{status, security_headers(), std::move(body), {}};
  response.headers.emplace_back("Content-Type", type);
  response.headers.emplace_back("Cache-Control", "no-store");
  return response;
}

Response json(int status, std::string body) {
  return text(status, "application/json", std::move(body));
}

std::string_view trim(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(' ');
  if (begin == text.npos) return {};
  return text.substr(begin, text.find_last_not_of(' ') - begin + 1);
}

// The hash of the cookie `seat`, if there is one of the right form.
Hall::Token token_of(const Request& request) {
  constexpr std::string_view kName = "seat=";
  for (const std::string_view item : split(request.cookie, ';')) {
    const std::string_view cookie = trim(item);
    if (!cookie.starts_with(kName)) continue;
    const std::string_view token = cookie.substr(kName.size());
    if (is_random_text(token, kSecretBytes)) return digest_of(token);
  }
  return std::nullopt;
}

void set_cookie(Response& response, const Request& request, const std::string& table,
                const std::optional<std::string>& token) {
  if (!token) return;
  std::string cookie = "seat=" + *token + "; Path=/api/tables/" + table +
                       "; Max-Age=" + std::to_string(kCookieSeconds) +
                       "; HttpOnly; SameSite=Strict";
  if (request.is_https) cookie += "; Secure";
  response.headers.emplace_back("Set-Cookie", std::move(cookie));
}

bool is_own_origin(const Request& request) {
  return request.origin == "http://" + request.host || request.origin == "https://" + request.host;
}

// `application/json`, in any case and with any parameters.
bool is_json_type(std::string_view content_type) {
  constexpr std::string_view kJson = "application/json";
  return std::ranges::equal(trim(split(content_type, ';').front()), kJson, {},
                            [](char c) { return c >= 'A' && c <= 'Z' ? c + ('a' - 'A') : c; });
}

Result<int> since_of(std::string_view query) {
  constexpr std::string_view kName = "since=";
  if (query.empty()) return 0;
  if (query.starts_with(kName)) {
    const std::optional<int> since =
        parse_number(query.substr(kName.size()), static_cast<int>(kMaxEvents));
    if (since) return *since;
  }
  return error_of(ErrorCode::kMalformed, "The query of a socket is since=N, N a number of events.");
}

}  // namespace

Response refusal(const Error& error) {
  Response response = json(http_status(error.code), write_failure(error));
  if (error.code == ErrorCode::kRateLimited) response.headers.emplace_back("Retry-After", "1");
  return response;
}

Api::Api(Hall& hall, Assets assets, const Limits& limits, Clock clock)
    : hall_(hall),
      assets_(assets),
      clock_(std::move(clock)),
      requests_(limits.requests),
      tables_(limits.tables) {}

void Api::handle(const Request& request, std::function<void(Response)> done) {
  if (!request.path.starts_with(kApi)) return done(page(request));
  const std::optional<Target> target = find(request.path);
  if (!target) return done(refusal(nothing_here()));
  if (Status status = check(request, target->route); !status) {
    Response response = refusal(status.error());
    if (status.error().code == ErrorCode::kNotAllowed) {
      response.headers.emplace_back("Allow", is_post(target->route) ? "POST" : "GET, HEAD");
    }
    return done(std::move(response));
  }
  answer(request, *target, std::move(done));
}

void Api::answer(const Request& request, const Target& target, std::function<void(Response)> done) {
  switch (target.route) {
    case Route::kHealth:
      return done(json(200, R"({"status":"ok"})"));
    case Route::kTables:
      return create(request, std::move(done));
    case Route::kClaim:
      return claim(request, target.table, std::move(done));
    case Route::kTable:
      return hall_.describe(target.table, token_of(request),
                            [done = std::move(done)](const Result<TableView>& view) {
                              done(view ? json(200, write_table(*view)) : refusal(view.error()));
                            });
    case Route::kRecord:
      return hall_.record(target.table, [done = std::move(done)](Result<std::string> record) {
        done(record ? text(200, "text/plain; charset=utf-8", std::move(*record))
                    : refusal(record.error()));
      });
    case Route::kSocket:
      return done(refusal(error_of(ErrorCode::kMalformed, "This path wants a WebSocket upgrade.")));
  }
}

std::optional<Api::Target> Api::find(std::string_view path) {
  if (!path.starts_with(kApi)) return std::nullopt;
  const std::vector<std::string_view> parts = split(path.substr(kApi.size()), '/');
  const auto is = [&](std::initializer_list<std::string_view> names) {
    return std::ranges::equal(parts, names, [](std::string_view part, std::string_view name) {
      return name.empty() ? !part.empty() : part == name;  // "" stands for a table's id
    });
  };
  if (is({"health"})) return Target{Route::kHealth, ""};
  if (is({"tables"})) return Target{Route::kTables, ""};
  if (parts.size() < 2) return std::nullopt;
  std::string table(parts[1]);
  if (is({"tables", ""})) return Target{Route::kTable, std::move(table)};
  if (is({"tables", "", "record"})) return Target{Route::kRecord, std::move(table)};
  if (is({"tables", "", "claim"})) return Target{Route::kClaim, std::move(table)};
  if (is({"tables", "", "socket"})) return Target{Route::kSocket, std::move(table)};
  return std::nullopt;
}

Status Api::check(const Request& request, Route route) {
  const bool is_read = request.method == "GET" || request.method == "HEAD";
  if (is_post(route) ? request.method != "POST" : !is_read) {
    return error_of(ErrorCode::kNotAllowed, "This path does not answer " + request.method + ".");
  }
  if (Status status = check_rate(request, route); !status) return status.error();
  if (!request.origin.empty() && !is_own_origin(request)) {
    return error_of(ErrorCode::kBadOrigin, "Another site's page may not ask this.");
  }
  if (is_post(route) && !is_json_type(request.content_type)) {
    return error_of(ErrorCode::kMalformed, "The Content-Type must be application/json.");
  }
  return {};
}

Status Api::check_rate(const Request& request, Route route) {
  const TimePoint now = clock_.now();
  if (!requests_.take(request.address, now)) {
    return error_of(ErrorCode::kRateLimited, "Too many requests; please wait a second.");
  }
  if (route == Route::kTables && !tables_.take(request.address, now)) {
    return error_of(ErrorCode::kRateLimited, "Too many new tables; please wait a little.");
  }
  return {};
}

void Api::create(const Request& request, std::function<void(Response)> done) {
  const Result<CreateRequest> asked = read_create(request.body);
  if (!asked) return done(refusal(asked.error()));
  hall_.create(*asked, [request, done = std::move(done)](const Result<Created>& created) {
    if (!created) return done(refusal(created.error()));
    Response response = json(201, write_created(*created));
    set_cookie(response, request, created->table, created->token);
    done(std::move(response));
  });
}

void Api::claim(const Request& request, const std::string& table,
                std::function<void(Response)> done) {
  const Result<ClaimRequest> asked = read_claim(request.body);
  if (!asked) return done(refusal(asked.error()));
  hall_.claim(table, *asked, token_of(request),
              [request, done = std::move(done)](const Result<Claimed>& claimed) {
                if (!claimed) return done(refusal(claimed.error()));
                Response response = json(200, write_claimed(*claimed));
                set_cookie(response, request, claimed->table, claimed->token);
                done(std::move(response));
              });
}

void Api::admit(const Request& request, Hall::Done<Admission> done) {
  const std::optional<Target> target = find(request.path);
  if (!target || target->route != Route::kSocket) {
    return done(error_of(ErrorCode::kUnknown, "There is no socket at this path."));
  }
  if (Status status = check(request, target->route); !status) return done(status.error());
  const Result<int> since = since_of(request.query);
  if (!since) return done(since.error());
  const Admission admission{target->table, token_of(request), *since};
  hall_.describe(target->table, admission.token,
                 [admission, done = std::move(done)](const Result<TableView>& view) {
                   if (!view) return done(view.error());
                   done(admission);
                 });
}

// The routes of the page are its own affair: every path that names no file is the page.
Response Api::page(const Request& request) const {
  if (request.method != "GET" && request.method != "HEAD") {
    Response response = refusal(error_of(ErrorCode::kNotAllowed, "The page answers GET and HEAD."));
    response.headers.emplace_back("Allow", "GET, HEAD");
    return response;
  }
  const Asset* asset = assets_.find(request.path);
  const std::string_view name = std::string_view(request.path).substr(request.path.rfind('/') + 1);
  if (asset == nullptr && name.find('.') == name.npos) asset = assets_.find("/index.html");
  if (asset == nullptr) {
    return refusal(nothing_here());
  }
  const Representation chosen = choose_representation(*asset, request.accept_encoding);
  const std::string tag = '"' + std::string(asset->hash) + std::string(chosen.encoding) + '"';
  Response response{200, security_headers(), "", chosen.bytes};
  response.headers.emplace_back("Content-Type", asset->type);
  response.headers.emplace_back(
      "Cache-Control", asset->is_hashed ? "public, max-age=31536000, immutable" : "no-cache");
  response.headers.emplace_back("ETag", tag);
  response.headers.emplace_back("Vary", "Accept-Encoding");
  if (request.if_none_match == tag) {
    response.status = 304;
    response.file = {};
  } else if (!chosen.encoding.empty()) {
    response.headers.emplace_back("Content-Encoding", chosen.encoding);
  }
  return response;
}

void Api::sweep() {
  const TimePoint now = clock_.now();
  requests_.sweep(now);
  tables_.sweep(now);
}

}  // namespace benben
