// A live table for tests, without threads: they say what its effects come to, and when.
#pragma once

#include <gtest/gtest.h>

#include <optional>
#include <string>
#include <vector>

#include "core/replay.h"
#include "fair/tags.h"
#include "games/registry.h"
#include "table/live_table.h"
#include "table/new_table.h"
#include "table/promise.h"

namespace benben {

inline Clock fixed_clock() {
  return {[] { return TimePoint(); }, [] { return std::int64_t{1772236800}; }};  // 2026-02-28
}

// The same bytes in every run.
inline Entropy counting_entropy() {
  return [next = std::uint8_t{0}](std::span<std::uint8_t> bytes) mutable {
    for (std::uint8_t& byte : bytes) byte = next++;
  };
}

// What happens at a table, in the order in which it does, in words.
using Story = std::vector<std::string>;

inline std::string in_words(SeatSet seats) {
  std::string words;
  for (const Seat seat : seats) words += " " + std::to_string(index(seat));
  return words.empty() ? " none" : words;
}

inline std::string in_words(const NewAsked& asked) {
  using End = NewAsked::End;
  std::string words = "asked " + std::to_string(asked.number) + ": ";
  words += incident_word(asked.wish);
  if (asked.to > 0 && asked.end == End::kOpen) words += " to " + std::to_string(asked.to);
  words += " by " + std::to_string(index(asked.seat));
  switch (asked.end) {
    case End::kOpen:
      return words + " of" + in_words(asked.awaited) + ", agreed" + in_words(asked.agreed);
    case End::kGranted:
      return words + ", granted";
    case End::kDeclined:
      return words + ", declined by " + std::to_string(index(asked.by));
    case End::kWithdrawn:
      return words + ", withdrawn";
    case End::kLapsed:
      return words + ", lapsed";
  }
  return words;
}

inline std::string in_words(const News& news) {
  if (const auto* view = std::get_if<TableView>(&news)) return "hello " + std::to_string(view->ply);
  if (const auto* events = std::get_if<NewEvents>(&news)) {
    return "events " + std::to_string(events->from) + "+" + std::to_string(events->events.size());
  }
  if (std::holds_alternative<NewSeats>(news)) return "seats";
  if (const auto* incident = std::get_if<NewIncident>(&news)) {
    return "incident " + std::to_string(incident->number) + ": " +
           incident_text(incident->incident);
  }
  if (const auto* presence = std::get_if<NewPresence>(&news)) {
    return "presence" + in_words(presence->here) + " and " + std::to_string(presence->watchers) +
           (presence->absent.empty() ? "" : ", absent" + in_words(presence->absent));
  }
  if (const auto* votes = std::get_if<NewVotes>(&news)) {
    return "votes on " + std::to_string(index(votes->absent)) + ":" + in_words(votes->seats) +
           " of " + std::to_string(votes->needed);
  }
  if (const auto* said = std::get_if<NewPhrase>(&news)) {
    return "seat " + std::to_string(index(said->seat)) + " says " + said->phrase;
  }
  if (const auto* clocks = std::get_if<NewClocks>(&news)) {
    std::string words = "clock " + std::to_string(clocks->ply) + ":";
    for (const auto left : clocks->left) words += " " + std::to_string(left.count());
    words += ", running" + in_words(clocks->running);
    if (clocks->standing.count() > 0) {
      words += ", standing " + std::to_string(clocks->standing.count());
    }
    return words;
  }
  if (const auto* fill = std::get_if<NewFill>(&news)) {
    return "fill in " + std::to_string(fill->left.count()) + " ms by level " +
           std::to_string(fill->level);
  }
  if (const auto* asked = std::get_if<NewAsked>(&news)) return in_words(*asked);
  if (const auto* own = std::get_if<NewContribution>(&news)) {
    return "contribution of " + std::to_string(index(own->contribution.seat)) + " from " +
           std::to_string(own->contribution.ply);
  }
  const auto& window = std::get<OpenWindow>(news);
  const std::string of = window.claimant ? " of " + std::to_string(index(*window.claimant)) : "";
  return "window " + std::to_string(window.ply) + of;
}

// Effects that write down what they are asked for.
class ScriptedEffects : public TableEffects {
 public:
  explicit ScriptedEffects(Story& story) : story_(story) {}

