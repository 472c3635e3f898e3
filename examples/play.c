/* Plays a game between two bots in C, by texts alone: play [GAME] [BOT]
 *
 * The record goes to standard output; `benben trace` replays it. */
#include <benben.h>
#include <stdio.h>

/* Ends with what the library says of a refusal. */
static int refused(benben_string* error) {
  fprintf(stderr, "%s\n", error ? benben_string_data(error) : "Out of memory.");
  benben_string_free(error);
  return 1;
}

/* Draws the chance event that is due, or lets the bot think; then adds the event to both. */
static benben_status play_event(const benben_bot* bot, benben_position* position,
                                benben_record* record, uint64_t seed, benben_string** error) {
  int32_t kind, actor = BENBEN_CHANCE;
  uint32_t seats;
  benben_string* text;
  benben_status status = benben_position_next(position, &kind, &seats);
  if (status != BENBEN_OK) return status;
  if (kind == BENBEN_NEXT_CHANCE) {
    status = benben_position_sample(position, seed, &text);
  } else {
    for (actor = 0; !(seats & 1u); seats >>= 1) ++actor;
    status = benben_bot_choose(bot, position, seed, NULL, NULL, &text);
  }
  if (status != BENBEN_OK) return status;
  status = benben_record_append(record, actor, benben_string_data(text), benben_string_size(text),
                                error);
  if (status == BENBEN_OK) {
    status = benben_position_apply(position, actor, benben_string_data(text),
                                   benben_string_size(text), error);
  }
  benben_string_free(text);
  return status;
}

static int is_over(const benben_position* position) {
  int32_t kind = BENBEN_NEXT_OVER;
  uint32_t seats;
  benben_position_next(position, &kind, &seats);
  return kind == BENBEN_NEXT_OVER;
}

int main(int argc, char** argv) {
  const char* game = argc > 1 ? argv[1] : "pyramix";
  const char* spec = argc > 2 ? argv[2] : "mcts:100";
  const benben_setup setup = {2, NULL, 0, NULL, 0};
  benben_bot* bot = NULL;
  benben_position* position = NULL;
  benben_record* record = NULL;
  benben_string *error = NULL, *text = NULL;
  benben_status status =
      benben_bot_make(game, BENBEN_ZERO_TERMINATED, spec, BENBEN_ZERO_TERMINATED, &bot, &error);
  if (status == BENBEN_OK) {
    status = benben_position_start(game, BENBEN_ZERO_TERMINATED, &setup, &position, &error);
  }
  if (status == BENBEN_OK) {
    status = benben_record_start(game, BENBEN_ZERO_TERMINATED, &setup, &record, &error);
  }
  for (uint64_t ply = 0; status == BENBEN_OK && !is_over(position); ++ply) {
    status = play_event(bot, position, record, ply, &error);
  }
  if (status == BENBEN_OK) status = benben_record_set_result(record, position);
  if (status == BENBEN_OK) status = benben_record_write(record, &text);
  if (status == BENBEN_OK) fputs(benben_string_data(text), stdout);
  benben_string_free(text);
  benben_record_free(record);
  benben_position_free(position);
  benben_bot_free(bot);
  return status == BENBEN_OK ? 0 : refused(error);
}
