// What the page says in English of notices.
export const notices = {
  title: "Notices",
  label: "Tell me when it is my turn",
  hint: "At tables without a clock or with days for a move, also while Benben is closed. Only this browser can read what it says.",
  on: "This browser tells you.",
  off: "This browser tells you nothing.",
  why: {
    unable: "This browser cannot tell you, or does not reach the service by which it would.",
    install: "On iPhone and iPad, Benben can tell you once it is on the Home Screen.",
    blocked: "This browser blocks notices of this page. Its settings for the page can allow them.",
    never: "This server sends no notices.",
  },
};

export type NoticesWords = typeof notices;
