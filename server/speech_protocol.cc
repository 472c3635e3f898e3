#include "server/speech_protocol.h"

#include <algorithm>
#include <array>

#include "core/json.h"
#include "server/chat_text.h"
#include "server/faults.h"
#include "server/members.h"
#include "server/protocol.h"

namespace benben {
namespace {

constexpr std::array<std::string_view, 7> kReasons = {"insult",   "hate", "threat", "spam",
                                                      "cheating", "name", "other"};

Seat read_seat_number(Members& members) {
  return seat_at(members.number("seat", 0, kMaxSeats - 1));
}

ReadSpeech read_write(Members& members) {
  WriteMessage message{read_seat_number(members), ""};
  const Result<std::string> text = read_chat_text(members.text("text"));
  if (!text) return {message, text.error()};
  message.text = *text;
  return {message};
}

ReadSpeech read_report(Members& members) {
  constexpr int kMostMessages = 2'000'000'000;
  ReportMessage report{.seat = read_seat_number(members), .reason = members.text("reason")};
  if (members.find("message") != nullptr) {
    report.message = members.number("message", 1, kMostMessages);
  }
  const bool has_words = members.find("words") != nullptr;
  const Result<std::string> words = read_report_words(has_words ? members.text("words") : "");
  if (!words) return {report, words.error()};
  report.words = *words;
  if (std::ranges::find(kReasons, report.reason) == kReasons.end()) {
    return {report, refused(server::Fault::kReportReason)};
  }
  return {report};
}

void write_one(JsonWriter& json, const ChatMessage& message) {
  json.member("number", message.number).member("seat", message.seat);
  json.member("name", message.name).member("at", message.at).member("text", message.text);
}

JsonWriter message_of(std::string_view type) {
  JsonWriter json;
  json.begin_object().member("type", type);
  return json;
}

}  // namespace

std::optional<ReadSpeech> read_speech(std::string_view type, Members& members) {
  if (type == "chat") return ReadSpeech{ChatSwitch{members.flag("on")}};
  if (type == "write") return read_write(members);
  if (type == "mute") {
    const Seat seat = read_seat_number(members);
    return ReadSpeech{MuteMessage{seat, members.flag("on")}};
  }
  if (type == "report") return read_report(members);
  return std::nullopt;
}

std::string chat_message(const ChatState& state) {
  JsonWriter json = message_of("chat");
  json.member("on", state.is_on);
  if (state.is_on) json.member("writes", state.writes);
  json.key("muted").begin_list();
  for (const Seat seat : state.muted) json.value(seat);
  json.end_list();
  if (state.is_on) json.key("messages").raw(list_messages(state.messages));
  return json.end_object().take();
}

std::string list_messages(std::span<const ChatMessage> messages) {
  JsonWriter json;
  json.begin_list();
  for (const ChatMessage& message : messages) {
    write_one(json.begin_object(), message);
    json.end_object();
  }
  return json.end_list().take();
}

std::string written_message(const ChatMessage& message) {
  JsonWriter json = message_of("message");
  write_one(json, message);
  return json.end_object().take();
}

std::string received_message() { return message_of("received").end_object().take(); }

// As `error` has it, of another type.
std::string unsaid_message(const Error& error) {
  std::string text = write_failure(error);
  text.insert(1, R"("type":"unsaid",)");
  return text;
}

std::string list_mutes(std::span<const Mute> mutes) {
  JsonWriter json;
  json.begin_list();
  for (const Mute& mute : mutes) {
    json.begin_object().member("number", mute.number).member("name", mute.name);
    json.member("day", mute.day).end_object();
  }
  return json.end_list().take();
}

std::string write_mutes(std::span<const Mute> mutes) {
  JsonWriter json;
  return json.begin_object().key("mutes").raw(list_mutes(mutes)).end_object().take();
}

std::string list_exported(std::span<const Report> reports) {
  JsonWriter json;
  json.begin_list();
  for (const Report& report : reports) {
    json.begin_object().member("at", report.at).member("reason", report.reason);
    json.member("words", report.words).end_object();
  }
  return json.end_list().take();
}

}  // namespace benben
