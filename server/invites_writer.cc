// What is told of known people and of invitations to tables (docs/protocol.md, Known people).
#include "core/json.h"
#include "server/protocol.h"

namespace benben {

std::string list_invited(std::span<const WaitingInvite> invited) {
  JsonWriter json;
  json.begin_list();
  for (const WaitingInvite& invite : invited) {
    json.begin_object().member("table", invite.table).member("game", invite.game);
    json.member("by", invite.by);
    if (!invite.figure.empty()) json.member("figure", invite.figure);
    json.member("at", invite.at).end_object();
  }
  return json.end_list().take();
}

std::string write_known(std::span<const KnownPerson> known) {
  JsonWriter json;
  json.begin_object().key("known").begin_list();
  for (const KnownPerson& person : known) {
    json.begin_object().member("table", person.table).member("seat", index(person.seat));
    json.member("name", person.name);
    if (!person.figure.empty()) json.member("figure", person.figure);
    json.member("game", person.game).member("at", person.at).end_object();
  }
  return json.end_list().end_object().take();
}

std::string list_invites(std::span<const Invite> invites) {
  JsonWriter json;
  json.begin_list();
  for (const Invite& invite : invites) {
    json.begin_object().member("table", invite.table).member("at", invite.at).end_object();
  }
  return json.end_list().take();
}

}  // namespace benben
