// `benben verify FILE`: whether the chance of a finished game was drawn as docs/fair.md says.
#include "fair/verify.h"

#include <iostream>
#include <string>

#include "cli/common.h"
#include "cli/data_commands.h"
#include "cli/exit.h"
#include "core/json.h"
#include "fair/faults.h"
#include "games/registry.h"

namespace benben::cli {
namespace {

bool is_of(const Error& error, fair::Fault fault) { return error.fault == code_of(fault); }

bool is_nothing(const Error& error) {
  return is_of(error, fair::Fault::kNoProof) || is_of(error, fair::Fault::kNoSeed);
}

bool is_wrong(const Error& error) {
  return is_of(error, fair::Fault::kCommitment) || is_of(error, fair::Fault::kEvent);
}

// What is wrong with the chance is what was asked for; a faulty file is told as everywhere.
int tell_not_verified(const VerifyOptions& options, const Error& error) {
  if (!is_nothing(error) && !is_wrong(error)) return complain(options.file, error);
  if (options.json) {
    std::cout << R"({"verified":false,"error":)" << error_json(error) << "}\n";
  } else {
    std::cout << (is_nothing(error) ? "Nothing to check: " : "WRONG: ") << describe(error) << '\n';
  }
  return is_nothing(error) ? kExitNothing : kExitFailed;
}

std::string seats_in_words(SeatSet seats) {
  std::string words;
  for (const Seat seat : seats) {
    words += (words.empty() ? "" : ", ") + std::to_string(index(seat) + 1);
  }
  return words.empty() ? "none" : words;
}

void tell_json(const Verified& verified) {
  JsonWriter json;
  json.begin_object().member("verified", true).member("events", verified.events);
  json.member("unshared", verified.unshared).key("contributed").begin_list();
  for (const Seat seat : verified.contributed) json.value(index(seat));
  std::cout << json.end_list().end_object().take() << '\n';
}

}  // namespace

int verify_chance(const VerifyOptions& options) {
  const Result<std::string> content = read_file(options.file);
  if (!content) return complain("", content.error());
  const Result<Record> record = parse_record(*content);
  if (!record) return complain(options.file, record.error());
  const Result<Verified> verified = verify(*record, find_game);
  if (!verified) return tell_not_verified(options, verified.error());
  if (options.json) {
    tell_json(*verified);
    return kExitOk;
  }
  std::cout << "OK: " << verified->events
            << " events of chance, each as the seed that the server was bound to draws it.\n"
            << "Seats that contributed: " << seats_in_words(verified->contributed) << " of "
            << verified->players << ". Drawn before anybody had: " << verified->unshared << ".\n";
  return kExitOk;
}

}  // namespace benben::cli
