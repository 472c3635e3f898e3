// PostgresDatabase: libpq with an owner, and what becomes of a connection that is lost.
//
// A transaction that could not go on beside others, or whose connection was lost before it asked to
// be committed, is done again from its beginning. If the connection is lost while it commits, the
// server is asked what became of it; where that cannot be known, it counts as not stored.
#pragma once

#include <libpq-fe.h>

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "store/postgres.h"
#include "store/postgres/exchange.h"
#include "store/sql.h"

namespace benben {

// What else may be done with a database that somebody has connected to.
enum class Holding {
  kServing,  // others may serve, too; nobody may move it
  kMoving,   // nothing
  kLooking,  // everything
};

class PostgresDatabase final : public SqlDatabase {
 public:
  // An error if it cannot be reached or is held otherwise; it says nothing of the URL but where the
  // server is.
  static Result<std::unique_ptr<PostgresDatabase>> open(const PostgresOptions& options,
                                                        Holding holding);

  Status transaction(const std::function<void()>& work) override;
  bool is_unsure() const override { return failure_ == Failure::kUnknown; }
  // From now on all that is asked is answered of this moment, and nothing stays of what is written:
  // whoever asks for a transaction is in this one, which is rolled back with the connection.
  void stay_at_this_moment();
  void execute(const std::string& sql) override;
  std::unique_ptr<Prepared> prepare(std::string_view sql) override;
  // A damaged page ends the whole transaction here.
  bool found_corruption() const override { return false; }
  void read_on() override { forget_failure(); }
  int changes() override;
  // Whether it is held now; of who asked in vain, whether others are in the way.
  enum class Held { kYes, kByOthers, kUnknown };
  // Holds it as it was opened, until let_go() or until the connection ends. Nothing if it is held
  // now; else what is wrong, for whoever runs the server.
  std::optional<std::string> hold();
  void let_go();
  // Until the transaction ends nobody else holds it.
  Held hold_alone();
  // From now on the tables have to be of that version: it is looked at whenever it is connected
  // anew, something cannot be done, or it is tidied up.
  void expect_version(int version) { version_ = version; }
  // From now on; until this is called each way takes as long as it takes, but those of connecting.
  void answer_within(Patience patience) { patience_ = patience; }
  // How often it has sent something and waited for the answer, connecting left out.
  int ways() const { return ways_; }
  bool is_shared() const override { return true; }
  void number_in_order(Numbered what) override;
  // What there is to be tidied up the server sees to by itself.
  Status tidy() override;

 private:
  friend class PostgresPrepared;
  struct Finisher {
    void operator()(PGconn* connection) const { PQfinish(connection); }
  };

  // What a failure means for a transaction.
  enum class Failure {
    kFinal,    // it would fail again
    kCrossed,  // others were in its way
    kLost,     // the connection is gone
    kSilent,   // it was given up, as no answer came; the next try would only wait as long again
    kUnknown,  // it is gone, and with it what became of the transaction
  };

  PostgresDatabase(const PostgresOptions& options, Holding holding)
      : options_(options), holding_(holding) {}

  // Nothing if it is connected now; else what is wrong, for whoever runs the server.
  std::optional<std::string> connect();
  std::optional<std::string> set_up();
  // "t" or what else a question is answered with, nothing if it fails.
  std::optional<std::string> ask(const char* sql);
  Held ask_for_lock(const char* function);
  std::string unheld_;  // why the last lock was not given, where nobody holds it
  void reconnect();
  // Where nothing is under way.
  void look_at_version();
  void begin();
  void commit();
  void find_out(const std::string& transaction);
  void abandon();
  // What nobody waits for goes with the next that somebody does, in a transaction.
  void send_later(Sending statement);
  void send_waiting();
  // Sends what waits and this last, in one way; its answer, nothing if anything failed.
  PostgresAnswer send(Sending last);
  // Takes what libpq gave; nothing if that is a failure.
  PostgresAnswer checked(PGresult* result);
  // The same for what was answered to one statement alone.
  PostgresAnswer only(Exchanged exchanged);
  // Gives the connection up; no answer.
  PostgresAnswer note_silence();
  void note_failure(const PGresult* result);

  PostgresOptions options_;
  Holding holding_;
  Patience patience_;
  std::optional<int> version_;           // that the tables are expected to have
  std::optional<std::string> outdated_;  // they have another: for players
  std::unique_ptr<PGconn, Finisher> connection_;
  int connections_ = 0;  // that there have been: what was prepared for one, the next has not
  int statements_ = 0;
  int changes_ = 0;
  int ways_ = 0;
  bool stays_at_moment_ = false;
  bool is_in_transaction_ = false;  // of transaction()
  std::vector<Sending> waiting_;
  Failure failure_ = Failure::kFinal;
  std::chrono::steady_clock::time_point tried_{};
  Statement transaction_{*this,
                         "SELECT coalesce(cast(pg_current_xact_id_if_assigned() AS text), '')"};
};

}  // namespace benben
