// History: all that the log of one table has ever said, and whether it goes on as it must.
//
// What was seen in the store once is there for ever, but for the events that an incident `undo`
// takes back (P1, P5). Every event obeys the rules, its chance is drawn from the table's seed, and
// what a person did stands where its author saw the position, once (P2, P3). The clocks that are
// stored are those that the events come to (clock_check.h).
#pragma once

#include <deque>
#include <memory>
#include <set>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/any_game.h"
#include "simulate/breach.h"
#include "simulate/clock_check.h"
#include "simulate/sent.h"
#include "store/stored.h"

namespace benben::simulate {

class History {
 public:
  // From what was stored to what is.
  MaybeBreach go_on(const StoredTable& stored, const SentById& sent);

  // Where several nodes serve the store, one of them may know less than what is stored: what stood
  // there, and since when.
  struct Version {
    TimePoint since;
    StoredTable stored;
  };
  // What was gone on to stands from now on; what stood long ago is forgotten.
  void keep_version(TimePoint now);
  // The latest first. Without several nodes there is none.
  const std::deque<Version>& versions() const { return versions_; }

  int ply() const { return static_cast<int>(lines_.size()); }
  // Whether a client that knows of so many undos may know these events and incidents.
  MaybeBreach check_prefix(const std::vector<std::string>& lines,
                           const std::vector<std::string>& incidents, int undone) const;
  // What was answered: that the move is that event, the incident is stored, the race is claimed.
  MaybeBreach check_accepted(const std::string& move_id, int ply);
  MaybeBreach check_stored(const std::string& move_id) const;
  MaybeBreach check_claimed(const std::string& move_id) const;
  // The rules have ended the game.
  bool is_over() const { return position_ && position_->next().is_over(); }
  const StoredTable& stored() const { return stored_; }
  ClockCheck& clocks() { return clocks_; }
  const ClockCheck& clocks() const { return clocks_; }

 private:
  MaybeBreach begin(const StoredTable& stored);
  MaybeBreach check_kept(const StoredTable& stored) const;
  MaybeBreach follow_incidents(const StoredTable& stored, const SentById& sent);
  MaybeBreach follow_events(const StoredTable& stored, const SentById& sent);
  MaybeBreach follow_event(const StoredEvent& event, const SentById& sent);
  MaybeBreach check_chance(const StoredTable& stored, const StoredEvent& event) const;
  MaybeBreach check_author(const StoredEvent& event, const Sent& sent) const;
  MaybeBreach note_id(const std::string& move_id, int place);
  void take_back(int to);

  StoredTable stored_;  // as it was read last
  std::unique_ptr<AnyPosition> start_;
  std::unique_ptr<AnyPosition> position_;
  std::vector<std::string> lines_;
  std::vector<std::string> incidents_;
  // The longest list of events before each undo; the last one grows.
  std::vector<std::vector<std::string>> eras_{{}};
  std::unordered_map<std::string, int> places_;   // of move_ids: plies; -1 - number of an incident
  std::unordered_map<std::string, int> answers_;  // plies that were acknowledged
  std::set<std::string> claims_;                  // of races
  ClockCheck clocks_;
  std::deque<Version> versions_;
};

}  // namespace benben::simulate
