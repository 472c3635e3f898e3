#include "bus/local.h"

#include <algorithm>
#include <utility>

namespace benben {

class LocalBus::Question final : public Subscription {
 public:
  Question(LocalBus& bus, std::uint64_t number) : bus_(bus), number_(number) {}
  ~Question() override { bus_.questions_.erase(number_); }

 private:
  LocalBus& bus_;
  std::uint64_t number_;
};

class LocalBus::Desk final : public Service {
 public:
  Desk(LocalBus& bus, std::string subject, Asked asked)
      : bus_(bus), subject_(std::move(subject)), asked_(std::move(asked)) {
    bus_.desks_.push_back(this);
  }
  ~Desk() override { std::erase(bus_.desks_, this); }

  // Nothing is on its way to one of a group before it is delivered.
  void leave(Told left) override {
    std::erase(bus_.desks_, this);
    left();
  }

  LocalBus& bus() const { return bus_; }
  const std::string& subject() const { return subject_; }
  const Asked& asked() const { return asked_; }

 private:
  LocalBus& bus_;
  std::string subject_;
  Asked asked_;
};

bool LocalRoom::deliver() {
  if (letters_.empty()) return false;
  const Letter letter = std::move(letters_.front());
  letters_.pop_front();
  letter.open();
  return true;
}

void LocalRoom::publish(const LocalBus& from, const std::string& subject, const std::string& text) {
  for (LocalBus* member : std::vector(members_)) {
    if (member != &from) member->hear(subject, text);
  }
}

void LocalRoom::hand_out(LocalBus& from, std::uint64_t number, const std::string& subject,
                         const std::string& text) {
  std::vector<LocalBus::Desk*> desks;
  for (const LocalBus* member : members_) {
    if (member == &from || !member->is_connected_) continue;
    for (LocalBus::Desk* desk : member->desks_) {
      if (desk->subject() == subject) desks.push_back(desk);
    }
  }
  if (desks.empty()) return from.hear_answer(number, std::nullopt);
  const LocalBus::Desk& desk = *desks[handed_out_[subject]++ % desks.size()];
  const Bus::Asked asked = desk.asked();
  asked(text, [this, &from, &by = desk.bus(), number](const std::string& answer) {
    by.send([this, &from, number, answer] {
      if (has(from)) from.hear_answer(number, answer);
    });
  });
}

bool LocalRoom::has(const LocalBus& bus) const {
  return std::ranges::find(members_, &bus) != members_.end();
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

void LocalBus::send(std::function<void()> open) {
  if (is_connected_) room_.letters_.push_back({this, std::move(open)});
}

void LocalBus::publish(const std::string& subject, const std::string& text) {
  send([this, subject, text] { room_.publish(*this, subject, text); });
}

std::unique_ptr<Bus::Subscription> LocalBus::ask(const std::string& subject,
                                                 const std::string& text, Answered answered) {
  const std::uint64_t number = ++asked_;
  questions_.emplace(number, std::move(answered));
  send([this, number, subject, text] { room_.hand_out(*this, number, subject, text); });
  return std::make_unique<Question>(*this, number);
}

std::unique_ptr<Bus::Service> LocalBus::serve(const std::string& subject, Asked asked) {
  return std::make_unique<Desk>(*this, subject, std::move(asked));
}

std::unique_ptr<Bus::Subscription> LocalBus::subscribe(const std::string& subject, Heard heard) {
  return listeners_.add(subject, std::move(heard));
}

void LocalBus::hear(const std::string& subject, const std::string& text) {
  if (is_connected_) listeners_.hear(subject, text);
}

// A second answer, to a question that was doubled, is not heard.
void LocalBus::hear_answer(std::uint64_t number, const std::optional<std::string>& text) {
  const auto found = questions_.find(number);
  if (!is_connected_ || found == questions_.end()) return;
  const Answered answered = std::move(found->second);
  questions_.erase(found);
  answered(text);
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
