/* Batches in C: many games of one kind that are stepped together in the caller's memory, for
 * programs that learn. It stands on benben.h, whose rules for handles, texts, answers and threads
 * hold here, too. The modules for browsers have none of this.
 *
 * At every step one decision is made in each game (of Cubus, if one wants, an edit of it), in
 * numbers: an action is a number below `actions`, and what a seat sees is `observation_size` bytes.
 * What these mean is told by docs/encodings for each game. Chance is drawn within the step, and a
 * game that is over begins anew in it. Game i is a function of the seed, of i and of the actions
 * played in it, whatever the number of games. For several cores, step several batches, each in a
 * thread of its own. */
#ifndef BENBEN_BATCH_H
#define BENBEN_BATCH_H

#include <stdint.h>

#include "benben.h"

#ifdef __cplusplus
extern "C" {
#endif

/* NOLINTBEGIN(readability-identifier-naming,modernize-*): these are C's names. */

typedef struct benben_batch benben_batch;

/* What an action is. The edits of Cubus reach all of its legal moves, which are too many to have
 * numbers: with them a step makes one edit of the move of whoever decides, and plays the move after
 * the last one. No other game has them. */
typedef int32_t benben_space;
enum { BENBEN_ACTIONS = 0, BENBEN_EDITS = 1 };

/* A batch has from 1 to so many games. */
#define BENBEN_MAX_BATCH 1048576

/* How large the numbers of a game are; the same for all seats and options. BENBEN_BAD_ARGUMENT:
 * there is no such game. */
BENBEN_API benben_status benben_game_numbers(const char* game, size_t game_size, int32_t* actions,
                                             int32_t* observation_size) BENBEN_NOEXCEPT;

/* The same in one of its spaces. BENBEN_BAD_ARGUMENT: there is no such game, or it has no such
 * space. */
BENBEN_API benben_status benben_space_numbers(const char* game, size_t game_size,
                                              benben_space space, int32_t* actions,
                                              int32_t* observation_size) BENBEN_NOEXCEPT;

/* Memory of the caller, in which a batch writes what its games look like; the games one after the
 * other, the last axis running fastest. It must stay where it is until the batch is freed, and is
 * only to be read: a step changes what has changed, and no more. Here alone the library keeps
 * addresses that it was given; the struct itself it copies. */
typedef struct benben_batch_arrays {
  int8_t* observations; /* [size][observation_size] what the deciding seat sees; NULL: not wanted */
  uint8_t* masks;       /* [size][actions] 1 for each legal action, else 0 */
  int32_t* seats;       /* [size] the seat that decides */
  float* rewards;       /* [size][players] of the last step: 0 unless it has ended a game; then 1
                           for a sole winner, -1 / (players - 1) for who has not won; winners share
                           what one would have */
  uint8_t* dones;       /* [size] 1 if the last step has ended a game, else 0 */
  int32_t* lengths;     /* [size] steps of the game so far, or of the one that ended */
  int32_t* scores;      /* [size][players] points of the last game that ended there */
} benben_batch_arrays;

/* Begins so many games, and writes how they stand. `setup` and `arrays` must not be NULL, nor the
 * members of `arrays` but `observations`. BENBEN_REFUSED: there is no such game, it cannot be set
 * up so, or its numbers do not cover the setup. BENBEN_BAD_ARGUMENT: a NULL, or a size that is out
 * of its range. */
BENBEN_API benben_status benben_batch_make(const char* game, size_t game_size,
                                           const benben_setup* setup, int32_t size, uint64_t seed,
                                           const benben_batch_arrays* arrays, benben_batch** batch,
                                           benben_string** error) BENBEN_NOEXCEPT;

/* The same in one of the game's spaces. BENBEN_BAD_ARGUMENT: as above, or the game has no such
 * space. */
BENBEN_API benben_status benben_batch_make_in(const char* game, size_t game_size,
                                              const benben_setup* setup, benben_space space,
                                              int32_t size, uint64_t seed,
                                              const benben_batch_arrays* arrays,
                                              benben_batch** batch,
                                              benben_string** error) BENBEN_NOEXCEPT;

BENBEN_API benben_status benben_batch_free(benben_batch* batch) BENBEN_NOEXCEPT;

/* All games anew, from this seed, as benben_batch_make begins them. */
BENBEN_API benben_status benben_batch_reset(benben_batch* batch, uint64_t seed) BENBEN_NOEXCEPT;

/* Plays one action in each game: `actions` are `size` numbers. BENBEN_BAD_ARGUMENT: one of them is
 * not legal, whatever the masks say by now, and none was played; `wrong` is then the first game
 * with such a one. `wrong` is -1 otherwise. */
BENBEN_API benben_status benben_batch_step(benben_batch* batch, const int32_t* actions,
                                           int32_t* wrong) BENBEN_NOEXCEPT;

/* Draws a legal action for each game, all equally likely, into `size` numbers. */
BENBEN_API benben_status benben_batch_random_actions(benben_batch* batch,
                                                     int32_t* actions) BENBEN_NOEXCEPT;

/* NOLINTEND(readability-identifier-naming,modernize-*) */

#ifdef __cplusplus
}
#endif

#endif /* BENBEN_BATCH_H */
