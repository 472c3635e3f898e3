// What version 4 wrote, to the letter, at a server of that time: a table of Cubus where Ada and
// Grace sit, and the recovery link that Ada asked for.
#pragma once

namespace benben {

inline constexpr const char* kVersion4 = R"sql(
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
INSERT INTO "events" VALUES(1,0,'* draw R',NULL,6835528638605239868);
INSERT INTO "events" VALUES(1,1,'* draw L',NULL,4765050239070326924);
INSERT INTO "events" VALUES(1,2,'* draw L',NULL,7027957525767863622);
CREATE TABLE incidents (
  table_number INTEGER NOT NULL,
  number INTEGER NOT NULL,
  line TEXT NOT NULL,
  move_id TEXT,
  checksum INTEGER NOT NULL,
  PRIMARY KEY (table_number, number)
) STRICT, WITHOUT ROWID;
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
INSERT INTO "recoveries" VALUES(X'E1DE7817EDC2EFD99CA718CDD99F77339A2AAA1C57EE7852A60365036A835C30',X'632CE2AA1C2E849EEEF03F12B74D4DA470C1FD5EF7A2DF053D53C57AEC758B5C',X'1B395FEBD4B6575D6B36EB6E784622A82F6688AB72ECF21B17C71EA70B983380D2328D0AB51ADC8743E72CAF89BAD2E021DA7DA43163115F1588C3A272992797632FF33D65EBC5482882260B36552187CA1432');
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
INSERT INTO "seats" VALUES(1,0,'','Ada',NULL,X'E1DE7817EDC2EFD99CA718CDD99F77339A2AAA1C57EE7852A60365036A835C30',-1236436209106464952);
INSERT INTO "seats" VALUES(1,1,'','Grace',X'2C275AEEE7CC46591DD934188AF1563405125FA1A08227402BE0AE55711C7D6F',X'9DC5343C67D704816F7E9DA8983B2B5C9F791456B6C4C465D905D3596B06F0AE',-995552272258978457);
CREATE TABLE tables (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  header TEXT NOT NULL,
  created INTEGER NOT NULL,
  unplayed_since INTEGER,
  damaged TEXT,
  checksum INTEGER NOT NULL
) STRICT;
INSERT INTO "tables" VALUES(1,'oW3TALjuRWhnjZxPVqUfrw','[Game "cubus"]
[Rules "1"]
[Players "2"]
[Window "30"]
[Missed "shown"]
[Knock "claim"]
[Absent "vote 120 bot:4"]
[Date "2026-11-23"]

',1795453840,1795453840,NULL,-8028699065858742023);
CREATE INDEX tables_unplayed ON tables (unplayed_since)
  WHERE unplayed_since IS NOT NULL AND damaged IS NULL;
CREATE INDEX seats_by_token ON seats (token) WHERE token IS NOT NULL;
CREATE UNIQUE INDEX events_by_move ON events (table_number, move_id) WHERE move_id IS NOT NULL;
CREATE UNIQUE INDEX incidents_by_move ON incidents (table_number, move_id)
  WHERE move_id IS NOT NULL;
)sql";

inline constexpr const char* kTableInVersion4 = "oW3TALjuRWhnjZxPVqUfrw";
// The secret of Ada's recovery link.
inline constexpr const char* kLinkInVersion4 = "lBKsVK4RUt4khXxK3VycmvnTCPoi4EWTOyCCtUW6Dlw";

}  // namespace benben
