#include "table/consent.h"

#include <algorithm>

namespace benben {

using Kind = Incident::Kind;

SeatSet Consent::agreed() const {
  SeatSet agreed;
  for (const auto& [seat, move_id] : open_->agreed) agreed = agreed.with(seat);
  return agreed;
}

NewAsked Consent::told(const Open& open) const {
  return {.number = open.number,
          .wish = open.wish.kind,
          .seat = open.wish.seat,
          .to = open.wish.to,
          .awaited = open.awaited,
          .agreed = agreed(),
          .other = open.wish.other};
}

NewAsked Consent::ask(const Incident& wish, SeatSet awaited, const std::string& move_id,
                      TimePoint now) {
  const TimePoint until = now + (wish.kind == Kind::kDraw ? kDrawTime : kTime);
  asked_.insert(asked_for(wish));
  open_ = Open{count_++, wish, awaited, move_id, {}, until};
  return *news(now);
}

bool Consent::is_asked(Seat seat, int number) const {
  return open_ && open_->number == number && open_->awaited.contains(seat);
}

bool Consent::is_askers(Seat seat, int number) const {
  return open_ && open_->number == number && open_->wish.seat == seat;
}

bool Consent::decides(Seat seat) const { return (open_->awaited - agreed().with(seat)).empty(); }

NewAsked Consent::agree(Seat seat, const std::string& move_id, TimePoint now) {
  open_->agreed[seat] = move_id;
  return *news(now);
}

NewAsked Consent::end(End end, Seat by) {
  NewAsked news = told(*open_);
  news.end = end;
  news.by = by;
  open_.reset();
  return news;
}

std::optional<NewAsked> Consent::news(TimePoint now) const {
  if (!open_) return std::nullopt;
  NewAsked news = told(*open_);
  const auto left = std::chrono::ceil<std::chrono::milliseconds>(open_->until - now);
  news.left = std::max(left, std::chrono::milliseconds(0));
  return news;
}

bool Consent::is_again(const MoveMessage& message) const {
  if (!open_) return false;
  if (message.kind == MoveMessage::Kind::kAsk) {
    return message.move_id == open_->move_id && message.seat == open_->wish.seat &&
           message.wish == open_->wish.kind && message.other == open_->wish.other;
  }
  const auto found = open_->agreed.find(message.seat);
  return message.kind == MoveMessage::Kind::kAgree && message.number == open_->number &&
         found != open_->agreed.end() && found->second == message.move_id;
}

bool Consent::is_other(const MoveMessage& message) const {
  if (!open_ || is_again(message)) return false;
  const auto has_id = [&](const auto& item) { return item.second == message.move_id; };
  return message.move_id == open_->move_id || std::ranges::any_of(open_->agreed, has_id);
}

// A draw stands until somebody who was asked plays on; all else ends with the position.
std::optional<NewAsked> Consent::follow(const Append& stored) {
  const bool is_played = !stored.events.empty();
  if (is_played || stored.incident) asked_.clear();
  if (!open_) return std::nullopt;
  const auto is_others = [&](const StoredEvent& event) {
    return event.event.actor != kChance && event.event.actor != open_->wish.seat;
  };
  const bool is_draw = open_->wish.kind == Kind::kDraw;
  const bool is_over = is_draw ? std::ranges::any_of(stored.events, is_others) : is_played;
  if (stored.incident) {
    const Incident& incident = stored.incident->incident;
    const bool is_it = asked_for(incident) == asked_for(open_->wish);
    return end(is_it ? End::kGranted : End::kLapsed);
  }
  return is_over ? std::optional(end(End::kLapsed)) : std::nullopt;
}

}  // namespace benben
