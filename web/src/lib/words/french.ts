// What the French sentences of several games need.

/**
 * Whether "de" loses its vowel before a name: "d’Ada", "d’Yves", but "de Yann", whose first sound
 * is a consonant. Before an h it stays, since the spelling does not tell which are aspirated.
 */
export const elides = (name: string): boolean =>
  /^(?:[aeiouàâäéèêëîïôöùûüœæ]|y(?![aeiouàâéèêëîïôö]))/iu.test(name);
