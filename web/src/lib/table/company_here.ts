// Who comes and goes at the table that a component stands at: given to all below it.
import { getContext, setContext } from "svelte";
import type { Company } from "./company.svelte";

const key = "company";
const none = () => undefined;

export type CompanyHere = () => Company | undefined;

export const giveCompany = (company: CompanyHere): CompanyHere => setContext(key, company);

/** Undefined where nobody comes and goes: at a table of this device. */
export const companyHere = (): CompanyHere => getContext<CompanyHere | undefined>(key) ?? none;
