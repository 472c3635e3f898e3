// What a search has found, as JSON: apart, so that modules without search do without it.
#include "capi/json.h"
#include "core/text.h"

namespace benben::capi {
namespace {

// A number from 0 to 1 with six digits; the library's own way takes 20 KiB in a browser's module.
std::string fraction_text(double fraction) {
  constexpr int kUnit = 1'000'000;
  const int millionths = static_cast<int>(fraction * kUnit + 0.5);
  const std::string digits = std::to_string(kUnit + millionths % kUnit).substr(1);
  return std::to_string(millionths / kUnit) + "." + digits;
}

}  // namespace

std::string statistics_json(const TreeSearch& search) {
  std::string out = "{\"seat\":" + std::to_string(index(search.seat())) +
                    ",\"simulations\":" + std::to_string(search.simulations()) + ",\"moves\":[";
  for (const SearchedMove& move : search.statistics()) {
    if (out.back() != '[') out += ',';
    out += "{\"text\":" + json_quote(move.text) + ",\"visits\":" + std::to_string(move.visits) +
           ",\"value\":" + fraction_text(move.value) + "}";
  }
  return out + "]}";
}

}  // namespace benben::capi
