// The texts of accounts: names that are taken for one, passwords, recovery codes.
#pragma once

#include <string>
#include <string_view>

#include "core/result.h"
#include "store/stored.h"

namespace benben {

struct AccountName {
  std::string name;  // as it is shown
  std::string key;   // of all names that are taken for it
};

// 2 to 20 characters, as names.h has them, and a letter or digit among them.
Result<AccountName> read_account_name(std::string_view text);

// Without case, the accents of European scripts, blanks and punctuation; letters and digits that
// look alike are one, as are the forms that compatibility knows (full width, circled). Empty where
// no letter or digit is left. Marks of other scripts stay: there they are letters.
std::string look_key(std::string_view text);

// 8 to 128 bytes in NFC, and not the name, if one is given.
Result<std::string> read_password(std::string_view text, std::string_view name_key);

// A hundred random bits in Crockford's base 32, in groups: "7KQ2M-9PXRT-...".
std::string random_code();
// Of a code as somebody typed it: in any case, with or without blanks and hyphens, and O for 0, I
// and L for 1. Of what is no code it is nobody's.
Digest code_digest(std::string_view typed);

}  // namespace benben
