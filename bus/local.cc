#include "bus/local.h"

#include <algorithm>
#include <utility>

namespace benben {

class LocalBus::Place final : public Subscription {
 public:
  Place(LocalBus& bus, std::string subject, Heard heard)
      : bus_(bus), subject_(std::move(subject)), heard_(std::move(heard)) {
    bus_.places_.push_back(this);
  }
  ~Place() override { std::erase(bus_.places_, this); }

  const std::string& subject() const { return subject_; }
  const Heard& heard() const { return heard_; }

 private:
  LocalBus& bus_;
  std::string subject_;
  Heard heard_;
};

bool LocalRoom::deliver() {
  if (letters_.empty()) return false;
  const Letter letter = std::move(letters_.front());
  letters_.pop_front();
  for (LocalBus* member : std::vector(members_)) {
    if (member != letter.from) member->hear(letter.subject, letter.text);
  }
  return true;
}

void LocalRoom::deliver_all() {
  while (deliver()) {
  }
}

void LocalRoom::lose() { letters_.pop_front(); }

void LocalRoom::repeat() { letters_.push_front(letters_.front()); }

LocalBus::LocalBus(LocalRoom& room) : room_(room) { room_.members_.push_back(this); }

LocalBus::~LocalBus() {
  std::erase(room_.members_, this);
  std::erase_if(room_.letters_, [this](const auto& letter) { return letter.from == this; });
}

void LocalBus::publish(const std::string& subject, const std::string& text) {
  if (is_connected_) room_.letters_.push_back({this, subject, text});
}

std::unique_ptr<Bus::Subscription> LocalBus::subscribe(const std::string& subject, Heard heard) {
  return std::make_unique<Place>(*this, subject, std::move(heard));
}

// Whoever hears may end subscriptions, also this one.
void LocalBus::hear(const std::string& subject, const std::string& text) {
  if (!is_connected_) return;
  for (Place* place : std::vector(places_)) {
    const bool is_there = std::ranges::find(places_, place) != places_.end();
    if (!is_there || place->subject() != subject) continue;
    const Heard heard = place->heard();
    heard(text);
  }
}

void LocalBus::cut() {
  is_connected_ = false;
  if (told_) told_();
}

void LocalBus::mend() {
  is_connected_ = true;
  if (told_) told_();
}

}  // namespace benben
