// What the core and a table refuse, and why, in German: core/general_faults.cc, table/faults.cc.
import { ends, given, seatNumber, title } from "./places";
import type { Refusals } from "./refusals";

/** Of a record, a setup or a text, whatever the game. */
const general: Refusals = {
  no_line_end: () => "Am Ende der letzten Zeile fehlt der Zeilenumbruch.",
  carriage_return: () =>
    "Die Zeile endet mit einem Wagenrücklauf; Zeilen enden allein mit einem Zeilenvorschub.",
  tabulator: () => "Hier steht ein Tabulator; Wörter werden durch Leerzeichen getrennt.",
  control_character: ({ character }) => `Hier steht ein Steuerzeichen (${character}).`,
  not_utf8: () => "Hier steht ein Byte, das kein UTF-8 ist.",
  no_tag: () =>
    "Hier muss ein Kennzeichen stehen oder die Leerzeile vor den Ereignissen, und nichts davor.",
  tag_form: () => 'Ein Kennzeichen hat die Form [Name "Wert"].',
  tag_escape: () =>
    'Im Wert eines Kennzeichens schreibt man ein Anführungszeichen \\" und einen Rückstrich \\\\.',
  tag_twice: ({ tag }) => `Das Kennzeichen ${given(tag)} steht zweimal da.`,
  too_many_tags: ({ most }) => `Eine Aufzeichnung hat höchstens ${most} Kennzeichen.`,
  tag_behind_blank: () =>
    "Hier steht ein Kennzeichen hinter der Leerzeile; alle Kennzeichen stehen davor.",
  no_blank_line: () => "Die Leerzeile fehlt, die die Kennzeichen von den Ereignissen trennt.",
  too_many_events: ({ most }) => `Eine Aufzeichnung hat höchstens ${most} Ereignisse.`,
  blank_line_twice: () =>
    "Hier steht noch eine Leerzeile; nur eine trennt die Kennzeichen von den Ereignissen.",
  event_form: () => "Ein Ereignis hat die Form: wer, Leerzeichen, Text.",
  event_blanks: () =>
    "Die Wörter eines Ereignisses sind durch je ein Leerzeichen getrennt, am Ende steht keines.",
  actor: () => "Wer handelt, ist * (der Zufall) oder die Nummer eines Platzes.",
  tag_missing: ({ tag }) => `Das Kennzeichen ${given(tag)} fehlt.`,
  no_such_game: ({ game }) => `Ein Spiel namens „${given(game)}“ gibt es nicht.`,
  other_rules: ({ game, version, asked }) =>
    `Die Regeln von ${title(game)} haben die Version ${version}, nicht „${given(asked)}“.`,
  players_no_digit: ({ players }) =>
    `Die Anzahl der Spieler ist eine Ziffer, nicht „${given(players)}“.`,
  result_too_early: () => "Das Kennzeichen Result steht nur in einer beendeten Partie.",
  result_differs: ({ scores, result }) => `Der Endstand ist „${scores}“, nicht „${given(result)}“.`,
  players: ({ game, range, players }) =>
    `${title(game)} ist für ${ends(range).join(" bis ")} Spieler, nicht für ${players}.`,
  no_such_option: ({ game, option }) => `${title(game)} hat keine Option „${given(option)}“.`,
  no_such_value: ({ game, option, value }) =>
    `Die Option ${option} von ${title(game)} kennt keinen Wert „${given(value)}“.`,
  option_twice: ({ option }) => `Die Option „${given(option)}“ steht zweimal da.`,
  no_such_tag: ({ game, tag }) => `${title(game)} kennt kein Kennzeichen „${given(tag)}“.`,
  no_file: ({ game }) => `${title(game)} nimmt keine eigenen Daten an.`,
  no_bot: ({ bot }) =>
    `Einen Bot „${given(bot)}“ gibt es nicht; es gibt random, greedy, bot:1 bis bot:8, mcts:N oder learned:N mit N Simulationen je Zug, alphabeta:N mit N Knoten und erring:N:L, der Fehler macht.`,
  no_alpha_beta: ({ game }) => `${title(game)} wird nicht mit Alpha-Beta-Suche gespielt.`,
  tag_name: ({ tag }) =>
    `Der Name eines Kennzeichens besteht aus Buchstaben, Ziffern, „_“ und „.“, anders als „${given(tag)}“.`,
  unclean: () => "Das muss ein Text in UTF-8 ohne Steuerzeichen sein.",
  record_full: ({ most }) =>
    `Die Aufzeichnung ist voll: Sie hat ${most} Ereignisse, mehr hat keine.`,
};

