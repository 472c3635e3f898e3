#include "store/postgres.h"

namespace benben {

bool is_postgres_url(std::string_view text) {
  return text.starts_with("postgres://") || text.starts_with("postgresql://");
}

}  // namespace benben