  void append(const Append& append) override {
    std::string line = "append " + std::to_string(append.ply);
    for (const StoredEvent& event : append.events) line += "; " + in_words(event);
    if (const std::optional<RaceClaim>& claim = append.race_claim) {
      line += "; claimed by " + std::to_string(index(claim->seat)) + " (" + claim->move_id + ")";
    }
    if (const std::optional<StoredIncident>& incident = append.incident) {
      line += "; incident " + std::to_string(append.incidents) + ": " +
              incident_text(incident->incident);
      if (!incident->move_id.empty()) line += " (" + incident->move_id + ")";
    }
    for (const Contribution& own : append.contributions) {
      line += "; contribution of " + std::to_string(index(own.seat));
    }
    if (append.clocks) line += "; clocks " + append.clocks->text;
    appended = append;
    story_.push_back(line);
  }
  void reload() override { story_.emplace_back("reload"); }
  void claim(const Claim& claim) override {
    story_.push_back("claim " + std::to_string(index(claim.seat)) +
                     (claim.bot.empty() ? "" : " for " + claim.bot));
  }
  void remove() override { story_.emplace_back("remove"); }
  void think(Question question) override {
    story_.push_back("think for " + question.client);
    asked = std::move(question);
  }
  void drop_thought() override { story_.emplace_back("drop thought"); }
  TableBirth birth() override { return {"a-new-table", "2026-03-01", 1'772'323'200}; }
  std::int64_t unix_s() override { return wall_s; }
  std::uint64_t random_key() override {
    if (breaks) throw BrokenPromise("rules.cc:7: a promise");
    return next_key_++;
  }
  Message write(const News& news) override { return std::make_shared<std::string>(in_words(news)); }
  void log(std::string_view line) override { story_.push_back("log: " + std::string(line)); }

  // How often chance was drawn without a seed.
  std::uint64_t keys_drawn() const { return next_key_ - 1; }

  std::optional<Question> asked;
  std::optional<Append> appended;       // last
  bool breaks = false;                  // where chance is drawn
  std::int64_t wall_s = 1'772'236'800;  // 2026-02-28, a Saturday

 private:
  static std::string in_words(const StoredEvent& event) {
    if (event.event.actor == kChance) return "*";
    const std::string text = event_line(event.event);
    return event.move_id.empty() ? text : text + " (" + event.move_id + ")";
  }
  static std::string in_words(const News& news) { return benben::in_words(news); }

  Story& story_;
  std::uint64_t next_key_ = 1;
};

class Onlooker : public Watcher {
 public:
  Onlooker(Story& story, std::string name, Proofs proofs = {})
      : story_(story), name_(std::move(name)), proofs_(std::move(proofs)) {}

  void publish(const Message& message) override {
    if (breaks) throw BrokenPromise("somebody who breaks what he is told");
    if (!minds_presence && message->starts_with("presence")) return;
    story_.push_back(name_ + " hears " + *message);
  }
  void dismiss(const Error& reason) override {
    story_.push_back(name_ + " is dismissed: " + std::string(error_name(reason.code)));
  }
  const std::string& client() const override { return name_; }
  const Proofs& proofs() const override { return proofs_; }

  bool breaks = false;
  bool minds_presence = false;  // else its story goes without

 private:
  Story& story_;
  std::string name_;
  Proofs proofs_;
};

class LiveTableTest : public testing::Test {
 protected:
  using Kind = SeatRequest::Kind;

  LiveTableTest() { throw_broken_promises(); }

  void make(const std::vector<Kind>& kinds, const std::string& game = "pyramix",
            std::optional<RaceTerms> terms = std::nullopt) {
    CreateRequest request;
    request.game = game;
    request.race = terms;
    request.players = static_cast<int>(kinds.size());
    for (const Kind kind : kinds) request.seats.push_back({kind, "", 1});
    NewTable made = create_table(request, person_, fixed_clock(), counting_entropy()).value();
    created_ = made.created;
    stored_ = made.stored;
    live_.emplace(Table::fold(made.stored).value(), effects_);
  }

  // Makes it a table of an earlier version, whose chance the system draws.
  void forget_seed() {
    Record header = parse_record(stored_.header).value();
    drop_fair_tags(header);
    stored_.header = write_record(header);
    stored_.seed.reset();
    live_.emplace(Table::fold(stored_).value(), effects_);
  }

  // The answer goes into the story under the move_id.
  void move(const std::string& move_id, int seat, const std::string& text, int expected_ply) {
    send({move_id, seat_at(seat), expected_ply, text});
  }
  void claim_race(const std::string& move_id, int seat) {
    send({move_id, seat_at(seat), ply(), "", MoveMessage::Kind::kRaceClaim});
  }
  void send(const MoveMessage& message) {
    live_->move(
        {person_}, message,
        [this, move_id = message.move_id](const Result<MoveAnswer>& answer) {
          story_.push_back(move_id + ": " + in_words(answer));
        },
        now_);
  }
  void move(const std::string& move_id, int seat, const std::string& text) {
    move(move_id, seat, text, ply());
  }
  void stored(const Status& status = {}) { live_->stored(status, now_); }
  void played(const std::string& move_id, int seat, const std::string& text) {
    move(move_id, seat, text);
    stored();
  }
  void claim(const Digest& person) {
    const ClaimRequest request{created_.invitations.front().secret, "Grace", std::nullopt};
    live_->claim(request, {}, person, [this](const Result<Claimed>& claimed) {
      story_.push_back(claimed ? "claimed" : "not claimed: " + code_of(claimed.error()));
    });
  }
  void remove() {
    live_->remove({person_}, [this](const Status& status) {
      story_.push_back(status ? "removed" : "not removed: " + code_of(status.error()));
    });
  }
  void watch(Onlooker& onlooker, int since = 0) {
    const Status status = live_->watch(onlooker, since, now_);
    if (!status) story_.push_back("not watched: " + code_of(status.error()));
  }

  // Nothing comes of a tick that the table has not asked for (LiveTable::next_tick).
  void tick_at(TimePoint now) {
    const std::optional<TimePoint> next = live_->next_tick(now);
    const std::size_t before = story_.size();
    live_->tick(now);
    if (next && *next <= now) return;
    EXPECT_EQ(story_.size(), before) << "not asked for: " << story_.back();
  }

  int ply() { return live_->view({}).value().ply; }
  std::vector<std::string> legal() {
    const auto position =
        replay(parse_record(live_->record({}).value()).value(), find_game).value();
    return *position->legal(position->next().seats.first());
  }
  std::string some_move() { return legal().front(); }

  // What has happened since the last look.
  Story story() { return std::exchange(story_, {}); }

  static std::string code_of(const Error& error) { return std::string(error_name(error.code)); }
  static std::string in_words(const Result<MoveAnswer>& answer) {
    if (!answer) return code_of(answer.error());
    const auto* accepted = std::get_if<Accepted>(&*answer);
    if (accepted != nullptr) return "accepted " + std::to_string(accepted->ply);
    if (std::holds_alternative<Happened>(*answer)) return "done";
    return std::holds_alternative<Noted>(*answer) ? "noted" : "first";
  }

  Story story_;
  ScriptedEffects effects_{story_};
  TimePoint now_;
  Digest person_ = digest_of("a person");
  Created created_;
  StoredTable stored_;  // as it was made
  Onlooker ada_{story_, "Ada", {person_}};
  Onlooker guest_{story_, "guest"};
  std::optional<LiveTable> live_;
};

}  // namespace benben
