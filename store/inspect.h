// What can be said of a database without the rules of games: whether its pages, its rows and what
// one row says of another are what was written (docs/operations.md, Looking for damage).
//
// It looks at a copy of one moment, so a server may use the file meanwhile, and nothing is changed
// in it. What is found names no person and no secret.
#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/result.h"
#include "store/store.h"

namespace benben {

struct Finding {
  std::string code;             // which kind it is: "row"
  std::string table = {};       // the id, where it is a table's
  std::string tournament = {};  // or a tournament's
  std::optional<int> ply = std::nullopt;
  std::string what = {};  // one sentence for a person
  std::string rule = {};  // id of the rule that forbids what stands there

  friend bool operator==(const Finding&, const Finding&) = default;
};

struct Inspection {
  std::vector<Finding> findings = {};
  // The copy, as this version has its tables; what was set aside is as all others here. Nothing if
  // it is too damaged to be asked.
  std::unique_ptr<Store> store = nullptr;
  std::vector<std::string> tables = {};       // their ids, the oldest first
  std::vector<std::string> tournaments = {};  // the same
};

// An error if there is no file, or none that a Benben of this version or an older one has made.
// `now_s` is for a file of an older version (store/schema.h).
Result<Inspection> inspect(const std::filesystem::path& database, std::int64_t now_s);

}  // namespace benben
