// The questions of the golden records in French, by their names; where yes or no would be no answer,
// with one in words.
import type { Questions } from "$lib/rules/told";

export const questions: Questions = {
  "ankh-just-taken":
    "Un ankh que l’on vient de prendre peut-il être dépensé dans le même tour\u202f?",
  "back-of-the-next-tile":
    "Le dos d’une pioche est d’une couleur. La tuile qu’on y pioche peut-elle être d’une autre\u202f?",
  "both-piles": "La pioche choisie s’épuise. La rangée est-elle complétée avec l’autre\u202f?",
  "city-falls-apart": "Un déplacement laisserait la cité en deux morceaux. Est-il permis\u202f?",
  "colour-under-a-tile":
    "Aucune des quatre tuiles n’a la couleur de celle qui s’y poserait. Est-ce permis\u202f?",
  "draw-before-the-next-step":
    "Un renouvellement laisse des cases vides. Le tour peut-il continuer avant qu’elles ne soient remplies\u202f?",
  "empty-pile": "Une pioche est vide. Peut-on la choisir pour renouveler la rangée\u202f?",
  "equal-points": [
    "Deux personnes ont le même score et des cités de tailles différentes. La partie est-elle décidée\u202f?",
    "Oui. À score égal, gagne qui a le moins de tuiles.",
  ],
  "first-tile": "La première tuile d’une cité peut-elle aller n’importe où\u202f?",
  "full-row": "À trois, et aucune case n’est vide. Peut-on renouveler la rangée\u202f?",
  "gap-in-the-row": [
    "Une tuile a été achetée. Sa case est-elle aussitôt remplie\u202f?",
    "Non. La case reste vide jusqu’à ce que quelqu’un renouvelle la rangée.",
  ],
  "level-two": "Quatre tuiles du niveau 1 forment un carré. Peut-on en poser une dessus\u202f?",
  "moved-upon-other-colours":
    "Une tuile est déplacée sur quatre tuiles d’autres couleurs. Est-ce permis\u202f?",
  "no-more-than-exceeds": "Un jeton dépasse la limite. Peut-on en rendre deux\u202f?",
  "no-tiles-to-draw":
    "Les deux pioches sont vides. À deux, peut-on tout de même renouveler la rangée, pour que la tuile la plus à gauche en sorte\u202f?",
  "not-down-to-the-table":
    "Une tuile posée sur d’autres peut-elle être déplacée sur la table\u202f?",
  "resources-and-ankhs-exceed":
    "Ressources et ankhs dépassent les limites. Peut-on les rendre l’un après l’autre\u202f?",
  "saving-is-a-must":
    "Une tuile est posée sur quatre autres, et son prix entier pourrait être payé. Est-ce permis\u202f?",
  "scoring-example": [
    "Le livret\u202f: des groupes de deux tuiles blanches, cinq vertes et trois rouges, de trois chacals et deux scarabées, trois tuiles à deux points et aucun jeton qui compte. La place 1 a-t-elle 24 points\u202f?",
    "Oui. Couleurs 10, animaux 5, tuiles à deux points 6, et 3 pour le jeton bonus qu’a gagné le groupe de cinq vertes.",
  ],
  scribe: [
    "Un scribe a été acheté. Son propriétaire rejoue-t-il aussitôt\u202f?",
    "Oui. Le tour bonus commence une fois réglées les limites de celui-ci.",
  ],
  "scribe-is-the-13th-tile":
    "La 13ᵉ tuile, la dernière de la partie, est un scribe. Le tour bonus est-il joué, et peut-on acheter une 14ᵉ tuile\u202f?",
  "sold-out": [
    "La rangée et les pioches sont vides à la fin d’une manche. La partie est-elle terminée\u202f?",
    "Oui. Elle se termine avec cette manche.",
  ],
  "split-group": [
    "Un déplacement divise un groupe de cinq, et son jeton est rendu. Quels sont les scores\u202f?",
    "La place 1 a 22 points et la place 2 en a 24\u202f: le jeton rendu ne compte pour personne.",
  ],
  "ten-idle-rounds": [
    "En dix manches, personne n’a rien acheté. La partie est-elle terminée\u202f?",
    "Oui. Elle l’est après dix telles manches de suite.",
  ],
  "third-ankh-action":
    "Deux ankhs ont été dépensés dans ce tour, et il y en a un troisième. Peut-il l’être aussi\u202f?",
  "thirteenth-tile":
    "Quelqu’un a posé une 13ᵉ tuile, et la manche est finie. La partie peut-elle continuer\u202f?",
  "three-alike": [
    "Trois marqueurs identiques tombent sur une case. Restent-ils\u202f?",
    "Oui. Les marqueurs restent comme ils ont été distribués.",
  ],
  "three-alike-mixed": [
    "Trois marqueurs identiques tombent sur une case, et les prix doivent être mêlés. Restent-ils\u202f?",
    "Non. Tous sont redistribués.",
  ],
  "two-warehouses-could-store": [
    "Une ressource dépasse la limite, et deux entrepôts pourraient en stocker une. Faut-il en rendre\u202f?",
    "Non. Elle va d’elle-même sur un entrepôt, et le jeu continue.",
  ],
  "warehouse-pays":
    "Un prix ne peut être payé qu’avec le jeton d’un entrepôt. Est-ce permis\u202f?",
  "what-carries-stays": "Une tuile de la table en porte une autre. Peut-elle être déplacée\u202f?",
};
