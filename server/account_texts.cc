#include "server/account_texts.h"

#include <utf8proc.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <memory>
#include <vector>

#include "core/text.h"
#include "server/faults.h"
#include "server/names.h"
#include "table/secret.h"

namespace benben {
namespace {

constexpr std::size_t kMinNameCharacters = 2;
constexpr std::size_t kMaxAccountNameCharacters = 20;
constexpr std::size_t kMinPasswordBytes = 8;
constexpr std::size_t kMaxPasswordBytes = 128;

// Crockford's: without I, L, O and U.
constexpr std::string_view kCodeAlphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
constexpr std::size_t kCodeLetters = 20;
constexpr std::size_t kCodeGroup = 5;

// The text that utf8proc makes of another; empty if it is not UTF-8.
std::string mapped(std::string_view text, int options) {
  utf8proc_uint8_t* made = nullptr;
  const utf8proc_ssize_t size =
      utf8proc_map(reinterpret_cast<const utf8proc_uint8_t*>(text.data()),
                   static_cast<utf8proc_ssize_t>(text.size()), &made,
                   static_cast<utf8proc_option_t>(UTF8PROC_STABLE | options));
  if (size < 0) return "";
  const std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> owner(made, &std::free);
  return {reinterpret_cast<const char*>(made), static_cast<std::size_t>(size)};
}

std::vector<utf8proc_int32_t> characters_of(std::string_view text) {
  std::vector<utf8proc_int32_t> characters;
  const auto* bytes = reinterpret_cast<const utf8proc_uint8_t*>(text.data());
  auto left = static_cast<utf8proc_ssize_t>(text.size());
  while (left > 0) {
    utf8proc_int32_t character = 0;
    const utf8proc_ssize_t size = utf8proc_iterate(bytes, left, &character);
    if (size <= 0) return {};
    characters.push_back(character);
    bytes += size;
    left -= size;
  }
  return characters;
}

// What remains of a key: letters, digits and the marks that are letters.
bool is_kept(utf8proc_int32_t c) {
  if (c >= 0x0300 && c <= 0x036F) return false;  // accents
  const utf8proc_category_t category = utf8proc_category(c);
  const bool is_letter = category >= UTF8PROC_CATEGORY_LU && category <= UTF8PROC_CATEGORY_LO;
  const bool is_mark = category == UTF8PROC_CATEGORY_MN || category == UTF8PROC_CATEGORY_MC;
  const bool is_number = category >= UTF8PROC_CATEGORY_ND && category <= UTF8PROC_CATEGORY_NO;
  return is_letter || is_mark || is_number;
}

// The one that stands for those that look like it, small or as a capital.
utf8proc_int32_t look_of(utf8proc_int32_t c) {
  static constexpr struct {
    char like;
    std::u32string_view others;
  } kLooks[] = {
      {'a', U"\u0430\u03B1"},
      {'b', U"\u0432\u03B2"},
      {'c', U"\u0441"},
      {'e', U"\u0435\u03B5"},
      {'h', U"\u043D\u04BB\u03B7"},
      {'i', U"1l\u0131\u0456\u04CF\u03B9"},
      {'j', U"\u0458"},
      {'k', U"\u043A\u03BA"},
      {'m', U"\u043C\u03BC"},
      {'n', U"\u03BD"},
      {'o', U"0\u043E\u03BF\u0585"},
      {'p', U"\u0440\u03C1"},
      {'q', U"\u051B"},
      {'s', U"\u0455"},
      {'t', U"\u0442\u03C4"},
      {'w', U"\u051D"},
      {'x', U"\u0445\u03C7"},
      {'y', U"\u0443\u03C5"},
      {'z', U"\u03B6"},
      {'d', U"\u0501"},
  };
  for (const auto& [like, others] : kLooks) {
    if (others.find(static_cast<char32_t>(c)) != others.npos) return like;
  }
  return c;
}

}  // namespace

std::string look_key(std::string_view text) {
  const std::string folded =
      mapped(text, UTF8PROC_COMPAT | UTF8PROC_DECOMPOSE | UTF8PROC_CASEFOLD | UTF8PROC_IGNORE);
  std::string key;
  for (const utf8proc_int32_t c : characters_of(folded)) {
    if (!is_kept(c)) continue;
    utf8proc_uint8_t bytes[4];
    const utf8proc_ssize_t size = utf8proc_encode_char(look_of(c), bytes);
    key.append(reinterpret_cast<const char*>(bytes), static_cast<std::size_t>(size));
  }
  return key;
}

Result<AccountName> read_account_name(std::string_view text) {
  const Result<std::string> name = read_name(text);
  if (!name) return name.error();
  const std::size_t length = characters_of(*name).size();
  AccountName read{*name, look_key(*name)};
  if (length < kMinNameCharacters || length > kMaxAccountNameCharacters || read.key.empty()) {
    return refused(server::Fault::kAccountName);
  }
  return read;
}

Result<std::string> read_password(std::string_view text, std::string_view name_key) {
  if (!is_clean_utf8(text)) return refused(server::Fault::kPasswordForm);
  std::string password = mapped(text, UTF8PROC_COMPOSE);
  if (password.size() < kMinPasswordBytes || password.size() > kMaxPasswordBytes) {
    return refused(server::Fault::kPasswordForm);
  }
  if (!name_key.empty() && look_key(password) == name_key)
    return refused(server::Fault::kPasswordIsName);
  return password;
}

std::string random_code() {
  std::array<std::uint8_t, kCodeLetters> random;
  system_entropy(random);
  std::string code;
  for (std::size_t i = 0; i < random.size(); ++i) {
    if (i > 0 && i % kCodeGroup == 0) code += '-';
    code += kCodeAlphabet[random[i] % kCodeAlphabet.size()];
  }
  return code;
}

Digest code_digest(std::string_view typed) {
  std::string code;
  for (char c : typed) {
    if (c == ' ' || c == '-') continue;
    if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    if (c == 'O') c = '0';
    if (c == 'I' || c == 'L') c = '1';
    code += c;
  }
  return digest_of("recovery code " + code);
}

}  // namespace benben
