// Witness: holds what the server says against what is stored and against what it said before, step
// by step, for all tables and clients of a simulation.
//
// It looks from outside: at what clients sent, at what was written to each of their connections, at
// the log, and at the tables as the store reads them. The first breach of a promise is kept, and
// the simulation ends with it.
#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>
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
  };
  // What a step was about: whether all that was stored has been answered, so that the server's
  // tables are those of the store.
  enum class Standing { kSettled, kUnderWay };
  using Load = std::function<Result<StoredTable>(const std::string& table)>;

  // What clients do.
  void send(const std::string& move_id, Sent sent);
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
  void review(const Load& load, Standing standing);
  // At all tables, as after a crash.
  void review_all(const Load& load);
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
  void judge_age(const Told& told, const History& history);
  void judge_answer(const Told& told, History& history);
  void keep(const MaybeBreach& breach, const std::string& table);
  void search_secrets(std::string_view text, const std::string& where);

  SentById sent_;
  std::map<std::string, History> histories_;
  std::map<std::string, std::string> seeds_;  // by table, in digits, while its game runs
  std::vector<Told> told_;
  std::vector<Seated> seated_;
  MaybeBreach breach_;
};

}  // namespace benben::simulate
