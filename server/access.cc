#include "server/access.h"

#include <arpa/inet.h>

#include <algorithm>
#include <cstring>
#include <utility>

#include "core/text.h"

namespace benben {
namespace {

constexpr int kAddressBits = 128;
constexpr int kMappedBits = 96;  // before an IPv4 address
constexpr std::size_t kMappedBytes = kMappedBits / 8;
constexpr std::size_t kHouseholdBytes = 8;
constexpr int kMaxPort = 65535;
constexpr std::size_t kLongestAddress = INET6_ADDRSTRLEN;

constexpr Address::Bytes kMapped = {0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xff, 0xff};

std::string lower(std::string_view text) {
  std::string out(text);
  std::ranges::transform(out, out.begin(), [](char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c + ('a' - 'A')) : c;
  });
  return out;
}

std::string_view trimmed(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(" \t");
  if (begin == text.npos) return {};
  return text.substr(begin, text.find_last_not_of(" \t") - begin + 1);
}

bool is_port(std::string_view text) { return parse_number(text, kMaxPort).has_value(); }

// The host of `host` or `host:port`, of an IPv6 address without its brackets; nothing if it has
// neither form.
std::optional<std::string_view> host_of(std::string_view text) {
  if (text.starts_with('[')) {
    const std::size_t end = text.find(']');
    if (end == text.npos) return std::nullopt;
    const std::string_view rest = text.substr(end + 1);
    if (!rest.empty() && !(rest.starts_with(':') && is_port(rest.substr(1)))) return std::nullopt;
    return text.substr(1, end - 1);
  }
  const std::size_t colon = text.find(':');
  if (colon == text.npos) return text;
  if (!is_port(text.substr(colon + 1))) return std::nullopt;
  return text.substr(0, colon);
}

}  // namespace

std::optional<Address> Address::parse(std::string_view text) {
  // The zero byte ends what inet_pton() reads.
  if (text.size() >= kLongestAddress || text.find('\0') != text.npos) return std::nullopt;
  const std::string terminated(text);
  Bytes bytes = kMapped;
  if (inet_pton(AF_INET, terminated.c_str(), bytes.data() + kMappedBytes) == 1) {
    return Address(bytes);
  }
  if (inet_pton(AF_INET6, terminated.c_str(), bytes.data()) == 1) return Address(bytes);
  return std::nullopt;
}

std::optional<Address> Address::parse_with_port(std::string_view text) {
  if (std::optional<Address> plain = parse(text)) return plain;
  const std::optional<std::string_view> host = host_of(text);
  return host ? parse(*host) : std::nullopt;
}

bool Address::is_v4() const {
  return std::equal(kMapped.begin(), kMapped.begin() + kMappedBytes, bytes_.begin());
}

std::string Address::client() const {
  char text[INET6_ADDRSTRLEN] = "";
  if (is_v4()) {
    inet_ntop(AF_INET, bytes_.data() + kMappedBytes, text, sizeof text);
    return text;
  }
  Bytes household{};
  std::copy_n(bytes_.begin(), kHouseholdBytes, household.begin());
  inet_ntop(AF_INET6, household.data(), text, sizeof text);
  return text;
}

Result<AddressRange> AddressRange::parse(std::string_view text) {
  const auto fault = [&](const std::string& what) {
    return Error{ErrorCode::kMalformed, json_quote(text) + " " + what};
  };
  const std::size_t slash = text.find('/');
  const std::optional<Address> first = Address::parse(text.substr(0, slash));
  if (!first) return fault("is neither an IP address nor a block such as 10.0.0.0/8");
  if (slash == text.npos) return AddressRange(*first, kAddressBits);
  const int most = first->is_v4() ? kAddressBits - kMappedBits : kAddressBits;
  const std::optional<int> bits = parse_number(text.substr(slash + 1), most);
  if (!bits) return fault("must have a number from 0 to " + std::to_string(most) + " behind /");
  return AddressRange(*first, kAddressBits - most + *bits);
}

bool AddressRange::contains(const Address& address) const {
  for (int bit = 0; bit < bits_; ++bit) {
    const auto byte = static_cast<std::size_t>(bit / 8);
    const int mask = 0x80 >> (bit % 8);
    if (((first_.bytes()[byte] ^ address.bytes()[byte]) & mask) != 0) return false;
  }
  return true;
}

AccessRules::AccessRules(std::vector<AddressRange> proxies, const std::vector<std::string>& names)
    : proxies_(std::move(proxies)), trusted_(proxies_) {
  if (trusted_.empty()) {
    for (const char* loopback : {"127.0.0.0/8", "::1"}) {
      trusted_.push_back(AddressRange::parse(loopback).value());
    }
  }
  for (const std::string& name : names) names_.push_back(lower(name));
}

bool AccessRules::is_named_proxy(const Address& peer) const {
  return std::ranges::any_of(proxies_, [&](const auto& range) { return range.contains(peer); });
}

bool AccessRules::is_trusted(const Address& peer) const {
  return std::ranges::any_of(trusted_, [&](const auto& range) { return range.contains(peer); });
}

std::string AccessRules::client_of(const Address& peer, std::string_view forwarded) const {
  if (!is_trusted(peer)) return peer.client();
  const std::string_view last = trimmed(forwarded.substr(forwarded.rfind(',') + 1));
  return Address::parse_with_port(last).value_or(peer).client();
}

bool AccessRules::answers_for(std::string_view host) const {
  const std::optional<std::string_view> found = host_of(host);
  if (!found || found->empty()) return false;
  const std::string name = lower(*found);
  return name == "localhost" || Address::parse(name) ||
         std::ranges::find(names_, name) != names_.end();
}

}  // namespace benben
