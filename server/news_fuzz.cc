// libFuzzer target: what comes from the bus is news that a node could have written, to the last
// word, or nothing.
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "server/node_news.h"
#include "table/phrases.h"

namespace benben {
namespace {

bool is_sound(const NodeNews& news) {
  if (const SaidNews* said = std::get_if<SaidNews>(&news)) {
    return index(said->said.seat) < kMaxSeats && is_phrase(said->said.phrase);
  }
  if (const HereNews* here = std::get_if<HereNews>(&news)) {
    return !here->node.empty() && here->company.watchers >= 0 && here->company.sockets >= 0 &&
           (!here->turn || here->turn->elapsed.count() >= 0);
  }
  if (const UnstoredNews* of = std::get_if<UnstoredNews>(&news)) {
    const MoveMessage& message = of->unstored.message;
    return of->unstored.mine.contains(message.seat) && !message.move_id.empty() &&
           message.expected_ply >= 0 && index(message.absent) < kMaxSeats &&
           index(message.other) < kMaxSeats;
  }
  return true;
}

}  // namespace
}  // namespace benben

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace benben;
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  if (const std::optional<NodeNews> news = read_node_news(text)) {
    BENBEN_ASSERT(is_sound(*news));
    const std::string written = node_news_text(*news);
    const std::optional<NodeNews> again = read_node_news(written);
    BENBEN_ASSERT(again && again->index() == news->index() && node_news_text(*again) == written);
  }
  if (const std::optional<PeopleNews> news = read_people_news(text)) {
    BENBEN_ASSERT(read_people_news(people_news_text(*news)) == news);
  }
  return 0;
}
