// The checksums that the store keeps beside what it keeps, to find a flipped bit where the database
// itself would take it for content.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string_view>

#include "store/database.h"

namespace benben {

// The first 64 bits of SHA-256 over the parts, each ended by a line feed. No part may contain one
// except the last, so that no two lists of parts give the same text.
std::int64_t checksum(std::initializer_list<std::string_view> parts);

// Gives SQL the function benben_checksum(...): checksum() of its arguments, of a number in decimal,
// of bytes in hexadecimal, of NULL as nothing. It is for the store's own statements alone and
// stands nowhere in the schema: every SQLite can read the file.
void define_checksum(Database& database);

}  // namespace benben
