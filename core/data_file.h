// Files in which a person wrote down data of a game's own, before the game reads them.
#pragma once

#include <string_view>

#include "core/result.h"

namespace benben {

// Nothing, or the first byte that no line may have, with its line. Tabulators and the carriage
// returns of some editors are blanks here, unlike in a record.
Status check_data_file(std::string_view file);

}  // namespace benben
