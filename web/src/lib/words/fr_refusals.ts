// What the core and a table refuse, and why, in French: core/general_faults.cc, table/faults.cc.
import { ends, given, seatNumber, title } from "./places";
import type { Refusals } from "./refusals";

/** Of a record, a setup or a text, whatever the game. */
const general: Refusals = {
  no_line_end: () => "Il manque le saut de ligne à la fin de la dernière ligne.",
  carriage_return: () =>
    "La ligne se termine par un retour chariot\u202f; les lignes se terminent par un simple saut de ligne.",
  tabulator: () => "Il y a ici une tabulation\u202f; les mots sont séparés par des espaces.",
  control_character: ({ character }) => `Il y a ici un caractère de contrôle (${character}).`,
  not_utf8: () => "Il y a ici un octet qui n’est pas de l’UTF-8.",
  no_tag: () =>
    "Ici doit figurer une étiquette, ou la ligne vide qui précède les événements, et rien avant.",
  tag_form: () => 'Une étiquette a la forme [Nom "valeur"].',
  tag_escape: () =>
    'Dans la valeur d’une étiquette, un guillemet s’écrit \\" et une barre oblique inverse \\\\.',
  tag_twice: ({ tag }) => `L’étiquette ${given(tag)} figure deux fois.`,
  too_many_tags: ({ most }) => `Une partie enregistrée a au plus ${most} étiquettes.`,
  tag_behind_blank: () =>
    "Une étiquette se trouve ici après la ligne vide\u202f; toutes doivent la précéder.",
  no_blank_line: () => "Il manque la ligne vide qui sépare les étiquettes des événements.",
  too_many_events: ({ most }) => `Une partie enregistrée a au plus ${most} événements.`,
  blank_line_twice: () =>
    "Il y a ici une autre ligne vide\u202f; une seule sépare les étiquettes des événements.",
  event_form: () => "Un événement a la forme\u202f: acteur, espace, texte.",
  event_blanks: () =>
    "Les mots d’un événement sont séparés par une seule espace, sans espace à la fin.",
  actor: () => "L’acteur d’un événement est * (le hasard) ou le numéro d’une place.",
  tag_missing: ({ tag }) => `Il manque l’étiquette ${given(tag)}.`,
  no_such_game: ({ game }) => `Il n’existe pas de jeu «\u202f${given(game)}\u202f».`,
  other_rules: ({ game, version, asked }) =>
    `Les règles de ${title(game)} sont à la version ${version}, pas «\u202f${given(asked)}\u202f».`,
  players_no_digit: ({ players }) =>
    `Le nombre de joueurs est un chiffre, pas «\u202f${given(players)}\u202f».`,
  result_too_early: () => "L’étiquette Result ne figure que dans une partie terminée.",
  result_differs: ({ scores, result }) =>
    `Le score final est «\u202f${scores}\u202f», pas «\u202f${given(result)}\u202f».`,
  players: ({ game, range, players }) => {
    const [least, most] = ends(range);
    const wanted = most ? `de ${least} à ${most}` : `à ${least ?? ""}`;
    return `${title(game)} se joue ${wanted} joueurs, pas à ${players}.`;
  },
  no_such_option: ({ game, option }) =>
    `${title(game)} n’a pas d’option «\u202f${given(option)}\u202f».`,
  no_such_value: ({ game, option, value }) =>
    `L’option ${option} de ${title(game)} n’a pas de valeur «\u202f${given(value)}\u202f».`,
  option_twice: ({ option }) => `L’option «\u202f${given(option)}\u202f» figure deux fois.`,
  no_such_tag: ({ game, tag }) =>
    `${title(game)} ne connaît pas l’étiquette «\u202f${given(tag)}\u202f».`,
  no_file: ({ game }) => `${title(game)} n’accepte pas de données propres.`,
  no_bot: ({ bot }) =>
    `Il n’existe pas de bot «\u202f${given(bot)}\u202f»\u202f; il y a random, greedy, bot:1 à bot:8, mcts:N ou learned:N avec N simulations par coup, alphabeta:N avec N nœuds, et erring:N:L, qui se trompe.`,
  no_alpha_beta: ({ game }) => `${title(game)} ne se joue pas par recherche alpha-bêta.`,
  tag_name: ({ tag }) =>
    `Le nom d’une étiquette se compose de lettres, de chiffres, de «\u202f_\u202f» et de «\u202f.\u202f», contrairement à «\u202f${given(tag)}\u202f».`,
  unclean: () => "Ce doit être un texte en UTF-8 sans caractères de contrôle.",
  record_full: ({ most }) =>
    `L’enregistrement est plein\u202f: il compte ${most} événements, le maximum.`,
};

