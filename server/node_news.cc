#include "server/node_news.h"

#include <algorithm>
#include <array>
#include <limits>
#include <span>

#include "core/text.h"
#include "table/phrases.h"
#include "table/secret.h"

namespace benben {
namespace {

using Words = std::vector<std::string_view>;
using Kind = MoveMessage::Kind;

constexpr int kMost = std::numeric_limits<int>::max();
constexpr std::string_view kNothing = "-";

// Those of them that a message without a place in the store may be.
constexpr auto kKinds =
    std::to_array<std::pair<Kind, std::string_view>>({{Kind::kMove, "yield"},
                                                      {Kind::kReplace, "replace"},
                                                      {Kind::kAsk, "ask"},
                                                      {Kind::kAgree, "agree"},
                                                      {Kind::kDecline, "decline"}});
constexpr auto kWishes =
    std::to_array<Incident::Kind>({Incident::Kind::kUndo, Incident::Kind::kDraw,
                                   Incident::Kind::kAdjourn, Incident::Kind::kSwap});

std::string words(std::initializer_list<std::string_view> all) {
  std::string text;
  for (const std::string_view word : all) {
    if (!text.empty()) text += ' ';
    text += word.empty() ? kNothing : word;
  }
  return text;
}

std::string number(std::int64_t value) { return std::to_string(value); }

std::string seats_text(SeatSet seats) {
  std::string text;
  for (const Seat seat : seats) text += std::to_string(index(seat));
  return text;
}

// Reads words one after the other; once one makes no sense, none does.
class Reader {
 public:
  explicit Reader(std::span<const std::string_view> words) : words_(words) {}

  bool is_done() const { return is_good_ && words_.empty(); }
  bool has_more() const { return is_good_ && !words_.empty(); }
  std::string_view word() {
    if (words_.empty()) is_good_ = false;
    if (!is_good_) return {};
    const std::string_view word = words_.front();
    words_ = words_.subspan(1);
    return word == kNothing ? std::string_view() : word;
  }
  int number(int most = kMost) {
    const std::optional<int> number = parse_number(word(), most);
    is_good_ = is_good_ && number;
    return number.value_or(0);
  }
  Seat seat() { return seat_at(number(kMaxSeats - 1)); }
  SeatSet seats() {
    SeatSet seats;
    for (const char digit : word()) {
      const int at = digit - '0';
      is_good_ = is_good_ && at >= 0 && at < kMaxSeats;
      if (is_good_) seats = seats.with(seat_at(at));
    }
    return seats;
  }
  template <class Value, std::size_t kCount>
  Value among(const std::array<std::pair<Value, std::string_view>, kCount>& all) {
    const std::string_view name = word();
    const auto found = std::ranges::find(all, name, &std::pair<Value, std::string_view>::second);
    is_good_ = is_good_ && found != all.end();
    return is_good_ ? found->first : all.front().first;
  }
  void expect(bool is_so) { is_good_ = is_good_ && is_so; }

