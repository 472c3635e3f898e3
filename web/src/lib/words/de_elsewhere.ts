// What is said in German elsewhere than on the first page and at the tables of this device.
import type * as english from "./en_elsewhere";
import { linkProblems } from "./de_links";
import { pageProblems } from "./de_pages";

export { copying, invitations, join, online, recovery } from "./de_links";
export { practice, replay } from "./de_pages";
export { tabs } from "./de_tabs";

export const problems: typeof english.problems = { ...linkProblems, ...pageProblems };
