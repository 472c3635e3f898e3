#include "simulate/fold.h"

#include <algorithm>

#include "core/replay.h"
#include "games/registry.h"

namespace benben::simulate {

std::optional<std::string> Fold::hear(const Heard& heard) {
  if (heard.type == "hello") return greet(heard);
  if (!is_greeted_) return std::nullopt;  // an error, before the end
  if (heard.type == "events") return go_on(heard);
  if (due_ > ply() && heard.type != "error") {
    return "a hello told of " + std::to_string(due_) + " events, and " + std::to_string(ply()) +
           " came";
  }
  due_ = 0;
  if (heard.type == "incident") return learn(heard.number, heard.text);
  if (heard.type == "presence") absent_ = heard.absent;
  if (heard.type == "window") claimant_ = heard.claimant;
  if (heard.type == "asked") {
    asked_ = heard.end.empty() ? std::optional(Asked{heard.number, heard.awaited}) : std::nullopt;
  }
  return std::nullopt;
}

std::optional<std::string> Fold::greet(const Heard& hello) {
  if (start_ == nullptr) {
    const Result<Record> record = parse_record(hello.header + "\n");
    if (!record) return "a header that cannot be read";
    Result<std::unique_ptr<AnyPosition>> start = start_of(*record, find_game);
    if (!start) return "a header that no game begins with";
    start_ = std::move(*start);
    header_ = hello.header;
    begin_anew(0);
  }
  if (hello.header != header_) return "another header than before";
  is_greeted_ = is_first_ = true;
  asked_.reset();
  claimant_.reset();
  for (std::size_t i = 0; i < hello.incidents.size(); ++i) {
    if (auto fault = learn(static_cast<int>(i), hello.incidents[i])) return fault;
  }
  mine_ = hello.you;
  due_ = hello.ply;
  is_given_up_ = hello.given_up;
  if (hello.ply < ply()) begin_anew(0);  // it starts over
  return std::nullopt;
}

bool Fold::knows_more(const Heard& hello) const {
  if (hello.type != "hello") return false;
  const auto undone = std::ranges::count_if(hello.incidents, [](const std::string& text) {
    const std::optional<Incident> incident = parse_incident(text);
    return incident && incident->kind == Incident::Kind::kUndo;
  });
  return undone < undone_;
}

// Of one that was known already nothing happens again; who watches late may hear of it twice, as
// may each hello.
std::optional<std::string> Fold::learn(int number, const std::string& text) {
  const auto known = static_cast<int>(incidents_.size());
  if (number > known) return "incident " + std::to_string(known) + " was left out";
  if (number < known) {
    const bool is_same = incidents_[static_cast<std::size_t>(number)] == text;
    return is_same ? std::nullopt : std::optional("another incident " + std::to_string(number));
  }
  const std::optional<Incident> incident = parse_incident(text);
  if (!incident) return "an incident that cannot be read: " + text;
  incidents_.push_back(text);
  using Kind = Incident::Kind;
  const SeatSet seat = SeatSet::of(incident->seat);
  if (incident->kind == Kind::kLeave || incident->kind == Kind::kAbsent) stood_in_ |= seat;
  if (incident->kind == Kind::kReturn) stood_in_ -= seat;
  if (incident->kind == Kind::kResign) resigned_ |= seat;
  if (incident->kind == Kind::kDraw) is_given_up_ = true;
  if (incident->kind == Kind::kAdjourn) is_adjourned_ = true;
  if (incident->kind == Kind::kResume) is_adjourned_ = false;
  if (incident->kind == Kind::kSwap) {
    const SeatSet both = seat.with(incident->other);
    if ((mine_ & both).size() == 1) mine_ = mine_ ^ both;
  }
  if (incident->kind != Kind::kUndo) return std::nullopt;
  ++undone_;
  if (incident->to < ply()) begin_anew(static_cast<std::size_t>(incident->to));
  return std::nullopt;
}

std::optional<std::string> Fold::go_on(const Heard& events) {
  const bool is_first = std::exchange(is_first_, false);
  const bool may_overlap = is_first && events.from < ply();
  if (events.from != ply() && !may_overlap) {
    return "events from " + std::to_string(events.from) + " on, where " + std::to_string(ply()) +
           " were known";
  }
  int at = events.from;
  for (const std::string& line : events.events) {
    if (at < ply() && lines_[static_cast<std::size_t>(at)] != line) {
      return "another event " + std::to_string(at);
    }
    if (at == ply()) {
      if (auto fault = add(line)) return fault;
    }
    ++at;
  }
  claimant_.reset();
  return std::nullopt;
}

std::optional<std::string> Fold::add(const std::string& line) {
  const Result<Event> event = parse_event(line);
  if (!event) return "an event that cannot be read: " + line;
  const Status status = position_->apply(event->actor, event->text);
  if (!status) return "an event against the rules: " + line;
  lines_.push_back(line);
  return std::nullopt;
}

// What is kept was folded before, so it folds again.
void Fold::begin_anew(std::size_t kept) {
  std::vector<std::string> lines = std::exchange(lines_, {});
  lines.resize(kept);
  position_ = start_->clone();
  for (const std::string& line : lines) (void)add(line);
}

}  // namespace benben::simulate
