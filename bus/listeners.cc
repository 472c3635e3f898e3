#include "bus/listeners.h"

#include <algorithm>
#include <utility>

namespace benben {

class Listeners::Place final : public Bus::Subscription {
 public:
  Place(Listeners& all, std::string subject, Bus::Heard heard)
      : all_(all), subject_(std::move(subject)), heard_(std::move(heard)) {
    all_.places_.push_back(this);
  }
  ~Place() override { std::erase(all_.places_, this); }

  const std::string& subject() const { return subject_; }
  const Bus::Heard& heard() const { return heard_; }

 private:
  Listeners& all_;
  std::string subject_;
  Bus::Heard heard_;
};

std::unique_ptr<Bus::Subscription> Listeners::add(std::string subject, Bus::Heard heard) {
  return std::make_unique<Place>(*this, std::move(subject), std::move(heard));
}

void Listeners::hear(const std::string& subject, const std::string& text) {
  for (Place* place : std::vector(places_)) {
    const bool is_there = std::ranges::find(places_, place) != places_.end();
    if (!is_there || place->subject() != subject) continue;
    const Bus::Heard heard = place->heard();
    heard(text);
  }
}

}  // namespace benben
