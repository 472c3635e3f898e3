/* Whole games of every game in the library, played in C99 through benben.h alone: by lists of moves
 * where there are any, by a bot where there are none; each game's record is read and replayed. And
 * a batch of each, by benben_batch.h. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "capi/benben.h"
#include "capi/benben_batch.h"

static int failures = 0;

#define CHECK(condition)                                                      \
  do {                                                                        \
    if (!(condition)) {                                                       \
      fprintf(stderr, "%s:%d: not so: %s\n", __FILE__, __LINE__, #condition); \
      ++failures;                                                             \
    }                                                                         \
  } while (0)

/* What a string holds, as memory of our own; frees the string. */
static char* taken(benben_string* string) {
  const size_t size = benben_string_size(string);
  char* copy = malloc(size + 1);
  if (copy == NULL || benben_string_data(string) == NULL) abort();
  memcpy(copy, benben_string_data(string), size + 1);
  CHECK(strlen(copy) == size);
  CHECK(benben_string_free(string) == BENBEN_OK);
  return copy;
}

/* A small generator, so that the test is the same everywhere. */
static uint64_t drawn(uint64_t* state) {
  *state = *state * 6364136223846793005u + 1442695040888963407u;
  return *state >> 33;
}

static int lowest(uint32_t seats) {
  int seat = 0;
  while (seat < BENBEN_MAX_SEATS && !(seats >> seat & 1u)) ++seat;
  return seat;
}

/* The view of a position as memory of our own; frees the position. */
static char* taken_view(benben_position* position) {
  benben_string* view = NULL;
  CHECK(benben_position_view(position, &view) == BENBEN_OK);
  CHECK(benben_position_free(position) == BENBEN_OK);
  return taken(view);
}

/* By its index a move leads to the same position as by its text. */
static void check_index(const benben_position* position, const benben_moves* moves, size_t index,
                        int seat, const char* move) {
  benben_position* after[2] = {NULL, NULL};
  char* views[2];
  for (int i = 0; i < 2; ++i) CHECK(benben_position_clone(position, &after[i]) == BENBEN_OK);
  CHECK(benben_position_apply_move(after[0], moves, index, NULL) == BENBEN_OK);
  CHECK(benben_position_apply(after[1], seat, move, BENBEN_ZERO_TERMINATED, NULL) == BENBEN_OK);
  for (int i = 0; i < 2; ++i) views[i] = taken_view(after[i]);
  CHECK(strcmp(views[0], views[1]) == 0);
  for (int i = 0; i < 2; ++i) free(views[i]);
}

/* The text of a random legal move, from the list or from a bot. */
static char* random_move(const benben_bot* bot, const benben_position* position, int seat,
                         uint64_t* random) {
  benben_moves* moves = NULL;
  benben_string* text = NULL;
  size_t count = 0;
  const benben_status status = benben_position_legal(position, seat, &moves);
  if (status == BENBEN_NONE) {
    CHECK(moves == NULL);
    CHECK(benben_bot_choose(bot, position, drawn(random), NULL, NULL, &text) == BENBEN_OK);
    return taken(text);
  }
  CHECK(status == BENBEN_OK);
  CHECK(benben_moves_count(moves, &count) == BENBEN_OK && count > 0);
  const size_t index = (size_t)(drawn(random) % count);
  CHECK(benben_moves_text(moves, count, &text) == BENBEN_BAD_ARGUMENT && text == NULL);
  CHECK(benben_moves_text(moves, index, &text) == BENBEN_OK);
  char* move = taken(text);
  check_index(position, moves, index, seat, move);
  CHECK(benben_moves_free(moves) == BENBEN_OK);
  return move;
}

/* The event that happens next; its actor in `actor`. */
static char* next_event(const benben_bot* bot, const benben_position* position, uint64_t* random,
                        int32_t* actor) {
  int32_t kind = 0;
  uint32_t seats = 0;
  benben_string* text = NULL;
  CHECK(benben_position_next(position, &kind, &seats) == BENBEN_OK);
  if (kind == BENBEN_NEXT_OVER) return NULL;
  if (kind == BENBEN_NEXT_SEATS) {
    *actor = lowest(seats);
    return random_move(bot, position, *actor, random);
  }
  CHECK(seats == 0);
  *actor = BENBEN_CHANCE;
  CHECK(benben_position_sample(position, drawn(random), &text) == BENBEN_OK);
  return taken(text);
}

/* The record reads back to itself, and leads to the position where the game ended. */
static void check_record(benben_record* record, const benben_position* last) {
  benben_string* string = NULL;
  benben_record* again = NULL;
  benben_position* replayed = NULL;
  CHECK(benben_record_set_result(record, last) == BENBEN_OK);
  CHECK(benben_record_write(record, &string) == BENBEN_OK);
  char* text = taken(string);
  CHECK(strstr(text, "[Result \"") != NULL);
  CHECK(benben_record_parse(text, strlen(text), &again, NULL) == BENBEN_OK);
  CHECK(benben_record_replay(again, BENBEN_ALL, &replayed, NULL) == BENBEN_OK);
  benben_string* views[2] = {NULL, NULL};
  CHECK(benben_position_view(last, &views[0]) == BENBEN_OK);
  CHECK(benben_position_view(replayed, &views[1]) == BENBEN_OK);
  char* told[2] = {taken(views[0]), taken(views[1])};
  CHECK(strcmp(told[0], told[1]) == 0);
  free(told[0]);
  free(told[1]);
  free(text);
  CHECK(benben_position_free(replayed) == BENBEN_OK);
  CHECK(benben_record_free(again) == BENBEN_OK);
}

