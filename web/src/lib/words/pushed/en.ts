// What a notice says in English where no page is open.
export const en = {
  said: {
    turn: "It is your turn.",
    low: "You have little time left for your move.",
    invited: "You are invited to a game.",
  },
  something: "Something has happened at one of your tables.",
};

export type PushedWords = typeof en;
