// A length of time as people say it: in the largest unit that divides it.

const units = [
  { unit: "days", seconds: 86_400 },
  { unit: "hours", seconds: 3600 },
  { unit: "minutes", seconds: 60 },
  { unit: "seconds", seconds: 1 },
] as const;

export type Unit = (typeof units)[number]["unit"];

export function inUnits(seconds: number): { unit: Unit; count: number } {
  const { unit, seconds: each } = units.find((it) => seconds % it.seconds === 0 && seconds > 0) ?? {
    unit: "seconds",
    seconds: 1,
  };
  return { unit, count: seconds / each };
}
