#include "server/assets.h"

#include <algorithm>

#include "core/text.h"

namespace benben {
namespace {

std::string_view trim(std::string_view text) {
  while (text.starts_with(' ') || text.starts_with('\t')) text.remove_prefix(1);
  while (text.ends_with(' ') || text.ends_with('\t')) text.remove_suffix(1);
  return text;
}

// Whether Accept-Encoding names the encoding, and not with the quality 0.
bool accepts(std::string_view header, std::string_view encoding) {
  for (const std::string_view item : split(header, ',')) {
    const std::size_t parameters = item.find(';');
    if (trim(item.substr(0, parameters)) != encoding) continue;
    if (parameters == std::string_view::npos) return true;
    const std::string_view quality = trim(item.substr(parameters + 1));
    return !quality.starts_with("q=0") || quality.find_first_of("123456789") != quality.npos;
  }
  return false;
}

}  // namespace

const Asset* Assets::find(std::string_view path) const {
  const auto found = std::ranges::lower_bound(assets_, path, {}, &Asset::path);
  return found != assets_.end() && found->path == path ? &*found : nullptr;
}

Representation choose_representation(const Asset& asset, std::string_view accept_encoding) {
  if (!asset.brotli.empty() && accepts(accept_encoding, "br")) return {asset.brotli, "br"};
  if (!asset.gzip.empty() && accepts(accept_encoding, "gzip")) return {asset.gzip, "gzip"};
  return {asset.bytes, ""};
}

}  // namespace benben
