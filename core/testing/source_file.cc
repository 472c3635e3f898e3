#include "core/testing/source_file.h"

namespace benben::testing {

std::string source_file(std::string_view path) { return BENBEN_SOURCE_DIR "/" + std::string(path); }

}  // namespace benben::testing
