// What version 5 wrote, to the letter, at a server of that time: Ada, who has an account, and a
// table of Ascension that she has made. Of her ten recovery codes two are left.
#pragma once

namespace benben {

inline constexpr const char* kVersion5 = R"sql(
PRAGMA application_id=1114530414;
PRAGMA user_version=5;
PRAGMA journal_mode=WAL;
CREATE TABLE accounts (
  number INTEGER PRIMARY KEY,
  person BLOB NOT NULL UNIQUE,
  key TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  figure TEXT NOT NULL,
  password TEXT NOT NULL,
  made INTEGER NOT NULL
) STRICT;
INSERT INTO "accounts" VALUES(1,X'E9B8B7ED67928F267773A46776F5258445C6344F248637451BF083CF76F63F84','ada','Ada','','$argon2id$v=19$m=65536,t=2,p=1$3tei6btB5Mc41KpO9syTcQ$cE4NzTpAQy0F7Ml/UY7OCc2vApDYvWBLuSXpBM1NlPc',20780);
CREATE TABLE clocks (
  table_number INTEGER PRIMARY KEY,
  text TEXT NOT NULL,
  due INTEGER,
  checksum INTEGER NOT NULL
) STRICT;
CREATE TABLE device_links (
  account INTEGER PRIMARY KEY,
  secret BLOB NOT NULL UNIQUE,
  expires INTEGER NOT NULL
) STRICT;
CREATE TABLE devices (
  number INTEGER PRIMARY KEY,
  account INTEGER NOT NULL,
  token BLOB NOT NULL UNIQUE,
  label TEXT NOT NULL,
  made INTEGER NOT NULL,
  seen INTEGER NOT NULL,
  signed_in INTEGER NOT NULL
) STRICT;
INSERT INTO "devices" VALUES(1,1,X'E89420F14CE4194D290E80C2DC1A58352B60CE204D2150D3E716BECB54A18126','Firefox',20780,20780,1);
CREATE TABLE events (
  table_number INTEGER NOT NULL,
  ply INTEGER NOT NULL,
  line TEXT NOT NULL,
  move_id TEXT,
  checksum INTEGER NOT NULL,
  PRIMARY KEY (table_number, ply)
) STRICT, WITHOUT ROWID;
INSERT INTO "events" VALUES(1,0,'* colours 1',NULL,-6383882519421690157);
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
CREATE TABLE profiles (
  person BLOB PRIMARY KEY,
  name TEXT NOT NULL,
  figure TEXT NOT NULL
) STRICT, WITHOUT ROWID;
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
CREATE TABLE recovery_codes (
  code BLOB PRIMARY KEY,
  account INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "recovery_codes" VALUES(X'2D145EBE76A8B73CD556DCF4B9064B874D69650789F163BFF66FD22ADD020A57',1);
INSERT INTO "recovery_codes" VALUES(X'4AB572EF74351AD37336F5167F553E3EE3CB0450C8AE0F6F5367E19DAD3DB69D',1);
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
INSERT INTO "seats" VALUES(1,0,'','Ada',NULL,X'E9B8B7ED67928F267773A46776F5258445C6344F248637451BF083CF76F63F84',1544546607076675481);
INSERT INTO "seats" VALUES(1,1,'','',X'42106E37B650103752340049BC94EA5E17EE85EC03129D0A9A229C065B472393',NULL,3070753444806532452);
CREATE TABLE tables (
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  header TEXT NOT NULL,
  created INTEGER NOT NULL,
  unplayed_since INTEGER,
  damaged TEXT,
  checksum INTEGER NOT NULL
) STRICT;
INSERT INTO "tables" VALUES(1,'hjwiDKDl-aR6D5CRdugqhQ','[Game "ascension"]
[Rules "1"]
[Players "2"]
[Absent "vote 120 bot:4"]
[Clock "live 300 3 lose"]
[Date "2026-11-23"]

',1795468920,1795468920,NULL,-1263383592873999756);
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
inline constexpr const char* kMadeInVersion5 = "hjwiDKDl-aR6D5CRdugqhQ";

}  // namespace benben
