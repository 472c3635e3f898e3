// libFuzzer target: what stands in the head of a request (paths, queries, cookies, addresses, hosts
// and other headers) is read within its bounds or refused with a reason, and what was read can be
// written and read again.
#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/record.h"
#include "core/text.h"
#include "server/access.h"
#include "server/api.h"
#include "server/assets.h"
#include "server/cookies.h"
#include "server/endpoints.h"
#include "server/fuzzing.h"
#include "server/queries.h"
#include "table/secret.h"

namespace benben {
namespace {

template <class T>
bool is_read(const Result<T>& result) {
  BENBEN_ASSERT(result || fuzzing::has_reason(result));
  return result.ok();
}

void check_path(std::string_view text) {
  if (const std::optional<Target> target = find_endpoint(text)) {
    const std::string_view path = endpoints()[static_cast<std::size_t>(target->route)].path;
    BENBEN_ASSERT((path.find('*') == path.npos) == target->table.empty());
    BENBEN_ASSERT(target->table.find('/') == std::string::npos &&
                  text.find(target->table) != text.npos && !methods_of(target->route).empty());
  }
  const Result<RatedPool> pool = read_pool(split(text, '/'));
  BENBEN_ASSERT(!is_read(pool) || pool->game + "/" + std::to_string(pool->seats) == text);
  const std::optional<std::string> plain = decoded(text);
  if (!plain) return;
  BENBEN_ASSERT(is_clean_utf8(*plain) && plain->size() <= text.size());
  std::string escaped;
  for (const char c : *plain) {
    constexpr std::string_view kHex = "0123456789ABCDEF";
    const auto byte = static_cast<unsigned char>(c);
    escaped += {'%', kHex[byte >> 4U], kHex[byte & 15U]};
  }
  BENBEN_ASSERT(decoded(escaped) == plain);
}

void check_socket_queries(std::string_view text) {
  const Result<SocketQuery> socket = read_socket_query(text);
  if (is_read(socket)) {
    const Seen& seen = socket->seen;
    BENBEN_ASSERT(socket->protocol >= 0 && seen.events >= 0 &&
                  seen.events <= static_cast<int>(kMaxEvents) && seen.incidents.value_or(0) >= 0);
    const auto again = read_socket_query(
        "protocol=" + std::to_string(socket->protocol) + "&since=" + std::to_string(seen.events) +
        "&incidents=" + std::to_string(seen.incidents.value_or(0)));
    BENBEN_ASSERT(again && again->protocol == socket->protocol &&
                  again->seen.events == seen.events &&
                  again->seen.incidents == seen.incidents.value_or(0));
  }
  const Result<LobbyQuery> lobby = read_lobby_query(text);
  if (is_read(lobby)) {
    const LobbySince& since = lobby->since;
    BENBEN_ASSERT(since.number >= 0 && since.run.size() <= 32);
    const auto again =
        read_lobby_query("since=" + std::to_string(since.number) + "&run=" + since.run);
    BENBEN_ASSERT(again && again->since.run == since.run && again->since.number == since.number);
  }
}

void check_queries(std::string_view text) {
  const Result<HistoryAsked> history = read_history(text);
  if (is_read(history)) {
    BENBEN_ASSERT(history->query.seats >= 0 && history->query.before >= 0 &&
                  history->query.against == 0);
  }
  const Result<int> leaders = read_leaders_query(text);
  BENBEN_ASSERT(!is_read(leaders) || (*leaders >= 0 && *leaders <= 10'000));
  const Result<int> exported = read_export_query(text);
  BENBEN_ASSERT(!is_read(exported) || *exported >= 0);
  BENBEN_ASSERT(!leaders || exported);  // the same form, and more tables than leaders
  const Status none = read_no_query(text);
  BENBEN_ASSERT(none.ok() == text.empty() && (none || fuzzing::has_reason(none)));
}

// Secrets alone come out of a cookie, and those that are the browser's own go back in.
void check_cookies(std::string_view text) {
  for (const Scheme scheme : {Scheme::kHttp, Scheme::kHttps}) {
    const Cookies cookies = read_cookies(text, scheme);
    for (const std::string& secret : cookies.all()) {
      BENBEN_ASSERT(is_random_text(secret, kSecretBytes));
    }
    BENBEN_ASSERT(cookies.proofs().size() == cookies.all().size());
    if (cookies.own.empty()) continue;
    const std::string set = person_cookie(cookies.own, scheme);
    BENBEN_ASSERT(read_cookies(set, scheme).own == with_secrets(cookies.own, {}));
  }
}

void check_addresses(std::string_view text) {
  static const AccessRules rules({}, {"Benben.test"});
  static const Address proxy = Address::parse("127.0.0.1").value();
  static const Address stranger = Address::parse("192.0.2.7").value();
  const std::string client = rules.client_of(proxy, text);
  const std::optional<Address> again = Address::parse(client);
  BENBEN_ASSERT(again && again->client() == client);
  BENBEN_ASSERT(rules.client_of(stranger, text) == "192.0.2.7");
  if (const std::optional<Address> plain = Address::parse(text)) {
    BENBEN_ASSERT(Address::parse_with_port(text)->bytes() == plain->bytes());
    BENBEN_ASSERT(rules.answers_for(text) || text.find(':') != text.npos);
  }
  // A host that is ours has letters, digits, dots, colons and brackets, and nothing hidden.
  const auto is_of_host = [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= ':') || c == '.' ||
           c == '[' || c == ']';
  };
  BENBEN_ASSERT(!rules.answers_for(text) || std::ranges::all_of(text, is_of_host));
  const Result<AddressRange> range = AddressRange::parse(text);
  if (range) BENBEN_ASSERT(range->contains(*Address::parse(text.substr(0, text.find('/')))));
}

void check_headers(std::string_view text) {
  static constexpr Asset kAsset{"/a", "text/plain", "h", "bytes", "gzip", "brotli"};
  const Representation chosen = choose_representation(kAsset, text);
  BENBEN_ASSERT(chosen.encoding.empty() || text.find(chosen.encoding) != text.npos);
  BENBEN_ASSERT(!is_json_type(text) || text.size() >= std::string_view("application/json").size());
}

}  // namespace
}  // namespace benben

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace benben;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  check_path(text);
  check_socket_queries(text);
  check_queries(text);
  check_cookies(text);
  check_addresses(text);
  check_headers(text);
  return 0;
}
