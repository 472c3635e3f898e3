#include "capi/json.h"

#include "core/json.h"
#include "core/replay.h"

namespace benben::capi {

std::string texts_json(const NamedTexts& texts) {
  JsonWriter json;
  json.begin_object();
  for (const auto& [name, value] : texts) json.member(name, value);
  return json.end_object().take();
}

std::string view_json(int ply, const AnyPosition& position) {
  JsonWriter more;
  more.begin_object();
  if (const std::optional<Race> race = position.race()) {
    more.key("race").begin_object().key("seats").list(race->seats);
    more.member("yield", race->yield).member("forfeit", race->forfeit).end_object();
  }
  more.key("standing").raw(position.standing_json());
  more.key("derived").raw(position.derived_json()).end_object();
  std::string out = trace_line(ply, position);
  out.back() = ',';
  return out.append(more.text(), 1);
}

}  // namespace benben::capi
