#include "store/checksum.h"

#include <sodium.h>

#include <span>
#include <string>

namespace benben {
namespace {

std::int64_t first_64_bits_of_sha256(std::string_view text) {
  Digest digest;
  crypto_hash_sha256(digest.data(), reinterpret_cast<const unsigned char*>(text.data()),
                     text.size());
  std::uint64_t value = 0;
  for (std::size_t i = 0; i < 8; ++i) value = value << 8 | digest[i];
  return static_cast<std::int64_t>(value);
}

std::string hexadecimal(std::string_view bytes) {
  constexpr char kDigits[] = "0123456789abcdef";
  std::string text;
  for (const char byte : bytes) {
    text += kDigits[static_cast<unsigned char>(byte) >> 4];
    text += kDigits[static_cast<unsigned char>(byte) & 15];
  }
  return text;
}

std::string text_of(sqlite3_value* value) {
  const bool is_blob = sqlite3_value_type(value) == SQLITE_BLOB;
  const void* bytes = is_blob ? sqlite3_value_blob(value) : sqlite3_value_text(value);
  if (bytes == nullptr) return "";
  const std::string_view content(static_cast<const char*>(bytes),
                                 static_cast<std::size_t>(sqlite3_value_bytes(value)));
  return is_blob ? hexadecimal(content) : std::string(content);
}

void checksum_in_sql(sqlite3_context* context, int count, sqlite3_value** values) {
  std::string text;
  for (sqlite3_value* value : std::span(values, static_cast<std::size_t>(count))) {
    text.append(text_of(value)) += '\n';
  }
  sqlite3_result_int64(context, first_64_bits_of_sha256(text));
}

}  // namespace

std::int64_t checksum(std::initializer_list<std::string_view> parts) {
  std::string text;
  for (const std::string_view part : parts) text.append(part) += '\n';
  return first_64_bits_of_sha256(text);
}

void define_checksum(Database& database) {
  constexpr int kAnyCount = -1;
  sqlite3_create_function(database.handle(), "benben_checksum", kAnyCount,
                          SQLITE_UTF8 | SQLITE_DETERMINISTIC | SQLITE_DIRECTONLY, nullptr,
                          checksum_in_sql, nullptr, nullptr);
}

}  // namespace benben
