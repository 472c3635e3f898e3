// Wire: one connection of a client to a table's socket, both ends and the way between them.
//
// As TCP gives it: what arrives does so in order, each way for itself, however long it takes. A
// wire that is cut loses what is under way at that moment, and either end notices when it does. At
// the server's end stands a real Session.
#pragma once

#include <deque>
#include <memory>
#include <string>

#include "server/session.h"
#include "simulate/timeline.h"
#include "table/values.h"

namespace benben::simulate {

class Client;
class World;
struct Host;

class Wire final : public Line, public std::enable_shared_from_this<Wire> {
 public:
  Wire(World& world, Client& client, std::string table, Proofs proofs);

  // The client's end.
  void open(int since);
  void send_up(std::string text);
  // The client goes away and leaves it to the network to tell.
  void cut();
  void lose_client() { has_client_ = false; }

  // The server's end.
  void send(const Message& message) override;
  void close(CloseCode code) override;
  // Its process has ended: all of its wires fall silent, then each is lost.
  void silence() { is_closing_ = true; }
  void lose_server();
  // The machine has ended: nothing of what is under way arrives.
  void lose_all() { is_cut_ = true; }
  // Of this connection the node has told all that stood there then: so many incidents, and events
  // behind them. Not if it is just beginning, or ending.
  bool is_behind(const StoredTable& then) const;
  TimePoint greeted() const { return greeted_; }
  const std::string& table() const { return table_; }
  // Ends the server's end if nothing is to be done there any more, and says so.
  bool end_if_over();

 private:
  void accept(Host& host, int since);
  void note(const Message& message);
  void arrive(std::string text);
  void receive_next();
  void leave();
  // When something that goes now arrives there, behind all before it.
  Ms way(TimePoint& last);
  void hang_up_client(Ms after);

  World& world_;
  Client& client_;
  std::string table_;
  Proofs proofs_;
  std::unique_ptr<Session> session_;
  std::deque<std::string> inbox_;
  TimePoint last_up_{};
  TimePoint last_down_{};
  bool has_client_ = true;
  bool is_cut_ = false;
  bool is_busy_ = false;  // the session has not answered yet
  bool has_left_ = false;
  bool is_closing_ = false;
  bool is_greeted_ = false;  // it has been told what stood at the hello
  // By whom, since when and what it has been told.
  int node_ = 0;
  std::int64_t process_ = 0;
  TimePoint greeted_{};
  int incidents_ = 0;
  int ply_ = 0;
};

}  // namespace benben::simulate
