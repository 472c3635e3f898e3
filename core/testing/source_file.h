// Where the files lie that tests read.
#pragma once

#include <string>
#include <string_view>

namespace benben::testing {

// The path of a file of the tree, which is named from its root. Only the source of this function is
// compiled with the root's own path: so the tests of every clone share one compiler cache.
std::string source_file(std::string_view path);

}  // namespace benben::testing
