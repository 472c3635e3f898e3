// What the page says in English of who somebody is: name, figure, account, devices.
import { Tongue, isolated } from "../tongue";

const { counted } = new Tongue("en");
const dates = new Intl.DateTimeFormat("en", { dateStyle: "medium", timeZone: "UTC" });
const msADay = 86_400_000;

export const you = {
  title: "You",
  unreachable: "Name, figure and account live at the server, which cannot be reached now.",
  where: "Unlike settings, this is kept at the server.",
  name: "Name",
  figure: "Figure",
  figures: {
    pyramid: "Pyramid",
    cube: "Cube",
    box: "Box",
    scarab: "Scarab",
    ibis: "Ibis",
    cat: "Cat",
    cobra: "Cobra",
    sun: "Sun",
    moon: "Moon",
    lotus: "Lotus",
    palm: "Palm",
    boat: "Boat",
  },
  keep: "Save",
  kept: "Saved.",
  account: "Account",
  why: "You need none to play. With one you have the same games on all your devices. The games that you began in this browser come along.",
  ways: { new: "Create an account", password: "I have one", code: "I forgot the password" },
  accountName: "Name of the account",
  accountNameHint: "2 to 20 characters. Others see it at the table.",
  password: "Password",
  newPassword: "New password",
  passwordHint: "At least 8 characters; a few words are fine.",
  code: "Recovery code",
  come: { new: "Create the account", password: "Sign in", code: "Set the password and sign in" },
  codes: {
    title: "Your recovery codes",
    what: "Each of them lets you in once if you forget the password. They are shown only now: keep them where you find them again.",
    copy: "Copy",
    copied: "Copied.",
    save: "Save as a file",
    print: "Print",
    have: "I have them",
    done: "Done",
  },
  devices: {
    title: "Signed in",
    nameless: "A device",
    here: "this device",
    seen: (day: number) => `last seen on ${dates.format(day * msADay)}`,
    end: "Sign out",
    endOf: (label: string) => `Sign out ${label}`,
    endOthers: "Sign out all others",
    endHere: "Sign out here",
    link: "Sign in another device",
    linkWhat:
      "Open this link on your other device, or point its camera at the code. It works once, for ten minutes. Whoever opens it has your account: send it to nobody.",
    linkLabel: "Link for your device",
    linkCopied: "Copied. Open it on your other device.",
    linkCode: "The link as a QR code",
  },
  keeping: {
    title: "Your account",
    left: (codes: number) =>
      `${counted(codes, { one: "recovery code is", other: "recovery codes are" })} left.`,
    save: "Save everything about me",
    tasks: {
      codes: "New recovery codes",
      password: "Change the password",
      delete: "Delete the account",
    },
    what: {
      codes: "You get ten new codes; the older ones no longer work.",
      password: "All other devices are signed out.",
      delete:
        "Name, password, devices and codes are deleted for good. Games that others played with you stay, with a seat without a name that nobody can play. This cannot be undone.",
    },
    press: {
      codes: "Show new codes",
      password: "Set the new password",
      delete: "Delete for good",
    },
    changed: "The password is changed, and all other devices are signed out.",
  },
  enter: {
    title: "Sign in on this device?",
    what: "This link signs this browser in to an account. Games that you began here become the account's. Do it only if the link is your own.",
    done: (name: string) => `Signed in as ${isolated(name)}`,
    games: "Your games are on the first page.",
  },
};

export type YouWords = typeof you;
