#include "simulate/client.h"

#include <algorithm>
#include <utility>

#include "core/text.h"
#include "search/bot.h"
#include "simulate/host.h"
#include "simulate/wire.h"
#include "simulate/world.h"

namespace benben::simulate {
namespace {

// As long as a page waits before it sends again.
constexpr std::chrono::seconds kPatience{10};
constexpr int kMostSeconds = 240;

std::string named(std::string_view name, int number) {
  return ",\"" + std::string(name) + "\":" + std::to_string(number);
}

}  // namespace

Client::Client(World& world, Party& party, Identity identity, Dice dice)
    : world_(world), party_(party), identity_(std::move(identity)), dice_(dice) {
  plan_next();
}

Client::~Client() = default;

void Client::plan_next() {
  world_.timeline().after(dice_.ms(party_.pace_ms / 4, party_.pace_ms * 2), [this] { act(); });
}

void Client::act() {
  const TimePoint now = world_.timeline().now();
  if (party_.is_over) {
    if (wire_) wire_->cut();
    return;
  }
  if (now < away_until_) {
    return world_.timeline().after(std::chrono::duration_cast<Ms>(away_until_ - now) + Ms(1),
                                   [this] { act(); });
  }
  plan_next();
  if (!wire_) return come();
  if (!fold_.is_greeted()) return;
  if (unanswered_) {
    const bool is_slow = now - unanswered_->sent > kPatience;
    if (is_slow || dice_.percent(4)) send_again();
    return;
  }
  if (is_seated_) {
    play();
  } else if (dice_.percent(2)) {
    go_away(dice_.ms(100, kMostSeconds * 1000));
  }
}

// As far as it has come: a table, a seat, a connection.
void Client::come() {
  const bool is_asking = world_.timeline().now() < asked_until_;
  if (is_asking) return;
  if (party_.table.empty()) {
    if (identity_.role == Role::kHost) make_table();
  } else if (identity_.role == Role::kGuest && !is_seated_ && !dice_.percent(20)) {
    take_seat();
  } else {
    connect();
  }
}

void Client::make_table() {
  asked_until_ = world_.timeline().now() + kPatience;
  CreateRequest request = party_.request;
  request.account = identity_.account;
  world_.ask<Created>(
      [this, request](Node& node, const std::function<void(Result<Created>)>& done) {
        node.hall().create(request, identity_.person, address(),
                           [this, done](const Result<Created>& created) {
                             if (created) world_.made(*created, identity_.person);
                             done(created);
                           });
      },
      [this](const Result<Created>& created) {
        asked_until_ = {};
        if (!created || !party_.table.empty()) return;
        party_.table = created->table;
        is_seated_ = true;
        if (!created->invitations.empty()) {
          party_.invitation = created->invitations.front().secret;
        }
      });
}

void Client::take_seat() {
  asked_until_ = world_.timeline().now() + kPatience;
  ClaimRequest claim{party_.invitation, "Guest", std::nullopt};
  claim.account = identity_.account;
  if (dice_.percent(50)) {
    FairBytes bytes{};
    for (auto& byte : bytes) byte = static_cast<std::uint8_t>(dice_.below(256));
    claim.contribution = bytes;
  }
  const bool is_listed = party_.request.opening.listed && dice_.percent(50);
  world_.ask<Claimed>(
      [this, claim, is_listed](Node& node, const std::function<void(Result<Claimed>)>& done) {
        const auto told = [this, done](const Result<Claimed>& claimed) {
          if (claimed) world_.claimed(*claimed, identity_.person);
          done(claimed);
        };
        Hall& hall = node.hall();
        is_listed ? hall.sit(party_.table, claim, proofs(), identity_.person, told)
                  : hall.claim(party_.table, claim, proofs(), identity_.person, told);
      },
      [this](const Result<Claimed>& claimed) {
        asked_until_ = {};
        if (claimed && !claimed->seats.empty()) is_seated_ = true;
      });
}

void Client::connect() {
  fold_.connect();
  wire_ = std::make_shared<Wire>(world_, *this, party_.table, world_.proofs_of(*this));
  wire_->open(fold_.ply());
}

void Client::go_away(Ms time) {
  away_until_ = world_.timeline().now() + time;
  if (wire_) wire_->cut();
}

void Client::hang_up() {
  wire_.reset();
  fold_.connect();
  away_until_ = std::max(away_until_, world_.timeline().now() + dice_.ms(100, 4000));
}

void Client::hear(const std::string& text) {
  const std::optional<Heard> heard = read_heard(text);
  if (!heard) return world_.fail("P4", "a message that cannot be read: " + text);
  if (world_.has_nodes() && fold_.knows_more(*heard)) {
    // As a page does: it comes again, and has forgotten all.
    fold_ = Fold();
    return wire_->cut();
  }
  world_.heard(*this, party_.table, fold_, fold_.hear(*heard), text);
  follow(*heard);
}

// An answer, or what a hello says of one's seats.
void Client::follow(const Heard& heard) {
  if (heard.type == "hello" && !fold_.mine().empty()) is_seated_ = true;
  // It was not even read.
  if (heard.type == "error" && heard.fault != "may_be_old") unanswered_.reset();
  if (!unanswered_ || heard.move_id != unanswered_->move_id) return;
  const bool is_answer = heard.type == "accepted" || heard.type == "refused" ||
                         heard.type == "done" || heard.type == "noted" || heard.type == "claimed";
  if (!is_answer) return;
  world_.answered(heard.type, heard.fault);
  unanswered_.reset();
}

void Client::send(const std::string& type, Seat seat, const std::string& rest, std::string text,
                  int beside) {
  std::string move_id = std::to_string(++sent_);
  move_id =
      "p" + std::to_string(identity_.number) + "-" + std::string(6 - move_id.size(), '0') + move_id;
  std::string message = "{\"type\":\"" + type + "\",\"move_id\":\"" + move_id +
                        "\",\"seat\":" + std::to_string(index(seat)) + rest;
  if (type == "move") message += ",\"text\":" + json_quote(text);
  message += "}";
  unanswered_ = Unanswered{move_id, message, world_.timeline().now()};
  world_.sent(move_id, {party_.table, type, identity_.person, seat, fold_.ply() + beside,
                        fold_.undone(), std::move(text)});
  wire_->send_up(message);
}

void Client::send_again() {
  unanswered_->sent = world_.timeline().now();
  world_.count("messages sent again");
  wire_->send_up(unanswered_->text);
}

void Client::move(Seat seat, std::string text) {
  const int undone = fold_.undone();
  const std::string rest =
      named("expected_ply", fold_.ply()) + (undone > 0 ? named("undone", undone) : std::string());
  send("move", seat, rest, std::move(text));
}

std::string Client::choose(const AnyPosition& position) {
  const Result<std::unique_ptr<Bot>> bot = make_bot(position.game(), "random");
  return bot ? (*bot)->choose(position, dice_.rng()) : std::string();
}

}  // namespace benben::simulate
