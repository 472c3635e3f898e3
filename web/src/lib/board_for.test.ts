import { expect, it } from "vitest";
import { boardFor } from "./board_for";
import { PageError } from "./page_error";

const faultOf = (game: string, tags: Record<string, string>) =>
  boardFor({ game, tags: new Map(Object.entries(tags)) }).then(
    () => null,
    (thrown: unknown) => (thrown instanceof PageError ? thrown.error.fault : thrown),
  );

it("is refused where the game's own data cannot be drawn, and found where it can", async () => {
  const block = { "Sheet.symbols": "scarab=P11 cat=P12" };
  expect(await faultOf("anubixx", { Game: "anubixx", ...block })).toBe("page_undrawn");
  expect(await faultOf("anubixx", { Game: "anubixx", Players: "2" })).toBeNull();
});

it("is refused where the page has none for the game", async () => {
  expect(await faultOf("chess", {})).toBe("page_no_board");
});
