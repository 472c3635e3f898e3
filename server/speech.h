// Speech: what people at tables write to each other, and who does not want to hear whom
// (docs/protocol.md, Chat).
//
// Nothing of it touches a game. What is written is stored, then told to those who listen: who sits
// at that table and has switched chat on for this socket. A message is kept by the store alone; in
// memory are the mutes of all people, which every phrase and message is held against.
//
// Lives on the hall's thread.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "core/result.h"
#include "server/moderation.h"
#include "server/speech_protocol.h"
#include "server/store_care.h"
#include "table/live_table.h"

namespace benben {

// Who somebody is to others: an account, or a browser's own secret; nothing without one.
struct Voice {
  std::optional<Digest> self;
  bool has_account = false;
};

// One client at a table's socket.
class Speaker : public Watcher {
 public:
  virtual const Voice& voice() const = 0;
};

inline constexpr int kChatKept = 200;     // messages of a table
inline constexpr int kReportedLast = 20;  // of a person, where a report names none
inline constexpr int kMutesOfPerson = 200;

class Speech {
 public:
  template <class T>
  using Done = std::function<void(Result<T>)>;
  using Use = std::function<void(const Result<LiveTable*>&)>;
  using Find = std::function<void(const std::string& table, Use use)>;

  // `find` gives a table, as the hall does.
  Speech(StoreCare& store, Moderation& moderation, Clock clock, Find find)
      : store_(store), moderation_(moderation), clock_(std::move(clock)), find_(std::move(find)) {}

  // Whom to call when a message of that number was stored, and when mutes were: other nodes are to
  // hear of it.
  void follow(std::function<void(const std::string& table, std::int64_t number)> written,
              std::function<void()> muted) {
    written_ = std::move(written);
    muted_ = std::move(muted);
  }
  // A message was stored by another node.
  void hear_written(const std::string& table, std::int64_t number);
  // To all who listen anywhere: what may have been missed.
  void retell_all();
  // What the store has, when a server starts or another node has changed it.
  void recall(const std::vector<Mute>& mutes);

  // Answers with the message that says how things stand.
  void turn(const std::string& table, Speaker& speaker, ChatSwitch wish, Done<Message> done);
  void mute(const std::string& table, Speaker& speaker, const MuteMessage& wish,
            Done<Message> done);
  void write(const std::string& table, Speaker& speaker, const WriteMessage& message,
             Done<void> done);
  void report(const std::string& table, Speaker& speaker, const ReportMessage& report,
              Done<void> done);
  // Listens no more, if they did.
  void leave(const std::string& table, const Watcher& watcher);

  bool hears(const Voice& voice, const Digest& person) const;
  void mutes_of(const Digest& self, Done<std::vector<Mute>> done);
  // By its number among one's own.
  void unmute(const Digest& self, std::int64_t number, Done<void> done);

  // As the store has done it.
  void move(const Proofs& from, const Digest& to);
  void forget(const Digest& person);
  // Tells all who listen what is left there.
  void retell(const std::string& table);

 private:
  using Listeners = std::vector<Speaker*>;
  using Messages = std::vector<ChatMessage>;

  bool listens(const std::string& table, const Speaker& speaker) const;
  ChatState state_of(const LiveTable& table, const Speaker& speaker, bool is_on) const;
  Status check_writer(const LiveTable& table, const std::string& id, const Speaker& speaker,
                      Seat seat) const;
  // Fills in what the speaker may hear of these.
  Message heard(ChatState state, const Speaker& speaker, const Messages& messages) const;
  void answer(const std::string& table, Speaker& speaker, ChatState state, Done<Message> done);
  void publish(const std::string& table, const ChatMessage& message);
  void set(const Digest& muter, const Digest& muted, bool is_muted);

  StoreCare& store_;
  Moderation& moderation_;
  Clock clock_;
  Find find_;
  std::function<void(const std::string& table, std::int64_t number)> written_;
  std::function<void()> muted_;
  std::unordered_map<std::string, Listeners> listeners_;  // by table
  std::vector<std::pair<Digest, Digest>> mutes_;          // sorted: who does not hear whom
};

}  // namespace benben