/** Of a table, wherever it is kept. */
const table: Refusals = {
  no_races: ({ game }) => `On ne toque pas dans ${title(game)}\u202f: omettez «\u202frace\u202f».`,
  no_person: () =>
    "Il faut une personne à une table\u202f: au moins une place doit être «\u202fme\u202f» ou «\u202fopen\u202f».",
  clock_needs_end: () =>
    "À une table avec pendules, le temps pour toquer doit avoir une fin\u202f: «\u202fwindow_s\u202f» doit être un nombre.",
  time_up: ({ seat }) => `Le temps de la place ${seatNumber(seat)} est écoulé.`,
  not_fair: () =>
    "Cette table est d’une version antérieure, au hasard de laquelle personne ne contribue.",
  seed_damaged: () => "La graine de son hasard n’est pas celle à laquelle elle est liée.",
  clocks_damaged: () => "Les pendules ne peuvent pas indiquer ce qui en est enregistré.",
  not_made: () => "Le serveur a commis une erreur\u202f; cette table ne peut pas être ouverte.",
  move_id_taken: () => "Ce move_id a déjà servi pour un autre coup.",
  not_your_seat: ({ seat }) => `La place ${seatNumber(seat)} n’est pas la vôtre.`,
  moved_on: ({ ply, expected_ply: expected }) =>
    `La table en est à l’événement ${ply}, et non ${expected}\u202f: regardez à nouveau avant de jouer.`,
  no_claim: () => "Il n’y a rien ici pour quoi toquer.",
  not_first: ({ seat }) =>
    `La place ${seatNumber(seat)} a été la première\u202f: elle seule peut répondre.`,
  claim_stands: () =>
    "Vous avez été le premier et ne pouvez plus laisser passer\u202f: montrez un coup ou renoncez.",
  game_over: () => "Cette partie est terminée.",
  not_over: () => "Cette partie continue\u202f: la revanche ne vient qu’après.",
  given_up: () => "Cette partie a été abandonnée.",
  resigned: ({ seat }) => `La place ${seatNumber(seat)} a abandonné la partie pour de bon.`,
  stand_in: ({ seat }) =>
    `Un bot joue à la place ${seatNumber(seat)} jusqu’au retour de la personne.`,
  no_stand_in: ({ seat }) => `Aucun bot ne remplace quelqu’un à la place ${seatNumber(seat)}.`,
  no_votes: () => "À cette table, on ne vote pas sur qui est remplacé.",
  not_absent: ({ seat }) =>
    `La place ${seatNumber(seat)} n’est pas absente depuis assez longtemps.`,
  rematch_open: ({ table: other }) => `La revanche est déjà ouverte, à la table ${given(other)}.`,
  too_many_incidents: () =>
    "Trop de départs et de retours à cette table\u202f: plus personne ne peut être remplacé par un bot.",
  not_asked: ({ seat }) => `On ne demande rien ici à la place ${seatNumber(seat)}.`,
  being_asked: () => "On demande justement autre chose à cette table.",
  asked_before: ({ seat }) =>
    `La place ${seatNumber(seat)} l’a déjà demandé\u202f: redemandez quand quelque chose aura été joué.`,
  nothing_to_undo: ({ seat }) =>
    `La place ${seatNumber(seat)} n’a rien joué qui puisse être repris.`,
  chance_since: () =>
    "Le hasard a décidé quelque chose depuis\u202f: ce que l’on sait ne peut être repris.",
  race_since: () => "Ce qui a été répondu dans une course ne peut être repris.",
  rated: () => "À une table cotée, on ne reprend rien.",
  in_tournament: () =>
    "Dans un tournoi, on ne reprend rien, on n’ajourne aucune partie, on garde sa place, et il n’y a pas de revanche.",
  no_draw: ({ game }) => `Les règles de ${title(game)} ne connaissent pas la nulle.`,
  draw_with_bot: ({ seat }) =>
    `La nulle se convient entre personnes\u202f; il n’y en a pas à la place ${seatNumber(seat)}.`,
  adjourned: () => "Cette partie est suspendue\u202f: reprenez-la d’abord.",
  not_adjourned: () => "Cette partie n’est pas suspendue.",
  not_all_here: ({ seat }) =>
    `Elle reprend quand tout le monde est là\u202f: il manque la place ${seatNumber(seat)}.`,
  not_all_here_yet: ({ seat, days = "" }) =>
    `Elle reprend quand tout le monde est là\u202f: il manque la place ${seatNumber(seat)}. Jours avant de pouvoir s’en passer\u202f: ${days}.`,
  has_begun: () => "Cette partie a commencé\u202f: chacun garde sa place.",
  no_other_seat: ({ seat }) =>
    `La place ${seatNumber(seat)} n’est pas une autre place de cette table.`,
  too_many_swaps: () =>
    "On a trop souvent échangé les places à cette table\u202f: chacun garde la sienne.",
  invalid_invitation: () => "Cette invitation n’est pas valable ici.",
  seat_taken: () => "Quelqu’un a déjà pris cette place.",
  not_at_table: () => "Seul qui est assis à une table peut la supprimer.",
  others_at_table: () => "Quelqu’un d’autre est assis ici\u202f: la table n’est pas qu’à vous.",
  being_taken: () => "Quelqu’un est justement en train de prendre place ici.",
  no_open_seat: () => "Une table qui attend quelqu’un a besoin d’une place «\u202fopen\u202f».",
  rated_needs_account: () =>
    "Cette partie compte pour les cotes, que seuls les comptes ont\u202f: connectez-vous d’abord.",
  rated_one_seat: () => "Dans une partie cotée, chacun n’a qu’une place.",
  rated_plain: () =>
    "Une partie cotée a les options par défaut, aucune donnée propre et au moins deux joueurs.",
  rated_engine: () => "Dans une partie cotée, aucun programme n’a de place.",
  rated_gone: () => "Quelqu’un de cette partie a supprimé son compte\u202f: pas de revanche cotée.",
  rated_stays: () => "Une partie cotée qui a commencé ne peut pas être supprimée.",
  not_in_lobby: () => "Cette table n’est plus au salon.",
  players_only: () => "À cette table, seuls les joueurs regardent.",
  being_deleted: () => "Cette table est en cours de suppression.",
  no_such_table: () => "Cette table n’existe pas.",
  deleted: () => "Cette table a été supprimée.",
  expired: () => "Personne n’a jamais joué à cette table\u202f; elle a été débarrassée.",
  stopping: () => "Le serveur est en train de s’arrêter\u202f; réessayez dans un instant.",
  failed: () =>
    "Le serveur a commis une erreur à cette table et l’a fermée pour l’instant. Rien de ce qui a été joué n’est perdu.",
  header_damaged: ({ reason }) => `En-tête\u202f: ${reason}`,
  seats_damaged: () => "Il n’y a pas autant de places que de joueurs.",
  event_damaged: ({ ply, reason }) => `Événement ${ply}\u202f: ${reason}`,
  incident_damaged: ({ number, text }) =>
    `Ce qui est arrivé à une place (numéro ${number}) n’est pas possible\u202f: ${given(text)}.`,
  race_claim_damaged: ({ ply }) => `Après l’événement ${ply}, personne ne pouvait toquer.`,
  chance_missing: ({ ply }) => `L’événement ${ply}, décidé par le hasard, manque.`,
};

export const refusals: Refusals = { ...general, ...table };
