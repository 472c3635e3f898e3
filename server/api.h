// Api: the HTTP half of the protocol on plain values, and the files of the page.
//
// It decides what a request is worth before anything happens: who asks too often, from which page,
// for what. The answer may come later, from the store's thread, but always on the hall's.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/result.h"
#include "server/assets.h"
#include "server/hall.h"
#include "server/limits.h"
#include "server/session.h"

namespace benben {

// What the server looks at in an HTTP request. A header that is absent is empty.
struct Request {
  std::string method;
  std::string path;   // without the query
  std::string query;  // without its '?'
  std::string host;
  std::string origin;
  std::string content_type;
  std::string cookie;
  std::string accept_encoding;
  std::string if_none_match;
  std::string address;  // of the client, for the rates
  bool is_https = false;
  std::string body;
};

struct Response {
  int status = 200;
  std::vector<std::pair<std::string, std::string>> headers;
  std::string text;
  std::string_view file;  // of an asset, instead of the text

  std::string_view body() const { return file.empty() ? std::string_view(text) : file; }
};

// The answer to a request that is refused.
Response refusal(const Error& error);

class Api {
 public:
  Api(Hall& hall, Assets assets, const Limits& limits, Clock clock);

  void handle(const Request& request, std::function<void(Response)> done);
  // Whether a request for a socket is granted; the table exists then.
  void admit(const Request& request, Hall::Done<Admission> done);
  // Forgets addresses that ask for nothing.
  void sweep();

 private:
  enum class Route { kHealth, kTables, kTable, kRecord, kClaim, kSocket };
  struct Target {
    Route route;
    std::string table;
  };

  // Nothing if no path of the protocol is asked for.
  static std::optional<Target> find(std::string_view path);
  static bool is_post(Route route) { return route == Route::kTables || route == Route::kClaim; }
  // Whether the request may have an answer: asked by the right method, not too often, not from
  // another site's page, as JSON.
  Status check(const Request& request, Route route);
  Status check_rate(const Request& request, Route route);
  void answer(const Request& request, const Target& target, std::function<void(Response)> done);
  Response page(const Request& request) const;
  void create(const Request& request, std::function<void(Response)> done);
  void claim(const Request& request, const std::string& table, std::function<void(Response)> done);

  Hall& hall_;
  Assets assets_;
  Clock clock_;
  AddressLimiter requests_;
  AddressLimiter tables_;
};

}  // namespace benben
