#include "core/general_faults.h"

#include "core/text.h"

namespace benben {
namespace {

using enum GeneralFault;

constexpr auto kMalformed = ErrorCode::kMalformed;

constexpr auto kFaults = fault_table<GeneralFault>({
    {kNoLineEnd,
     {"no_line_end", kMalformed, "", "The line feed at the end of the last line is missing."}},
    {kCarriageReturn,
     {"carriage_return", kMalformed, "",
      "The line ends with a carriage return; lines end with a line feed alone."}},
    {kTabulator, {"tabulator", kMalformed, "", "Here is a tabulator; words are parted by blanks."}},
    {kControlCharacter,
     {"control_character", kMalformed, "", "Here is a control character ({character})."}},
    {kNotUtf8, {"not_utf8", kMalformed, "", "Here is a byte that is not UTF-8."}},
    {kNoTag,
     {"no_tag", kMalformed, "",
      "A tag, or the blank line before the events, must stand here and nothing before it."}},
    {kTagForm, {"tag_form", kMalformed, "", "A tag has the form [Name \"value\"]."}},
    {kTagEscape,
     {"tag_escape", kMalformed, "",
      "In a tag's value a quote is written \\\" and a backslash \\\\."}},
    {kTagTwice, {"tag_twice", kMalformed, "", "The tag {tag} stands twice."}},
    {kTooManyTags, {"too_many_tags", kMalformed, "", "A record has at most {most} tags."}},
    {kTagBehindBlank,
     {"tag_behind_blank", kMalformed, "",
      "A tag stands behind the blank line here; all tags stand before it."}},
    {kNoBlankLine,
     {"no_blank_line", kMalformed, "",
      "The blank line that parts the tags from the events is missing."}},
    {kTooManyEvents, {"too_many_events", kMalformed, "", "A record has at most {most} events."}},
    {kBlankLineTwice,
     {"blank_line_twice", kMalformed, "",
      "Another blank line stands here; only one parts the tags from the events."}},
    {kEventForm, {"event_form", kMalformed, "", "An event has the form: actor, space, text."}},
    {kEventBlanks,
     {"event_blanks", kMalformed, "",
      "The words of an event are parted by one space, with none at the end."}},
    {kActor,
     {"actor", kMalformed, "", "The actor of an event is * (chance) or the number of a seat."}},
    {kTagMissing, {"tag_missing", kMalformed, "", "The tag {tag} is missing."}},
    {kNoSuchGame, {"no_such_game", ErrorCode::kUnknown, "", "There is no game {game}."}},
    {kOtherRules,
     {"other_rules", ErrorCode::kUnsupported, "",
      "The rules of {game} are at version {version}, not {asked}."}},
    {kPlayersNoDigit,
     {"players_no_digit", kMalformed, "", "The number of players is one digit, not {players}."}},
    {kResultTooEarly,
     {"result_too_early", kMalformed, "", "The tag Result stands only in a finished game."}},
    {kResultDiffers,
     {"result_differs", kMalformed, "", "The final scores are \"{scores}\", not {result}."}},
    {kPlayers,
     {"players", ErrorCode::kOutOfRange, "", "{game} is for {range} players, not {players}."}},
    {kNoSuchOption, {"no_such_option", ErrorCode::kUnknown, "", "{game} has no option {option}."}},
    {kNoSuchValue,
     {"no_such_value", ErrorCode::kUnknown, "",
      "The option {option} of {game} has no value {value}."}},
    {kOptionTwice, {"option_twice", kMalformed, "", "The option {option} stands twice."}},
    {kNoSuchTag, {"no_such_tag", ErrorCode::kUnknown, "", "{game} takes no tag {tag}."}},
    {kNoFile, {"no_file", ErrorCode::kUnsupported, "", "{game} takes no data of its own."}},
    {kNoBot,
     {"no_bot", ErrorCode::kUnknown, "",
      "There is no bot {bot}; there are random, greedy, bot:1 to bot:8, mcts:N or learned:N with N "
      "simulations a move, alphabeta:N with N nodes, and erring:N:L, which errs."}},
    {kNoAlphaBeta,
     {"no_alpha_beta", ErrorCode::kUnknown, "", "{game} is not played by alpha-beta search."}},
    {kTagName,
     {"tag_name", kMalformed, "", "A tag's name is letters, digits, '_' and '.', not {tag}."}},
    {kUnclean,
     {"unclean", kMalformed, "", "This must be UTF-8 text without control characters: {what}."}},
    {kRecordFull,
     {"record_full", ErrorCode::kTooLarge, "",
      "The record is full: it has {most} events, and none has more."}},
});

// "U+000B"
std::string code_point(unsigned char byte) {
  constexpr char kHex[] = "0123456789ABCDEF";
  return {'U', '+', '0', '0', kHex[byte >> 4], kHex[byte & 15]};
}

}  // namespace

std::span<const FaultInfo> general_faults() { return kFaults; }

Error make_error(GeneralFault fault, std::initializer_list<Place> places, int line) {
  Error error = make_error(kFaults[static_cast<std::size_t>(fault)], places);
  error.line = line;
  return error;
}

MaybeRefused<GeneralFault> byte_fault(std::string_view line) {
  line.remove_prefix(clean_size(line));
  if (line.empty()) return std::nullopt;
  const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(line[i]); };
  if (line == "\r") return Refused(kCarriageReturn);
  if (byte(0) == '\t') return Refused(kTabulator);
  // U+0080 to U+009F are two bytes, of which the second is the number.
  const bool wide = byte(0) == 0xC2 && line.size() > 1 && byte(1) >= 0x80 && byte(1) < 0xA0;
  if (byte(0) >= 0x20 && byte(0) != 0x7F && !wide) return Refused(kNotUtf8);
  return Refused(kControlCharacter, {{"character", code_point(byte(wide ? 1 : 0))}});
}

}  // namespace benben
