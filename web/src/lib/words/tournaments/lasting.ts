// A time that is left, as a clock shows it: "0:09", "3:04:05", and days before it.
const two = (value: number) => String(value).padStart(2, "0");

export function lasting(seconds: number, days: (count: number) => string): string {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  if (hours === 0) return `${minutes}:${two(seconds % 60)}`;
  const clock = `${hours % 24}:${two(minutes)}:${two(seconds % 60)}`;
  return hours < 24 ? clock : `${days(Math.floor(hours / 24))}, ${clock}`;
}
