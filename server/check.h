// Whether all that is stored is sound: pages and rows (store/inspect.h), and then what they mean.
// Every table is folded by the core from its record to its end, every tournament from its facts,
// and the ratings are counted again (docs/operations.md, Looking for damage).
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <vector>

#include "core/result.h"
#include "store/inspect.h"
#include "store/postgres.h"

namespace benben {

struct Checked {
  std::size_t tables = 0;
  std::size_t rated_games = 0;
  std::size_t tournaments = 0;
  std::vector<Finding> findings = {};
};

// An error if the file cannot be read at all. From then on assertions throw (table/promise.h).
Result<Checked> check_database(const std::filesystem::path& database, std::int64_t now_s);
// The same of a PostgreSQL database, beside its servers, as it stands at one moment; an error, too,
// if it stops answering on the way.
Result<Checked> check_postgres(const PostgresOptions& options);

}  // namespace benben
