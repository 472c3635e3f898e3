#include "simulate/wire.h"

#include <algorithm>
#include <utility>

#include "simulate/client.h"
#include "simulate/heard.h"
#include "simulate/host.h"
#include "simulate/world.h"
#include "table/table.h"

namespace benben::simulate {

Wire::Wire(World& world, Client& client, std::string table, Proofs proofs)
    : world_(world), client_(client), table_(std::move(table)), proofs_(std::move(proofs)) {}

Ms Wire::way(TimePoint& last) {
  const TimePoint now = world_.timeline().now();
  last = std::max(last, now + world_.latency());
  return std::chrono::duration_cast<Ms>(last - now);
}

void Wire::open(int since) {
  world_.timeline().after(way(last_up_), [self = shared_from_this(), since] {
    if (self->is_cut_) return;
    Host* host = self->world_.door();
    if (host == nullptr) return self->hang_up_client(Ms(5));
    self->accept(*host, since);
  });
}

void Wire::accept(Host& host, int since) {
  Node& node = *host.node;
  node_ = host.number;
  process_ = host.process;
  node.keep(shared_from_this());
  Admission admission;
  admission.table = table_;
  admission.proofs = proofs_;
  admission.seen.events = since;
  admission.client = client_.address();
  admission.protocol = kProtocolVersion;
  session_ =
      std::make_unique<Session>(node.hall(), node.limits(), node.allowances(), node.metrics(),
                                std::move(admission), *this, node.clock().now());
  is_busy_ = true;
  session_->start([this] {
    is_busy_ = false;
    world_.soon([self = shared_from_this()] { self->receive_next(); });
  });
}

void Wire::send_up(std::string text) {
  world_.timeline().after(way(last_up_), [self = shared_from_this(), text = std::move(text)] {
    if (!self->is_cut_ && self->session_ && !self->has_left_) self->arrive(text);
  });
}

void Wire::arrive(std::string text) {
  inbox_.push_back(std::move(text));
  receive_next();
}

void Wire::receive_next() {
  if (is_busy_ || inbox_.empty() || !session_ || has_left_) return;
  const std::string text = world_.tamper_up(std::exchange(inbox_.front(), ""));
  inbox_.pop_front();
  is_busy_ = true;
  world_.received(client_, text);
  session_->receive(text, world_.timeline().now(), [this] {
    is_busy_ = false;
    world_.soon([self = shared_from_this()] { self->receive_next(); });
  });
}

void Wire::send(const Message& message) {
  if (is_closing_) return;
  const bool is_hello = message->starts_with("{\"type\":\"hello\"");
  const Witness::Listener listener{table_,      proofs_, client_.identity().person,
                                   is_greeted_, node_,   process_};
  if (world_.has_nodes()) note(message);
  world_.told(listener, message);
  // All that belongs to a hello is sent in the same moment.
  if (is_hello) world_.soon([self = shared_from_this()] { self->is_greeted_ = true; });
  const int copies = world_.copies_of(*message, listener);
  for (int copy = 0; copy < copies; ++copy) {
    world_.timeline().after(way(last_down_), [self = shared_from_this(), message] {
      if (!self->is_cut_ && self->has_client_) self->client_.hear(*message);
    });
  }
}

void Wire::note(const Message& message) {
  const std::optional<Heard> heard = read_heard(*message);
  if (!heard) return;
  if (heard->type == "hello") {
    greeted_ = world_.timeline().now();
    incidents_ = static_cast<int>(heard->incidents.size());
    ply_ = heard->ply;
  } else if (heard->type == "events") {
    ply_ = heard->from + static_cast<int>(heard->events.size());
  } else if (heard->type == "incident") {
    incidents_ = std::max(incidents_, heard->number + 1);
  }
}

bool Wire::is_behind(const StoredTable& then) const {
  const bool is_told = session_ && !has_left_ && !is_closing_ && greeted_ != TimePoint{};
  if (!is_told) return false;
  const Result<Table> table = Table::fold(then);
  if (!table || table->is_late(table->seats_of(proofs_))) return false;
  // Of a rematch only those who sit are told, and nothing follows it.
  const auto incidents =
      static_cast<int>(std::ranges::count_if(then.incidents, [](const StoredIncident& stored) {
        return stored.incident.kind != Incident::Kind::kRematch;
      }));
  return incidents_ < incidents || (incidents_ == incidents && ply_ < table->ply());
}

void Wire::close(CloseCode) {
  if (std::exchange(is_closing_, true)) return;
  // As a close goes behind all that was sent.
  world_.timeline().after(way(last_down_), [self = shared_from_this()] {
    self->hang_up_client(Ms(0));
    self->leave();
  });
}

void Wire::leave() {
  if (!session_ || std::exchange(has_left_, true)) return;
  inbox_.clear();
  session_->leave();
}

bool Wire::end_if_over() {
  if (!has_left_ || is_busy_) return false;
  session_.reset();
  return true;
}

void Wire::lose_server() {
  has_left_ = true;
  session_.reset();
  is_busy_ = false;
  hang_up_client(is_cut_ ? world_.latency() + Ms(20'000) : world_.latency() * 2);
}

void Wire::cut() {
  if (std::exchange(is_cut_, true)) return;
  world_.timeline().after(world_.notice(), [self = shared_from_this()] { self->leave(); });
  hang_up_client(world_.notice());
}

void Wire::hang_up_client(Ms after) {
  world_.timeline().after(std::max(after, way(last_down_)), [self = shared_from_this()] {
    if (std::exchange(self->has_client_, false)) self->client_.hang_up();
  });
}

}  // namespace benben::simulate