/** Of a table, wherever it is kept. */
const table: Refusals = {
  no_races: ({ game }) => `In ${title(game)} gibt es kein Klopfen: Lass „race“ weg.`,
  no_person: () =>
    "An einem Tisch muss ein Mensch sitzen: Mindestens ein Platz muss „me“ oder „open“ sein.",
  clock_needs_end: () =>
    "An einem Tisch mit Uhren braucht das Klopfen ein Ende: „window_s“ muss eine Zahl sein.",
  time_up: ({ seat }) => `Die Zeit von Platz ${seatNumber(seat)} ist abgelaufen.`,
  not_fair: () =>
    "Dieser Tisch ist von einer früheren Version, zu deren Zufall niemand etwas beiträgt.",
  seed_damaged: () => "Die Saat seines Zufalls ist nicht die, an die er gebunden ist.",
  clocks_damaged: () => "Was von den Uhren gespeichert ist, können sie nicht zeigen.",
  not_made: () => "Der Server hat einen Fehler gemacht; dieser Tisch lässt sich nicht eröffnen.",
  move_id_taken: () => "Diese move_id wurde schon für einen anderen Zug verwendet.",
  not_your_seat: ({ seat }) => `Platz ${seatNumber(seat)} ist nicht deiner.`,
  moved_on: ({ ply, expected_ply: expected }) =>
    `Der Tisch steht bei Ereignis ${ply}, nicht ${expected}: Sieh noch einmal hin, bevor du ziehst.`,
  no_claim: () => "Hier ist nichts, wofür jemand klopfen könnte.",
  not_first: ({ seat }) =>
    `Platz ${seatNumber(seat)} war schneller und darf jetzt allein antworten.`,
  claim_stands: () =>
    "Du warst schneller und kannst nicht mehr verzichten: Zeig etwas, oder gib auf.",
  game_over: () => "Diese Partie ist zu Ende.",
  not_over: () => "Diese Partie läuft noch: Eine Revanche gibt es erst danach.",
  given_up: () => "Diese Partie wurde aufgegeben.",
  resigned: ({ seat }) => `Platz ${seatNumber(seat)} hat die Partie endgültig aufgegeben.`,
  stand_in: ({ seat }) =>
    `Auf Platz ${seatNumber(seat)} spielt ein Bot, bis die Person wieder da ist.`,
  no_stand_in: ({ seat }) => `Auf Platz ${seatNumber(seat)} spielt kein Bot für jemanden.`,
  no_votes: () => "An diesem Tisch wird nicht darüber abgestimmt, wer ersetzt wird.",
  not_absent: ({ seat }) => `Platz ${seatNumber(seat)} ist noch nicht lange genug weg.`,
  rematch_open: ({ table: other }) => `Die Revanche ist schon eröffnet, am Tisch ${given(other)}.`,
  too_many_incidents: () =>
    "An diesem Tisch ist zu oft jemand gegangen und gekommen: Niemand kann mehr durch einen Bot ersetzt werden.",
  not_asked: ({ seat }) => `Platz ${seatNumber(seat)} wird hier gerade nichts gefragt.`,
  being_asked: () => "An diesem Tisch wird gerade schon etwas anderes gefragt.",
  asked_before: ({ seat }) =>
    `Platz ${seatNumber(seat)} hat das schon gefragt: Frag wieder, wenn etwas gespielt wurde.`,
  nothing_to_undo: ({ seat }) =>
    `Platz ${seatNumber(seat)} hat nichts gespielt, was zurückgenommen werden könnte.`,
  chance_since: () =>
    "Seitdem hat der Zufall entschieden: Was bekannt ist, lässt sich nicht zurücknehmen.",
  race_since: () => "Was im Wettlauf geantwortet wurde, lässt sich nicht zurücknehmen.",
  rated: () => "An einem gewerteten Tisch wird nichts zurückgenommen.",
  in_tournament: () =>
    "In einem Turnier wird nichts zurückgenommen, keine Partie vertagt, kein Platz getauscht, und es gibt keine Revanche.",
  no_draw: ({ game }) => `Die Regeln von ${title(game)} kennen kein Unentschieden.`,
  draw_with_bot: ({ seat }) =>
    `Auf ein Unentschieden einigen sich Menschen; auf Platz ${seatNumber(seat)} spielt keiner.`,
  adjourned: () => "Diese Partie ist unterbrochen: Setz sie erst fort.",
  not_adjourned: () => "Diese Partie ist nicht unterbrochen.",
  not_all_here: ({ seat }) =>
    `Es geht weiter, wenn alle da sind: Platz ${seatNumber(seat)} fehlt noch.`,
  not_all_here_yet: ({ seat, days = "" }) =>
    `Es geht weiter, wenn alle da sind: Platz ${seatNumber(seat)} fehlt noch. Tage, bis es auch ohne geht: ${days}.`,
  has_begun: () => "Diese Partie hat begonnen: Alle behalten ihren Platz.",
  no_other_seat: ({ seat }) => `Platz ${seatNumber(seat)} ist kein anderer Platz an diesem Tisch.`,
  too_many_swaps: () =>
    "An diesem Tisch wurde zu oft der Platz getauscht: Alle behalten ihren Platz.",
  invalid_invitation: () => "Diese Einladung gilt hier nicht.",
  seat_taken: () => "Diesen Platz hat schon jemand eingenommen.",
  not_at_table: () => "Einen Tisch kann nur löschen, wer daran sitzt.",
  others_at_table: () => "Hier sitzt noch jemand: Der Tisch gehört nicht dir allein.",
  being_taken: () => "Gerade nimmt hier jemand Platz.",
  no_open_seat: () => "Ein Tisch, der auf jemanden wartet, braucht einen Platz, der „open“ ist.",
  rated_needs_account: () =>
    "Diese Partie zählt für die Wertung, die nur Konten haben: Melde dich bitte zuerst an.",
  rated_one_seat: () => "In einer gewerteten Partie hat jeder nur einen Platz.",
  rated_plain: () =>
    "Eine gewertete Partie hat die üblichen Optionen, keine eigenen Daten und mindestens zwei Mitspielende.",
  rated_engine: () => "In einer gewerteten Partie hat kein Programm einen Platz.",
  rated_gone: () =>
    "Jemand aus dieser Partie hat sein Konto gelöscht: Es gibt keine gewertete Revanche.",
  rated_stays: () => "Eine gewertete Partie, die begonnen hat, lässt sich nicht löschen.",
  not_in_lobby: () => "Dieser Tisch steht nicht mehr in der Lobby.",
  players_only: () => "An diesem Tisch sehen nur die zu, die mitspielen.",
  being_deleted: () => "Dieser Tisch wird gerade gelöscht.",
  no_such_table: () => "Diesen Tisch gibt es nicht.",
  deleted: () => "Dieser Tisch wurde gelöscht.",
  expired: () => "An diesem Tisch hat nie jemand gespielt; er wurde abgeräumt.",
  stopping: () => "Der Server wird gerade beendet; versuche es bitte gleich noch einmal.",
  failed: () =>
    "Der Server hat an diesem Tisch einen Fehler gemacht und ihn vorerst geschlossen. Was gespielt wurde, ist nicht verloren.",
  header_damaged: ({ reason }) => `Kopf der Aufzeichnung: ${reason}`,
  seats_damaged: () => "Es sind nicht so viele Plätze wie Spieler.",
  event_damaged: ({ ply, reason }) => `Ereignis ${ply}: ${reason}`,
  incident_damaged: ({ number, text }) =>
    `Was mit einem Platz geschah (Nummer ${number}), ist so nicht möglich: ${given(text)}.`,
  race_claim_damaged: ({ ply }) => `Nach Ereignis ${ply} konnte niemand klopfen.`,
  chance_missing: ({ ply }) => `Ereignis ${ply}, das der Zufall entschieden hat, fehlt.`,
};

export const refusals: Refusals = { ...general, ...table };
