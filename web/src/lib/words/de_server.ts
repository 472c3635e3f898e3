// What the server refuses, and why, in German: server/faults.cc.
import { given } from "./places";
import type { Refusals } from "./refusals";

const member = (name = "") => `„${given(name)}“`;

export const refusals: Refusals = {
  not_http: ({ reason }) => `Das ist kein HTTP: ${reason}.`,
  one_host: () => "Eine Anfrage nennt genau einen Host.",
  request_too_large: () => "Die Anfrage ist zu groß.",
  transfer_encoding: () => "Als Transfer-Encoding geht hier nur „chunked“.",
  expect: () => "Als Expect geht hier nur „100-continue“.",
  nothing_here: () => "Unter diesem Pfad gibt es nichts.",
  method: ({ method }) => `Dieser Pfad antwortet nicht auf ${given(method)}.`,
  page_method: () => "Die Seite antwortet auf GET und HEAD.",
  other_site: () => "Danach darf die Seite einer anderen Website nicht fragen.",
  other_host: ({ host }) =>
    `Dieser Server antwortet nicht für „${given(host)}“; wer ihn betreibt, kann das mit --name angeben.`,
  content_type: () => "Der Content-Type muss application/json sein.",
  no_upgrade: () => "Dieser Pfad verlangt einen Wechsel zu WebSocket.",
  no_socket_here: () => "Unter diesem Pfad gibt es keinen Socket.",
  since_form: () =>
    "Ein Socket wird mit protocol=2&since=N&incidents=M abgefragt, N ist eine Anzahl von Ereignissen, M eine von Vorfällen.",
  may_be_old: () =>
    "Der Server kann seine Tische gerade nicht einsehen: Was du hier siehst, ist vielleicht veraltet.",
  outdated: () => "Diese Seite ist älter oder neuer als der Server: Lade sie bitte neu.",
  run_form: () =>
    "Der Socket der Lobby wird mit protocol=2&run=R&since=N abgefragt, R wie im hello, N eine Anzahl von Änderungen.",
  too_many_requests: () => "Zu viele Anfragen; warte bitte eine Sekunde.",
  too_many_tables: () => "Zu viele neue Tische; warte bitte ein wenig.",
  too_many_sockets: () => "Von deiner Adresse aus sind zu viele Tische offen.",
  too_many_bot_tables: () => "Von deiner Adresse aus sind zu viele Tische mit Bots offen.",
  too_many_listed: () =>
    "In der Lobby ist gerade kein Platz für noch einen Tisch von dir; setz dich an einen oder versuch es später.",
  too_much_stored: () =>
    "Von deiner Adresse aus wurde heute zu viel gespeichert; warte bitte einige Stunden.",
  too_many_messages: () => "Zu viele Nachrichten; warte bitte eine Sekunde.",
  too_many_phrases: () => "Du hast eben viel gesagt; warte bitte ein wenig.",
  server_full: () => "Der Server hat im Augenblick keinen Platz für weitere Verbindungen.",
  not_json: ({ reason }) => `Das ist kein JSON: ${reason}.`,
  not_an_object: () => "Die Nachricht ist kein JSON-Objekt.",
  unknown_member: ({ member: name }) => `Ein Feld ${member(name)} gibt es nicht.`,
  member_not_text: ({ member: name }) => `${member(name)} muss ein Text sein.`,
  member_not_number: ({ member: name }) => `${member(name)} muss eine ganze Zahl sein.`,
  member_out_of_range: ({ member: name, min, max }) =>
    `${member(name)} muss zwischen ${min} und ${max} liegen.`,
  member_not_object: ({ member: name }) => `${member(name)} muss ein Objekt sein.`,
  member_not_texts: ({ member: name }) => `Die Werte in ${member(name)} sind Texte.`,
  message_type: () =>
    "Der „type“ einer Nachricht ist „move“, „claim“, „leave“, „return“, „resign“, „replace“, „rematch“, „resume“, „ask“, „agree“, „decline“, „say“, „chat“, „write“, „mute“, „report“ oder „ping“.",
  wish_word: () => "„for“ muss „undo“, „draw“, „adjourn“ oder „swap“ sein.",
  phrase_name: () => "So eine „phrase“ gibt es nicht; sie heißen etwa „hello“.",
  ping_only: () => "Auf dieser Verbindung ist der „type“ einer Nachricht „ping“.",
  move_id_form: () => "„move_id“ besteht aus 8 bis 64 Zeichen aus A-Z, a-z, 0-9, _ und -.",
  seat_kind: () => "Die Art („kind“) eines Platzes ist „me“, „open“, „bot“ oder „engine“.",
  contribution_form: () => "„contribution“ sind 32 zufällige Bytes als 64 Ziffern aus 0-9 und a-f.",
  seats_not_list: () => "„seats“ muss eine Liste sein.",
  seats_count: () => "„seats“ hat einen Eintrag für jeden Spieler.",
  knock_word: () => "„knock“ ist „claim“ oder „show“.",
  member_not_flag: ({ member: name }) => `${member(name)} muss „true“ oder „false“ sein.`,
  clock_kind_word: () => "„kind“ ist „live“ oder „days“.",
  clock_then_word: () => "„then“ ist „lose“, „bot“ oder „move“.",
  then_word: () => "„then“ ist „vote“, „bot“ oder „wait“.",
  watch_word: () => "„watch“ ist „anyone“, „delayed“ oder „players“.",
  missed_word: () => "„missed“ ist „shown“ oder „hidden“.",
  name_hidden: () =>
    "Ein Name darf keine Zeichen enthalten, die Text steuern, verbergen oder umkehren.",
  name_marks: () => "Auf einem Zeichen eines Namens stehen höchstens zwei Akzente.",
  name_blanks: () => "Die Wörter eines Namens trennt je ein gewöhnliches Leerzeichen.",
  name_joiner: () =>
    "Akzente und Verbinder stehen in einem Namen nur hinter einem sichtbaren Zeichen.",
  name_end: () => "Ein Name darf nicht auf einen Verbinder enden.",
  name_long: () => "Ein Name hat höchstens 40 Zeichen.",
  name_of_bot: () => "So heißt schon ein Bot: Wähle einen anderen Namen.",
  no_such_link: () => "Dieser Link ist nicht gültig, oder ein neuerer hat ihn abgelöst.",
  no_seat_yet: () => "Dieser Browser hat noch keinen Platz.",
  person_damaged: () => "Was von dir aufbewahrt war, ist beschädigt.",
  no_such_bot: ({ bot }) => `Einen Bot „${given(bot)}“ gibt es nicht.`,
  bot_failed: ({ reason }) => `Der Bot konnte nicht ziehen: ${reason}.`,
  no_such_engine: ({ engine }) => `Ein Programm „${given(engine)}“ hat dieser Server nicht.`,
  engine_cannot: ({ engine, reason }) =>
    `Das Programm „${given(engine)}“ kann das nicht: ${reason}`,
  account_name: () =>
    "Der Name eines Kontos hat 2 bis 20 Zeichen, davon mindestens einen Buchstaben oder eine Ziffer.",
  account_taken: () => "So oder zum Verwechseln ähnlich heißt schon jemand.",
  password_form: () => "Ein Passwort besteht aus 8 bis 128 Bytes Text.",
  password_is_name: () => "Das Passwort darf nicht der Name sein.",
  wrong_password: () => "Der Name oder das Passwort stimmt nicht.",
  not_signed_in: () => "Dieses Gerät ist nicht angemeldet.",
  signed_in: () => "Dieses Gerät ist schon angemeldet.",
  no_such_code: () =>
    "Dieser Wiederherstellungscode ist nicht gültig, oder er wurde schon verwendet.",
  no_such_device: () => "Ein solches Gerät gibt es nicht.",
  no_such_figure: () => "Eine solche Figur gibt es nicht.",
  name_is_accounts: () => "Wer ein Konto hat, heißt wie das Konto.",
  new_person: () =>
    "Dieser Browser wurde inzwischen an- oder abgemeldet. Versuche es bitte noch einmal.",
  too_many_sign_ins: () => "Zu viele Versuche; warte bitte einige Minuten.",
  too_many_accounts: () =>
    "Von deiner Adresse aus wurden heute zu viele Konten angelegt; warte bitte einige Stunden.",
  passwords_busy: () =>
    "Der Server hat zu viele Passwörter zu prüfen; versuche es bitte gleich noch einmal.",
  from_form: () => "Ein Export wird mit from=N abgefragt, N ist eine Anzahl von Tischen.",
  no_such_player: () => "Niemand mit diesem Namen zeigt hier gewertete Partien.",
  not_rated_yet: () => "An diesem Tisch ist noch keine gewertete Partie zu Ende gegangen.",
  unknown_query: ({ member }) => `Die Abfrage dieses Pfads hat kein Feld ${member}.`,
  query_form: () => "Dieser Pfad wird anders abgefragt.",
  profile_word: () => "„profile“ ist „shown“ oder „hidden“.",
  no_such_tournament: () => "Dieses Turnier gibt es nicht.",
  system_word: () => "„system“ ist „round-robin“, „swiss“, „knock-out“ oder „arena“.",
  tournament_length: () =>
    "Eine Arena hat „minutes“, ein Turnier nach Schweizer System vielleicht „rounds“, andere keines von beiden.",
  tournament_clock: () =>
    "Ein Turnier braucht eine Uhr, mit der man verlieren kann, etwa „live 300 3 lose“.",
  tournament_size: ({ most }) =>
    `So ein Turnier hat bis zu ${most} Spieler und beginnt mit nicht mehr, als es aufnimmt.`,
  tournament_full: () => "Das Turnier ist voll.",
  tournament_begun: () => "Das Turnier hat schon begonnen.",
  tournament_over: () => "Das Turnier ist vorbei.",
  not_entered: () => "Du spielst hier nicht mit.",
  not_organiser: () => "Das darf nur, wer das Turnier eröffnet hat.",
  too_few_players: () => "Es sind noch zu wenige Spieler da.",
  too_many_tournaments: () =>
    "Gerade gibt es zu viele Turniere; spiel bei einem mit oder versuch es später.",
  too_many_entrants: () => "Von deiner Adresse spielen schon zu viele bei diesem Turnier mit.",
  too_many_returns: () => "Du bist in diesem Turnier zu oft gekommen und gegangen.",
  tournament_bots: ({ most }) => `Auf diesem Server hat ein Turnier bis zu ${most} Bots.`,
  start_past: () => "Der Beginn muss in der Zukunft liegen, höchstens 90 Tage.",
  no_notices: () => "Dieser Server verschickt keine Benachrichtigungen.",
  endpoint: () => "„endpoint“ ist eine https-Adresse aus höchstens 500 Zeichen.",
  push_service: ({ service }) =>
    `Dieser Server kennt den Push-Dienst ${service} deines Browsers nicht; wer ihn betreibt, kann ihn mit --push-service nennen.`,
  push_keys: () => "„p256dh“ und „auth“ sind nicht die Schlüssel eines Browsers.",
  chat_word: () => "„chat“ ist „nobody“, „accounts“ oder „everyone“.",
  chat_text: () =>
    "Eine Nachricht hat 1 bis 280 Zeichen, und keine, die Text steuern, verbergen oder drehen.",
  no_chat: () => "An diesem Tisch schreibt niemand.",
  chat_off: () => "Schreiben kann, wer den Chat eingeschaltet hat.",
  chat_needs_account: () => "An diesem Tisch schreiben nur Leute mit Konto.",
  chat_muted: () => "Wer diesen Server betreibt, lässt dich nicht schreiben.",
  too_many_chats: () => "Du hast eben viel geschrieben; warte bitte ein wenig.",
  nobody_there: () => "Dort sitzt niemand anderes.",
  too_many_mutes: () => "Mehr Leute kannst du nicht stummschalten; hör bitte erst jemanden wieder.",
  no_such_mute: () => "Unter dieser Nummer hast du niemanden stummgeschaltet.",
  report_reason: () =>
    "Der Grund („reason“) einer Meldung ist „insult“, „hate“, „threat“, „spam“, „cheating“, „name“ oder „other“.",
  no_such_message: () => "Diese Nachricht ist nicht mehr da.",
  too_many_reports: () => "Du hast viel gemeldet; warte bitte einige Minuten.",
  not_sat_together: () =>
    "Wer einlädt, sitzt selbst am Tisch und saß schon mit der eingeladenen Person zusammen.",
  no_seat_left: () => "An diesem Tisch ist kein Platz mehr frei.",
  too_many_invited: () => "Mehr Leute kannst du an diesen Tisch nicht einladen.",
  too_many_invites: () => "Du hast viele Leute eingeladen; warte bitte einige Minuten.",
  account_closed: () => "Wer diesen Server betreibt, hat dieses Konto geschlossen.",
  chat_muted_until: ({ day }) =>
    `Wer diesen Server betreibt, lässt dich bis zum ${day} nicht schreiben.`,
};
