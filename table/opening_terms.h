// How a table finds its people, who may look on, whether it is rated and who may write, as the tags
// `Listed`, `Fill`, `Watch`, `Rated` and `Chat` of its record (docs/record.md). What is left out
// stands in no tag.
#pragma once

#include <optional>

#include "core/record.h"
#include "table/values.h"

namespace benben {

void add_opening_tags(Record& record, const OpeningTerms& terms);
// Nothing if a tag is not of its form.
std::optional<OpeningTerms> opening_terms(const Record& record);
// A rematch is for the same people: it waits for nobody new.
void drop_opening_tags(Record& record);

}  // namespace benben
