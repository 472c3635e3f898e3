// What version 4 wrote, to the letter, at a server of that time: a table of Pyramix at which Ada
// has moved once and left.
#pragma once

namespace benben {

inline constexpr const char* kVersion4Table = R"sql(
PRAGMA application_id=1114530414;
PRAGMA user_version=4;
PRAGMA journal_mode=WAL;
CREATE TABLE events (
  table_number INTEGER NOT NULL,
  ply INTEGER NOT NULL,
  line TEXT NOT NULL,
  move_id TEXT,
  checksum INTEGER NOT NULL,
  PRIMARY KEY (table_number, ply)
) STRICT, WITHOUT ROWID;
INSERT INTO "events" VALUES(1,0,'* reveal 000=pC 001=pA 002=gA 003=gC 004=oA 005=gA 010=bA 011=oA 012=oA 013=bC 014=gA 020=bC 021=bA 022=gA 023=bA 030=oC 031=pA 032=X 040=bE 041=pC 050=pC 100=bA 101=oA 102=gA 103=gC 104=X 110=pA 120=gC 130=X 140=gA 200=pA 201=oA 202=oC 203=pC 210=pA 220=gA 230=bA 300=bC 301=pA 302=gC 310=gE 320=oE 400=oA 401=pE 410=oC 500=oA',NULL,3714744038076217250);
INSERT INTO "events" VALUES(1,1,'0 000','move-0001',-7695907454521160698);
CREATE TABLE incidents (
  table_number INTEGER NOT NULL,
  number INTEGER NOT NULL,
  line TEXT NOT NULL,
  move_id TEXT,
  checksum INTEGER NOT NULL,
  PRIMARY KEY (table_number, number)
) STRICT, WITHOUT ROWID;
INSERT INTO "incidents" VALUES(1,0,'2 0 leave','leave-001',188833259729038432);
CREATE TABLE probes (
  filler BLOB NOT NULL
) STRICT;
CREATE TABLE race_claims (
  table_number INTEGER PRIMARY KEY,
  ply INTEGER NOT NULL,
  seat INTEGER NOT NULL,
  move_id TEXT NOT NULL,
  checksum INTEGER NOT NULL
) STRICT;
CREATE TABLE recoveries (
  person BLOB PRIMARY KEY,
  secret BLOB NOT NULL UNIQUE,
  sealed BLOB NOT NULL
) STRICT, WITHOUT ROWID;
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
INSERT INTO "seats" VALUES(1,0,'','Ada',NULL,X'8035F6D72230DC1EEB00C975BB39439AA8EB642BBFED0ACE48E1B36EA5E5077E',4522834145799227512);
INSERT INTO "seats" VALUES(1,1,'','Grace',X'5C658CB265851DCA73FA2BF13118A1DA29B686593D699C874839E7D56C0BC3E1',X'9DCA2C71A1DD52916303D9D8B13571FC6EC88720BC7EC5E5054DFD5630B4F2CD',-849369718753613704);
CREATE TABLE tables (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  header TEXT NOT NULL,
  created INTEGER NOT NULL,
  unplayed_since INTEGER,
  damaged TEXT,
  checksum INTEGER NOT NULL
) STRICT;
INSERT INTO "tables" VALUES(1,'az-HrGs6QezcXqHDiVqn7g','[Game "pyramix"]
[Rules "1"]
[Players "2"]
[Absent "vote 120 bot:4"]
[Date "2026-11-23"]

',1795454323,NULL,NULL,-6367662079099389399);
CREATE INDEX tables_unplayed ON tables (unplayed_since)
  WHERE unplayed_since IS NOT NULL AND damaged IS NULL;
CREATE INDEX seats_by_token ON seats (token) WHERE token IS NOT NULL;
CREATE UNIQUE INDEX events_by_move ON events (table_number, move_id) WHERE move_id IS NOT NULL;
CREATE UNIQUE INDEX incidents_by_move ON incidents (table_number, move_id)
  WHERE move_id IS NOT NULL;
)sql";

inline constexpr const char* kLeftInVersion4 = "az-HrGs6QezcXqHDiVqn7g";

}  // namespace benben
