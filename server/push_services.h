// PushServices: to whom the server sends notices. A browser says where its push service is, so that
// is input of a stranger: only services that are known are asked, and those that the operator
// names.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace benben {

inline constexpr std::size_t kMostEndpoint = 500;

struct PushUrl {
  bool is_secure = true;
  std::string host;
  std::uint16_t port = 443;
  std::string path;

  // The scheme, the host and the port if it is not the scheme's.
  std::string origin() const;
};

// `https://HOST[:PORT]/PATH` or the same with http, without user and fragment, in printable ASCII;
// nothing if it is anything else. Letters of a host become small ones.
std::optional<PushUrl> read_push_url(std::string_view text);

class PushServices {
 public:
  // `named`: those of the operator, as origins.
  explicit PushServices(std::vector<std::string> named = {}) : named_(std::move(named)) {}

  bool knows(const PushUrl& url) const { return is_named(url) || is_browsers(url); }
  // One that the operator names may be at an address that is nobody else's.
  bool is_named(const PushUrl& url) const;

 private:
  static bool is_browsers(const PushUrl& url);

  std::vector<std::string> named_;
};

// Whether an address (the 16 bytes of IPv6, IPv4 as mapped there) is one of the public internet.
bool is_public_address(const std::uint8_t (&address)[16]);

}  // namespace benben
