#include "fair/draws.h"

#include <sodium.h>

#include <algorithm>

#include "core/record.h"
#include "core/text.h"

namespace benben {
namespace {

constexpr std::string_view kTableLabel = "benben fair 1 table\n";
constexpr std::string_view kCommitmentLabel = "benben fair 1 commitment\n";
constexpr std::string_view kDrawLabel = "benben fair 1 draw\n";
constexpr std::string_view kDigits = "0123456789abcdef";

const unsigned char* bytes_of(std::string_view text) {
  return reinterpret_cast<const unsigned char*>(text.data());
}

std::string sha256_hex(std::string_view text) {
  FairBytes hash;
  crypto_hash_sha256(hash.data(), bytes_of(text), text.size());
  return fair_hex(hash);
}

}  // namespace

std::string fair_hex(const FairBytes& bytes) {
  std::string text;
  for (const std::uint8_t byte : bytes) {
    text += kDigits[byte >> 4];
    text += kDigits[byte & 15];
  }
  return text;
}

std::optional<FairBytes> parse_fair_hex(std::string_view text) {
  FairBytes bytes{};
  if (text.size() != 2 * bytes.size()) return std::nullopt;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const std::size_t digit = kDigits.find(text[i]);
    if (digit == std::string_view::npos) return std::nullopt;
    bytes[i / 2] = static_cast<std::uint8_t>(std::size_t{bytes[i / 2]} << 4 | digit);
  }
  return bytes;
}

std::string contribution_text(const Contribution& contribution) {
  return std::to_string(contribution.ply) + ' ' + fair_hex(contribution.bytes);
}

std::optional<Contribution> parse_contribution(Seat seat, std::string_view text) {
  const std::vector<std::string_view> words = split(text, ' ');
  if (words.size() != 2) return std::nullopt;
  const std::optional<int> ply = parse_number(words[0], static_cast<int>(kMaxEvents));
  const std::optional<FairBytes> bytes = parse_fair_hex(words[1]);
  if (!ply || !bytes) return std::nullopt;
  return Contribution{*ply, seat, *bytes};
}

std::string fair_table(std::string_view id) {
  return sha256_hex(std::string(kTableLabel) + std::string(id) + '\n');
}

std::string fair_commitment(std::string_view fair_table, const FairBytes& seed) {
  return sha256_hex(std::string(kCommitmentLabel) + std::string(fair_table) + '\n' +
                    fair_hex(seed) + '\n');
}

void FairDraws::change_places(Seat one, Seat other) {
  for (Contribution& own : contributions_) {
    if (own.seat == one) {
      own.seat = other;
    } else if (own.seat == other) {
      own.seat = one;
    }
  }
}

const Contribution* FairDraws::of(Seat seat) const {
  const auto found = std::ranges::find(contributions_, seat, &Contribution::seat);
  return found == contributions_.end() ? nullptr : &*found;
}

std::uint64_t FairDraws::key(int ply) const {
  std::string message = std::string(kDrawLabel) + table_ + '\n';
  for (int seat = 0; seat < players_; ++seat) {
    const Contribution* own = of(seat_at(seat));
    const bool counts = own != nullptr && own->ply <= ply;
    message += fair_hex(counts ? own->bytes : FairBytes{}) + '\n';
  }
  message += std::to_string(ply) + '\n';
  FairBytes hash;
  static_assert(sizeof(hash) == crypto_auth_hmacsha256_BYTES);
  static_assert(sizeof(seed_) == crypto_auth_hmacsha256_KEYBYTES);
  crypto_auth_hmacsha256(hash.data(), bytes_of(message), message.size(), seed_.data());
  std::uint64_t key = 0;
  for (std::size_t i = 0; i < sizeof(key); ++i) key = key << 8 | hash[i];
  return key;
}

}  // namespace benben
