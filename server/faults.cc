#include "server/faults.h"

namespace benben {
namespace {

using server::Fault;
using enum ErrorCode;

constexpr auto kFaults = fault_table<Fault>({
    {Fault::kNotHttp, {"not_http", kMalformed, "", "This is not HTTP: {reason}."}},
    {Fault::kOneHost, {"one_host", kMalformed, "", "A request names one Host."}},
    {Fault::kRequestTooLarge, {"request_too_large", kTooLarge, "", "The request is too large."}},
    {Fault::kTransferEncoding,
     {"transfer_encoding", kUnsupported, "", "The only Transfer-Encoding here is \"chunked\"."}},
    {Fault::kExpect, {"expect", kUnsupported, "", "The only Expect here is \"100-continue\"."}},
    {Fault::kNothingHere, {"nothing_here", kUnknown, "", "There is nothing at this path."}},
    {Fault::kMethod, {"method", kNotAllowed, "", "This path does not answer {method}."}},
    {Fault::kPageMethod, {"page_method", kNotAllowed, "", "The page answers GET and HEAD."}},
    {Fault::kOtherSite, {"other_site", kBadOrigin, "", "Another site's page may not ask this."}},
    {Fault::kOtherHost,
     {"other_host", kBadOrigin, "",
      "This server does not answer for {host}; its operator can name that with --name."}},
    {Fault::kContentType,
     {"content_type", kMalformed, "", "The Content-Type must be application/json."}},
    {Fault::kNoUpgrade, {"no_upgrade", kMalformed, "", "This path wants a WebSocket upgrade."}},
    {Fault::kNoSocketHere, {"no_socket_here", kUnknown, "", "There is no socket at this path."}},
    {Fault::kSinceForm,
     {"since_form", kMalformed, "",
      "The query of a socket is protocol=2&since=N, N a number of events."}},
    {Fault::kOutdated,
     {"outdated", kOutdated, "",
      "This page is of an older or newer version than the server: please load it again."}},
    {Fault::kTooManyRequests,
     {"too_many_requests", kRateLimited, "", "Too many requests; please wait a second."}},
    {Fault::kTooManyTables,
     {"too_many_tables", kRateLimited, "", "Too many new tables; please wait a little."}},
    {Fault::kTooManySockets,
     {"too_many_sockets", kRateLimited, "", "Too many tables are open from your address."}},
    {Fault::kTooManyBotTables,
     {"too_many_bot_tables", kRateLimited, "",
      "Too many tables with bots are open from your address."}},
    {Fault::kTooMuchStored,
     {"too_much_stored", kRateLimited, "",
      "Too much was stored from your address today; please wait some hours."}},
    {Fault::kTooManyMessages,
     {"too_many_messages", kRateLimited, "", "Too many messages; please wait a second."}},
    {Fault::kTooManyPhrases,
     {"too_many_phrases", kRateLimited, "", "You have said a lot just now; please wait a little."}},
    {Fault::kServerFull,
     {"server_full", kRateLimited, "", "The server has no room for more connections now."}},
    {Fault::kNotJson, {"not_json", kMalformed, "", "This is not JSON: {reason}."}},
    {Fault::kNotAnObject, {"not_an_object", kMalformed, "", "The message is not a JSON object."}},
    {Fault::kUnknownMember, {"unknown_member", kMalformed, "", "There is no member {member}."}},
    {Fault::kMemberNotText, {"member_not_text", kMalformed, "", "{member} must be a text."}},
    {Fault::kMemberNotNumber,
     {"member_not_number", kMalformed, "", "{member} must be a whole number."}},
    {Fault::kMemberOutOfRange,
     {"member_out_of_range", kOutOfRange, "", "{member} must be from {min} to {max}."}},
    {Fault::kMemberNotObject, {"member_not_object", kMalformed, "", "{member} must be an object."}},
    {Fault::kMemberNotTexts,
     {"member_not_texts", kMalformed, "", "The values in {member} are texts."}},
    {Fault::kMessageType,
     {"message_type", kMalformed, "",
      "The \"type\" of a message is \"move\", \"claim\", \"leave\", \"return\", \"resign\", "
      "\"replace\", \"rematch\", \"say\" or \"ping\"."}},
    {Fault::kPhraseName,
     {"phrase_name", kMalformed, "",
      "There is no such \"phrase\"; they have names like \"hello\"."}},
    {Fault::kMoveIdForm,
     {"move_id_form", kMalformed, "",
      "\"move_id\" is 8 to 64 characters of A-Z, a-z, 0-9, _ and -."}},
    {Fault::kSeatKind,
     {"seat_kind", kMalformed, "", "A seat's \"kind\" is \"me\", \"open\" or \"bot\"."}},
    {Fault::kSeatsNotList, {"seats_not_list", kMalformed, "", "\"seats\" must be a list."}},
    {Fault::kSeatsCount,
     {"seats_count", kMalformed, "", "\"seats\" has one entry for each of the players."}},
    {Fault::kMissedWord, {"missed_word", kMalformed, "", "\"missed\" is \"shown\" or \"hidden\"."}},
    {Fault::kKnockWord, {"knock_word", kMalformed, "", "\"knock\" is \"claim\" or \"show\"."}},
    {Fault::kThenWord, {"then_word", kMalformed, "", "\"then\" is \"vote\", \"bot\" or \"wait\"."}},
    {Fault::kNameHidden,
     {"name_hidden", kMalformed, "",
      "\"name\" has no characters that control, hide or turn text."}},
    {Fault::kNameMarks,
     {"name_marks", kMalformed, "", "\"name\" has at most two marks on a character."}},
    {Fault::kNameBlanks,
     {"name_blanks", kMalformed, "", "\"name\" has single, plain blanks between its words."}},
    {Fault::kNameJoiner,
     {"name_joiner", kMalformed, "",
      "\"name\" has marks and joiners only behind a character that shows."}},
    {Fault::kNameEnd, {"name_end", kMalformed, "", "\"name\" must not end in a joiner."}},
    {Fault::kNameLong, {"name_long", kMalformed, "", "\"name\" has at most 40 characters."}},
    {Fault::kNameOfBot, {"name_of_bot", kMalformed, "", "\"name\" must not be the name of a bot."}},
    {Fault::kNoSuchLink,
     {"no_such_link", kNotYours, "", "This link is not valid, or a newer one has replaced it."}},
    {Fault::kNoSeatYet, {"no_seat_yet", kNotYours, "", "This browser has no seat yet."}},
    {Fault::kPersonDamaged, {"person_damaged", kDamaged, "", "What was kept of you is damaged."}},
    {Fault::kNoSuchBot, {"no_such_bot", kDamaged, "", "There is no bot \"{bot}\"."}},
    {Fault::kBotFailed, {"bot_failed", kDamaged, "", "The bot failed to move: {reason}."}},
});

}  // namespace

std::span<const FaultInfo> server_faults() { return kFaults; }

Error refused(Fault fault, std::initializer_list<Place> places) {
  return make_error(kFaults[static_cast<std::size_t>(fault)], places);
}

}  // namespace benben
