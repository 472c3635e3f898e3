// Reviews that are done, kept in this browser: the same record and nodes give the same numbers, so none
// has to be made twice. Where the browser keeps nothing they are made anew.
import { createStore, get, set, update, delMany, type UseStore } from "idb-keyval";
import { common } from "../record";
import {
  count,
  flag,
  listOf,
  maybe,
  nullOr,
  number,
  object,
  oneOf,
  reading,
  text,
} from "../reading";
import type { ReviewedEvent, Sums } from "./review_core";

/** A review from the first event to the last. */
export interface WholeReview {
  readonly events: readonly ReviewedEvent[];
  readonly sums: Sums;
}

export interface KeptReviews {
  find(key: string): Promise<WholeReview | null>;
  keep(key: string, review: WholeReview): Promise<void>;
}

/** A review of a long game takes some 200 kB. */
const most = 60;
/** The keys of all that are kept, the oldest first. */
const index = "index";

const numbers = listOf(number);
const outlook = object({ win: numbers, points: numbers });
const amount = object({ win: number, points: number });
const numberOrNone = nullOr(number);
const reason = object({
  ...{ name: text, subject: text, title: text, nudge: text },
  ...{ after: number, before: numberOrNone, others: numberOrNone, weight: number },
});
const factName = oneOf(
  ...(["forced", "solved", "wins", "loses"] as const),
  ...(["only", "close", "at_once", "patient"] as const),
);
const texts = listOf(text);
const possible = object({
  ...{ outcomes: count, as_good: numbers, as_bad: numbers, best: texts, worst: texts },
});
export const reviewedEvent = object({
  ...{ ply: count, text, exact: flag, proved: maybe(nullOr(count)), before: outlook },
  ...{ error: numbers, change_error: numbers },
  ...{ drift: outlook, actor: nullOr(count), luck: maybe(outlook), change: maybe(outlook) },
  ...{ loss: maybe(number), best: maybe(text) },
  moves: maybe(listOf(object({ text, visits: count, win: numbers, points: numbers }))),
  ...{ rest: maybe(texts), facts: maybe(listOf(object({ name: factName, number }))) },
  ...{ reasons: maybe(listOf(reason)), costs: maybe(listOf(reason)) },
  possible: maybe(nullOr(possible)),
});
const account = object({
  ...{ start: amount, result: amount, luck: amount, losses: amount, given: amount },
  ...{ drift: amount, adjusted: amount, wavering: number, decisions: count, lossy: count },
});
const whole = object({
  events: listOf(reviewedEvent),
  sums: object({ seats: listOf(account), turning_points: listOf(count), end: outlook }),
});

/** A record without what a review does not depend on: names, dates, comments. */
export const essence = (record: string): string =>
  record.replace(/^\[([\w.]+) .*\]\n/gm, (line, name: string) =>
    common.test(name) && !/^(Game|Rules|Players|Option\..*)$/.test(name) ? "" : line,
  );

/** @param open - the store of the browser, or another one */
export function keptReviews(open = () => createStore("benben-reviews", "reviews")): KeptReviews {
  let store: UseStore | undefined;
  const opened = () => (store ??= open());

  async function find(key: string): Promise<WholeReview | null> {
    const read = reading(whole, await get(key, opened()));
    return read.ok ? (read.value as WholeReview) : null;
  }

  async function keep(key: string, { events, sums }: WholeReview): Promise<void> {
    await set(key, { events, sums }, opened());
    let dropped: string[] = [];
    await update<string[]>(
      index,
      (keys = []) => {
        const all = [...keys.filter((it) => it !== key), key];
        dropped = all.slice(0, -most);
        return all.slice(-most);
      },
      opened(),
    );
    if (dropped.length > 0) await delMany(dropped, opened());
  }

  return {
    find: (key) => find(key).catch(() => null),
    keep: (key, review) => keep(key, review).catch(() => undefined),
  };
}
