/* Plays many games at random in C, side by side in memory of our own: batch [GAME] [SIZE] [STEPS]
 *
 * Prints how many games ended, and what each seat has won of them. */
#include <benben.h>
#include <stdio.h>
#include <stdlib.h>

/* Memory for so many games, all in one piece; NULL if there is none. */
static void* allocate(benben_batch_arrays* arrays, size_t size, size_t players, size_t actions,
                      size_t observation_size) {
  const size_t numbers = size * (2 + 2 * players) * 4;
  char* memory = malloc(numbers + size * (1 + actions + observation_size));
  if (memory == NULL) return NULL;
  arrays->seats = (int32_t*)memory;
  arrays->lengths = arrays->seats + size;
  arrays->scores = arrays->lengths + size;
  arrays->rewards = (float*)(arrays->scores + size * players);
  arrays->dones = (uint8_t*)memory + numbers;
  arrays->masks = arrays->dones + size;
  arrays->observations = (int8_t*)arrays->masks + size * actions;
  return memory;
}

/* Adds up what the seats have won in the games that the last step ended; gives their number. */
static long count_ended(const benben_batch_arrays* arrays, size_t size, size_t players,
                        double* won) {
  long ended = 0;
  for (size_t i = 0; i < size; ++i) {
    ended += arrays->dones[i];
    for (size_t seat = 0; seat < players; ++seat) won[seat] += arrays->rewards[i * players + seat];
  }
  return ended;
}

int main(int argc, char** argv) {
  const char* game = argc > 1 ? argv[1] : "pyramix";
  const int32_t size = argc > 2 ? atoi(argv[2]) : 256;
  const long steps = argc > 3 ? atol(argv[3]) : 1000;
  const size_t players = 2;
  const benben_setup setup = {2, NULL, 0, NULL, 0};
  benben_batch_arrays arrays;
  benben_batch* batch = NULL;
  benben_string* error = NULL;
  double won[2] = {0, 0};
  long ended = 0;
  int32_t actions, observation_size, wrong;
  if (size < 1 || benben_game_numbers(game, BENBEN_ZERO_TERMINATED, &actions,
                                      &observation_size) != BENBEN_OK) {
    return 2;
  }
  int32_t* chosen = malloc((size_t)size * sizeof *chosen);
  void* memory =
      allocate(&arrays, (size_t)size, players, (size_t)actions, (size_t)observation_size);
  if (chosen == NULL || memory == NULL) return 3;
  benben_status status = benben_batch_make(game, BENBEN_ZERO_TERMINATED, &setup, size, 1, &arrays,
                                           &batch, &error);
  for (long step = 0; step < steps && status == BENBEN_OK; ++step) {
    /* Here a policy would look at arrays.observations and arrays.masks. */
    benben_batch_random_actions(batch, chosen);
    status = benben_batch_step(batch, chosen, &wrong);
    ended += count_ended(&arrays, (size_t)size, players, won);
  }
  if (error != NULL) fprintf(stderr, "%s\n", benben_string_data(error));
  printf("%ld games, won %.1f %.1f\n", ended, won[0], won[1]);
  benben_string_free(error);
  benben_batch_free(batch);
  free(memory);
  free(chosen);
  return status == BENBEN_OK ? 0 : 1;
}