static void check_end(const benben_position* position, int players) {
  int32_t scores[BENBEN_MAX_SEATS];
  uint32_t winners = 0;
  CHECK(benben_position_scores(position, scores, (size_t)players) == BENBEN_OK);
  CHECK(benben_position_scores(position, scores, (size_t)players - 1) == BENBEN_BAD_ARGUMENT);
  CHECK(benben_position_winners(position, &winners) == BENBEN_OK);
  CHECK(winners != 0 && winners >> players == 0);
}

static void play(const char* game, int players, uint64_t seed) {
  const size_t open = benben_handle_count();
  const benben_setup setup = {players, NULL, 0, NULL, 0};
  benben_position* position = NULL;
  benben_record* record = NULL;
  benben_bot* bot = NULL;
  int32_t actor = 0;
  int events = 0;
  char* text;
  CHECK(benben_position_start(game, strlen(game), &setup, &position, NULL) == BENBEN_OK);
  CHECK(benben_record_start(game, strlen(game), &setup, &record, NULL) == BENBEN_OK);
  CHECK(benben_bot_make(game, strlen(game), "random", 6, &bot, NULL) == BENBEN_OK);
  while ((text = next_event(bot, position, &seed, &actor)) != NULL) {
    CHECK(benben_position_check(position, actor, text, strlen(text), NULL) == BENBEN_OK);
    CHECK(benben_position_apply(position, actor, text, strlen(text), NULL) == BENBEN_OK);
    CHECK(benben_record_append(record, actor, text, strlen(text), NULL) == BENBEN_OK);
    free(text);
    if (failures > 0) exit(1);
    ++events;
  }
  check_end(position, players);
  check_record(record, position);
  printf("%s, %d players: %d events\n", game, players, events);
  CHECK(benben_position_free(position) == BENBEN_OK);
  CHECK(benben_record_free(record) == BENBEN_OK);
  CHECK(benben_bot_free(bot) == BENBEN_OK);
  CHECK(benben_handle_count() == open);
}

/* Three games side by side; every action that is drawn is marked, and no observation is wanted. */
static void step_batch(const char* game, int players) {
  enum { kSize = 3, kSteps = 40 };
  const benben_setup setup = {players, NULL, 0, NULL, 0};
  int32_t seats[kSize], lengths[kSize], scores[kSize * BENBEN_MAX_SEATS], chosen[kSize];
  float rewards[kSize * BENBEN_MAX_SEATS];
  uint8_t dones[kSize];
  int32_t actions = 0, observation_size = 0, wrong = 0;
  benben_batch* batch = NULL;
  CHECK(benben_game_numbers(game, strlen(game), &actions, &observation_size) == BENBEN_OK);
  uint8_t* masks = malloc((size_t)(kSize * actions));
  const benben_batch_arrays arrays = {NULL, masks, seats, rewards, dones, lengths, scores};
  if (masks == NULL ||
      benben_batch_make(game, strlen(game), &setup, kSize, 1, &arrays, &batch, NULL) != BENBEN_OK) {
    abort();
  }
  for (int step = 0; step < kSteps; ++step) {
    CHECK(benben_batch_random_actions(batch, chosen) == BENBEN_OK);
    for (int i = 0; i < kSize; ++i) {
      CHECK(masks[i * actions + chosen[i]] == 1);
      CHECK(seats[i] >= 0 && seats[i] < players);
    }
    CHECK(benben_batch_step(batch, chosen, &wrong) == BENBEN_OK && wrong == -1);
  }
  CHECK(benben_batch_free(batch) == BENBEN_OK);
  CHECK(benben_batch_free(batch) == BENBEN_BAD_HANDLE);
  free(masks);
}

/* The number behind a word of the list of games. */
static int number_behind(const char* text, const char* word) {
  const char* found = strstr(text, word);
  return found == NULL ? 0 : atoi(found + strlen(word));
}

int main(void) {
  static const char kName[] = "{\"name\":\"";
  benben_string* string = NULL;
  int games = 0;
  CHECK(benben_api_version() == BENBEN_API_VERSION);
  CHECK(strchr(benben_version(), '.') != NULL);
  CHECK(benben_games(&string) == BENBEN_OK);
  char* list = taken(string);
  for (const char* at = list; (at = strstr(at, kName)) != NULL;) {
    char name[32] = "";
    at += strlen(kName);
    const char* const title = strstr(at, "\"title\"");
    if (title == NULL || strchr(at, '"') + 2 != title) continue; /* an option */
    memcpy(name, at, (size_t)(strchr(at, '"') - at));
    const int most = number_behind(at, "\"max_players\":");
    for (int players = number_behind(at, "\"min_players\":"); players <= most; ++players) {
      play(name, players, 20260704u + (uint64_t)players);
      step_batch(name, players);
    }
    ++games;
  }
  free(list);
  CHECK(games == 5);
  CHECK(benben_handle_count() == 0);
  printf("%d games, %d failures\n", games, failures);
  return failures == 0 ? 0 : 1;
}
