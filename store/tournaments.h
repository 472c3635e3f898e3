// TournamentStore: the tournaments of the server, as lists of facts that are only ever appended
// (people/contest.h says what they mean). A part of the Store, and like it used by one thread and
// inside its transactions.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"
#include "store/stored.h"

namespace benben {

struct StoredFact {
  std::string text;
  std::int64_t at_s = 0;                        // Unix time
  std::string name = {};                        // what a person who enters calls themselves
  std::optional<Digest> person = std::nullopt;  // that proves their place

  friend bool operator==(const StoredFact&, const StoredFact&) = default;
};

struct StoredTournament {
  std::string id;
  std::string terms;
  std::uint64_t seed = 0;
  Digest organiser{};
  std::int64_t created_s = 0;  // Unix time
  std::optional<std::int64_t> ended_s = std::nullopt;
  std::vector<StoredFact> facts = {};

  friend bool operator==(const StoredTournament&, const StoredTournament&) = default;
};

struct AppendFacts {
  std::string tournament;
  int number = 0;  // how many facts the author believes to stand
  std::vector<StoredFact> facts;
  std::vector<StoredTable> tables = {};                // that these facts open
  std::optional<std::int64_t> ended_s = std::nullopt;  // it ends with them
};

// One that a person organises, or has a place in.
struct OwnTournament {
  std::string id;
  bool organises = false;

  friend bool operator==(const OwnTournament&, const OwnTournament&) = default;
};

class TournamentStore {
 public:
  virtual ~TournamentStore() = default;

  // Without facts.
  virtual Status create(const StoredTournament& tournament) = 0;
  // Compare-and-append: kConflict, and nothing is written, if there are not so many facts. The
  // tables are made with them.
  virtual Status append(const AppendFacts& append) = 0;
  // kUnknown if there is none, kDamaged if it is not what was written.
  virtual Result<StoredTournament> load(std::string_view id) = 0;
  // The ids of those that have not ended, the oldest first.
  virtual Result<std::vector<std::string>> open() = 0;
  // Those of at most so many that have, the latest first.
  virtual Result<std::vector<std::string>> ended(int most) = 0;
  // In the order in which they were made.
  virtual Result<std::vector<OwnTournament>> of_person(const Digest& person) = 0;
};

}  // namespace benben
