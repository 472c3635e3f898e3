// Rows of the matrix of private_test.cc: who asks with which credential, what is asked, and what
// each of them hears.
#pragma once

#include <utility>

#include "server/endpoints.h"

namespace benben {

inline constexpr const char* kPassword = "three blue pyramids";
inline constexpr const char* kOwner = "Hatshepsut";  // and no answer to others has the name
// Whatever the answer is, it is no error of the server's, and tells nothing of the owner.
inline constexpr const char* kOpen = "open";
// Not asked: the owner's own would be changed by it.
inline constexpr const char* kNotAsked = "";

// Who asks with what: each of these is nobody, but for the last three.
enum class Who {
  kNone,
  kWrong,
  kMalformed,
  kExpired,
  kSignedOut,
  kDeleted,
  kClosed,
  kOnlooker,
  kAnother,
  kMuted,
};
inline constexpr std::pair<Who, const char*> kWho[] = {
    {Who::kNone, "no credential"},
    {Who::kWrong, "a wrong one"},
    {Who::kMalformed, "a malformed one"},
    {Who::kExpired, "an expired one"},
    {Who::kSignedOut, "a signed-out device's"},
    {Who::kDeleted, "a deleted account's"},
    {Who::kClosed, "a closed account's"},
    {Who::kOnlooker, "an onlooker's"},
    {Who::kAnother, "another's"},
    {Who::kMuted, "another's, whom the operator has muted"}};

// What there is to be known, and the path that leads to it.
enum class What { kNothing, kTable, kContest, kOther, kPlayer, kAgainst, kPool };

struct Row {
  Route route;
  const char* method;
  What what;
  const char* body;
  const char* nobody;
  const char* onlooker;
  const char* another;
  const char* owner = kNotAsked;
};

inline constexpr const char* kEmpty = "{}";
inline constexpr const char* kNotYours = "403 not_yours";
inline constexpr const char* kUnknown = "404 unknown";
inline constexpr const char* kSignedIn = "409 conflict";

inline const Row kRows[] = {
    {Route::kHealth, "GET", What::kNothing, "", "200 ", "200 ", "200 ", "200 "},
    {Route::kPerson, "GET", What::kNothing, "", "200 ", "200 ", "200 ", "200 "},
    {Route::kPerson, "POST", What::kNothing, R"({"name":"Somebody","figure":""})", "200 ", "200 ",
     kSignedIn},
    {Route::kRecovery, "POST", What::kNothing, kEmpty, kNotYours, kNotYours, kSignedIn, kSignedIn},
    {Route::kRecover, "POST", What::kNothing, R"({"secret":"no such secret"})", kNotYours,
     kNotYours, kNotYours},
    {Route::kTables, "POST", What::kNothing,
     R"({"game":"pyramix","players":2,"rated":true,"seats":[{"kind":"me"},{"kind":"open"}]})",
     kNotYours, kNotYours, "201 "},
    {Route::kTable, "GET", What::kTable, "", kNotYours, kNotYours, kNotYours, "200 "},
    {Route::kTable, "DELETE", What::kTable, "", kNotYours, kNotYours, kNotYours},
    {Route::kRecord, "GET", What::kTable, "", kNotYours, kNotYours, kNotYours, "200 "},
    {Route::kInvitation, "POST", What::kTable, R"({"invitation":"no such secret"})", kNotYours,
     kNotYours, kNotYours},
    {Route::kClaim, "POST", What::kTable, R"({"invitation":"no such secret","name":"Somebody"})",
     kNotYours, kNotYours, kNotYours},
    {Route::kSocket, "GET", What::kTable, "", kNotYours, kNotYours, kNotYours, "101 "},
    {Route::kAccount, "GET", What::kNothing, "", "200 ", "200 ", "200 ", "200 "},
    // A password that is the name: nobody new comes to be.
    {Route::kAccount, "POST", What::kNothing,
     R"({"name":"Somebody","password":"Somebody","device":""})", "400 malformed", "400 malformed",
     "400 malformed"},
    {Route::kSignIn, "POST", What::kNothing,
     R"({"name":"Hatshepsut","password":"a wrong password","device":""})", kNotYours, kNotYours,
     kSignedIn, kSignedIn},
    {Route::kEnterByCode, "POST", What::kNothing,
     R"({"code":"7KQ2M-7KQ2M-7KQ2M","password":"another password","device":""})", kNotYours,
     kNotYours, kSignedIn, kSignedIn},
    {Route::kEnterByLink, "POST", What::kNothing, R"({"secret":"no such secret","device":""})",
     kNotYours, kNotYours, kSignedIn, kSignedIn},
    {Route::kDeviceLink, "POST", What::kNothing, kEmpty, kNotYours, kNotYours, "200 ", "200 "},
    {Route::kCodes, "POST", What::kNothing, R"({"password":"a wrong password"})", kNotYours,
     kNotYours, kNotYours, kNotYours},
    {Route::kPassword, "POST", What::kNothing,
     R"({"old":"a wrong password","new":"another password"})", kNotYours, kNotYours, kNotYours,
     kNotYours},
    // Not by its number: no account is told of another's devices.
    {Route::kSignOut, "POST", What::kNothing, R"({"device":"1"})", kNotYours, kNotYours, kUnknown},
    {Route::kErase, "POST", What::kNothing, R"({"password":"a wrong password"})", kNotYours,
     kNotYours, kNotYours, kNotYours},
    {Route::kExport, "GET", What::kNothing, "", kNotYours, kNotYours, "200 ", "200 "},
    {Route::kHide, "POST", What::kNothing, R"({"profile":"hidden"})", kNotYours, kNotYours, "200 ",
     "200 "},
    {Route::kPlayer, "GET", What::kPlayer, "", kUnknown, kUnknown, kUnknown, "200 "},
    {Route::kHistory, "GET", What::kPlayer, "", kUnknown, kUnknown, kUnknown, "200 "},
    {Route::kAgainst, "GET", What::kAgainst, "", kUnknown, kUnknown, kUnknown},
    {Route::kLeaders, "GET", What::kPool, "", "200 ", "200 ", "200 ", "200 "},
    {Route::kTableRatings, "GET", What::kTable, "", kNotYours, kNotYours, kNotYours, kUnknown},
    {Route::kSit, "POST", What::kTable, R"({"name":"Somebody"})", kNotYours, kNotYours, kNotYours},
    {Route::kContribution, "POST", What::kTable,
     R"({"contribution":"0000000000000000000000000000000000000000000000000000000000000000"})",
     kNotYours, kNotYours, kNotYours},
    {Route::kLobby, "GET", What::kNothing, "", "200 ", "200 ", "200 ", "200 "},
    {Route::kPlay, "POST", What::kNothing, R"({"game":"pyramix","players":2})", kOpen, kOpen,
     kOpen},
    {Route::kLobbySocket, "GET", What::kNothing, "", "101 ", "101 ", "101 ", "101 "},
    {Route::kTournaments, "GET", What::kNothing, "", "200 ", "200 ", "200 ", "200 "},
    {Route::kTournaments, "POST", What::kNothing, R"({"game":"pyramix"})", "400 malformed",
     "400 malformed", "400 malformed"},
    // Its address is a secret, as a table's is; who does not have it hears of none.
    {Route::kTournament, "GET", What::kOther, "", kUnknown, kUnknown, kUnknown, kUnknown},
    {Route::kJoin, "POST", What::kOther, R"({"name":"Somebody"})", kUnknown, kUnknown, kUnknown},
    {Route::kLeave, "POST", What::kContest, kEmpty, kNotYours, kNotYours, kNotYours},
    {Route::kStart, "POST", What::kContest, kEmpty, kNotYours, kNotYours, kNotYours},
    {Route::kCancel, "POST", What::kContest, kEmpty, kNotYours, kNotYours, kNotYours},
    {Route::kTournamentSocket, "GET", What::kOther, "", kUnknown, kUnknown, kUnknown, kUnknown},
    {Route::kNotices, "GET", What::kNothing, "", "200 ", "200 ", "200 ", "200 "},
    {Route::kNotices, "POST", What::kNothing,
     R"({"endpoint":"https://push.benben.test/x","p256dh":"","auth":""})", kNotYours, kNotYours,
     kNotYours, kNotYours},
    {Route::kNotices, "DELETE", What::kNothing, "", "200 ", "200 ", "200 ", "200 "},
    {Route::kMutes, "GET", What::kNothing, "", "200 ", "200 ", "200 ", "200 "},
    {Route::kUnmute, "POST", What::kNothing, R"({"mute":"1"})", kUnknown, kUnknown, kUnknown},
    {Route::kKnown, "GET", What::kNothing, "", "200 ", "200 ", "200 ", "200 "},
    {Route::kEngines, "GET", What::kNothing, "", "200 ", "200 ", "200 ", "200 "},
    {Route::kInvite, "POST", What::kTable, R"({"table":"AAAAAAAAAAAAAAAAAAAAAA","seat":1})",
     kNotYours, kNotYours, kNotYours, kUnknown},
    // Whoever is not invited has nothing to decline, and hears the same.
    {Route::kDecline, "POST", What::kTable, kEmpty, "200 ", "200 ", "200 ", "200 "},
};

// A message to the owner's table, of the owner's seat, and how it is answered.
struct Spoken {
  const char* type;
  const char* rest;
  const char* answer;  // the type of the answer, and the code of an error
};
inline constexpr Spoken kMessages[] = {
    {"move", R"("expected_ply":0,"text":"x")", "refused not_yours"},
    {"claim", R"("expected_ply":0)", "refused not_yours"},
    {"leave", "", "refused not_yours"},
    {"return", "", "refused not_yours"},
    {"resign", "", "refused not_yours"},
    {"replace", R"("absent":1)", "refused not_yours"},
    {"rematch", "", "refused not_yours"},
    {"resume", "", "refused not_yours"},
    {"ask", R"("expected_ply":0,"for":"adjourn")", "refused not_yours"},
    {"agree", R"("number":0)", "refused not_yours"},
    {"decline", R"("number":0)", "refused not_yours"},
    {"say", R"("phrase":"hello")", "error not_yours"},
    {"chat", R"("on":true)", "unsaid not_yours"},
    {"write", R"("text":"Are you there?")", "unsaid not_yours"},
    {"mute", R"("on":true)", "unsaid not_yours"},
    {"report", R"("reason":"spam")", "unsaid not_yours"},
    {"ping", "", "pong "},
};

// A wish is as much its seat's as any other.
inline constexpr const char* kWishes[] = {R"("expected_ply":0,"for":"undo")",
                                          R"("expected_ply":0,"for":"draw")",
                                          R"("expected_ply":0,"for":"swap","with":1)"};

}  // namespace benben
