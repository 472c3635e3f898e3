#include "server/push_services.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/text.h"

namespace benben {
namespace {

// Those of Chrome, Firefox, Safari and Edge. One that begins with a point stands for all hosts
// below.
constexpr std::array<std::string_view, 4> kBrowsers = {
    "fcm.googleapis.com", ".push.services.mozilla.com", ".push.apple.com", ".notify.windows.com"};

constexpr std::size_t kMostHost = 253;
constexpr int kMostPort = 65535;

bool is_host_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-' || c == '.';
}

bool is_path_letter(char c) { return c > ' ' && c < '\x7f' && c != '#' && c != '"' && c != '\\'; }

bool is_host(std::string_view host) {
  return !host.empty() && host.size() <= kMostHost && std::ranges::all_of(host, is_host_letter) &&
         host.front() != '.' && host.back() != '.' && host.find("..") == host.npos;
}

struct Range {
  std::array<std::uint8_t, 16> first;
  int bits;
};

// What is not of the public internet (RFC 6890 and its successors). IPv4 stands as ::ffff:a.b.c.d.
constexpr Range ipv4(std::uint8_t a, std::uint8_t b, std::uint8_t c, int bits) {
  return {{0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff, a, b, c, 0}, 96 + bits};
}
constexpr Range kNotPublic[] = {
    ipv4(0, 0, 0, 8),      ipv4(10, 0, 0, 8),     ipv4(100, 64, 0, 10), ipv4(127, 0, 0, 8),
    ipv4(169, 254, 0, 16), ipv4(172, 16, 0, 12),  ipv4(192, 0, 0, 24),  ipv4(192, 0, 2, 24),
    ipv4(192, 88, 99, 24), ipv4(192, 168, 0, 16), ipv4(198, 18, 0, 15), ipv4(198, 51, 100, 24),
    ipv4(203, 0, 113, 24), ipv4(224, 0, 0, 3),
};
constexpr Range kIpv4 = ipv4(0, 0, 0, 0);
constexpr Range kGlobal = {{0x20}, 3};  // all of IPv6 that is public
constexpr Range kDocumentation = {{0x20, 0x01, 0x0d, 0xb8}, 32};
constexpr Range kTeredo = {{0x20, 0x01, 0, 0}, 32};  // tunnels lead to any IPv4 address
constexpr Range kSixToFour = {{0x20, 0x02}, 16};

bool contains(const Range& range, const std::uint8_t (&address)[16]) {
  for (int bit = 0; bit < range.bits; ++bit) {
    const auto byte = static_cast<std::size_t>(bit / 8);
    const int mask = 0x80 >> (bit % 8);
    if ((range.first[byte] & mask) != (address[byte] & mask)) return false;
  }
  return true;
}

}  // namespace

std::string PushUrl::origin() const {
  const bool is_usual = port == (is_secure ? 443 : 80);
  return std::string(is_secure ? "https://" : "http://") + host +
         (is_usual ? "" : ":" + std::to_string(port));
}

std::optional<PushUrl> read_push_url(std::string_view text) {
  constexpr std::string_view kSecure = "https://";
  constexpr std::string_view kPlain = "http://";
  if (text.size() > kMostEndpoint || !std::ranges::all_of(text, is_path_letter))
    return std::nullopt;
  PushUrl url;
  url.is_secure = text.starts_with(kSecure);
  if (!url.is_secure && !text.starts_with(kPlain)) return std::nullopt;
  if (!url.is_secure) url.port = 80;
  text.remove_prefix(url.is_secure ? kSecure.size() : kPlain.size());
  const std::size_t slash = std::min(text.find_first_of("/?"), text.size());
  std::string_view host = text.substr(0, slash);
  url.path = text.substr(slash);
  if (!url.path.starts_with('/')) url.path.insert(0, "/");
  if (const std::size_t colon = host.find(':'); colon != host.npos) {
    const std::optional<int> port = parse_number(host.substr(colon + 1), kMostPort);
    if (!port || *port == 0) return std::nullopt;
    url.port = static_cast<std::uint16_t>(*port);
    host = host.substr(0, colon);
  }
  url.host = host;
  for (char& c : url.host) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return is_host(url.host) ? std::optional(std::move(url)) : std::nullopt;
}

bool PushServices::is_named(const PushUrl& url) const {
  return std::ranges::find(named_, url.origin()) != named_.end();
}

bool PushServices::is_browsers(const PushUrl& url) {
  if (!url.is_secure || url.port != 443) return false;
  return std::ranges::any_of(kBrowsers, [&](std::string_view known) {
    return known.front() == '.' ? url.host.ends_with(known) : url.host == known;
  });
}

bool is_public_address(const std::uint8_t (&address)[16]) {
  if (contains(kIpv4, address)) {
    return std::ranges::none_of(kNotPublic, [&](const Range& r) { return contains(r, address); });
  }
  return contains(kGlobal, address) && !contains(kDocumentation, address) &&
         !contains(kTeredo, address) && !contains(kSixToFour, address);
}

}  // namespace benben
