// What is said in English elsewhere than on the first page and at the tables of this device.
import { linkProblems } from "./en_links";
import { pageProblems } from "./en_pages";

export { copying, invitations, join, online, recovery } from "./en_links";
export { practice, replay } from "./en_pages";
export { tabs } from "./en_tabs";

export const problems = { ...linkProblems, ...pageProblems };
