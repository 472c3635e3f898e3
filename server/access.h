// AccessRules: who asks, and whom the server answers for.
//
// A client is known by its address, of IPv6 by the 64 bits that one household has. A proxy stands
// for others: it says for whom in X-Forwarded-For, and only proxies that the operator trusts are
// believed. A name in Host that is neither an address nor ours belongs to a page that was made to
// point here (DNS rebinding) and is not answered.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/result.h"

namespace benben {

// An IP address; IPv4 as IPv6 writes it (::ffff:0:0/96), so that both spellings are one client.
class Address {
 public:
  using Bytes = std::array<std::uint8_t, 16>;

  explicit Address(const Bytes& bytes) : bytes_(bytes) {}
  // `192.0.2.7` or `2001:db8::7`; nothing if it is neither.
  static std::optional<Address> parse(std::string_view text);
  // As proxies write it: also `192.0.2.7:1234`, `[2001:db8::7]` and `[2001:db8::7]:1234`.
  static std::optional<Address> parse_with_port(std::string_view text);

  bool is_v4() const;
  // What limits count by: `192.0.2.7`, `2001:db8:1:2::`.
  std::string client() const;
  const Bytes& bytes() const { return bytes_; }

 private:
  Bytes bytes_;
};

// A block of addresses, `10.0.0.0/8`, or one address.
class AddressRange {
 public:
  // An error that says what is wrong with the text.
  static Result<AddressRange> parse(std::string_view text);
  bool contains(const Address& address) const;

 private:
  AddressRange(const Address& first, int bits) : first_(first), bits_(bits) {}
  Address first_;
  int bits_;  // of 128
};

class AccessRules {
 public:
  // Without proxies this machine alone is trusted.
  explicit AccessRules(std::vector<AddressRange> proxies = {},
                       const std::vector<std::string>& names = {});

  // Whether the operator named this address as that of a proxy: it opens connections for many.
  bool is_named_proxy(const Address& peer) const;
  bool is_trusted(const Address& peer) const;
  // For whom a trusted peer asks: the last element of its X-Forwarded-For, which it has added
  // itself; the peer, if that is no address.
  std::string client_of(const Address& peer, std::string_view forwarded) const;
  // Whether a request with this Host is for us: an IP address, `localhost`, or one of the names.
  bool answers_for(std::string_view host) const;

 private:
  std::vector<AddressRange> proxies_;
  std::vector<AddressRange> trusted_;
  std::vector<std::string> names_;  // in lower case
};

}  // namespace benben
