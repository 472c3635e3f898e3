// Fold: what one client knows of a table, from all that it has heard over all its connections.
//
// It is as strict as a page could be: what does not go on exactly where the last message ended,
// does not obey the rules, or comes twice, is the server's fault, and is said (P4, P6).
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/any_game.h"
#include "core/incident.h"
#include "simulate/heard.h"

namespace benben::simulate {

class Fold {
 public:
  // Something is asked of all, and not over.
  struct Asked {
    int number = 0;
    SeatSet awaited;
  };

  // What is wrong with what was heard; nothing if it goes on where the last ended.
  std::optional<std::string> hear(const Heard& heard);
  // Whether this is the hello of a node that has not heard of an undo that is known here.
  bool knows_more(const Heard& hello) const;
  // A new connection: a hello comes next.
  void connect() { is_greeted_ = false; }

  bool is_greeted() const { return is_greeted_; }
  int ply() const { return static_cast<int>(lines_.size()); }
  int undone() const { return undone_; }
  const std::vector<std::string>& lines() const { return lines_; }
  const std::vector<std::string>& incidents() const { return incidents_; }
  // Once it is greeted.
  const AnyPosition& position() const { return *position_; }
  SeatSet mine() const { return mine_; }
  // Those of one's own seats that a stand-in plays, and those that may not return.
  SeatSet stood_in() const { return stood_in_; }
  SeatSet resigned() const { return resigned_; }
  SeatSet absent() const { return absent_; }
  bool is_adjourned() const { return is_adjourned_; }
  bool has_ended() const { return is_given_up_ || (position_ && position_->next().is_over()); }
  const std::optional<Asked>& asked() const { return asked_; }
  const std::optional<int>& claimant() const { return claimant_; }

 private:
  std::optional<std::string> greet(const Heard& hello);
  std::optional<std::string> go_on(const Heard& events);
  std::optional<std::string> learn(int number, const std::string& text);
  std::optional<std::string> add(const std::string& line);
  void begin_anew(std::size_t kept);

  std::string header_;
  std::unique_ptr<AnyPosition> start_;
  std::unique_ptr<AnyPosition> position_;
  std::vector<std::string> lines_;
  std::vector<std::string> incidents_;
  int undone_ = 0;
  SeatSet mine_;
  SeatSet stood_in_;
  SeatSet resigned_;
  SeatSet absent_;
  std::optional<Asked> asked_;
  std::optional<int> claimant_;
  int due_ = 0;  // events that have to come next, as the hello says
  bool is_greeted_ = false;
  bool is_first_ = false;  // the next events are the first of a connection
  bool is_adjourned_ = false;
  bool is_given_up_ = false;
};

}  // namespace benben::simulate
