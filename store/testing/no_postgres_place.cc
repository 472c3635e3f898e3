// For a build without libpq.
#include "store/testing/stores.h"

namespace benben {

std::vector<Engine> engines() { return {Engine::kSqlite}; }

std::unique_ptr<TestPlace> make_postgres_place() { return nullptr; }

}  // namespace benben
