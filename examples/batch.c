/* Plays many games of two at random in C, side by side in memory of our own: batch [GAME] [SIZE]
 * [STEPS]
 *
 * Prints how many games have ended, and what each seat has won in them. */
#include <benben_batch.h>
#include <stdio.h>
#include <stdlib.h>

enum { kPlayers = 2 };

/* Memory for so many games, in one piece that begins with `seats`; 0 if there is none. */
static int allocate(benben_batch_arrays* arrays, size_t size, size_t actions,
                    size_t observation_size) {
  const size_t numbers = size * (2 + 2 * kPlayers);
  char* memory = malloc(numbers * 4 + size * (1 + actions + observation_size));
  if (memory == NULL) return 0;
  arrays->seats = (int32_t*)memory;
  arrays->lengths = arrays->seats + size;
  arrays->scores = arrays->lengths + size;
  arrays->rewards = (float*)(arrays->scores + size * kPlayers);
  arrays->dones = (uint8_t*)memory + numbers * 4;
  arrays->masks = arrays->dones + size;
  arrays->observations = (int8_t*)arrays->masks + size * actions;
  return 1;
}

/* Adds up what the seats have won by the last step; gives how many games it has ended. */
static long count_ended(const benben_batch_arrays* arrays, int32_t size, double* won) {
  long ended = 0;
  for (int32_t i = 0; i < size; ++i) {
    ended += arrays->dones[i];
    for (int seat = 0; seat < kPlayers; ++seat) won[seat] += arrays->rewards[i * kPlayers + seat];
  }
  return ended;
}

/* Plays and prints; `chosen` has room for an action of each game. */
static benben_status play(benben_batch* batch, const benben_batch_arrays* arrays, int32_t size,
                          long steps, int32_t* chosen) {
  double won[kPlayers] = {0};
  long ended = 0;
  for (long step = 0; step < steps; ++step) {
    int32_t wrong;
    /* Here a policy would look at arrays->observations and arrays->masks. */
    benben_status status = benben_batch_random_actions(batch, chosen);
    if (status == BENBEN_OK) status = benben_batch_step(batch, chosen, &wrong);
    if (status != BENBEN_OK) return status;
    ended += count_ended(arrays, size, won);
  }
  printf("%ld games, won %.1f %.1f\n", ended, won[0], won[1]);
  return BENBEN_OK;
}

int main(int argc, char** argv) {
  const char* game = argc > 1 ? argv[1] : "pyramix";
  const int32_t size = argc > 2 ? atoi(argv[2]) : 256;
  const long steps = argc > 3 ? atol(argv[3]) : 1000;
  const benben_setup setup = {kPlayers, NULL, 0, NULL, 0};
  benben_batch_arrays arrays;
  benben_batch* batch = NULL;
  benben_string* error = NULL;
  int32_t actions, observation_size;
  benben_status status =
      benben_game_numbers(game, BENBEN_ZERO_TERMINATED, &actions, &observation_size);
  if (status != BENBEN_OK || size < 1 || size > BENBEN_MAX_BATCH) {
    fprintf(stderr, "batch [GAME] [SIZE] [STEPS]\n");
    return 2;
  }
  int32_t* chosen = malloc((size_t)size * sizeof *chosen);
  if (chosen == NULL ||
      !allocate(&arrays, (size_t)size, (size_t)actions, (size_t)observation_size)) {
    fprintf(stderr, "Out of memory.\n");
    return 1;
  }
  status =
      benben_batch_make(game, BENBEN_ZERO_TERMINATED, &setup, size, 1, &arrays, &batch, &error);
  if (status == BENBEN_OK) status = play(batch, &arrays, size, steps, chosen);
  if (error != NULL) fprintf(stderr, "%s\n", benben_string_data(error));
  benben_string_free(error);
  benben_batch_free(batch);
  free(arrays.seats);
  free(chosen);
  return status == BENBEN_OK ? 0 : 1;
}
