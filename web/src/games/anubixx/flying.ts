// What flies in Anubixx, loaded once the board stands: the dice that pay for a stone, from the throw to
// the stone on the builder's sheet. It is struck when they have come.
import type { Flight, Flying, View } from "$lib/games";
import Flown from "./draw/Flown.svelte";
import { namedDice } from "./view/dice";
import { positionOf, type Builder } from "./view/position";
import { stepsOf, type Step } from "./view/steps";

function flightsBetween(from: View, to: View): Flight[] {
  const before = positionOf(from);
  const seat = before.turn;
  const [then, now] = [before.builders[seat], positionOf(to).builders[seat]];
  const step = then && now && stepBetween(stepsOf(from), then, now);
  if (!then || !step) return [];
  const dice = [...namedDice(before).available];
  return step.stones.flatMap((stone, index) => {
    const colour = then.colours.get(stone);
    const at = dice.findIndex((die) => die.colour === colour);
    const [die] = step.payments[index] === "die" && at >= 0 ? dice.splice(at, 1) : [];
    if (!die) return [];
    const sheet = `[data-seat="${seat}"]`;
    const drawn = `${sheet} [data-stone="${stone}"]`;
    return {
      piece: die.colour,
      seat,
      from: [`[data-die="${die.name}"]`],
      to: [`[data-board] ${sheet} [data-place="${stone}"]`, `.players ${drawn}`],
      veils: [`[data-die="${die.name}"]`, `${drawn} .stroke`],
    };
  });
}

/** The step by which one sheet has become the other; undefined where none was made. */
function stepBetween(steps: readonly Step[], then: Builder, now: Builder): Step | undefined {
  const struck = [...now.crossed].filter((stone) => !then.crossed.has(stone));
  if (struck.length === 0) return undefined;
  return steps.find(({ stones, payments }) => {
    const quarry = payments.flatMap((it) => (it.startsWith("Q") ? [Number(it.slice(1))] : []));
    const jokers = payments.filter((it) => it === "J").length;
    return (
      stones.length === struck.length &&
      stones.every((stone) => struck.includes(stone)) &&
      Math.max(then.quarry, ...quarry) === now.quarry &&
      then.jokers - jokers === now.jokers
    );
  });
}

export default { flightsBetween, Piece: Flown } satisfies Flying;
