#include "engine/player.h"

#include <chrono>
#include <ctime>
#include <utility>

#include "search/bot.h"
#include "search/one_ply.h"

namespace benben::engine {
namespace {

class BotPlayer final : public Player {
 public:
  explicit BotPlayer(std::unique_ptr<Bot> bot) : bot_(std::move(bot)) {}

  Result<std::string> choose(const GameSoFar& game, Rng rng) override {
    return bot_->choose(game.position, rng);
  }
  double now() const override {
    timespec time{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) / 1e9;
  }

 private:
  std::unique_ptr<Bot> bot_;
};

class EnginePlayer final : public Player {
 public:
  EnginePlayer(std::string command, Settings settings)
      : command_(std::move(command)), settings_(std::move(settings)) {}

  Status start(const AnyGame& game, int players) {
    auto client = Client::start(command_, settings_);
    if (!client) return client.error();
    if (Status status = (*client)->check_plays(game, players); !status) return status;
    client_ = std::move(*client);
    return {};
  }

  Result<std::string> choose(const GameSoFar& game, Rng rng) override {
    if (client_ == nullptr) {
      if (Status status = start(game.position.game(), game.position.players()); !status) {
        return status.error();
      }
    }
    Result<std::string> move = client_->best(game, rng.key());
    if (!move) client_ = nullptr;
    return move;
  }
  double now() const override {
    const auto time = std::chrono::steady_clock::now().time_since_epoch();
    return std::chrono::duration<double>(time).count();
  }

 private:
  std::string command_;
  Settings settings_;
  std::unique_ptr<Client> client_;
};

}  // namespace

Result<std::unique_ptr<Bot>> make_own_bot(const AnyGame& game, std::string_view spec) {
  return is_one_ply(spec) ? make_one_ply(game, spec) : make_bot(game, spec);
}

Result<std::unique_ptr<Player>> make_player(const AnyGame& game, int players, std::string_view spec,
                                            const Settings& settings) {
  if (is_command(spec)) {
    spec.remove_prefix(kCommandPrefix.size());
    auto player = std::make_unique<EnginePlayer>(std::string(spec), settings);
    if (Status status = player->start(game, players); !status) {
      Error error = status.error();
      error.message = "The engine " + std::string(spec) + ": " + error.message;
      return error;
    }
    return std::unique_ptr<Player>(std::move(player));
  }
  Result<std::unique_ptr<Bot>> bot = make_own_bot(game, spec);
  if (!bot) return bot.error();
  return std::unique_ptr<Player>(std::make_unique<BotPlayer>(std::move(*bot)));
}

}  // namespace benben::engine
