/* Benben in C: the games, their rules, records, bots and search, for programs in C and for every
 * language that can call C.
 *
 * Handles. What lives between two calls is a handle: a string, a position, a list of moves, a
 * record, a bot, a search, a review. A handle is a number in the clothes of a pointer: never look
 * behind it.
 * It is good from the call that gives it until the call that frees it, and no number is given
 * twice, so a handle that is NULL, freed or made up is answered by BENBEN_BAD_HANDLE, whatever it
 * once was. (Where addresses have 32 bits, numbers that are free again come back after 2^32 of
 * them.) Every handle that a function gives belongs to the caller, who frees it; freeing NULL does
 * nothing. No handle depends on another: free them in any order.
 *
 * Texts. All texts are UTF-8. Those that go in are an address and a size in bytes; where the size
 * is BENBEN_ZERO_TERMINATED the text ends before the first zero byte. An address may be NULL if the
 * size is 0. The library keeps no address that it was given, but for those of a batch
 * (benben_batch.h). Texts that come out are strings
 * (benben_string); one that is said to be JSON is one JSON value without line ends. What numbers
 * and texts of a game mean is told by its page of rules (docs/rules), what a record is by
 * docs/record.md.
 *
 * Answers. A function gives its answer through its last parameters and returns a status. A status
 * other than BENBEN_OK leaves all handles as they were and sets the answers to NULL or 0, but for
 * BENBEN_REFUSED, which sets `answer` or `error` to a string with the reason as JSON:
 *
 *   {"code":"illegal","message":"The cube 014 shows one face only.","rule":"PYX-11","line":7,
 *    "fault":"one_face","params":{"cell":"014"}}
 *
 * `code` is of the list in docs/protocol.md; `message` is one sentence in English; `rule` (the rule
 * that forbids it), `line` (from 1, of a record or file) and `fault` with `params` (which sentence
 * it is, and what stands in its places, for other languages) stand only where there are any.
 * Answers that are called `error` may be NULL if one does not want to know; all others must not.
 *
 * Seats are numbers from 0; an actor is a seat, or BENBEN_CHANCE. Sets of seats are bits: seat n is
 * 1 << n. Where a seed is asked, the same seed gives the same answer on every platform
 * (docs/random.md): nothing is measured in time, and nothing random is hidden.
 *
 * Threads. Handles may be used from any thread, and different handles in different threads at the
 * same time; one handle, in one thread at a time, freeing included. The library starts no threads
 * and has no state but its handles and constant tables.
 *
 * Nothing of C++ crosses this header, exceptions neither. If the library finds one of its own
 * promises broken, it says so on standard error and aborts.
 */
#ifndef BENBEN_H
#define BENBEN_H

#include <stddef.h>
#include <stdint.h>

/* The version of this header. From the first release on it grows when something is added; what is
 * there keeps its meaning until the library has another name (soname). */
#define BENBEN_API_VERSION 1

#if defined(__GNUC__)
#define BENBEN_API __attribute__((visibility("default")))
#else
#define BENBEN_API
#endif

