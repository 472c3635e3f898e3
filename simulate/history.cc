#include "simulate/history.h"

#include <algorithm>
#include <iterator>

#include "core/incident.h"
#include "core/replay.h"
#include "fair/draws.h"
#include "games/registry.h"

namespace benben::simulate {
namespace {

std::string quoted(const std::string& text) { return "\"" + text + "\""; }

bool is_prefix(const std::vector<std::string>& part, const std::vector<std::string>& whole) {
  return part.size() <= whole.size() && std::equal(part.begin(), part.end(), whole.begin());
}

// No node is cut off from the store that long.
constexpr std::chrono::minutes kRemembered{3};

bool is_persons(const std::string& move_id) {
  return !move_id.empty() && !move_id.starts_with("bot:");
}

// With nothing behind it but what happens with it: no undo, and nobody who returned.
bool has_just_happened(const std::vector<std::string>& incidents, const std::string& text) {
  const auto is_end_of_time = [](const std::string& incident) {
    return parse_incident(incident)->kind == Incident::Kind::kTime;
  };
  const auto end = std::find_if_not(incidents.rbegin(), incidents.rend(), is_end_of_time);
  return std::find(incidents.rbegin(), end, text) != end;
}

}  // namespace

MaybeBreach History::go_on(const StoredTable& stored, const SentById& sent) {
  if (start_ == nullptr) {
    if (MaybeBreach breach = begin(stored)) return breach;
  }
  if (MaybeBreach breach = check_kept(stored)) return breach;
  const std::size_t incidents = incidents_.size();
  const int ply = this->ply();
  if (stored.race_claim) claims_.insert(stored.race_claim->move_id);
  if (MaybeBreach breach = follow_incidents(stored, sent)) return breach;
  if (MaybeBreach breach = follow_events(stored, sent)) return breach;
  const bool has_incident = incidents_.size() > incidents;
  MaybeBreach breach = clocks_.follow(stored_, stored, has_incident ? 0 : ply, has_incident, sent);
  stored_ = stored;
  return breach;
}

void History::keep_version(TimePoint now) {
  if (!versions_.empty() && versions_.front().stored == stored_) return;
  versions_.push_front({now, stored_});
  while (versions_.size() > 1 && now - std::prev(versions_.end(), 2)->since > kRemembered) {
    versions_.pop_back();
  }
  clocks_.stored(ply(), now);
}

MaybeBreach History::begin(const StoredTable& stored) {
  const Result<Record> record = parse_record(stored.header);
  if (!record) return Breach{"P5", "the header of a table cannot be read"};
  Result<std::unique_ptr<AnyPosition>> start = start_of(*record, find_game);
  if (!start) return Breach{"P5", "the header of a table begins no game"};
  start_ = std::move(*start);
  position_ = start_->clone();
  clocks_.begin(*record);
  return std::nullopt;
}

// Of seats: who has one keeps it, unless places are changed.
MaybeBreach History::check_kept(const StoredTable& stored) const {
  if (stored.incidents.size() < incidents_.size()) {
    return Breach{"P1", "incident " + std::to_string(stored.incidents.size()) + " is lost"};
  }
  for (std::size_t i = 0; i < incidents_.size(); ++i) {
    if (incident_text(stored.incidents[i].incident) != incidents_[i]) {
      return Breach{"P4", "incident " + std::to_string(i) + " has changed"};
    }
  }
  const bool is_same = stored.incidents.size() == incidents_.size();
  for (std::size_t i = 0; is_same && i < stored_.seats.size(); ++i) {
    if (stored_.seats[i].token && stored.seats[i].token != stored_.seats[i].token) {
      return Breach{"P1", "seat " + std::to_string(i) + " has lost its person"};
    }
  }
  return std::nullopt;
}

MaybeBreach History::follow_incidents(const StoredTable& stored, const SentById& sent) {
  for (std::size_t i = incidents_.size(); i < stored.incidents.size(); ++i) {
    const StoredIncident& happened = stored.incidents[i];
    const std::string text = incident_text(happened.incident);
    if (is_persons(happened.move_id)) {
      if (MaybeBreach breach = note_id(happened.move_id, -1 - static_cast<int>(i))) return breach;
      const auto asked = sent.find(happened.move_id);
      if (asked == sent.end() || asked->second.table != stored.id) {
        return Breach{"P11", "nobody asked for the incident " + quoted(text)};
      }
    }
    const bool is_end_of_time = happened.incident.kind == Incident::Kind::kTime;
    if (is_end_of_time && has_just_happened(incidents_, text)) {
      return Breach{"P9", "the end of a time has happened twice: " + quoted(text)};
    }
    incidents_.push_back(text);
    if (happened.incident.kind == Incident::Kind::kUndo) take_back(happened.incident.to);
  }
  return std::nullopt;
}

void History::take_back(int to) {
  const auto kept = static_cast<std::size_t>(std::min(to, ply()));
  lines_.resize(kept);
  eras_.push_back(lines_);
  position_ = start_->clone();
  for (const std::string& line : lines_) {
    const Event event = parse_event(line).value();
    (void)position_->apply(event.actor, event.text);
  }
}

MaybeBreach History::follow_events(const StoredTable& stored, const SentById& sent) {
  if (stored.events.size() < lines_.size()) {
    return Breach{"P1", "event " + std::to_string(stored.events.size()) + ", " +
                            quoted(lines_[stored.events.size()]) + ", is lost"};
  }
  for (std::size_t ply = 0; ply < stored.events.size(); ++ply) {
    const StoredEvent& event = stored.events[ply];
    if (ply < lines_.size()) {
      if (event_line(event.event) == lines_[ply]) continue;
      return Breach{"P4", "event " + std::to_string(ply) + " was " + quoted(lines_[ply]) +
                              " and is " + quoted(event_line(event.event))};
    }
    if (MaybeBreach breach = check_chance(stored, event)) return breach;
    if (MaybeBreach breach = follow_event(event, sent)) return breach;
  }
  if (position_->next().is_chance()) {
    return Breach{"P7", "a stored table waits for chance at event " + std::to_string(ply())};
  }
  return std::nullopt;
}

// What chance decides is what the seed and the contributions say (docs/fair.md).
MaybeBreach History::check_chance(const StoredTable& stored, const StoredEvent& event) const {
  if (event.event.actor || !stored.seed || !position_->next().is_chance()) return std::nullopt;
  FairDraws draws(fair_table(stored.id), *stored.seed, position_->players());
  for (const Contribution& own : stored.contributions) draws.add(own);
  Rng rng(draws.key(ply()));
  if (position_->sample(rng) == event.event.text) return std::nullopt;
  return Breach{"P8", "event " + std::to_string(ply()) + " is not what the seed draws"};
}

MaybeBreach History::follow_event(const StoredEvent& event, const SentById& sent) {
  const std::string line = event_line(event.event);
  if (is_persons(event.move_id)) {
    const auto found = sent.find(event.move_id);
    if (found == sent.end()) return Breach{"P11", "nobody sent the move " + quoted(line)};
    if (MaybeBreach breach = check_author(event, found->second)) return breach;
    if (MaybeBreach breach = note_id(event.move_id, ply())) return breach;
  }
  const Status status = position_->apply(event.event.actor, event.event.text);
  if (!status) {
    return Breach{"P5", "event " + std::to_string(ply()) + ", " + quoted(line) +
                            ", is against the rules: " + describe(status.error())};
  }
  lines_.push_back(line);
  eras_.back().push_back(line);
  return std::nullopt;
}

// In a race the author saw the position in which it began: since then others have yielded.
MaybeBreach History::check_author(const StoredEvent& event, const Sent& sent) const {
  const bool is_same = event.event.actor == sent.seat && event.event.text == sent.text;
  if (!is_same) {
    return Breach{"P2", "the move " + sent.text + " became " + quoted(event_line(event.event))};
  }
  bool is_seen = sent.expected_ply == ply();
  if (sent.expected_ply < ply() && position_->race()) {
    const auto began = lines_.begin() + sent.expected_ply;
    is_seen =
        ply() - sent.expected_ply < position_->players() &&
        std::none_of(
            began, lines_.end(), [](const std::string& line) { return !parse_event(line)->actor; });
  }
  if (!is_seen || sent.undone != static_cast<int>(eras_.size()) - 1) {
    return Breach{"P3", "event " + std::to_string(ply()) + " was chosen when " +
                            std::to_string(sent.expected_ply) + " events were seen, and " +
                            std::to_string(sent.undone) + " undos"};
  }
  return std::nullopt;
}

MaybeBreach History::note_id(const std::string& move_id, int place) {
  const auto [known, is_new] = places_.try_emplace(move_id, place);
  if (is_new) return std::nullopt;
  return Breach{"P2", "what was sent as " + move_id + " has happened twice, as " +
                          std::to_string(known->second) + " and as " + std::to_string(place)};
}

MaybeBreach History::check_prefix(const std::vector<std::string>& lines,
                                  const std::vector<std::string>& incidents, int undone) const {
  if (undone >= static_cast<int>(eras_.size()) || !is_prefix(incidents, incidents_)) {
    return Breach{"P4", "a client knows of incidents that are not stored"};
  }
  if (is_prefix(lines, eras_[static_cast<std::size_t>(undone)])) return std::nullopt;
  return Breach{"P4", "a client knows " + std::to_string(lines.size()) +
                          " events that are no prefix of the table's"};
}

MaybeBreach History::check_accepted(const std::string& move_id, int ply) {
  const auto place = places_.find(move_id);
  if (place == places_.end())
    return Breach{"P1", "the accepted move " + move_id + " is not stored"};
  const int first = answers_.try_emplace(move_id, ply).first->second;
  if (place->second == ply && first == ply) return std::nullopt;
  return Breach{"P2", "the move " + move_id + " was answered as event " + std::to_string(ply) +
                          " and is " + std::to_string(place->second)};
}

MaybeBreach History::check_stored(const std::string& move_id) const {
  if (places_.contains(move_id)) return std::nullopt;
  return Breach{"P1", "what was answered as done, " + move_id + ", is not stored"};
}

MaybeBreach History::check_claimed(const std::string& move_id) const {
  if (claims_.contains(move_id)) return std::nullopt;
  return Breach{"P1", "the claim " + move_id + " of a race is not stored"};
}

}  // namespace benben::simulate
