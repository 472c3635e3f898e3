// Moves at a live table, of people and bots.
#include <algorithm>
#include <utility>

#include "table/live_guard.h"
#include "table/live_table.h"

namespace benben {
namespace {

// What is told of something that is stored.
MoveAnswer answer_of(const Table::Proposal& proposal) {
  if (proposal.append.race_claim) return FirstInRace();
  if (!proposal.append.contributions.empty()) return Happened();
  if (const std::optional<StoredTable>& opened = proposal.append.rematch) {
    return Happened{opened->header.size()};
  }
  if (proposal.append.incident) return Happened();
  return Accepted{proposal.ply};
}

}  // namespace

void LiveTable::expect_legal(const Result<MoveAnswer>& answer) {
  if (answer) return;
  const ErrorCode code = answer.error().code;
  const bool is_wrong =
      code == ErrorCode::kIllegal || code == ErrorCode::kMalformed || code == ErrorCode::kOutOfTurn;
  if (is_wrong) throw BrokenPromise("a move of the server's own: " + describe(answer.error()));
}

void LiveTable::move(const Proofs& proofs, MoveMessage message, Done<MoveAnswer> done,
                     TimePoint now) {
  // What comes when the time of a race is over finds it closed, whenever the next tick is (P9);
  // what waits in line came before.
  guarded([&] { close_window(now); });
  if (closed_) return done(*closed_);
  line_.push_back(
      {std::move(message), table_.seats_of(proofs), std::move(done), Author::kPerson, moment(now)});
  advance(now);
  guarded([&] { close_window(now); });
}

// Answers what waits, up to a move that has to be stored first. Whose time was over before it came
// has none left (P9).
void LiveTable::advance(TimePoint now) {
  while (!is_busy() && !line_.empty()) {
    guarded([&] { run_out(line_.front().at); });
    if (is_busy() || line_.empty()) return;
    Pending pending = std::move(line_.front());
    line_.pop_front();
    guarded([&] { answer(pending, now); });
    if (closed_) tell(pending, *closed_);
  }
}

// Says something to whom waits for it, unless it was said.
void LiveTable::tell(Pending& pending, Result<MoveAnswer> answer) {
  if (const Done<MoveAnswer> done = std::exchange(pending.done, nullptr)) done(std::move(answer));
}

void LiveTable::answer(Pending& pending, TimePoint now) {
  const MoveMessage& move = pending.message;
  if (const std::optional<Result<MoveAnswer>> first = table_.first_answer(move)) {
    return tell(pending, *first);
  }
  if (is_other_answer(move)) return tell(pending, refused(table::Fault::kMoveIdTaken));
  if (move.hindrance) return tell(pending, *move.hindrance);
  if (move.kind == MoveMessage::Kind::kContribute) return contribute(pending);
  if (!pending.mine.contains(move.seat))
    return tell(pending, refused(table::Fault::kNotYourSeat, {seat_place("seat", move.seat)}));
  if (pending.author == Author::kServer) {
    // What a stand-in wanted is nobody's once its person has returned or the game was given up.
    const bool is_ended = table_.is_given_up() || table_.incidents().is_adjourned();
    if (is_ended || table_.bot(move.seat).empty()) return;
  } else if (Status status = table_.check_person(move); !status) {
    return tell(pending, status.error());
  }
  if (move.is_of_seats()) return happen(pending, now);
  if (move.kind == MoveMessage::Kind::kRaceClaim) return claim_race(pending);
  if (!is_yield(move)) return play(pending);
  const Status status = table_.check(with_yields(move));
  status ? note(pending, now) : tell(pending, status.error());
}

// Whether what is not stored, a yield or a vote, has this move_id and is not the same.
bool LiveTable::is_other_answer(const MoveMessage& move) const {
  if (window_ && window_->is_repeated(move)) return true;
  if (consent_.is_other(move)) return true;
  if (!presence_.is_vote(move.move_id)) return false;
  const std::string* vote = presence_.vote_of(move.seat, move.absent);
  const bool is_same =
      move.kind == MoveMessage::Kind::kReplace && vote != nullptr && *vote == move.move_id;
  return !is_same;
}

// Stores a move for good; a yield, too.
void LiveTable::play(Pending& pending) {
  const std::vector<MoveMessage> moves = with_yields(pending.message);
  if (is_stopping_) {
    const Status status = table_.check(moves);
    return tell(pending, status ? refused(table::Fault::kStopping) : status.error());
  }
  Result<Table::Proposal> proposal = table_.decide(moves, [&] { return effects_.random_key(); });
  if (!proposal) return tell(pending, proposal.error());
  const Seat seat = pending.message.seat;
  const std::optional<Clocks>& clocks = table_.clocks();
  if (clocks && clocks->is_late(seat, pending.at, pending.message.took)) {
    tell(pending, refused(table::Fault::kTimeUp, {seat_place("seat", seat)}));
    return end_time(seat, pending.at);
  }
  store(pending, std::move(*proposal));
}

void LiveTable::store(Pending& pending, Table::Proposal proposal) {
  table_.time(proposal, pending.message, pending.at);
  proposal.append.ends_rated = table_.ends_rated(proposal);
  if (table_.opening().watch == OpeningTerms::Watch::kDelayed) {
    // Not before it can be known: whoever watches late counts from then.
    const std::int64_t unix_s = effects_.unix_s();
    for (StoredEvent& event : proposal.append.events) event.unix_s = unix_s;
    if (proposal.append.incident) proposal.append.incident->unix_s = unix_s;
  }
  storing_ = Storing{{pending.message, pending.mine, std::exchange(pending.done, nullptr),
                      pending.author, pending.at},
                     std::move(proposal)};
  effects_.append(storing_->proposal.append);
}

// What the store has come to.

void LiveTable::stored(const Status& status, TimePoint now) {
  Storing storing = std::move(*storing_);
  storing_.reset();
  if (closed_) {
    return tell(storing.pending,
                status ? Result<MoveAnswer>(answer_of(storing.proposal)) : *closed_);
  }
  guarded([&] {
    if (status) return adopt(std::move(storing), now);
    not_stored(std::move(storing), status.error());
  });
  if (!storing_) go_on(now);
}

// What was stored has happened, whatever breaks from here on: it is answered first.
void LiveTable::adopt(Storing storing, TimePoint now) {
  tell(storing.pending, answer_of(storing.proposal));
  const int ply = table_.ply();
  const int incidents = table_.incidents().count();
  const std::size_t contributions = table_.contributions().size();
  const Append& append = storing.proposal.append;
  const bool is_event = !append.incident && !append.is_clock() && append.contributions.empty();
  const std::optional<NewAsked> ended = consent_.follow(append);
  const std::optional<StoredIncident> happened = append.incident;
  table_.adopt(std::move(storing.proposal), moment(now));
  if (table_.ply() != ply || table_.incidents().count() != incidents) unstored_.clear();
  if (!is_event && table_.ply() == ply) {
    drop_needless_thought();
  } else {
    drop_thought();
  }
  if (ply < table_.ply()) publish(NewEvents{ply, table_.events_from(ply)});
  publish_incidents(incidents);
  const bool is_swap = happened && happened->incident.kind == Incident::Kind::kSwap;
  if (is_swap) follow_swap(happened->incident);
  publish_contributions(contributions);
  if (ended) publish(*ended);
  if (consent_.is_open() && table_.is_over()) publish(consent_.end(NewAsked::End::kLapsed));
  publish_clocks(now);
  follow_late(now);
}

// If somebody else wrote to the store, what is there is published, and the move decided again
// (live_nodes.cc).
void LiveTable::not_stored(Storing storing, const Error& error) {
  if (error.code == ErrorCode::kReadOnly) {
    const MoveMessage& message = storing.pending.message;
    is_stalled_ = message.kind == MoveMessage::Kind::kClock || !table_.bot(message.seat).empty();
    return tell(storing.pending, error);
  }
  storing_ = std::move(storing);
  effects_.reload();
}

void LiveTable::go_on(TimePoint now) {
  if (closed_) return;
  if (std::exchange(is_to_look_, false)) return look();
  guarded([&] { follow_race(now); });
  advance(now);
  guarded([&] {
    settle_clocks(now);
    follow_presence(now);
    replace_absent(now);
    play_forced(now);
    ask_bot();
  });
}

// Bots.

// A bot's move goes through the same door as a person's. If it cannot be stored, tick() asks again.
void LiveTable::ask_bot() {
  const bool is_time = !closed_ && !is_stopping_ && !is_busy() && !is_stalled_ && !asked_;
  if (!is_time || watchers_.empty() || !leads() || table_.is_left()) return;
  const std::optional<Seat> seat = window_ ? window_->bot_to_ask() : table_.bot_to_act();
  if (!seat) return;
  const int ply = table_.ply();
  const std::string suffix = window_ ? ":" + std::to_string(index(*seat)) : "";
  asked_ = MoveMessage{std::string(kBotMoveId) + std::to_string(ply) + suffix, *seat, ply, ""};
  const std::vector<MoveMessage> yields = yields_before(*seat);
  effects_.think({table_.position_after(yields), table_.bot(*seat), client(),
                  std::make_shared<const GameCourse>(table_.course_with(yields))});
}

// Who watches and sits at the table, else who only watches it, answers for the work of its bots.
const std::string& LiveTable::client() const {
  for (const Seated& seated : watchers_) {
    if (!seated.seats.empty()) return seated.watcher->client();
  }
  return watchers_.front().watcher->client();
}

// A thought that comes is of the position that stands: whatever ends a position drops it.
void LiveTable::thought(Result<std::string> text, TimePoint now) {
  if (!asked_) return;
  MoveMessage move = std::move(*std::exchange(asked_, std::nullopt));
  guarded([&] {
    if (!text) throw BrokenPromise(text.error().message);
    move.text = std::move(*text);
    bot_moved(std::move(move), now);
  });
}

void LiveTable::bot_moved(MoveMessage move, TimePoint now) {
  if (window_) {
    window_->take(move);
    close_window(now);
    return ask_bot();
  }
  const SeatSet seat = SeatSet::of(move.seat);
  line_.push_back({std::move(move), seat, expect_legal, Author::kServer, moment(now)});
  advance(now);
}

}  // namespace benben
