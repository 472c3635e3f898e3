// The questions that inspect() asks of rows, as data. Each gives a row for each thing that is
// wrong: the id of a table, the id of a tournament, a ply, and what stands at `{}` in the sentence;
// any of them may be NULL.
#pragma once

#include <span>

namespace benben {

struct RowCheck {
  const char* code;  // of the finding (docs/operations.md, Looking for damage)
  const char* what;  // the sentence
  const char* sql;
};

std::span<const RowCheck> row_checks();

}  // namespace benben
