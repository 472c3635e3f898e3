#include "server/speech.h"

#include <algorithm>
#include <utility>

#include "server/faults.h"
#include "table/faults.h"
#include "table/secret.h"

namespace benben {
namespace {

using ChatTerms = OpeningTerms::Chat;

constexpr std::int64_t kDaySeconds = 24 * 60 * 60;

Message message_of(std::string text) { return std::make_shared<std::string>(std::move(text)); }

// The other person who sits there, if there is one.
std::optional<Digest> other_at(const LiveTable& table, const Speaker& speaker, Seat seat) {
  if (index(seat) >= table.seat_count()) return std::nullopt;
  const std::optional<Digest> person = table.person(seat);
  const bool is_other =
      person && *person != kNobody && !table.seats_of(speaker.proofs()).contains(seat);
  return is_other ? person : std::nullopt;
}

}  // namespace

void Speech::recall(const std::vector<Mute>& mutes) {
  mutes_.clear();
  for (const Mute& mute : mutes) mutes_.emplace_back(mute.muter, mute.muted);
  std::ranges::sort(mutes_);
}

// Who does not want to hear whom.

bool Speech::hears(const Voice& voice, const Digest& person) const {
  return !voice.self || !std::ranges::binary_search(mutes_, std::pair(*voice.self, person));
}

void Speech::set(const Digest& muter, const Digest& muted, bool is_muted) {
  const std::pair pair(muter, muted);
  const auto place = std::ranges::lower_bound(mutes_, pair);
  const bool is_there = place != mutes_.end() && *place == pair;
  if (is_muted && !is_there) mutes_.insert(place, pair);
  if (!is_muted && is_there) mutes_.erase(place);
}

void Speech::mute(const std::string& table, Speaker& speaker, const MuteMessage& wish,
                  Done<Message> done) {
  find_(table, [=, this, &speaker, done = std::move(done)](const Result<LiveTable*>& found) {
    if (!found) return done(found.error());
    const LiveTable& live = **found;
    if (live.seats_of(speaker.proofs()).empty() || !speaker.voice().self) {
      return done(refused(table::Fault::kNotAtTable));
    }
    const std::optional<Digest> other = other_at(live, speaker, wish.seat);
    if (!other) return done(refused(server::Fault::kNobodyThere));
    const Digest self = *speaker.voice().self;
    const auto own = std::ranges::count(mutes_, self, &std::pair<Digest, Digest>::first);
    const bool is_new = wish.is_on && hears(speaker.voice(), *other);
    if (is_new && own >= kMutesOfPerson) return done(refused(server::Fault::kTooManyMutes));
    const Mute mute{0, self, *other, live.seat_name(wish.seat), clock_.unix_s() / kDaySeconds};
    store_.write<void>(
        [mute, is_on = wish.is_on](Store& store) -> Status {
          if (!is_on) return store.speech().unmute(mute.muter, mute.muted);
          const Result<std::int64_t> number = store.speech().mute(mute);
          return number ? Status() : Status(number.error());
        },
        [this, table, &speaker, mute, is_on = wish.is_on, done](const Status& status) {
          if (!status) return done(status.error());
          set(mute.muter, mute.muted, is_on);
          if (muted_) muted_();
          find_(table, [=, this, &speaker](const Result<LiveTable*>& again) {
            if (!again) return done(again.error());
            answer(table, speaker, state_of(**again, speaker, listens(table, speaker)), done);
          });
        });
  });
}

void Speech::mutes_of(const Digest& self, Done<std::vector<Mute>> done) {
  store_.read<std::vector<Mute>>([self](Store& store) { return store.speech().mutes_of(self); },
                                 std::move(done));
}

void Speech::unmute(const Digest& self, std::int64_t number, Done<void> done) {
  store_.write<Digest>(
      [self, number](Store& store) -> Result<Digest> {
        const Result<std::vector<Mute>> mutes = store.speech().mutes_of(self);
        if (!mutes) return mutes.error();
        const auto found = std::ranges::find(*mutes, number, &Mute::number);
        if (found == mutes->end()) return refused(server::Fault::kNoSuchMute);
        const Status status = store.speech().unmute(self, found->muted);
        return status ? Result<Digest>(found->muted) : status.error();
      },
      [this, self, done = std::move(done)](const Result<Digest>& muted) {
        if (muted) set(self, *muted, false);
        if (muted && muted_) muted_();
        done(muted ? Status() : Status(muted.error()));
      });
}

// Listening and writing.

bool Speech::listens(const std::string& table, const Speaker& speaker) const {
  const auto found = listeners_.find(table);
  return found != listeners_.end() &&
         std::ranges::find(found->second, &speaker) != found->second.end();
}

void Speech::leave(const std::string& table, const Watcher& watcher) {
  const auto found = listeners_.find(table);
  if (found == listeners_.end()) return;
  std::erase_if(found->second, [&](const Speaker* speaker) { return speaker == &watcher; });
  if (found->second.empty()) listeners_.erase(found);
}

ChatState Speech::state_of(const LiveTable& table, const Speaker& speaker, bool is_on) const {
  ChatState state{.is_on = is_on};
  const Voice& voice = speaker.voice();
  for (int number = 0; number < table.seat_count(); ++number) {
    const Seat seat = seat_at(number);
    const std::optional<Digest> person = table.person(seat);
    if (person && !hears(voice, *person)) state.muted = state.muted.with(seat);
    const bool is_own_account = voice.has_account && person == voice.self;
    const bool may = table.opening().chat == ChatTerms::kEveryone || is_own_account;
    if (table.seats_of(speaker.proofs()).contains(seat) && may) state.writes = true;
  }
  return state;
}

Message Speech::heard(ChatState state, const Speaker& speaker, const Messages& messages) const {
  std::ranges::copy_if(messages, std::back_inserter(state.messages),
                       [&](const ChatMessage& it) { return hears(speaker.voice(), it.person); });
  return message_of(chat_message(state));
}

void Speech::answer(const std::string& table, Speaker& speaker, ChatState state,
                    Done<Message> done) {
  if (!state.is_on) return done(message_of(chat_message(state)));
  store_.read<Messages>([table](Store& store) { return store.speech().messages(table); },
                        [this, &speaker, state = std::move(state),
                         done = std::move(done)](const Result<Messages>& it) {
                          done(it ? Result<Message>(heard(state, speaker, *it)) : it.error());
                        });
}

void Speech::turn(const std::string& table, Speaker& speaker, ChatSwitch wish, Done<Message> done) {
  find_(table, [=, this, &speaker, done = std::move(done)](const Result<LiveTable*>& found) {
    if (!found) return done(found.error());
    const LiveTable& live = **found;
    leave(table, speaker);
    if (live.closed()) return done(*live.closed());
    if (live.seats_of(speaker.proofs()).empty()) return done(refused(table::Fault::kNotAtTable));
    if (wish.is_on && live.opening().chat == ChatTerms::kNone) {
      return done(refused(server::Fault::kNoChat));
    }
    if (wish.is_on) listeners_[table].push_back(&speaker);
    answer(table, speaker, state_of(live, speaker, wish.is_on), done);
  });
}

Status Speech::check_writer(const LiveTable& table, const std::string& id, const Speaker& speaker,
                            Seat seat) const {
  if (table.closed()) return *table.closed();
  if (!table.seats_of(speaker.proofs()).contains(seat)) {
    return refused(table::Fault::kNotYourSeat, {seat_place("seat", seat)});
  }
  const ChatTerms terms = table.opening().chat;
  if (terms == ChatTerms::kNone) return refused(server::Fault::kNoChat);
  if (!listens(id, speaker)) return refused(server::Fault::kChatOff);
  const Voice& voice = speaker.voice();
  const bool is_own_account = voice.has_account && table.person(seat) == voice.self;
  if (terms == ChatTerms::kAccounts && !is_own_account) {
    return refused(server::Fault::kChatNeedsAccount);
  }
  const Status status = moderation_.may_write(*table.person(seat));
  return status && voice.self ? moderation_.may_write(*voice.self) : status;
}

void Speech::write(const std::string& table, Speaker& speaker, const WriteMessage& message,
                   Done<void> done) {
  find_(table, [=, this, &speaker, done = std::move(done)](const Result<LiveTable*>& found) {
    if (!found) return done(found.error());
    const LiveTable& live = **found;
    const Status status = check_writer(live, table, speaker, message.seat);
    if (!status) return done(status.error());
    const ChatMessage written{0,
                              message.seat,
                              *live.person(message.seat),
                              live.seat_name(message.seat),
                              message.text,
                              clock_.unix_s()};
    store_.write<std::int64_t>(
        [table, written](Store& store) { return store.speech().write(table, written, kChatKept); },
        [this, table, written, done](const Result<std::int64_t>& number) {
          if (!number) return done(number.error());
          ChatMessage stored = written;
          stored.number = *number;
          publish(table, stored);
          if (written_) written_(table, *number);
          done({});
        });
  });
}

void Speech::publish(const std::string& table, const ChatMessage& message) {
  const auto found = listeners_.find(table);
  if (found == listeners_.end()) return;
  const Message text = message_of(written_message(message));
  for (Speaker* speaker : found->second) {
    if (hears(speaker->voice(), message.person)) speaker->publish(text);
  }
}

void Speech::hear_written(const std::string& table, std::int64_t number) {
  if (!listeners_.contains(table)) return;
  store_.read<Messages>([table](Store& store) { return store.speech().messages(table); },
                        [this, table, number](const Result<Messages>& messages) {
                          if (!messages) return;
                          const auto it =
                              std::ranges::find(*messages, number, &ChatMessage::number);
                          if (it != messages->end()) publish(table, *it);
                        });
}

void Speech::retell_all() {
  std::vector<std::string> tables;
  for (const auto& [table, listeners] : listeners_) tables.push_back(table);
  for (const std::string& table : tables) retell(table);
}

void Speech::retell(const std::string& table) {
  if (!listeners_.contains(table)) return;
  store_.read<Messages>(
      [table](Store& store) { return store.speech().messages(table); },
      [this, table](const Result<Messages>& messages) {
        if (!messages) return;
        find_(table, [this, table, said = *messages](const Result<LiveTable*>& found) {
          const auto listeners = listeners_.find(table);
          if (!found || listeners == listeners_.end()) return;
          for (Speaker* speaker : listeners->second) {
            speaker->publish(heard(state_of(**found, *speaker, true), *speaker, said));
          }
        });
      });
}

void Speech::report(const std::string& table, Speaker& speaker, const ReportMessage& report,
                    Done<void> done) {
  find_(table, [=, this, &speaker, done = std::move(done)](const Result<LiveTable*>& found) {
    if (!found) return done(found.error());
    const LiveTable& live = **found;
    if (live.seats_of(speaker.proofs()).empty() || !speaker.voice().self) {
      return done(refused(table::Fault::kNotAtTable));
    }
    const std::optional<Digest> other = other_at(live, speaker, report.seat);
    if (!other) return done(refused(server::Fault::kNobodyThere));
    const Report kept{.reporter = *speaker.voice().self,
                      .accused = *other,
                      .table = table,
                      .seat = report.seat,
                      .name = live.seat_name(report.seat),
                      .reason = report.reason,
                      .words = report.words,
                      .at = clock_.unix_s()};
    store_.write<void>(
        [kept, message = report.message](Store& store) {
          const Status status = store.speech().report(kept, message, kReportedLast);
          const bool is_unknown = !status && status.error().code == ErrorCode::kUnknown;
          return is_unknown ? Status(refused(server::Fault::kNoSuchMessage)) : status;
        },
        done);
  });
}

// Who comes to an account, and who goes.

void Speech::move(const Proofs& from, const Digest& to) {
  const auto moved = [&](const Digest& digest) {
    return std::ranges::find(from, digest) != from.end() ? to : digest;
  };
  for (auto& [muter, muted] : mutes_) {
    muter = moved(muter);
    muted = moved(muted);
  }
  std::erase_if(mutes_, [](const auto& pair) { return pair.first == pair.second; });
  std::ranges::sort(mutes_);
  mutes_.erase(std::ranges::unique(mutes_).begin(), mutes_.end());
}

void Speech::forget(const Digest& person) {
  std::erase_if(mutes_,
                [&](const auto& pair) { return pair.first == person || pair.second == person; });
  for (auto& [table, listeners] : listeners_) {
    std::erase_if(listeners, [&](const Speaker* speaker) {
      return std::ranges::find(speaker->proofs(), person) != speaker->proofs().end();
    });
  }
  std::erase_if(listeners_, [](const auto& entry) { return entry.second.empty(); });
}

}  // namespace benben
