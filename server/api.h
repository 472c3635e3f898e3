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
#include "server/access.h"
#include "server/accounts.h"
#include "server/assets.h"
#include "server/cookies.h"
#include "server/endpoints.h"
#include "server/hall.h"
#include "server/limits.h"
#include "server/notices.h"
#include "server/people.h"
#include "server/readiness.h"
#include "server/session.h"
#include "server/store_care.h"
#include "server/tournaments.h"

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
  std::string address;  // of the client, as access.h names it
  Scheme scheme = Scheme::kHttp;
  std::string body;
};

struct Response {
  int status = 200;
  std::vector<std::pair<std::string, std::string>> headers;
  std::string text;
  std::string_view file;                        // of an asset, instead of the text
  std::optional<Error> refused = std::nullopt;  // that it says

  std::string_view body() const { return file.empty() ? std::string_view(text) : file; }
};

Response text_answer(int status, std::string_view type, std::string body);
Response json_answer(int status, std::string body);
// The answer to a request that is refused.
Response refusal(const Error& error);
// The answer with the cookie that makes a browser this person.
Response with_person(Response response, const Secrets& person, Scheme scheme);

// What the query of a socket says. Clients of version 1 say nothing of it.
struct SocketQuery {
  int protocol = 1;
  Seen seen = {};
};
Result<SocketQuery> read_socket_query(std::string_view query);

class Api {
 public:
  Api(Hall& hall, const Engines& engines, People& people, Accounts& accounts,
      Tournaments& tournaments, Notices& notices, StoreCare& store, Readiness& readiness,
      Assets assets, Allowances& allowances, const AccessRules& access, Clock clock);

  using Answer = std::function<void(Response)>;
  void handle(const Request& request, Answer done);
  // Whether a request for a socket is granted; the table exists then.
  void admit(const Request& request, Hall::Done<Admission> done);
  Tournaments& tournaments() { return tournaments_; }

 private:
  // Whether the request may have an answer: for us, by the right method, not too often, not from
  // another site's page, as JSON.
  Status check(const Request& request, Route route);
  Status check_host(const Request& request) const;
  Status check_rate(const Request& request, Route route);
  void answer(const Request& request, const Target& target, Answer done);
  void answer_table(const Request& request, const Target& target, Answer done);
  void answer_person(const Request& request, Route route, Answer done);
  Response page(const Request& request);
  Response asset_of(const Request& request) const;
  void health(Answer done);
  void create(const Request& request, Answer done);
  void look_at_invitation(const Request& request, const std::string& table, Answer done);
  void claim(const Request& request, const std::string& table, Answer done);
  void sit(const Request& request, const std::string& table, Answer done);
  void contribute(const Request& request, const std::string& table, Answer done);
  void play(const Request& request, Answer done);
  void admit_to_lobby(const Request& request, const Hall::Done<Admission>& done);
  void remove(const Request& request, const std::string& table, Answer done);
  void describe(const Request& request, const std::string& table, Answer done);
  void list_tables(const Proofs& person, Answer done);
  void make_recovery(const Request& request, Answer done);
  void recover(const Request& request, Answer done);

  // api_tournaments.cc
  void answer_tournament(const Request& request, const Target& target, Answer done);
  void make_tournament(const Request& request, Answer done);
  void join_tournament(const Request& request, const std::string& id, Answer done);
  void admit_to_tournament(const Request& request, const std::string& id,
                           const Hall::Done<Admission>& done);
  // api_notices.cc
  void answer_notices(const Request& request, Answer done);
  void keep_notices(const Request& request, Answer done);

  // api_speech.cc
  Voice voice_of(const Request& request) const;
  void list_mutes(const Request& request, Answer done);
  void unmute(const Request& request, Answer done);

  // api_invites.cc
  void answer_invites(const Request& request, const Target& target, Answer done);
  void invite(const Request& request, const std::string& table, Answer done);
  void decline(const Request& request, const std::string& table, Answer done);
  void list_known(const Request& request, Answer done);

  // api_accounts.cc
  void answer_account(const Request& request, Route route, Answer done);
  void come_in(const Request& request, Route route, Answer done);
  void change_account(const Request& request, Route route, Answer done);
  void leave_account(const Request& request, Route route, Answer done);
  void describe_account(const Request& request, Answer done);
  void set_profile(const Request& request, Answer done);
  void export_account(const Request& request, Answer done);
  Visitor visitor_of(const Request& request) const;

  // api_players.cc
  void answer_players(const Request& request, const Target& target, Answer done);
  void hide(const Request& request, Answer done);
  void show_player(const Request& request, Answer done);
  void show_history(const Request& request, Answer done);
  void show_encounters(const Request& request, Answer done);
  void show_leaders(const Request& request, Answer done);
  void show_table_ratings(const Request& request, const std::string& table, Answer done);
  // Calls it with the name of the account that the request is signed in to, if it is.
  void with_account(const Request& request, std::function<void(const std::string&)> use);
  // The hashes of all that a request shows, and of the accounts that it is signed in to.
  Proofs proofs_of(const Request& request);

  // A table as the client of these cookies sees it; the seats that old seat cookies prove there are
  // made the person's.
  void describe_to(const Request& request, const std::string& table, Hall::Done<TableView> done);
  // `view`: of the table that is watched; null in the lobby.
  Result<std::vector<Tally::Place>> take_places(const std::string& client, const TableView* view);

  Hall& hall_;
  const Engines& engines_;
  People& people_;
  Accounts& accounts_;
  Tournaments& tournaments_;
  Notices& notices_;
  StoreCare& store_;
  Readiness& readiness_;
  Assets assets_;
  Allowances& allowances_;
  const AccessRules& access_;
  Clock clock_;
};

}  // namespace benben
