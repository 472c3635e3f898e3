// Witness: holds what the server says against what is stored and against what it said before, step
// by step, for all tables and clients of a simulation.
//
// It looks from outside: at what clients sent, at what was written to each of their connections, at
// the log, and at the tables as the store reads them. The first breach of a promise is kept, and
// the simulation ends with it.
#pragma once

#include <functional>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/result.h"
#include "simulate/breach.h"
#include "simulate/fold.h"
#include "simulate/history.h"
#include "simulate/sent.h"
#include "table/values.h"

namespace benben::simulate {

class Witness {
 public:
  // Who hears something.
  struct Listener {
    std::string table;
    Proofs proofs;            // that it shows
    Digest person{};          // who it is
    bool is_greeted = false;  // its hello was followed by the events that stood then
    int node = 0;             // that tells it, and its process
    std::int64_t process = 0;
  };
  // What a step was about: whether all that was stored has been answered, so that the server's
  // tables are those of the store.
  enum class Standing { kSettled, kUnderWay };
  using Load = std::function<Result<StoredTable>(const std::string& table)>;
  using StandingOf = std::function<Standing(int node)>;

  // Several nodes serve the store from now on: what each tells may be what stood there a while ago.
  void expect_nodes() { has_nodes_ = true; }

  // What clients do.
  void send(const std::string& move_id, const Sent& sent);
  void arrive(const std::string& move_id, TimePoint now);
  // What the server does.
  void told(const Listener& listener, const Message& message, TimePoint now, std::int64_t unix_s);
  void created(const std::string& table);
  void claimed(const std::string& table, SeatSet seats, const Digest& person);
  void logged(std::string_view line);
  void ended_process();
  // What a client knows now, or what is wrong with what it heard.
  void heard(const std::string& table, const Fold& fold, const std::optional<std::string>& fault);

  // After each step: looks at the tables of which something was told.
  void review(const Load& load, const StandingOf& standing);
  // Of several nodes: one of them has written to these.
  void wrote(const std::set<std::string>& tables, const Load& load, TimePoint now);
  // At all tables, as after a crash.
  void review_all(const Load& load);
  // Whether a rated game has been seen to end since this was asked.
  bool take_rated_end() { return std::exchange(has_rated_end_, false); }
  // What stood at a table at that moment, at the latest; null if that is not known.
  const StoredTable* stood(const std::string& table, TimePoint then) const;
  const StoredTable* stored(const std::string& table) const;
  void fail(std::string promise, std::string what);

  const MaybeBreach& breach() const { return breach_; }
  std::vector<std::string> tables() const;
  int exact_clocks() const;
  int events() const;

 private:
  struct Told {
    Listener listener;
    Message message;
    TimePoint now;
    std::int64_t unix_s = 0;
  };
  struct Seated {
    std::string table;
    SeatSet seats;
    Digest person{};
  };

  void look(const std::string& table, const Load& load);
  void judge(const Told& told, Standing standing);
  void judge_hello(const Told& told, const History& history);
  void judge_clock(const Told& told, History& history, Standing standing);
  void note_clock(const Told& told, const Heard& heard, History& history);
  void judge_age(const Told& told, const History& history);
  void judge_answer(const Told& told, History& history);
  void keep(const MaybeBreach& breach, const std::string& table);
  void search_secrets(std::string_view text, const std::string& where);

  SentById sent_;
  std::map<std::string, History> histories_;
  std::map<std::string, std::string> seeds_;  // by table, in digits, while its game runs
  std::vector<Told> told_;
  std::vector<Seated> seated_;
  std::set<std::string> rated_ends_;  // tables
  bool has_rated_end_ = false;
  bool has_nodes_ = false;
  MaybeBreach breach_;
};

}  // namespace benben::simulate