#ifdef __cplusplus
#define BENBEN_NOEXCEPT noexcept
extern "C" {
#else
#define BENBEN_NOEXCEPT
#endif

/* NOLINTBEGIN(readability-identifier-naming,modernize-*): these are C's names. */

/* What became of a call. */
typedef int32_t benben_status;
enum {
  BENBEN_OK = 0,
  /* There is no such thing here: a list of moves where they cannot be listed, a tag that a record
   * does not have. */
  BENBEN_NONE = 1,
  /* What was given is wrong, and there is a reason for people: see "Answers" above. */
  BENBEN_REFUSED = 2,
  /* A handle that is NULL, freed, or not of this kind. */
  BENBEN_BAD_HANDLE = 3,
  /* An argument that is out of its range, or NULL where that is not allowed. */
  BENBEN_BAD_ARGUMENT = 4,
  /* There is no memory for it (or a benben_stop of C++ threw). */
  BENBEN_FAILED = 5
};

typedef struct benben_string benben_string;
typedef struct benben_position benben_position;
typedef struct benben_moves benben_moves;
typedef struct benben_record benben_record;
typedef struct benben_bot benben_bot;
typedef struct benben_search benben_search;
typedef struct benben_review benben_review;

/* A size: the text ends before its first zero byte. */
#define BENBEN_ZERO_TERMINATED SIZE_MAX
/* An actor that is no seat. */
#define BENBEN_CHANCE (-1)
/* Seats are less than this in every game. */
#define BENBEN_MAX_SEATS 6
/* A number of events: all. */
#define BENBEN_ALL (-1)

/* ---- The library ---- */

/* The version of the header that the library was built with; a library with a larger number than
 * BENBEN_API_VERSION serves you, one with a smaller may lack what you call. */
BENBEN_API int32_t benben_api_version(void) BENBEN_NOEXCEPT;

/* The version of Benben: "0.1.0". Constant; not to be freed. */
BENBEN_API const char* benben_version(void) BENBEN_NOEXCEPT;

/* How many handles are open now; what a program's tests compare before and after. */
BENBEN_API size_t benben_handle_count(void) BENBEN_NOEXCEPT;

/* ---- Strings ---- */

/* The bytes of a string, and a zero byte behind them; NULL for a bad handle. Good until it is
 * freed. */
BENBEN_API const char* benben_string_data(const benben_string* string) BENBEN_NOEXCEPT;

/* The size in bytes, without the zero byte; 0 for a bad handle. */
BENBEN_API size_t benben_string_size(const benben_string* string) BENBEN_NOEXCEPT;

BENBEN_API benben_status benben_string_free(benben_string* string) BENBEN_NOEXCEPT;

/* ---- Games ---- */

/* How a game is set up. Zeroed memory and a number of players is a setup. */
typedef struct benben_named_text {
  const char* name;
  size_t name_size;
  const char* value;
  size_t value_size;
} benben_named_text;

typedef struct benben_setup {
  /* In the range of the game. */
  int32_t players;
  /* Choices among the game's options, each at most once; an absent one has its default. NULL if
   * option_count is 0. */
  const benben_named_text* options;
  size_t option_count;
  /* Data of the game's own (benben_game_read_tags), by their full names. NULL if tag_count is 0. */
  const benben_named_text* tags;
  size_t tag_count;
} benben_setup;

/* The games in this library, in the order in which they are shown, as JSON:
 *
 *   [{"name":"pyramix","title":"Pyramix","summary":"...","rules":1,"min_players":2,
 *     "max_players":4,"options":[{"name":"cobras","summary":"...","values":["visible","all"]}],
 *     "tags":null,"races":false}]
 *
 * The first value of an option is the default. `tags` is {"prefix":"Sheet.","summary":"..."} where
 * a game takes data of its own; `races` says whether several seats may ever answer at once. */
BENBEN_API benben_status benben_games(benben_string** answer) BENBEN_NOEXCEPT;

/* What is fixed in a game that is set up so, as JSON: the entry of benben_games, and
 *
 *   "setup":{"players":2,"options":{"cobras":"visible"}},"faults":[...],"facts":{...}
 *
 * `faults` are all reasons for which it refuses a move, with their sentences; the members of
 * `facts` (boards, points, decks, limits) are listed in docs/rules. `setup` must not be NULL.
 * BENBEN_REFUSED: there is no such game, or it cannot be set up so. */
BENBEN_API benben_status benben_game_facts(const char* game, size_t game_size,
                                           const benben_setup* setup,
                                           benben_string** answer) BENBEN_NOEXCEPT;

/* Reads a person's file with data of a game's own: JSON {"Sheet.G":"..."}, the tags by their full
 * names. BENBEN_REFUSED: there is no such game, it takes no data, or the file is wrong (`line`). */
BENBEN_API benben_status benben_game_read_tags(const char* game, size_t game_size, const char* file,
                                               size_t file_size,
                                               benben_string** answer) BENBEN_NOEXCEPT;

/* ---- Positions ---- */

/* The position before the first event of a game. `setup` must not be NULL. BENBEN_REFUSED: there is
 * no such game, or it cannot be set up so. */
BENBEN_API benben_status benben_position_start(const char* game, size_t game_size,
                                               const benben_setup* setup,
                                               benben_position** position,
                                               benben_string** error) BENBEN_NOEXCEPT;

/* The position at the end of a record (tags alone are a record, too). BENBEN_REFUSED: the text is
 * no record, or an event is against the rules (`line`). */
BENBEN_API benben_status benben_position_open(const char* record, size_t record_size,
                                              benben_position** position,
                                              benben_string** error) BENBEN_NOEXCEPT;

/* A position like it, which goes its own way from here. */
BENBEN_API benben_status benben_position_clone(const benben_position* position,
                                               benben_position** copy) BENBEN_NOEXCEPT;

BENBEN_API benben_status benben_position_free(benben_position* position) BENBEN_NOEXCEPT;

/* The name of its game: "pyramix". */
BENBEN_API benben_status benben_position_game(const benben_position* position,
                                              benben_string** answer) BENBEN_NOEXCEPT;

/* The number of players, from 1 to BENBEN_MAX_SEATS. */
BENBEN_API benben_status benben_position_players(const benben_position* position,
                                                 int32_t* players) BENBEN_NOEXCEPT;

/* The number of events that led here. */
BENBEN_API benben_status benben_position_ply(const benben_position* position,
                                             int32_t* ply) BENBEN_NOEXCEPT;

/* What a position waits for. */
enum {
  BENBEN_NEXT_OVER = 0,   /* nothing: the game is over */
  BENBEN_NEXT_CHANCE = 1, /* a chance event */
  BENBEN_NEXT_SEATS = 2   /* one of a set of seats */
};

/* `kind`: one of BENBEN_NEXT_*; `seats`: the set of those who may act, 0 unless it is
 * BENBEN_NEXT_SEATS. */
BENBEN_API benben_status benben_position_next(const benben_position* position, int32_t* kind,
                                              uint32_t* seats) BENBEN_NOEXCEPT;

/* The points so far, as the game's records count them: writes one number for each player to
 * `scores`, which has room for `capacity` numbers. BENBEN_BAD_ARGUMENT: there are more players. */
BENBEN_API benben_status benben_position_scores(const benben_position* position, int32_t* scores,
                                                size_t capacity) BENBEN_NOEXCEPT;

/* The set of seats that have won; 0 unless the game is over. */
BENBEN_API benben_status benben_position_winners(const benben_position* position,
                                                 uint32_t* seats) BENBEN_NOEXCEPT;

/* Whether an event may happen now. BENBEN_REFUSED: it may not, `error` says why (and which rule
 * says so). `actor`: BENBEN_CHANCE or a seat of the game. */
BENBEN_API benben_status benben_position_check(const benben_position* position, int32_t actor,
                                               const char* text, size_t text_size,
                                               benben_string** error) BENBEN_NOEXCEPT;

/* Lets an event happen. BENBEN_REFUSED: it may not, and the position is as before. */
BENBEN_API benben_status benben_position_apply(benben_position* position, int32_t actor,
                                               const char* text, size_t text_size,
                                               benben_string** error) BENBEN_NOEXCEPT;

/* The same for a move out of a list of this position, by its index. A list of an earlier position
 * does no harm: the move is checked as a text is. */
BENBEN_API benben_status benben_position_apply_move(benben_position* position,
                                                    const benben_moves* moves, size_t index,
                                                    benben_string** error) BENBEN_NOEXCEPT;

/* The text of the chance event that is due, drawn with exactly the distribution that the rules give
 * it; apply it with BENBEN_CHANCE. BENBEN_NONE: none is due. Draw with a new seed each time. */
BENBEN_API benben_status benben_position_sample(const benben_position* position, uint64_t seed,
                                                benben_string** answer) BENBEN_NOEXCEPT;

/* The legal moves of a seat, none for one that may not act. BENBEN_NONE: they cannot be listed in
 * this position (there are too many); check what you think of, or ask a bot. */
BENBEN_API benben_status benben_position_legal(const benben_position* position, int32_t seat,
                                               benben_moves** moves) BENBEN_NOEXCEPT;

/* The move of a seat that wins most points at once, as JSON {"text":"build 2,1","points":2}.
 * BENBEN_NONE: the game does not say, the seat may not act, or no move wins any. */
BENBEN_API benben_status benben_position_best(const benben_position* position, int32_t seat,
                                              benben_string** answer) BENBEN_NOEXCEPT;

/* The position for people and pages, as JSON: the line of a trace (docs/record.md) with more
 * members: `race` {"seats":[1,2],"yield":"waive","forfeit":"knock false"} where the first of
 * several seats to answer counts, `standing` and `derived` (benben_position_standing,
 * benben_position_derived). */
BENBEN_API benben_status benben_position_view(const benben_position* position,
                                              benben_string** answer) BENBEN_NOEXCEPT;

/* The line of a trace, as JSON: ply, next, legal moves, state, scores, winners. */
BENBEN_API benben_status benben_position_trace(const benben_position* position,
                                               benben_string** answer) BENBEN_NOEXCEPT;

/* What is public in the position, as JSON of the game's own (docs/rules). */
BENBEN_API benben_status benben_position_state(const benben_position* position,
                                               benben_string** answer) BENBEN_NOEXCEPT;

/* What the points would be if the game ended now, in parts, as JSON. */
BENBEN_API benben_status benben_position_standing(const benben_position* position,
                                                  benben_string** answer) BENBEN_NOEXCEPT;

/* What follows from the state and people are shown, as JSON of the game's own (docs/rules). */
BENBEN_API benben_status benben_position_derived(const benben_position* position,
                                                 benben_string** answer) BENBEN_NOEXCEPT;

/* What is true in every position of its game, as JSON: the `facts` of benben_game_facts. */
BENBEN_API benben_status benben_position_facts(const benben_position* position,
                                               benben_string** answer) BENBEN_NOEXCEPT;

/* A picture of the position in letters, of several lines, for a terminal without colours; empty in
 * the modules for browsers. */
BENBEN_API benben_status benben_position_drawing(const benben_position* position,
                                                 benben_string** answer) BENBEN_NOEXCEPT;

/* ---- Lists of moves ---- */

BENBEN_API benben_status benben_moves_count(const benben_moves* moves,
                                            size_t* count) BENBEN_NOEXCEPT;

/* The text of a move; the list is in byte order. `index`: less than the count. */
BENBEN_API benben_status benben_moves_text(const benben_moves* moves, size_t index,
                                           benben_string** answer) BENBEN_NOEXCEPT;

BENBEN_API benben_status benben_moves_free(benben_moves* moves) BENBEN_NOEXCEPT;

/* ---- Records ---- */

/* The record of a game that is about to begin: its tags, no events. Refuses as
 * benben_position_start does. */
BENBEN_API benben_status benben_record_start(const char* game, size_t game_size,
                                             const benben_setup* setup, benben_record** record,
                                             benben_string** error) BENBEN_NOEXCEPT;

/* Reads the form of a record; whether its events obey the rules, replaying tells. BENBEN_REFUSED:
 * the text is no record (`line`). */
BENBEN_API benben_status benben_record_parse(const char* text, size_t text_size,
                                             benben_record** record,
                                             benben_string** error) BENBEN_NOEXCEPT;

BENBEN_API benben_status benben_record_free(benben_record* record) BENBEN_NOEXCEPT;

/* The text of the record, the same as was read if nothing was changed. */
BENBEN_API benben_status benben_record_write(const benben_record* record,
                                             benben_string** answer) BENBEN_NOEXCEPT;

/* The number of its events. */
BENBEN_API benben_status benben_record_length(const benben_record* record,
                                              int32_t* events) BENBEN_NOEXCEPT;

/* One event: who acts, and its text. `ply`: from 0, less than the length. */
BENBEN_API benben_status benben_record_event(const benben_record* record, int32_t ply,
                                             int32_t* actor, benben_string** text) BENBEN_NOEXCEPT;

/* Adds an event. BENBEN_REFUSED: the text is not of the form of an event, or the record is full;
 * the rules are not asked. `actor`: BENBEN_CHANCE or from 0 to BENBEN_MAX_SEATS - 1. */
BENBEN_API benben_status benben_record_append(benben_record* record, int32_t actor,
                                              const char* text, size_t text_size,
                                              benben_string** error) BENBEN_NOEXCEPT;

/* The value of a tag. BENBEN_NONE: there is none of that name. */
BENBEN_API benben_status benben_record_tag(const benben_record* record, const char* name,
                                           size_t name_size,
                                           benben_string** answer) BENBEN_NOEXCEPT;

/* Changes the value of a tag, or adds the tag behind all others. BENBEN_REFUSED: a name or value
 * that no tag can have. */
BENBEN_API benben_status benben_record_set_tag(benben_record* record, const char* name,
                                               size_t name_size, const char* value,
                                               size_t value_size,
                                               benben_string** error) BENBEN_NOEXCEPT;

/* Sets the tag `Result` to the points of `position`, the record's last one, if the game is over
 * there, and removes it otherwise. */
BENBEN_API benben_status benben_record_set_result(benben_record* record,
                                                  const benben_position* position) BENBEN_NOEXCEPT;

/* The position after so many events, each checked against the rules; with BENBEN_ALL, the last one,
 * and the tags that tell how the game ended are checked, too. `plies`: BENBEN_ALL, or from 0 to the
 * length. BENBEN_REFUSED: a tag or event is against the rules (`line`). */
BENBEN_API benben_status benben_record_replay(const benben_record* record, int32_t plies,
                                              benben_position** position,
                                              benben_string** error) BENBEN_NOEXCEPT;

/* ---- Bots and search ---- */

/* Asked now and then while a bot or a search thinks, in the thread that waits for it: a number
 * other than 0 lets it stop and answer with the best found until then. It may call this library,
 * but not with the handles of the call that asks. */
typedef int (*benben_stop)(void* user);

/* A bot for a game: `random`, `greedy`, `bot:1` to `bot:8`, `mcts:N` with N simulations a move,
 * `learned:N`, which goes by what the game has learned, or, where two play without chance,
 * `alphabeta:N` with N nodes a move (N from 1 to 10,000,000), or
 * `erring:N:L`, which errs as the lower levels do (docs/terminal.md).
 * BENBEN_REFUSED: there is no such game or bot. */
BENBEN_API benben_status benben_bot_make(const char* game, size_t game_size, const char* spec,
                                         size_t spec_size, benben_bot** bot,
                                         benben_string** error) BENBEN_NOEXCEPT;

BENBEN_API benben_status benben_bot_free(benben_bot* bot) BENBEN_NOEXCEPT;

/* The text of a legal move of the seat that is to act (the lowest, if several may). `stop` may be
 * NULL: the bot then thinks to the end. BENBEN_NONE: no seat is to act. BENBEN_BAD_ARGUMENT: the
 * position is of another game. */
BENBEN_API benben_status benben_bot_choose(const benben_bot* bot, const benben_position* position,
                                           uint64_t seed, benben_stop stop, void* user,
                                           benben_string** answer) BENBEN_NOEXCEPT;

/* A Monte Carlo tree search from this position, for the seat that is to act (the lowest, if several
 * may). The position may go on or be freed; the search keeps what it needs. BENBEN_NONE: no seat is
 * to act. */
BENBEN_API benben_status benben_search_make(const benben_position* position, uint64_t seed,
                                            benben_search** search) BENBEN_NOEXCEPT;

BENBEN_API benben_status benben_search_free(benben_search* search) BENBEN_NOEXCEPT;

/* Before the first simulation: they end at what the game has learned positions to be worth, as
 * those of the bot `learned:N`. Where it has learned nothing of this one they are played out all
 * the same. BENBEN_BAD_ARGUMENT: it has run already. */
BENBEN_API benben_status benben_search_use_learned_value(benben_search* search) BENBEN_NOEXCEPT;

/* Runs more simulations, from 1 to 10,000,000 a call; each may add a node of some 100 bytes. `stop`
 * may be NULL. */
BENBEN_API benben_status benben_search_run(benben_search* search, int32_t simulations,
                                           benben_stop stop, void* user) BENBEN_NOEXCEPT;

/* What it has found, as JSON, in the order in which it looks at the moves:
 *
 *   {"seat":0,"simulations":1000,"moves":[{"text":"014","visits":612,"value":0.583211}]}
 *
 * Of a game whose moves cannot be listed these are the moves worth a thought. `value`: the mean
 * outcome for the seat, from 0 to 1, with six digits; 0 for a move not tried yet. */
BENBEN_API benben_status benben_search_statistics(const benben_search* search,
                                                  benben_string** answer) BENBEN_NOEXCEPT;

/* ---- Reviews ---- */

/* Begins to look back at a game: what luck brought, what decisions cost (docs/analysis.md).
 * `nodes`: simulations a position, from 1 to 100,000; `first`: the ply of the first event that is
 * reviewed, from 0 to the length. BENBEN_REFUSED: the text is no record, or an event is against the
 * rules
 * (`line`). */
BENBEN_API benben_status benben_review_open(const char* record, size_t record_size, int32_t nodes,
                                            uint64_t seed, int32_t first, benben_review** review,
                                            benben_string** error) BENBEN_NOEXCEPT;

BENBEN_API benben_status benben_review_free(benben_review* review) BENBEN_NOEXCEPT;

/* How many events are to be reviewed in all. */
BENBEN_API benben_status benben_review_length(const benben_review* review,
                                              int32_t* events) BENBEN_NOEXCEPT;

/* Reviews the next event and gives it as JSON, an event of docs/analysis.md: of a decision with a
 * loss also why the better move is better (`facts`, `reasons`, `costs`, as of advice), of a chance
 * event also what else was `possible`. A loss is looked into
 * with ten times the effort, so some events take twenty times as long as others. `stop` may be
 * NULL; if it stops, the numbers are of the effort until then, and no loss is told. BENBEN_NONE:
 * all have been reviewed. */
BENBEN_API benben_status benben_review_step(benben_review* review, benben_stop stop, void* user,
                                            benben_string** answer) BENBEN_NOEXCEPT;

/* What the events reviewed so far sum up to, as JSON: the members `seats` and `turning_points` of
 * docs/analysis.md, and `end`, the outlook behind the last of them. */
BENBEN_API benben_status benben_review_sums(const benben_review* review,
                                            benben_string** answer) BENBEN_NOEXCEPT;

/* ---- Advice ---- */

/* What a seat might play, what it promises and why, as JSON (docs/analysis.md): the best moves with
 * each seat's expected share of the win and points, the features of the game that stand out after
 * the turn, and what the search found besides. `seat`: from 0, less than the players; `nodes`:
 * simulations a position, from 1 to 100,000: a dozen positions and more are searched. `stop` may be
 * NULL; if it stops, the numbers are of the effort until then, for one move at least. The same
 * position, seed and nodes give the same bytes. BENBEN_NONE: the seat may not act. */
BENBEN_API benben_status benben_advise(const benben_position* position, int32_t seat, int32_t nodes,
                                       uint64_t seed, benben_stop stop, void* user,
                                       benben_string** answer) BENBEN_NOEXCEPT;

/* ---- Measures ---- */

/* Seconds of fixed play of all that a game has, as one number (the "functional signature"): equal
 * to bench/reference.txt, or this library plays otherwise than it should. BENBEN_BAD_ARGUMENT:
 * there is no such game. */
BENBEN_API benben_status benben_signature(const char* game, size_t game_size,
                                          uint64_t* signature) BENBEN_NOEXCEPT;

/* Plays games at random at full speed and counts the decisions. BENBEN_BAD_ARGUMENT: no such game,
 * no game for so many players, or less than 1 game. */
BENBEN_API benben_status benben_playouts(const char* game, size_t game_size, int32_t players,
                                         int32_t games, uint64_t seed,
                                         uint64_t* decisions) BENBEN_NOEXCEPT;

/* NOLINTEND(readability-identifier-naming,modernize-*) */

#ifdef __cplusplus
}
#endif

#endif /* BENBEN_H */
