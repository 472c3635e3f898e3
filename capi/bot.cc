// Bots (capi/benben.h).
#include "search/bot.h"

#include "capi/call.h"
#include "capi/caller_pace.h"
#include "core/text.h"
#include "games/registry.h"

using namespace benben;
using namespace benben::capi;

namespace {

class BotObject final : public ObjectOf<benben_bot, Kind::kBot> {
 public:
  BotObject(const AnyGame& of, std::string_view spec, std::unique_ptr<Bot> made)
      : game(of), spec_(spec), bot_(std::move(made)) {}

  // At a position of the game, by whichever version of its rules.
  std::string choose(const AnyPosition& at, Rng rng, Pace& pace) const {
    if (&at.game() == &game) return bot_->choose(at, rng, pace);
    return make_bot(at.game(), spec_).value()->choose(at, rng, pace);
  }

  const AnyGame& game;

 private:
  const std::string spec_;
  const std::unique_ptr<Bot> bot_;
};

}  // namespace

benben_status benben_bot_make(const char* game, size_t game_size, const char* spec,
                              size_t spec_size, benben_bot** bot, benben_string** error) noexcept {
  return guarded([&]() -> benben_status {
    cleared(error);
    if (!cleared(bot)) return BENBEN_BAD_ARGUMENT;
    const auto name = text_at(game, game_size);
    const auto wanted = text_at(spec, spec_size);
    if (!name || !wanted) return BENBEN_BAD_ARGUMENT;
    const AnyGame* found = find_game(*name);
    if (found == nullptr) return refuse_game(error, *name);
    if (!is_clean_utf8(*wanted)) return refuse_unclean(error, {"what", "bot", "the name of a bot"});
    Result<std::unique_ptr<Bot>> made = make_bot(*found, *wanted);
    if (!made) return refuse(error, made.error());
    *bot = new_handle(std::make_unique<BotObject>(*found, *wanted, std::move(*made)));
    return BENBEN_OK;
  });
}

benben_status benben_bot_free(benben_bot* bot) noexcept { return free_handle<BotObject>(bot); }

benben_status benben_bot_choose(const benben_bot* bot, const benben_position* position,
                                uint64_t seed, benben_stop stop, void* user,
                                benben_string** answer) noexcept {
  return guarded([&]() -> benben_status {
    if (!cleared(answer)) return BENBEN_BAD_ARGUMENT;
    const BotObject* player = object_of<BotObject>(bot);
    const PositionObject* at = object_of<PositionObject>(position);
    if (player == nullptr || at == nullptr) return BENBEN_BAD_HANDLE;
    if (at->position->game().info().name != player->game.info().name) return BENBEN_BAD_ARGUMENT;
    if (!at->position->next().is_seats()) return BENBEN_NONE;
    CallerPace pace(stop, user);
    return give(answer, player->choose(*at->position, Rng(seed), pace));
  });
}
