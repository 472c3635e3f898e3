// What the tests of the server share: a real server on a thread of its own, and players that fold
// what they hear, as the page does.
#pragma once

#include <atomic>
#include <boost/json.hpp>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "core/any_game.h"
#include "server/server.h"
#include "server/test_client.h"
#include "store/temporary_directory.h"

namespace benben {

// A clock that stands still until it is moved.
class ManualClock {
 public:
  Clock clock();
  void advance(std::chrono::seconds time) { passed_ += time.count(); }

 private:
  std::atomic<std::int64_t> passed_ = 0;  // seconds
};

// The rates are for people; tests that are not about them play faster.
inline Limits test_limits() {
  Limits limits;
  limits.requests = limits.files = limits.tables = limits.messages = {1, 1e6};
  limits.address_connections = limits.address_sockets = limits.address_bot_tables = 10'000;
  limits.address_stored_mib = 100'000;
  limits.address_sign_ins = limits.account_sign_ins = limits.address_accounts = 10'000;
  return limits;
}

struct TestOptions {
  Limits limits = test_limits();
  int max_pages = 0;  // of the database
  std::vector<AddressRange> proxies = {};
  HashCost hash_cost = {1, 8192};  // the least there is
  std::optional<PushServices> notices = PushServices();
};

// A server on a free port with a data folder of its own.
class TestServer {
 public:
  explicit TestServer(const TestOptions& options = {});
  ~TestServer() { stop(); }
  TestServer(const TestServer&) = delete;
  TestServer& operator=(const TestServer&) = delete;

  std::uint16_t port() const { return port_; }
  std::uint16_t operator_port() const { return server_->operator_port(); }
  std::filesystem::path database() const { return directory_.path() / "test.db"; }
  ManualClock& clock() { return clock_; }
  std::string log() const;
  // The same as lines of JSON.
  std::string log_of_json() const;

  void start(const TestOptions& options = {});
  // Lets a stopping server cut the connections that clients leave open.
  void stop();
  std::size_t connections() { return server_->connections(); }
  // Has it say that it is about to stop.
  void announce_stop() { server_->announce_stop(); }
  // Asks the server to stop, without waiting.
  void begin_stop() { server_->stop(); }
  void restart(const TestOptions& options = {});

 private:
  TemporaryDirectory directory_;
  ManualClock clock_;
  mutable std::mutex mutex_;
  std::string log_;
  std::string log_of_json_;
  std::unique_ptr<Server> server_;
  std::thread thread_;
  std::uint16_t port_ = 0;
};

// A table that was made, and what proves its seats.
struct TestTable {
  std::string id;
  std::string cookie;                      // "seat=..."; empty if the creator has no seat
  std::map<int, std::string> invitations;  // by seat

  std::string path(std::string_view rest = "") const {
    return "/api/tables/" + id + std::string(rest);
  }
};

// POST with JSON.
HttpReply post(std::uint16_t port, const std::string& path, const std::string& body,
               std::map<std::string, std::string> headers = {});
// Makes a table; each seat is "me", "open" or the level of a bot. `race`: its terms, or null.
TestTable make_table(std::uint16_t port, const std::vector<std::string>& seats,
                     const std::string& game = "pyramix", const boost::json::value& race = nullptr);
// The table that such an answer tells of.
TestTable made_table(const HttpReply& reply);
// Claims a seat; the cookie that the answer sets, empty if it sets none.
std::string claim(std::uint16_t port, const TestTable& table, int seat,
                  const std::string& cookie = "");
std::string cookie_of(const HttpReply& reply);
// A table to be made, with a seat of the creator and an open one.
inline constexpr const char* kTable =
    R"({"game":"pyramix","players":2,"seats":[{"kind":"me"},{"kind":"open"}]})";
// The status and, if it is an error, its code: "409 conflict", "200 ".
std::string outcome(const HttpReply& reply);
// The code of an error answer, "" if it is none.
std::string error_code(std::string_view json_text);
// The name of the fault of an error answer, "" if there is none.
std::string fault_of(std::string_view json_text);

std::string move_text(const std::string& move_id, int seat, int expected_ply,
                      std::string_view text);

// A client at a table's socket.
class Player {
 public:
  // `known` are the events that it has already, from an earlier socket.
  Player(std::uint16_t port, const TestTable& table, const std::string& cookie,
         std::vector<std::string> known = {});

  // The next message, folded in if it brings events; null once the socket is closed.
  boost::json::value next();
  // Reads until so many events are known.
  bool wait_for_ply(int ply);
  // Reads until this many events are there or a seat of the set may act or the game is over.
  bool wait_for_turn(const std::set<int>& seats);
  // Reads all that was sent before the answer to a ping; false once the socket is closed.
  bool sync();
  // Sends a move and gives its answer; what comes before it is folded in.
  boost::json::value move(int seat, std::string_view text, const std::string& move_id);
  boost::json::value move(int seat, std::string_view text);
  boost::json::value answer(const std::string& move_id);

  SocketClient& socket() { return socket_; }
  const boost::json::value& hello() const { return hello_; }
  const std::vector<std::string>& events() const { return events_; }
  int ply() const { return static_cast<int>(events_.size()); }
  const AnyPosition& position() const { return *position_; }
  bool is_over() const { return position_->next().is_over(); }
  int seat_to_act() const { return index(position_->next().seats.first()); }
  // A legal move of the seat to act, always the same in the same position.
  std::string some_move() const;

 private:
  void begin(const boost::json::value& hello);
  void fold(const std::string& line);

  SocketClient socket_;
  boost::json::value hello_;
  std::vector<std::string> events_;
  std::unique_ptr<AnyPosition> position_;
  int moves_ = 0;
};

// The seats that a cookie proves: "[0,2]". Where the table's description and its socket are not of
// one mind, what each says.
std::string proved_seats(std::uint16_t port, const TestTable& table, const std::string& cookie);

// Stores the player's next move, and the chance that follows it, past the server, as another
// process would; gives its line.
std::string move_elsewhere(const TestServer& server, const TestTable& table, const Player& player);

}  // namespace benben
