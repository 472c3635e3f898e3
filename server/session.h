// Session: one client at the socket of one table, without the socket.
//
// Messages come in by receive(), one at a time; answers and events go out by the Line in the order
// in which they happened.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/hall.h"
#include "server/limits.h"
#include "server/lobby.h"
#include "server/metrics.h"
#include "server/talk.h"

namespace benben {

// What an upgrade asks for, checked.
struct Admission {
  std::string table;
  Proofs proofs;
  Seen seen = {};
  std::string client;                                    // as access.h names it
  std::vector<Tally::Place> places;                      // that it takes while it is open
  int protocol = 0;                                      // the version that the client speaks
  std::optional<LobbySince> lobby = std::nullopt;        // it is for the lobby, not for a table
  std::optional<std::string> tournament = std::nullopt;  // it is for this one
  Voice voice = {};                                      // who it is to others
};

class Session final : public Talk, public Speaker {
 public:
  Session(Hall& hall, const Limits& limits, Allowances& allowances, Metrics& metrics,
          Admission admission, Line& line, TimePoint now);
  ~Session() override;

  void start(std::function<void()> ready) override;
  void receive(std::string_view text, TimePoint now, std::function<void()> ready) override;
  void receive_control(TimePoint now) override;
  void leave() override;

  void publish(const Message& message) override { line_.send(message); }
  void dismiss(const Error& error) override;
  const std::string& client() const override { return admission_.client; }
  const Proofs& proofs() const override { return admission_.proofs; }
  const Voice& voice() const override { return admission_.voice; }
  bool hears(const Digest& person) const override {
    return hall_.speech().hears(admission_.voice, person);
  }

 private:
  void say(std::string text) { line_.send(std::make_shared<std::string>(std::move(text))); }
  // Says what is wrong with what came, and counts it.
  void refuse(const Error& error);
  void answer(std::string_view move_id, const Result<MoveAnswer>& answer);
  void limit(TimePoint now);
  void move(MoveMessage move, TimePoint now, std::function<void()> ready);
  void speak(const NewPhrase& said, TimePoint now, std::function<void()> ready);
  // session_speech.cc
  void speak(const SpeechMessage& message, TimePoint now, std::function<void()> ready);
  std::optional<Error> hindrance(const SpeechMessage& message, TimePoint now);
  std::optional<Error> hindrance(const MoveMessage& move, TimePoint now);

  Hall& hall_;
  Allowances& allowances_;
  Metrics& metrics_;
  Admission admission_;
  Line& line_;
  TokenBucket messages_;
  TokenBucket phrases_;
  TokenBucket chats_;
  TokenBucket refusals_;
  bool has_left_ = false;
};

}  // namespace benben
