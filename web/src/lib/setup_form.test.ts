import { describe, expect, it } from "vitest";
import { SetupForm } from "./setup_form.svelte";

const kinds = ({ seats }: SetupForm) => seats.map(({ kind }) => kind);
const levels = ({ seats }: SetupForm) => seats.map(({ level }) => level);

describe("the form of a new table", () => {
  it("begins with oneself, by name, and one other", () => {
    const form = new SetupForm("bots", "Ada", 4);
    expect(kinds(form)).toEqual(["me", "bot"]);
    expect(levels(form)).toEqual(["4", "4"]);
    expect(form.seats.map(({ name }) => name)).toEqual(["Ada", ""]);
    expect(form.online).toBe(false);
  });

  it("has all bots play as strong as is chosen, also those who come later", () => {
    const form = new SetupForm("bots", "", 1);
    form.level = "6";
    form.players = 4;
    expect(levels(form)).toEqual(["6", "6", "6", "6"]);
    form.players = 2;
    expect(form.players).toBe(2);
  });

  it("takes another preset with as many players", () => {
    const form = new SetupForm("bots", "Ada", 1);
    form.players = 3;
    form.choose("link");
    expect([kinds(form), form.online, form.lonely]).toEqual([["me", "open", "open"], true, false]);
    form.choose("device");
    expect([kinds(form), form.online]).toEqual([["me", "me", "me"], false]);
  });

  it("proposes no clock where one plays against bots alone", () => {
    const form = new SetupForm("bots", "", 1);
    expect(form.race.window).toBe("none");
    form.choose("link");
    expect(form.race.window).toBe("30");
    form.chosenRace = { window: "15", knock: "show" };
    form.choose("bots");
    expect(form.race).toMatchObject({ window: "15", knock: "show", missed: "shown" });
  });

  it("knows that bots alone need no server", () => {
    const form = new SetupForm("link", "Ada", 1);
    for (const seat of form.seats) seat.kind = "bot";
    expect(form.lonely).toBe(true);
    form.choose("bots");
    for (const seat of form.seats) seat.kind = "bot";
    expect(form.lonely).toBe(false);
  });
});
