import { expect, it } from "vitest";
import type { View } from "$lib/games";
import flying from "./flying";
import { viewOf } from "./view/fixtures";

const hands = [{ L: 1 }, { R: 2 }];
const before = viewOf({ stack: "1", hands });

/** With so many cards in the deck. */
const deckOf = (view: View, deck: number): View => ({
  ...view,
  state: { ...(view.state as object), deck },
});
const flights = (to: View) =>
  flying.flightsBetween(before, to).map(({ piece, seat, from }) => ({ piece, seat, from }));

it("lets a drawn card fly from the cards that nobody has seen", () => {
  const drawn = deckOf(viewOf({ stack: "1", hands: [{ L: 1 }, { R: 2, O: 1 }] }), 29);
  const from = ['.players .deck [data-card="O"] svg'];
  expect(flights(drawn)).toEqual([{ piece: "O", seat: 1, from }]);
  expect(flying.flightsBetween(before, drawn)[0]?.to).toEqual([
    '.hand[data-seat="1"] [data-card="O"] svg',
    '.players [data-seat="1"] [data-card="O"] svg',
  ]);
});

it("lets each card that a build has gained fly from the stack", () => {
  const built = viewOf({ stack: "2", hands: [{ T: 2 }, { R: 2 }] });
  const from = ["[data-board] .view > svg"];
  expect(flights(built)).toEqual([
    { piece: "T", seat: 0, from },
    { piece: "T", seat: 0, from },
  ]);
});

it("lets nothing fly where cards are only laid", () => {
  expect(flights(viewOf({ stack: "2", hands: [{}, { R: 1 }] }))).toEqual([]);
});
