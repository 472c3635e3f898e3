// What the server refuses, and why, in French: server/faults.cc.
import { given } from "./places";
import type { Refusals } from "./refusals";

const member = (name = "") => `«\u202f${given(name)}\u202f»`;

export const refusals: Refusals = {
  not_http: ({ reason }) => `Ce n’est pas du HTTP\u202f: ${reason}.`,
  one_host: () => "Une requête nomme un seul Host.",
  request_too_large: () => "La requête est trop volumineuse.",
  transfer_encoding: () => "Le seul Transfer-Encoding possible ici est «\u202fchunked\u202f».",
  expect: () => "Le seul Expect possible ici est «\u202f100-continue\u202f».",
  nothing_here: () => "Il n’y a rien à ce chemin.",
  method: ({ method }) => `Ce chemin ne répond pas à ${given(method)}.`,
  page_method: () => "La page répond à GET et à HEAD.",
  other_site: () => "La page d’un autre site n’a pas le droit de demander cela.",
  other_host: ({ host }) =>
    `Ce serveur ne répond pas pour «\u202f${given(host)}\u202f»\u202f; qui l’exploite peut l’indiquer avec --name.`,
  content_type: () => "Le Content-Type doit être application/json.",
  no_upgrade: () => "Ce chemin demande un passage à WebSocket.",
  no_socket_here: () => "Il n’y a pas de socket à ce chemin.",
  since_form: () =>
    "Un socket se demande avec protocol=2&since=N&incidents=M, N étant un nombre d’événements, M un nombre d’incidents.",
  may_be_old: () =>
    "Le serveur ne peut pas consulter ses tables pour l’instant\u202f: ce que vous voyez ici est peut-être ancien.",
  outdated: () => "Cette page n’a pas la même version que le serveur\u202f: rechargez-la.",
  run_form: () =>
    "La requête du socket du salon est protocol=2&run=R&since=N, R étant celui du hello et N un nombre de changements.",
  too_many_requests: () => "Trop de requêtes\u202f; attendez une seconde.",
  too_many_tables: () => "Trop de nouvelles tables\u202f; attendez un peu.",
  too_many_sockets: () => "Trop de tables sont ouvertes depuis votre adresse.",
  too_many_bot_tables: () => "Trop de tables avec des bots sont ouvertes depuis votre adresse.",
  too_many_listed: () =>
    "Le salon n’a pas de place pour une autre de vos tables en ce moment\u202f; asseyez-vous à l’une d’elles ou réessayez plus tard.",
  too_much_stored: () =>
    "Trop de données ont été enregistrées aujourd’hui depuis votre adresse\u202f; attendez quelques heures.",
  too_many_messages: () => "Trop de messages\u202f; attendez une seconde.",
  too_many_phrases: () => "Vous venez de dire beaucoup de choses\u202f; attendez un peu.",
  server_full: () => "Le serveur n’a plus de place pour d’autres connexions en ce moment.",
  not_json: ({ reason }) => `Ce n’est pas du JSON\u202f: ${reason}.`,
  not_an_object: () => "Le message n’est pas un objet JSON.",
  unknown_member: ({ member: name }) => `Il n’y a pas de champ ${member(name)}.`,
  member_not_text: ({ member: name }) => `${member(name)} doit être un texte.`,
  member_not_number: ({ member: name }) => `${member(name)} doit être un nombre entier.`,
  member_out_of_range: ({ member: name, min, max }) =>
    `${member(name)} doit être compris entre ${min} et ${max}.`,
  member_not_object: ({ member: name }) => `${member(name)} doit être un objet.`,
  member_not_texts: ({ member: name }) => `Les valeurs de ${member(name)} sont des textes.`,
  message_type: () =>
    "Le «\u202ftype\u202f» d’un message est «\u202fmove\u202f», «\u202fclaim\u202f», «\u202fleave\u202f», «\u202freturn\u202f», «\u202fresign\u202f», «\u202freplace\u202f», «\u202frematch\u202f», «\u202fresume\u202f», «\u202fask\u202f», «\u202fagree\u202f», «\u202fdecline\u202f», «\u202fsay\u202f», «\u202fchat\u202f», «\u202fwrite\u202f», «\u202fmute\u202f», «\u202freport\u202f» ou «\u202fping\u202f».",
  wish_word: () =>
    "«\u202ffor\u202f» doit être «\u202fundo\u202f», «\u202fdraw\u202f», «\u202fadjourn\u202f» ou «\u202fswap\u202f».",
  phrase_name: () =>
    "Il n’existe pas de telle «\u202fphrase\u202f»\u202f; elles s’appellent par exemple «\u202fhello\u202f».",
  ping_only: () =>
    "Sur cette connexion, le «\u202ftype\u202f» d’un message est «\u202fping\u202f».",
  move_id_form: () => "«\u202fmove_id\u202f» compte 8 à 64 caractères parmi A-Z, a-z, 0-9, _ et -.",
  seat_kind: () =>
    "Le genre («\u202fkind\u202f») d’une place est «\u202fme\u202f», «\u202fopen\u202f», «\u202fbot\u202f» ou «\u202fengine\u202f».",
  contribution_form: () =>
    "«\u202fcontribution\u202f» est de 32 octets aléatoires en 64 chiffres de 0-9 et a-f.",
  seats_not_list: () => "«\u202fseats\u202f» doit être une liste.",
  seats_count: () => "«\u202fseats\u202f» a une entrée par joueur.",
  knock_word: () => "«\u202fknock\u202f» est «\u202fclaim\u202f» ou «\u202fshow\u202f».",
  member_not_flag: ({ member: name }) =>
    `${member(name)} doit être «\u202ftrue\u202f» ou «\u202ffalse\u202f».`,
  clock_kind_word: () => "«\u202fkind\u202f» est «\u202flive\u202f» ou «\u202fdays\u202f».",
  clock_then_word: () =>
    "«\u202fthen\u202f» est «\u202flose\u202f», «\u202fbot\u202f» ou «\u202fmove\u202f».",
  watch_word: () =>
    "«\u202fwatch\u202f» vaut «\u202fanyone\u202f», «\u202fdelayed\u202f» ou «\u202fplayers\u202f».",
  then_word: () =>
    "«\u202fthen\u202f» est «\u202fvote\u202f», «\u202fbot\u202f» ou «\u202fwait\u202f».",
  missed_word: () => "«\u202fmissed\u202f» est «\u202fshown\u202f» ou «\u202fhidden\u202f».",
  name_hidden: () =>
    "Un nom ne contient pas de caractères qui commandent, cachent ou retournent le texte.",
  name_marks: () => "Un caractère d’un nom porte au plus deux accents.",
  name_blanks: () => "Une seule espace ordinaire sépare les mots d’un nom.",
  name_joiner: () => "Dans un nom, accents et liants ne viennent qu’après un caractère visible.",
  name_end: () => "Un nom ne se termine pas par un liant.",
  name_long: () => "Un nom a au plus 40 caractères.",
  name_of_bot: () => "Un bot porte déjà ce nom\u202f: choisissez-en un autre.",
  no_such_link: () => "Ce lien n’est pas valable, ou un plus récent l’a remplacé.",
  no_seat_yet: () => "Ce navigateur n’a pas encore de place.",
  person_damaged: () => "Ce qui était conservé de vous est endommagé.",
  no_such_bot: ({ bot }) => `Il n’existe pas de bot «\u202f${given(bot)}\u202f».`,
  bot_failed: ({ reason }) => `Le bot n’a pas pu jouer\u202f: ${reason}.`,
  no_such_engine: ({ engine }) => `Ce serveur n’a pas de programme «\u202f${given(engine)}\u202f».`,
  engine_cannot: ({ engine, reason }) =>
    `Le programme «\u202f${given(engine)}\u202f» ne peut pas\u202f: ${reason}`,
  account_name: () =>
    "Le nom d’un compte a de 2 à 20 caractères, dont au moins une lettre ou un chiffre.",
  account_taken: () => "Quelqu’un porte déjà ce nom, ou un nom qu’on prendrait pour lui.",
  password_form: () => "Un mot de passe fait de 8 à 128 octets de texte.",
  password_is_name: () => "Le mot de passe ne doit pas être le nom.",
  wrong_password: () => "Le nom ou le mot de passe n’est pas le bon.",
  not_signed_in: () => "Cet appareil n’est pas connecté à un compte.",
  signed_in: () => "Cet appareil est déjà connecté à un compte.",
  no_such_code: () => "Ce code de secours n’est pas valable, ou il a déjà servi.",
  no_such_device: () => "Il n’existe pas d’appareil de ce genre.",
  no_such_figure: () => "Il n’existe pas de figure de ce genre.",
  name_is_accounts: () => "Qui a un compte porte le nom de ce compte.",
  new_person: () => "Ce navigateur vient de changer de compte. Veuillez réessayer.",
  too_many_sign_ins: () => "Trop d’essais\u202f; patientez quelques minutes.",
  too_many_accounts: () =>
    "Trop de comptes ont été créés aujourd’hui depuis votre adresse\u202f; patientez quelques heures.",
  passwords_busy: () =>
    "Le serveur a trop de mots de passe à vérifier\u202f; réessayez dans un instant.",
  from_form: () => "Un export se demande par from=N, où N est un nombre de tables.",
  no_such_player: () => "Personne de ce nom ne montre de parties cotées ici.",
  not_rated_yet: () => "Aucune partie cotée ne s’est encore terminée à cette table.",
  unknown_query: ({ member }) => `La requête de ce chemin n’a pas de membre ${member}.`,
  query_form: () => "Ce chemin s’interroge autrement.",
  profile_word: () => "«\u202fprofile\u202f» est «\u202fshown\u202f» ou «\u202fhidden\u202f».",
  no_such_tournament: () => "Ce tournoi n’existe pas.",
  system_word: () =>
    "«\u202fsystem\u202f» est «\u202fround-robin\u202f», «\u202fswiss\u202f», «\u202fknock-out\u202f» ou «\u202farena\u202f».",
  tournament_length: () =>
    "Une arène a «\u202fminutes\u202f», un tournoi suisse peut avoir «\u202frounds\u202f», les autres ni l’un ni l’autre.",
  tournament_clock: () =>
    "Un tournoi demande une pendule qui peut faire perdre, par exemple «\u202flive 300 3 lose\u202f».",
  tournament_size: ({ most }) =>
    `Un tel tournoi compte jusqu’à ${most} joueurs, et ne commence pas avec plus qu’il n’en accepte.`,
  tournament_full: () => "Le tournoi est complet.",
  tournament_begun: () => "Le tournoi a déjà commencé.",
  tournament_over: () => "Le tournoi est terminé.",
  not_entered: () => "Vous n’y participez pas.",
  not_organiser: () => "Seul celui qui a ouvert le tournoi peut le faire.",
  too_few_players: () => "Il n’y a pas encore assez de joueurs.",
  too_many_tournaments: () =>
    "Il y a trop de tournois en ce moment\u202f; participez à l’un d’eux, ou réessayez plus tard.",
  too_many_entrants: () => "Trop de personnes de votre adresse participent déjà à ce tournoi.",
  too_many_returns: () => "Vous êtes venu et reparti trop souvent dans ce tournoi.",
  tournament_bots: ({ most }) => `Sur ce serveur, un tournoi compte jusqu’à ${most} bots.`,
  start_past: () => "Le début doit être à venir, dans 90 jours au plus.",
  no_notices: () => "Ce serveur n’envoie pas de notifications.",
  endpoint: () => "«\u202fendpoint\u202f» est une adresse https d’au plus 500 caractères.",
  push_service: ({ service }) =>
    `Ce serveur ne connaît pas le service de notifications ${service} de votre navigateur\u202f; qui l’exploite peut le nommer avec --push-service.`,
  push_keys: () =>
    "«\u202fp256dh\u202f» et «\u202fauth\u202f» ne sont pas les clés d’un navigateur.",
  chat_word: () =>
    "«\u202fchat\u202f» est «\u202fnobody\u202f», «\u202faccounts\u202f» ou «\u202feveryone\u202f».",
  chat_text: () =>
    "Un message compte 1 à 280 caractères, et aucun qui commande, cache ou retourne le texte.",
  no_chat: () => "À cette table, personne n’écrit.",
  chat_off: () => "Pour écrire, il faut avoir activé la discussion.",
  chat_needs_account: () => "À cette table, seuls écrivent ceux qui ont un compte.",
  chat_muted: () => "Qui exploite ce serveur ne vous laisse pas écrire.",
  too_many_chats: () => "Vous venez d’écrire beaucoup\u202f; attendez un peu.",
  nobody_there: () => "Personne d’autre n’est assis là.",
  too_many_mutes: () =>
    "Vous ne pouvez pas rendre muettes plus de personnes\u202f; entendez d’abord quelqu’un de nouveau.",
  no_such_mute: () => "Vous n’avez rendu muet personne de ce numéro.",
  report_reason: () =>
    "La raison («\u202freason\u202f») d’un signalement est «\u202finsult\u202f», «\u202fhate\u202f», «\u202fthreat\u202f», «\u202fspam\u202f», «\u202fcheating\u202f», «\u202fname\u202f» ou «\u202fother\u202f».",
  no_such_message: () => "Ce message n’est plus là.",
  too_many_reports: () => "Vous avez signalé beaucoup de choses\u202f; attendez quelques minutes.",
  not_sat_together: () =>
    "Pour inviter quelqu’un, il faut être à la table et avoir déjà joué ensemble.",
  no_seat_left: () => "Il n’y a plus de place libre à cette table.",
  too_many_invited: () => "Il n’est pas possible d’inviter plus de monde à cette table.",
  too_many_invites: () => "Vous avez invité beaucoup de monde\u202f; attendez quelques minutes.",
  account_closed: () => "Qui exploite ce serveur a fermé ce compte.",
  chat_muted_until: ({ day }) =>
    `Qui exploite ce serveur ne vous laisse pas écrire avant le ${day}.`,
};
