// The commands of `benben`, one file each. Each takes its parsed options and gives the exit code.
//
// Results go to standard output, errors and progress to standard error.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace benben::cli {

// How a game is chosen on the command line.
struct GameOptions {
  std::string game;
  int players = 2;
  std::vector<std::string> options;  // "cobras=all"
  std::string tags;                  // a file with data of the game's own; empty for none
};

// What engines (docs/engine.md) are told, and how long they are waited for.
struct EngineFlags {
  std::optional<int> nodes;
  std::optional<int> time_ms;
  std::vector<std::string> options;  // "play=bot:3"
  int patience = 60;                 // seconds
};

struct TraceOptions {
  std::string file;  // "-" for standard input
};
int trace(const TraceOptions& options);

struct AnalyseOptions {
  std::string file;  // "-" for standard input
  int nodes = 1000;  // simulations a position (search/review.h)
  std::uint64_t seed = 1;
  bool json = false;
};
int analyse(const AnalyseOptions& options);

struct PuzzlesOptions {
  std::string game;
  int count = 10;
  std::uint64_t seed = 1;
  int nodes = 1000;  // simulations a position (search/puzzles.h)
  bool json = false;
  std::string check;  // a file of puzzles to look at again; empty for making new ones
};
int puzzles(const PuzzlesOptions& options);

struct SelfplayOptions {
  GameOptions game;
  std::uint64_t seed = 1;
  std::vector<std::string> bots;  // one per seat, or one for all
  int games = 1;
  int first = 1;  // number of the first of them
  int jobs = 1;
  std::string out = ".";
  std::string format = "records";
  EngineFlags engines;
};
int selfplay(const SelfplayOptions& options);

struct PerftOptions {
  GameOptions game;
  std::uint64_t seed = 1;
  int depth = 3;
};
int perft(const PerftOptions& options);

struct ArenaOptions {
  GameOptions game;
  std::uint64_t seed = 1;
  std::vector<std::string> bots;  // two or more
  int games = 100;                // deals
  int jobs = 1;
  std::string shard = "1/1";
  int near = 0;              // how far apart those that meet may stand in the list; 0: all meet
  std::string zero;          // the bot from which Elo is counted; empty: from the mean
  std::string out;           // a file of results, which goes on where it ended
  std::vector<double> sprt;  // nothing, or two strengths in Elo
  int luck = 0;              // simulations a position by which it is taken out; 0: it is not
  bool json = false;
  EngineFlags engines;
};
int arena(const ArenaOptions& options);

struct MergeOptions {
  std::vector<std::string> files;  // of one plan's results
  std::string zero;                // as of ArenaOptions
  std::string out;
  bool json = false;
};
int merge(const MergeOptions& options);

struct TournamentFlags {
  GameOptions game;  // its players: the seats of a table
  std::string system = "swiss";
  int rounds = 0;  // of Swiss and arena; 0: as many as part the players
  std::uint64_t seed = 1;
  std::vector<std::string> bots;  // who takes part, the first seed first
  int copies = 1;                 // of each of them
  std::string out;                // the folder of the records; empty for none
  bool json = false;
  EngineFlags engines;
};
int tournament(const TournamentFlags& flags);

struct RatingsOptions {
  std::vector<std::string> files;  // records, or folders of records, in the order of the games
  bool json = false;
};
int ratings(const RatingsOptions& options);

struct PlayOptions {
  std::string game;            // may be empty when resumed
  std::optional<int> players;  // as many as there are seats, if not given
  std::vector<std::string> options;
  std::string tags;
  std::string seats;  // "me,bot:4"; empty for me against bots, or the seats of the record
  std::optional<std::uint64_t> seed;
  std::string save;             // saved to after every event; empty for none
  std::string resume;           // a record to go on with; empty for a new game
  std::string colour = "auto";  // or "always", "never"
  bool compact = false;         // the board takes little room, however large the terminal is
  EngineFlags engines;
};
int play(const PlayOptions& options);

struct EngineOptions {
  std::string play = "search";  // or a bot
  int threads = 1;
};
int engine(const EngineOptions& options);

// Of one game, or of all if none is named.
int bench(const std::string& game);
struct FactsOptions {
  GameOptions game;
};
int facts(const FactsOptions& options);

// Whether a command that lists something prints it as JSON (docs/terminal.md).
struct ListOptions {
  bool json = false;
};
int list_games(const ListOptions& options);
int version(const ListOptions& options);

struct RulesOptions {
  std::string what;                // a game or a rule's id; empty for the list of games
  std::vector<std::string> title;  // of a section, in words
};
int rules(const RulesOptions& options);

}  // namespace benben::cli
