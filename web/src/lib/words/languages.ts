// The languages that the page speaks.

export const languages = ["en", "de", "fr"] as const;
export type Language = (typeof languages)[number];

/** What each is called by those who speak it. */
export const endonyms: Readonly<Record<Language, string>> = {
  en: "English",
  de: "Deutsch",
  fr: "Français",
};

/** The first of the languages somebody reads ("de-CH", "en") that the page speaks; else English. */
export function languageFor(read: readonly string[]): Language {
  for (const tag of read) {
    const primary = tag.toLowerCase().split("-")[0];
    const found = languages.find((language) => language === primary);
    if (found) return found;
  }
  return "en";
}
