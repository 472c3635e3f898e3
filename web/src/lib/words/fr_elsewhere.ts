// What is said in French elsewhere than on the first page and at the tables of this device.
import type * as english from "./en_elsewhere";
import { linkProblems } from "./fr_links";
import { pageProblems } from "./fr_pages";

export { copying, invitations, join, online, recovery } from "./fr_links";
export { practice, replay } from "./fr_pages";
export { tabs } from "./fr_tabs";

export const problems: typeof english.problems = { ...linkProblems, ...pageProblems };