 private:
  std::span<const std::string_view> words_;
  bool is_good_ = true;
};

std::string text_of(const LookNews& look) {
  if (!look.counts) return "look";
  return words({"look", number(look.counts->ply), number(look.counts->incidents),
                number(look.counts->contributed)});
}

std::string text_of(const WhoNews&) { return "who"; }

std::string text_of(const HereNews& here) {
  std::string text = words({"here", here.node, seats_text(here.company.here),
                            number(here.company.watchers), number(here.company.sockets)});
  if (!here.turn) return text;
  return text + ' ' +
         words({number(here.turn->ply), number(here.turn->incidents),
                number(here.turn->elapsed.count())});
}

std::string text_of(const SaidNews& news) {
  return words({"said", number(index(news.said.seat)), news.said.phrase});
}

std::string text_of(const ChatNews& news) { return words({"chat", number(news.number)}); }

std::string text_of(const UnstoredNews& news) {
  const MoveMessage& message = news.unstored.message;
  const auto kind =
      std::ranges::find(kKinds, message.kind, &std::pair<Kind, std::string_view>::first);
  const auto wish = std::ranges::find(kWishes, message.wish);
  return words({"unstored", kind->second, message.move_id, number(index(message.seat)),
                seats_text(news.unstored.mine), number(message.expected_ply),
                number(message.undone), number(index(message.absent)),
                number(wish == kWishes.end() ? 0 : wish - kWishes.begin()),
                number(index(message.other)), news.unstored.wish_id, message.text});
}

NodeNews read_look(Reader& reader) {
  if (!reader.has_more()) return LookNews();
  const int ply = reader.number();
  const int incidents = reader.number();
  return LookNews{LookNews::Counts{ply, incidents, reader.number()}};
}

NodeNews read_here(Reader& reader) {
  HereNews here;
  here.node = reader.word();
  here.company.here = reader.seats();
  here.company.watchers = reader.number();
  here.company.sockets = reader.number();
  reader.expect(!here.node.empty());
  if (!reader.has_more()) return here;
  here.turn.emplace();
  here.turn->ply = reader.number();
  here.turn->incidents = reader.number();
  here.turn->elapsed = std::chrono::milliseconds(reader.number());
  return here;
}

NodeNews read_said(Reader& reader) {
  const Seat seat = reader.seat();
  const std::string phrase(reader.word());
  reader.expect(is_phrase(phrase));
  return SaidNews{{seat, phrase}};
}

NodeNews read_unstored(Reader& reader) {
  Unstored unstored;
  MoveMessage& message = unstored.message;
  message.kind = reader.among(kKinds);
  message.move_id = reader.word();
  message.seat = reader.seat();
  unstored.mine = reader.seats();
  message.expected_ply = reader.number();
  message.undone = reader.number();
  message.absent = reader.seat();
  message.wish =
      kWishes[static_cast<std::size_t>(reader.number(static_cast<int>(kWishes.size()) - 1))];
  message.other = reader.seat();
  unstored.wish_id = reader.word();
  message.text = reader.word();
  reader.expect(!message.move_id.empty() && unstored.mine.contains(message.seat));
  return UnstoredNews{std::move(unstored)};
}

std::string hex(const Digest& digest) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text;
  for (const std::uint8_t byte : digest) {
    text += kDigits[byte >> 4U];
    text += kDigits[byte & 15U];
  }
  return text;
}

std::optional<Digest> read_digest(std::string_view text) {
  Digest digest{};
  if (text.size() != 2 * digest.size()) return std::nullopt;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const std::size_t value = std::string_view("0123456789abcdef").find(text[at]);
    if (value == std::string_view::npos) return std::nullopt;
    std::uint8_t& byte = digest[at / 2];
    byte = static_cast<std::uint8_t>(std::size_t{byte} << 4U | value);
  }
  return digest;
}

constexpr auto kPeopleKinds = std::to_array<std::pair<PeopleNews::Kind, std::string_view>>(
    {{PeopleNews::Kind::kMoved, "moved"},
     {PeopleNews::Kind::kForgotten, "forgotten"},
     {PeopleNews::Kind::kEnded, "ended"},
     {PeopleNews::Kind::kDevices, "devices"},
     {PeopleNews::Kind::kMutes, "mutes"}});

}  // namespace

std::string node_news_text(const NodeNews& news) {
  return std::visit([](const auto& one) { return text_of(one); }, news);
}

std::optional<NodeNews> read_node_news(std::string_view text) {
  const Words all = split(text, ' ');
  Reader reader(all);
  const std::string_view kind = reader.word();
  std::optional<NodeNews> news;
  if (kind == "look") news = read_look(reader);
  if (kind == "who") news = WhoNews();
  if (kind == "here") news = read_here(reader);
  if (kind == "said") news = read_said(reader);
  if (kind == "chat") news = ChatNews{reader.number()};
  if (kind == "unstored") news = read_unstored(reader);
  return reader.is_done() ? news : std::nullopt;
}

std::string people_news_text(const PeopleNews& news) {
  const auto kind = std::ranges::find(kPeopleKinds, news.kind,
                                      &std::pair<PeopleNews::Kind, std::string_view>::first);
  std::string text(kind->second);
  if (news.kind == PeopleNews::Kind::kMoved) text += ' ' + hex(news.to);
  for (const Digest& person : news.persons) text += ' ' + hex(person);
  return text;
}

std::optional<PeopleNews> read_people_news(std::string_view text) {
  const Words all = split(text, ' ');
  Reader reader(all);
  PeopleNews news;
  news.kind = reader.among(kPeopleKinds);
  while (reader.has_more()) {
    const std::optional<Digest> person = read_digest(reader.word());
    reader.expect(person.has_value());
    if (person) news.persons.push_back(*person);
  }
  if (!reader.is_done()) return std::nullopt;
  if (news.kind != PeopleNews::Kind::kMoved) return news;
  if (news.persons.empty()) return std::nullopt;
  news.to = news.persons.front();
  news.persons.erase(news.persons.begin());
  return news;
}

std::string subject_of(std::string_view kind, std::string_view id) {
  return "benben." + std::string(kind) + "." + hex(digest_of(id));
}

}  // namespace benben
