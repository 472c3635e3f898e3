// The API's answers about accounts (docs/protocol.md, Accounts).
#include <algorithm>
#include <utility>

#include "core/json.h"
#include "core/text.h"
#include "server/accounts_parts.h"
#include "server/api.h"
#include "server/faults.h"
#include "server/players_writer.h"
#include "server/protocol.h"
#include "server/queries.h"

namespace benben {
namespace {

// That what somebody says of themselves takes in the store beside its text.
constexpr double kProfileBytes = 256;

void write_device(JsonWriter& json, const Device& device) {
  json.begin_object().member("device", device.number).member("label", device.label);
  json.member("made", device.made).member("seen", device.seen).end_object();
}

// The members of GET /api/account.
void write_description(JsonWriter& json, const Accounts::Description& description) {
  json.member("name", description.profile.name).member("figure", description.profile.figure);
  if (!description.account) return;
  json.key("account").begin_object().member("made", description.account->made);
  json.member("codes", description.codes).member("device", description.device);
  if (description.is_hidden) json.member("profile", "hidden");
  json.key("devices").begin_list();
  for (const Device& device : description.devices) write_device(json, device);
  json.end_list().end_object();
}

void write_tournaments(JsonWriter& json, const std::vector<OwnTournament>& tournaments) {
  json.key("tournaments").begin_list();
  for (const OwnTournament& own : tournaments) {
    json.begin_object().member("tournament", own.id).member("organiser", own.organises);
    json.end_object();
  }
  json.end_list();
}

void write_sanctions(JsonWriter& json, const std::vector<Sanction>& sanctions) {
  json.key("sanctions").begin_list();
  for (const Sanction& sanction : sanctions) {
    const bool is_mute = sanction.kind == Sanction::Kind::kMuted;
    json.begin_object().member("what", is_mute ? "muted" : "closed");
    if (sanction.until) json.member("until", *sanction.until);
    json.end_object();
  }
  json.end_list();
}

std::string write_exported(const Accounts::Exported& exported) {
  JsonWriter json;
  write_description(json.begin_object(), exported.description);
  json.key("tables").begin_list();
  for (const Accounts::ExportedTable& table : exported.tables) {
    json.begin_object().member("table", table.id).member("record", table.record);
    if (!table.messages.empty()) json.key("messages").raw(list_messages(table.messages));
    json.end_object();
  }
  json.end_list();
  write_ratings(json, exported.ratings);
  json.key("mutes").raw(list_mutes(exported.mutes));
  json.key("reports").raw(list_exported(exported.reports));
  write_tournaments(json, exported.tournaments);
  json.key("notices").list(exported.notices);
  write_sanctions(json, exported.sanctions);
  json.key("invited").raw(list_invites(exported.invited));
  json.key("invites").raw(list_invites(exported.invites));
  if (exported.next) json.member("next", *exported.next);
  return json.end_object().take();
}

std::string write_codes(const std::vector<std::string>& codes) {
  JsonWriter json;
  return json.begin_object().key("codes").list(codes).end_object().take();
}

std::string write_entered(const Accounts::Entered& entered) {
  JsonWriter json;
  json.begin_object().member("name", entered.name);
  if (!entered.codes.empty()) json.key("codes").list(entered.codes);
  return json.end_object().take();
}

}  // namespace

Visitor Api::visitor_of(const Request& request) const {
  const Cookies cookies = read_cookies(request.cookie, request.scheme);
  return {cookies.own, cookies.proofs(), request.address};
}

void Api::answer_account(const Request& request, Route route, Answer done) {
  if (route == Route::kHide) return hide(request, std::move(done));
  if (route == Route::kExport) return export_account(request, std::move(done));
  if (route == Route::kAccount && request.method != "POST") {
    return describe_account(request, std::move(done));
  }
  if (route == Route::kSignOut || route == Route::kErase) {
    return leave_account(request, route, std::move(done));
  }
  const bool is_inside =
      route == Route::kDeviceLink || route == Route::kCodes || route == Route::kPassword;
  is_inside ? change_account(request, route, std::move(done))
            : come_in(request, route, std::move(done));
}

void Api::come_in(const Request& request, Route route, Answer done) {
  const bool is_new = route == Route::kAccount;
  const auto texts =
      route == Route::kEnterByCode   ? read_texts(request.body, {"code", "password", "device"})
      : route == Route::kEnterByLink ? read_texts(request.body, {"secret", "device"})
                                     : read_texts(request.body, {"name", "password", "device"});
  if (!texts) return done(refusal(texts.error()));
  const auto answer = [is_new, scheme = request.scheme,
                       done = std::move(done)](const Result<Accounts::Entered>& entered) {
    if (!entered) return done(refusal(entered.error()));
    Response response = json_answer(is_new ? 201 : 200, write_entered(*entered));
    done(with_person(std::move(response), entered->person, scheme));
  };
  const Visitor visitor = visitor_of(request);
  const std::vector<std::string>& said = *texts;
  if (is_new) return accounts_.sign_up(visitor, said[0], said[1], said[2], answer);
  if (route == Route::kSignIn) return accounts_.sign_in(visitor, said[0], said[1], said[2], answer);
  if (route == Route::kEnterByLink) {
    return accounts_.enter_by_link(visitor, said[0], said[1], answer);
  }
  accounts_.enter_by_code(visitor, said[0], said[1], said[2], answer);
}

void Api::change_account(const Request& request, Route route, Answer done) {
  const auto texts = route == Route::kDeviceLink ? read_texts(request.body, {})
                     : route == Route::kCodes    ? read_texts(request.body, {"password"})
                                                 : read_texts(request.body, {"old", "new"});
  if (!texts) return done(refusal(texts.error()));
  const Visitor visitor = visitor_of(request);
  if (route == Route::kDeviceLink) {
    return accounts_.make_link(visitor, [done = std::move(done)](const Result<std::string>& link) {
      if (!link) return done(refusal(link.error()));
      JsonWriter json;
      done(json_answer(
          200, json.begin_object().member("path", "/recover#device." + *link).end_object().take()));
    });
  }
  if (route == Route::kCodes) {
    return accounts_.renew_codes(
        visitor, texts->front(),
        [done = std::move(done)](const Result<std::vector<std::string>>& codes) {
          done(codes ? json_answer(200, write_codes(*codes)) : refusal(codes.error()));
        });
  }
  accounts_.change_password(visitor, texts->front(), texts->back(),
                            [done = std::move(done)](const Status& status) {
                              done(status ? json_answer(200, "{}") : refusal(status.error()));
                            });
}

void Api::leave_account(const Request& request, Route route, Answer done) {
  const bool is_end = route == Route::kErase;
  const auto texts = read_texts(request.body, {is_end ? "password" : "device"});
  if (!texts) return done(refusal(texts.error()));
  const auto answer = [scheme = request.scheme,
                       done = std::move(done)](const Result<Secrets>& person) {
    done(person ? with_person(json_answer(200, "{}"), *person, scheme) : refusal(person.error()));
  };
  const Visitor visitor = visitor_of(request);
  is_end ? accounts_.erase(visitor, texts->front(), answer)
         : accounts_.sign_out(visitor, texts->front(), answer);
}

void Api::describe_account(const Request& request, Answer done) {
  const Visitor visitor = visitor_of(request);
  (void)proofs_of(request);  // it has been seen today
  accounts_.describe(visitor, [visitor, scheme = request.scheme, done = std::move(done)](
                                  const Result<Accounts::Description>& description) {
    if (!description) return done(refusal(description.error()));
    JsonWriter json;
    write_description(json.begin_object(), *description);
    Response response = json_answer(200, json.end_object().take());
    if (!description->account && !description->is_gone) return done(std::move(response));
    // One whose answer was lost when they came to an account goes on as somebody new.
    const Secrets person = description->is_gone ? fresh_secrets(visitor.own) : visitor.own;
    done(with_person(std::move(response), person, scheme));
  });
}

void Api::set_profile(const Request& request, Answer done) {
  const auto texts = read_texts(request.body, {"name", "figure"});
  if (!texts) return done(refusal(texts.error()));
  const double bytes = kProfileBytes + static_cast<double>(request.body.size());
  if (!allowances_.stored.take(request.address, clock_.now(), bytes)) {
    return done(refusal(refused(server::Fault::kTooMuchStored)));
  }
  accounts_.set_profile(
      visitor_of(request), texts->front(), texts->back(),
      [scheme = request.scheme, done = std::move(done)](const Result<Secrets>& person) {
        done(person ? with_person(json_answer(200, "{}"), *person, scheme)
                    : refusal(person.error()));
      });
}

void Api::export_account(const Request& request, Answer done) {
  const Result<int> from = read_export_query(request.query);
  if (!from) return done(refusal(from.error()));
  accounts_.export_from(
      visitor_of(request), *from,
      [done = std::move(done)](const Result<Accounts::Exported>& exported) {
        done(exported ? json_answer(200, write_exported(*exported)) : refusal(exported.error()));
      });
}

}  // namespace benben
