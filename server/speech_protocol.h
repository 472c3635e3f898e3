// The part of the protocol that people write to each other by (docs/protocol.md, Chat): messages
// in, messages out.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "core/result.h"
#include "store/speech.h"
#include "table/values.h"

namespace benben {

class Members;

// What somebody at a table's socket wants.
struct ChatSwitch {
  bool is_on = false;
};
struct WriteMessage {
  Seat seat{};
  std::string text;  // as read_chat_text() gives it
};
struct MuteMessage {
  Seat seat{};
  bool is_on = false;
};
struct ReportMessage {
  Seat seat{};
  std::optional<std::int64_t> message = std::nullopt;
  std::string reason = {};
  std::string words = {};
};
using SpeechMessage = std::variant<ChatSwitch, WriteMessage, MuteMessage, ReportMessage>;

// Nothing if the type is none of these. What the message says wrong is in `wrong`: what of its
// content is refused, beside its form, which is the caller's to ask the members for.
struct ReadSpeech {
  SpeechMessage message;
  std::optional<Error> wrong = std::nullopt;
};
std::optional<ReadSpeech> read_speech(std::string_view type, Members& members);

// All that there is to hear at a table for one client.
struct ChatState {
  bool is_on = false;
  bool writes = false;  // whether this client may
  SeatSet muted = {};
  std::vector<ChatMessage> messages = {};
};
std::string chat_message(const ChatState& state);
std::string written_message(const ChatMessage& message);
std::string received_message();
std::string unsaid_message(const Error& error);

// Bodies.
std::string write_mutes(std::span<const Mute> mutes);
std::string list_mutes(std::span<const Mute> mutes);
// What somebody has reported, as an export has it.
std::string list_exported(std::span<const Report> reports);
// The list of messages that somebody wrote at a table.
std::string list_messages(std::span<const ChatMessage> messages);

}  // namespace benben
