// SpeechStore: what people write at tables, whom they do not want to hear, what they report, and
// what the operator does about it (docs/protocol.md, Chat). A part of the Store, and like it used
// by one thread and inside its transactions.
//
// A person is what proves their seats, an account's or a browser's. Every act of the operator is
// logged in the transaction that does it; the number of the last one tells a running server whether
// there is something new.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "store/stored.h"

namespace benben {

struct ChatMessage {
  std::int64_t number = 0;  // given by the store, at each table each higher than those before
  Seat seat{};
  Digest person{};
  std::string name;     // that the seat had
  std::string text;     // of its person
  std::int64_t at = 0;  // Unix time

  friend bool operator==(const ChatMessage&, const ChatMessage&) = default;
};

// Somebody does not want to hear somebody.
struct Mute {
  std::int64_t number = 0;  // given by the store
  Digest muter{};
  Digest muted{};
  std::string name;      // of the muted, as their seat had it
  std::int64_t day = 0;  // since 1970-01-01

  friend bool operator==(const Mute&, const Mute&) = default;
};

struct Report {
  std::int64_t number = 0;  // given by the store
  Digest reporter{};
  Digest accused{};
  std::string table = {};
  Seat seat{};
  std::string name = {};  // that the seat had
  std::string reason = {};
  std::string words = {};  // of the reporter; may be empty
  std::int64_t at = 0;     // Unix time
  std::vector<ChatMessage> messages = {};
};

// What keeps a person from something: from writing, or an account from being used.
struct Sanction {
  enum class Kind { kMuted, kClosed };
  Kind kind = Kind::kMuted;
  Digest person{};
  std::optional<std::int64_t> until = std::nullopt;  // Unix time; nothing: for good

  friend bool operator==(const Sanction&, const Sanction&) = default;
};

// What the operator may do (ModeratorAct::what).
inline constexpr std::string_view kActAnswer = "answer";
inline constexpr std::string_view kActMute = "mute";
inline constexpr std::string_view kActUnmute = "unmute";
inline constexpr std::string_view kActClose = "close";
inline constexpr std::string_view kActOpen = "open";
inline constexpr std::string_view kActDeleteTable = "delete table";
inline constexpr std::string_view kActDeleteMessage = "delete message";

// Something that they have done.
struct ModeratorAct {
  std::int64_t number = 0;  // given by the store, each higher than those before
  std::int64_t at = 0;      // Unix time
  std::string what;         // one of the above
  std::string whom = {};    // as the operator named it
  std::string note = {};
  Digest person{};         // whom it is about, or kNobody
  std::string table = {};  // that it is about; may be empty

  friend bool operator==(const ModeratorAct&, const ModeratorAct&) = default;
};

class SpeechStore {
 public:
  virtual ~SpeechStore() = default;

  // Gives its number. The table keeps so many messages; the oldest go.
  virtual Result<std::int64_t> write(std::string_view table, const ChatMessage& message,
                                     int kept) = 0;
  // Of a table, the oldest first.
  virtual Result<std::vector<ChatMessage>> messages(std::string_view table) = 0;
  // Whose a message of that table is; kUnknown if there is none.
  virtual Result<Digest> find_message(std::string_view table, std::int64_t number) = 0;
  virtual Status delete_message(std::string_view table, std::int64_t number) = 0;

  virtual Result<std::vector<Mute>> all_mutes() = 0;
  virtual Result<std::vector<Mute>> mutes_of(const Digest& muter) = 0;
  // Gives its number; the older one if there is one already.
  virtual Result<std::int64_t> mute(const Mute& mute) = 0;
  virtual Status unmute(const Digest& muter, const Digest& muted) = 0;

  // Keeps a copy of that message, which is the accused's there, or of the last that are; kUnknown
  // if there is no such message.
  virtual Status report(const Report& report, std::optional<std::int64_t> message, int most) = 0;
  virtual Result<std::vector<Report>> open_reports() = 0;
  // Those that somebody made, without messages.
  virtual Result<std::vector<Report>> reports_of(const Digest& reporter) = 0;
  // kUnknown if there is no such open report.
  virtual Status answer_report(std::int64_t number) = 0;

  virtual Result<std::vector<Sanction>> sanctions() = 0;
  virtual Result<bool> is_closed(const Digest& person) = 0;
  // Instead of an older one of the kind.
  virtual Status impose(const Sanction& sanction) = 0;
  // Whether there was one.
  virtual Result<bool> lift(const Digest& person, Sanction::Kind kind) = 0;

  virtual Status log(const ModeratorAct& act) = 0;
  // Those behind that number, the oldest first.
  virtual Result<std::vector<ModeratorAct>> acts_after(std::int64_t number) = 0;
  virtual Result<std::int64_t> last_act() = 0;

  // Those who hold a seat or a name here and whose digest begins so, at most two.
  virtual Result<std::vector<Digest>> persons_like(std::string_view hex) = 0;
};

}  // namespace benben
