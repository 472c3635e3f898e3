// What differs between the store's statements (store/sql.h) and what PostgreSQL takes.
#pragma once

#include <string>
#include <string_view>

namespace benben {

// `?` becomes `$1`, `$2`, ... in the order of their standing, `?3` becomes `$3`; each argument of
// benben_checksum() is made a text by benben_part(), as functions there are picked by types. What
// stands in quotes stays.
std::string to_postgres(std::string_view sql);

}  // namespace benben
