// People who come and go at a live table, for its tests.
#pragma once

#include <array>
#include <memory>
#include <string>
#include <vector>

#include "table/absent_terms.h"
#include "table/test_live_races.h"

namespace benben {

class LiveIncidentsTest : public LiveRacesTest {
 protected:
  // Ada at seat 0; the others take their seats by the invitation.
  void people(int players, AbsentTerms terms = {}, const std::string& game = "pyramix") {
    terms_ = terms;
    std::vector<Kind> kinds(static_cast<std::size_t>(players), Kind::kOpen);
    kinds.front() = Kind::kMe;
    make(kinds, game);
    stored_.header.insert(stored_.header.size() - 1, "");
    for (int seat = 1; seat < players; ++seat) {
      stored_.seats[static_cast<std::size_t>(seat)].token = digest_of(name_of(seat));
      stored_.seats[static_cast<std::size_t>(seat)].name = name_of(seat);
    }
    const std::string tag = absent_text(AbsentTerms());
    stored_.header.replace(stored_.header.find(tag), tag.size(), absent_text(terms));
    live_.emplace(Table::fold(stored_).value(), effects_);
    for (int seat = 0; seat < players; ++seat) sockets_.emplace_back(socket_of(seat));
    story();
  }
  static std::string name_of(int seat) {
    return std::array<std::string, 4>{"Ada", "Grace", "Edsger", "Barbara"}.at(
        static_cast<std::size_t>(seat));
  }
  Digest proof_of(int seat) const { return seat == 0 ? person_ : digest_of(name_of(seat)); }
  std::unique_ptr<Onlooker> socket_of(int seat) {
    return std::make_unique<Onlooker>(story_, name_of(seat), Proofs{proof_of(seat)});
  }
  Onlooker& socket(int seat) { return *sockets_.at(static_cast<std::size_t>(seat)); }

  void tell(int seat, MoveMessage::Kind kind, const std::string& move_id, int absent = 0) {
    tell_as({proof_of(seat)}, seat, kind, move_id, absent);
  }
  void tell_as(const Proofs& proofs, int seat, MoveMessage::Kind kind, const std::string& move_id,
               int absent = 0) {
    live_->move(
        proofs, {move_id, seat_at(seat), 0, "", kind, seat_at(absent)},
        [this, move_id](const Result<MoveAnswer>& answer) {
          story_.push_back(move_id + ": " + (answer ? in_words(answer) : answer.error().fault));
        },
        now_);
  }
  void told(int seat, MoveMessage::Kind kind, const std::string& move_id, int absent = 0) {
    tell(seat, kind, move_id, absent);
    stored();
  }
  void plays(int seat, const std::string& move_id) {
    const std::string text = some_move();
    live_->move(
        {proof_of(seat)}, {move_id, seat_at(seat), ply(), text},
        [this, move_id](const Result<MoveAnswer>& answer) {
          story_.push_back(move_id + ": " + (answer ? in_words(answer) : answer.error().fault));
        },
        now_);
  }
  TableView view() { return live_->view({}).value(); }

  AbsentTerms terms_;
  std::vector<std::unique_ptr<Onlooker>> sockets_;
};

}  // namespace benben
