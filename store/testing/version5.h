// What version 5 wrote, to the letter, at a server of that time: a table of Pyramix with a clock by
// days, where Ada, who has an account, sits with Grace, who has none.
#pragma once

#include <cstdint>

namespace benben {

inline constexpr const char* kVersion5 = R"sql(
PRAGMA application_id=1114530414;
PRAGMA user_version=5;
PRAGMA journal_mode=WAL;
CREATE TABLE tables (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  header TEXT NOT NULL,
  created INTEGER NOT NULL,
  unplayed_since INTEGER,
  damaged TEXT,
  checksum INTEGER NOT NULL
) STRICT;
INSERT INTO tables VALUES(1,'RqrPcGvbM7uGVt4mIPFCvw',replace('[Game "pyramix"]\n[Rules "1"]\n[Players "2"]\n[Absent "vote 120 bot:4"]\n[Clock "days 259200 0 count move"]\n[Date "2026-11-23"]\n\n','\n',char(10)),1795467842,1795467842,NULL,5416821430301321013);
CREATE TABLE seats (
  table_number INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  bot TEXT NOT NULL,
  name TEXT NOT NULL,
  invitation BLOB,
  token BLOB,
  checksum INTEGER NOT NULL,
  PRIMARY KEY (table_number, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO seats VALUES(1,0,'','Ada',NULL,X'4dc0574cb0a46ad8ecc0046c428a5d27d95fea3e9f11e664ddbc955221c8b036',8542307235387278892);
INSERT INTO seats VALUES(1,1,'','Grace',X'ca04935a9fc0ceaed603474a00001529e7689f5a5f2a8e90b467366755b35dac',X'84f404ae5b20f5e925b1a6fc48818d06890e75685f3373a84cac1e4240d3ec29',-8518636026334313081);
CREATE TABLE recoveries (
  person BLOB PRIMARY KEY,
  secret BLOB NOT NULL UNIQUE,
  sealed BLOB NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE probes (
  filler BLOB NOT NULL
) STRICT;
CREATE TABLE events (
  table_number INTEGER NOT NULL,
  ply INTEGER NOT NULL,
  line TEXT NOT NULL,
  move_id TEXT,
  checksum INTEGER NOT NULL,
  PRIMARY KEY (table_number, ply)
) STRICT, WITHOUT ROWID;
INSERT INTO events VALUES(1,0,'* reveal 000=X 001=oA 002=bA 003=gE 004=gA 005=pA 010=oC 011=oC 012=bA 013=pC 014=bA 020=pC 021=pA 022=bA 023=bA 030=pC 031=oC 032=pC 040=gA 041=bC 050=oE 100=gA 101=oA 102=bA 103=gA 104=oA 110=oA 120=oA 130=gC 140=oC 200=X 201=pE 202=gA 203=bC 210=oA 220=gA 230=bE 300=X 301=pA 302=pA 310=bC 320=oA 400=X 401=bC 410=bA 500=gA',NULL,6051464602514293329);
CREATE TABLE race_claims (
  table_number INTEGER PRIMARY KEY,
  ply INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  move_id TEXT NOT NULL,
  checksum INTEGER NOT NULL
) STRICT;
CREATE TABLE incidents (
  table_number INTEGER NOT NULL,
  number INTEGER NOT NULL,
  line TEXT NOT NULL,
  move_id TEXT,
  checksum INTEGER NOT NULL,
  PRIMARY KEY (table_number, number)
) STRICT, WITHOUT ROWID;
CREATE TABLE clocks (
  table_number INTEGER PRIMARY KEY,
  text TEXT NOT NULL,
  due INTEGER,
  checksum INTEGER NOT NULL
) STRICT;
INSERT INTO clocks VALUES(1,'0@1795467842 0',1795727042,-7115108495042703403);
CREATE TABLE accounts (
  number INTEGER PRIMARY KEY,
  person BLOB NOT NULL UNIQUE,
  key TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  figure TEXT NOT NULL,
  password TEXT NOT NULL,
  made INTEGER NOT NULL
) STRICT;
INSERT INTO accounts VALUES(1,X'4dc0574cb0a46ad8ecc0046c428a5d27d95fea3e9f11e664ddbc955221c8b036','ada','Ada','','$argon2id$v=19$m=65536,t=2,p=1$q8x+xVzS0L0KBTkINDKzNw$Zuq2jjUMQHDinbkZ9ERZNRIDQSBN/1aYPCIztWyLwHA',20780);
CREATE TABLE devices (
  number INTEGER PRIMARY KEY,
  account INTEGER NOT NULL,
  token BLOB NOT NULL UNIQUE,
  label TEXT NOT NULL,
  made INTEGER NOT NULL,
  seen INTEGER NOT NULL,
  signed_in INTEGER NOT NULL
) STRICT;
INSERT INTO devices VALUES(1,1,X'8f2f9649d42cd5f9a61d329620031decebb714f412c8c47083b176a513ad2177','Firefox on Linux',20780,20780,1);
CREATE TABLE recovery_codes (
  code BLOB PRIMARY KEY,
  account INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO recovery_codes VALUES(X'0022fb3877cb66a6c7eed603d8a2906ff9f6569125d15ce5d69aaa2890f570d5',1);
INSERT INTO recovery_codes VALUES(X'14a471ebf14bdf4c84c0d6c30597151e3fd9d3aad2663fb90ed86d563906c102',1);
INSERT INTO recovery_codes VALUES(X'1613bb35cca215c90232eb163122eb36640a395fc007092684e233dc00ea3b73',1);
INSERT INTO recovery_codes VALUES(X'afc354edfa8930bf28495f3d492fd4765c194ac07a5f7bee3aa2d2752edbcf34',1);
INSERT INTO recovery_codes VALUES(X'b06f34ce4683a9aec03d8f9fa3c5346984ee2535a12a16715a4a344ef42d5e83',1);
INSERT INTO recovery_codes VALUES(X'b209719f94d2fa0c5c7b3481c8f37f2adde82b15f4f729767e259081bc9b8002',1);
INSERT INTO recovery_codes VALUES(X'c6d7b4541c981163e2d4170baef4e704d0aecad417fd4cae5d62a48781a2762e',1);
INSERT INTO recovery_codes VALUES(X'cbb7412de24ba35b1bf7b3936e9da0f8e55a1d2198b1cb9bb0eb4664cdc92393',1);
INSERT INTO recovery_codes VALUES(X'f4b6e611f2ad0aad2f3432a9124a865c2acb64ba2546280b2c6ddc7d51298421',1);
INSERT INTO recovery_codes VALUES(X'f602caeeb1a45034510da28575cf470e5b76d768b15e8743a18c12fa439ed84f',1);
CREATE TABLE device_links (
  account INTEGER PRIMARY KEY,
  secret BLOB NOT NULL UNIQUE,
  expires INTEGER NOT NULL
) STRICT;
CREATE TABLE profiles (
  person BLOB PRIMARY KEY,
  name TEXT NOT NULL,
  figure TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX tables_unplayed ON tables (unplayed_since)
  WHERE unplayed_since IS NOT NULL AND damaged IS NULL;
CREATE INDEX seats_by_token ON seats (token) WHERE token IS NOT NULL;
CREATE UNIQUE INDEX events_by_move ON events (table_number, move_id) WHERE move_id IS NOT NULL;
CREATE UNIQUE INDEX incidents_by_move ON incidents (table_number, move_id)
  WHERE move_id IS NOT NULL;
CREATE INDEX clocks_by_due ON clocks (due) WHERE due IS NOT NULL;
CREATE INDEX devices_by_account ON devices (account);
CREATE INDEX recovery_codes_by_account ON recovery_codes (account);
)sql";

inline constexpr const char* kPlayedInVersion5 = "RqrPcGvbM7uGVt4mIPFCvw";
inline constexpr std::int64_t kDueInVersion5 = 1'795'727'042;

}  // namespace benben
