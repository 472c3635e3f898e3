// Everything that the server refuses beside what tables do (table/faults.h), as one table of faults
// (core/fault.h).
#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>

#include "core/fault.h"
#include "core/result.h"

namespace benben {
namespace server {

enum class Fault : std::uint8_t {
  // What is not HTTP as the server takes it.
  kNotHttp,
  kOneHost,
  kRequestTooLarge,
  kTransferEncoding,
  kExpect,
  // Requests to the API.
  kNothingHere,
  kMethod,
  kPageMethod,
  kOtherSite,
  kOtherHost,
  kContentType,
  kNoUpgrade,
  kNoSocketHere,
  kSinceForm,
  kMayBeOld,
  kOutdated,
  kRunForm,
  // Limits.
  kTooManyRequests,
  kTooManyTables,
  kTooManySockets,
  kTooManyBotTables,
  kTooManyListed,
  kTooMuchStored,
  kTooManyMessages,
  kTooManyPhrases,
  kServerFull,
  // The form of bodies and messages.
  kNotJson,
  kNotAnObject,
  kUnknownMember,
  kMemberNotText,
  kMemberNotNumber,
  kMemberNotFlag,
  kMemberOutOfRange,
  kMemberNotObject,
  kMemberNotTexts,
  kMessageType,
  kPhraseName,
  kWishWord,
  kPingOnly,
  kMoveIdForm,
  kSeatKind,
  kContributionForm,
  kSeatsNotList,
  kSeatsCount,
  kMissedWord,
  kKnockWord,
  kThenWord,
  kClockKindWord,
  kClockThenWord,
  kWatchWord,
  // Names of people (names.h).
  kNameHidden,
  kNameMarks,
  kNameBlanks,
  kNameJoiner,
  kNameEnd,
  kNameLong,
  kNameOfBot,
  // People and bots.
  kNoSuchLink,
  kNoSeatYet,
  kPersonDamaged,
  kNoSuchBot,
  kBotFailed,
  kNoSuchEngine,
  kEngineCannot,
  // Accounts.
  kAccountName,
  kAccountTaken,
  kPasswordForm,
  kPasswordIsName,
  kWrongPassword,
  kNotSignedIn,
  kSignedIn,
  kNoSuchCode,
  kNoSuchDevice,
  kNoSuchFigure,
  kNameIsAccounts,
  kNewPerson,
  kTooManySignIns,
  kTooManyAccounts,
  kPasswordsBusy,
  kFromForm,
  // Players.
  kNoSuchPlayer,
  kNotRatedYet,
  kQueryForm,
  kUnknownQuery,
  kProfileWord,
  // Tournaments.
  kNoSuchTournament,
  kSystemWord,
  kTournamentLength,
  kTournamentClock,
  kTournamentSize,
  kTournamentFull,
  kTournamentBegun,
  kTournamentOver,
  kNotEntered,
  kNotOrganiser,
  kTooFewPlayers,
  kTooManyTournaments,
  kTooManyEntrants,
  kTooManyReturns,
  kTournamentBots,
  kStartPast,
  // Notices.
  kNoNotices,
  kEndpoint,
  kPushService,
  kPushKeys,
  // Chat.
  kChatWord,
  kChatText,
  kNoChat,
  kChatOff,
  kChatNeedsAccount,
  kChatMuted,
  kChatMutedUntil,
  kTooManyChats,
  kNobodyThere,
  kTooManyMutes,
  kNoSuchMute,
  kReportReason,
  kNoSuchMessage,
  kTooManyReports,
  kAccountClosed,
  // Known people.
  kNotSatTogether,
  kNoSeatLeft,
  kTooManyInvited,
  kTooManyInvites,
};

}  // namespace server

std::span<const FaultInfo> server_faults();
Error refused(server::Fault fault, std::initializer_list<Place> places = {});

}  // namespace benben
