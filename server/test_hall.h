// The hall without sockets, for its tests: they say when what the store and the bots answer
// arrives, who watches, and what time it is.
#pragma once

#include <gtest/gtest.h>

#include <chrono>
#include <filesystem>
#include <functional>
#include <future>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/replay.h"
#include "core/testing/mailbox.h"
#include "games/registry.h"
#include "server/hall.h"
#include "server/test_onlooker.h"
#include "server/test_server.h"
#include "store/sqlite.h"
#include "store/temporary_directory.h"
#include "table/promise.h"
#include "table/secret.h"

namespace benben {

inline Digest person_of_test() { return digest_of("a person"); }

// A table of Cubus whose people are one client.
class HallTest : public testing::Test {
 protected:
  HallTest() { throw_broken_promises(); }

  using Kind = SeatRequest::Kind;

  std::string make_table(const std::vector<Kind>& kinds, const std::string& game = "cubus") {
    CreateRequest request;
    request.game = game;
    request.players = static_cast<int>(kinds.size());
    for (const Kind kind : kinds) request.seats.push_back({kind, "", 1});
    const Created created = answer<Created>(
        [&](auto done) { hall_.create(request, person_of_test(), "192.0.2.1", done); });
    return table_ = created.table;
  }

  // Until then no thought ends.
  void let_think() { gate_.set_value(); }

  void watch() {
    std::optional<Status> done;
    hall_.watch(table_, {}, onlooker_, [&](const Status& status) { done = status; });
    while (!done) BENBEN_ASSERT(stored_.open_next());
    BENBEN_ASSERT(done->ok());
  }

  int ply() { return describe()->ply; }
  Result<TableView> describe() {
    return result<TableView>([&](auto done) { hall_.describe(table_, proofs_, done); });
  }
  Status health() {
    return result<void>([&](auto done) { care_.health(done); });
  }

  MoveAnswer move(int seat, const std::string& text) { return try_move(seat, text).value(); }
  Result<MoveAnswer> try_move(int seat, const std::string& text) {
    const MoveMessage message = message_of(seat, text);
    return result<MoveAnswer>([&](auto done) { hall_.move(table_, proofs_, message, done); });
  }
  MoveMessage message_of(int seat, const std::string& text) {
    const Result<TableView> view = describe();
    const int expected = view ? view->ply : 0;
    return {"move-" + std::to_string(seat) + "-" + std::to_string(expected), seat_at(seat),
            expected, text};
  }
  // A legal move of the seat to act.
  std::string some_move() {
    const std::string record =
        answer<std::string>([&](auto done) { hall_.record(table_, proofs_, done); });
    const auto position = replay(parse_record(record).value(), find_game).value();
    return position->legal(position->next().seats.first())->front();
  }

  bool open_thought() { return thoughts_.open_next(); }
  bool open_stored() { return stored_.open_next(); }

  // Asks, and opens what the store has stored until there is an answer.
  template <class T, class Ask>
  Result<T> result(Ask ask) {
    std::optional<Result<T>> got;
    ask([&](Result<T> answered) { got.emplace(std::move(answered)); });
    while (!got) BENBEN_ASSERT(stored_.open_next());
    return std::move(*got);
  }
  template <class T, class Ask>
  T answer(Ask ask) {
    return std::move(result<T>(ask)).value();
  }

  BotPoolOptions pool_options() {
    BotPoolOptions options;
    options.longest_thought = std::chrono::hours(24);  // a test says when a thought ends
    options.think = [this](const ThoughtRequest& request, Pace& pace) {
      opened_.wait();
      return think_(request, pace);
    };
    return options;
  }

  std::filesystem::path database() const { return directory_.path() / "test.db"; }

  TemporaryDirectory directory_;
  ManualClock clock_;
  Onlooker onlooker_;
  Mailbox stored_;
  Mailbox thoughts_;
  std::promise<void> gate_;
  std::shared_future<void> opened_ = gate_.get_future().share();
  Think think_ = think_as_bot;  // changed before the gate is opened
  StoreQueue store_{std::move(open_sqlite({database()}).value()),
                    [this](std::function<void()> letter) { stored_.post(std::move(letter)); }};
  BotPool bots_{pool_options(),
                [this](std::function<void()> letter) { thoughts_.post(std::move(letter)); }};
  std::string log_;
  Limits limits_ = test_limits();
  Log logging_ = [this](std::string_view line) { log_.append(line) += '\n'; };
  StoreCare care_{store_, clock_.clock(), logging_};
  Hall hall_{care_, bots_, limits_, clock_.clock(), logging_};
  std::string table_;
  Proofs proofs_{person_of_test()};
};

}  // namespace benben
