// `benben ratings FILE...`: who plays how well, from the records of finished games.
#include "people/ratings.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <iomanip>
#include <iostream>
#include <string>
#include <system_error>
#include <utility>
#include <vector>

#include "cli/commands.h"
#include "cli/common.h"
#include "cli/exit.h"
#include "core/json.h"
#include "core/replay.h"
#include "games/registry.h"
#include "search/review_json.h"

namespace benben::cli {
namespace {

using Row = std::pair<std::string, PlayerRating>;

// The records in a folder, by their names; a file is itself.
Result<std::vector<std::string>> records_in(const std::string& path) {
  std::error_code failure;
  if (!std::filesystem::is_directory(path, failure)) return std::vector{path};
  std::vector<std::string> files;
  for (const auto& entry : std::filesystem::directory_iterator(path, failure)) {
    if (entry.path().extension() == ".game") files.push_back(entry.path().string());
  }
  if (failure) {
    return Error{ErrorCode::kInput, "Cannot read the folder: " + failure.message() + "."};
  }
  std::ranges::sort(files);
  return files;
}

struct Rated {
  Ratings ratings;
  int games = 0;
  int left_out = 0;
};

// An error is of a file that is no record; what cannot be rated is said and left out.
Status add_record(const std::string& file, Rated& rated) {
  const Result<std::string> content = read_file(file);
  if (!content) return content.error();
  const Result<Record> record = parse_record(*content);
  if (!record) return record.error();
  const auto end = replay(*record, find_game);
  if (!end) return end.error();
  const Result<RatedGame> game = rated_game(*record, **end);
  if (game) {
    rated.ratings.add(*game);
    ++rated.games;
  } else {
    std::cerr << "benben: " << file << ": not rated: " << game.error().message << '\n';
    ++rated.left_out;
  }
  return {};
}

// The strongest first.
std::vector<Row> table_of(const Ratings::Players& players) {
  std::vector<Row> rows(players.begin(), players.end());
  std::ranges::sort(rows, {},
                    [](const Row& row) { return std::pair(-row.second.rating.mean, row.first); });
  return rows;
}

void print_text(const Rated& rated) {
  for (const auto& [pool, players] : rated.ratings.pools()) {
    std::cout << pool.game << ", " << pool.seats << " players\n";
    int place = 0;
    for (const auto& [name, player] : table_of(players)) {
      std::cout << std::setw(4) << ++place << std::setw(7) << std::lround(player.rating.mean)
                << " +-" << std::left << std::setw(5) << std::lround(2 * player.rating.deviation)
                << std::right << std::setw(6) << player.games << " games  " << name
                << (player.is_provisional() ? "  (provisional)" : "") << '\n';
    }
    std::cout << '\n';
  }
  std::cout << rated.games << (rated.games == 1 ? " game" : " games") << " rated, "
            << rated.left_out << " left out\n";
}

void print_json(const Rated& rated) {
  JsonWriter json;
  json.begin_object().member("rated", rated.games).member("left_out", rated.left_out);
  json.key("pools").begin_list();
  for (const auto& [pool, players] : rated.ratings.pools()) {
    json.begin_object().member("game", pool.game).member("seats", pool.seats);
    json.key("players").begin_list();
    for (const auto& [name, player] : table_of(players)) {
      json.begin_object().member("name", name).member("games", player.games);
      json.key("mean").raw(six_digits(player.rating.mean));
      json.key("deviation").raw(six_digits(player.rating.deviation));
      json.member("provisional", player.is_provisional()).end_object();
    }
    json.end_list().end_object();
  }
  std::cout << json.end_list().end_object().text() << '\n';
}

}  // namespace

int ratings(const RatingsOptions& options) {
  std::vector<std::string> files;
  for (const std::string& path : options.files) {
    const auto found = records_in(path);
    if (!found) return complain(path, found.error());
    files.insert(files.end(), found->begin(), found->end());
  }
  Rated rated;
  Progress progress("game", static_cast<int>(files.size()));
  for (const std::string& file : files) {
    if (const Status status = add_record(file, rated); !status) {
      return complain(file, status.error());
    }
    progress.step();
  }
  (options.json ? print_json : print_text)(rated);
  return kExitOk;
}

}  // namespace benben::cli
