#include "simulate/mesh.h"

#include <algorithm>

#include "core/result.h"

namespace benben::simulate {

void Mesh::publish(const MeshBus& from, const std::string& subject, const std::string& text) {
  constexpr int kLost = 2;  // of a hundred
  constexpr int kDoubled = 2;
  for (const auto& [number, member] : members_) {
    if (member == &from || is_lossy_ || dice_.percent(kLost)) continue;
    const int copies = dice_.percent(kDoubled) ? 2 : 1;
    for (int copy = 0; copy < copies; ++copy) send(from.number_, number, subject, text);
  }
}

void Mesh::send(int from, int to, const std::string& subject, const std::string& text) {
  const Ms late = dice_.percent(3) ? dice_.ms(100, 3000) : dice_.ms(0, 20);
  TimePoint& last = last_[{from, to}];
  last = std::max(last, timeline_.now() + late);
  timeline_.after(std::chrono::duration_cast<Ms>(last - timeline_.now()),
                  [this, to, subject, text] {
                    const auto member = members_.find(to);
                    if (member == members_.end() || member->second->is_cut_) return;
                    ++delivered_;
                    member->second->listeners_.hear(subject, text);
                  });
}

MeshBus::MeshBus(Mesh& mesh) : mesh_(mesh), number_(++mesh.joined_) {
  mesh_.members_.emplace(number_, this);
}

MeshBus::~MeshBus() { mesh_.members_.erase(number_); }

void MeshBus::publish(const std::string& subject, const std::string& text) {
  if (!is_cut_) mesh_.publish(*this, subject, text);
}

std::unique_ptr<Bus::Subscription> MeshBus::subscribe(const std::string& subject, Heard heard) {
  return listeners_.add(subject, std::move(heard));
}

std::unique_ptr<Bus::Subscription> MeshBus::ask(const std::string&, const std::string&, Answered) {
  BENBEN_ASSERT(false);  // only workers are asked
  return nullptr;
}

std::unique_ptr<Bus::Service> MeshBus::serve(const std::string&, Asked) {
  BENBEN_ASSERT(false);  // only workers serve
  return nullptr;
}

void MeshBus::notice() {
  if (!is_cut_ || !std::exchange(is_connected_, false)) return;
  if (told_) told_();
}

void MeshBus::mend() {
  is_cut_ = false;
  if (std::exchange(is_connected_, true)) return;
  if (told_) told_();
}

}  // namespace benben::simulate
