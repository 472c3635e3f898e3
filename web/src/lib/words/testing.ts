// For tests: every catalogue speaks English, as the page does where no language is chosen.
import { elsewhere, homeWords, setupWords, words } from ".";
import { deviceWords } from "./device";
import { device as deviceEnglish } from "./device/en";
import { endWords } from "./end";
import { end as endEnglish } from "./end/en";
import { learnWords } from "./learn";
import { learn as learnEnglish } from "./learn/en";
import { rulesWords } from "./rules";
import { rules as rulesEnglish } from "./rules/en";
import { toolWords } from "./tools";
import { tools as toolsEnglish } from "./tools/en";
import { words as english } from "./en";
import * as elsewhereEnglish from "./en_elsewhere";
import * as homeEnglish from "./en_home";
import * as setupEnglish from "./en_setup";
import type { GameWords } from "$lib/games";

words.use(english);
homeWords.use(homeEnglish);
elsewhere.use(elsewhereEnglish);
learnWords.use(learnEnglish);
rulesWords.use(rulesEnglish);
endWords.use(endEnglish);
toolWords.use(toolsEnglish);
deviceWords.use(deviceEnglish);
setupWords.use(setupEnglish);

const catalogues = import.meta.glob<GameWords>("../../games/*/words/index.ts", {
  import: "words",
  eager: true,
});
const sentences = import.meta.glob<object>("../../games/*/words/en.ts", {
  import: "words",
  eager: true,
});
for (const [file, catalogue] of Object.entries(catalogues)) {
  const own = sentences[file.replace("index.ts", "en.ts")];
  if (own) catalogue.use(own);
}

const ends = import.meta.glob<GameWords>("../../games/*/words/end.ts", {
  import: "endWords",
  eager: true,
});
const told = import.meta.glob<object>("../../games/*/words/en_end.ts", {
  import: "end",
  eager: true,
});
for (const [file, catalogue] of Object.entries(ends)) {
  const own = told[file.replace("end.ts", "en_end.ts")];
  if (own) catalogue.use(own);
}
