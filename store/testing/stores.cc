#include "store/testing/stores.h"

namespace benben {

std::unique_ptr<TestPlace> make_place(Engine engine, const std::filesystem::path& path) {
  return engine == Engine::kSqlite ? make_sqlite_place(path) : make_postgres_place();
}

}  // namespace benben
