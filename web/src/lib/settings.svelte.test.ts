// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from "vitest";
import { SettingsStore, standardSettings, type Settings } from "./settings.svelte";
import { passingEntries } from "./storage";

const root = document.documentElement;
const stored = (value: unknown) => {
  const entries = passingEntries();
  entries.setItem("benben.settings", typeof value === "string" ? value : JSON.stringify(value));
  return entries;
};

afterEach(() => {
  new SettingsStore(passingEntries());
});

describe("settings", () => {
  it("are there from the first visit on", () => {
    expect(new SettingsStore(passingEntries()).current).toEqual({
      language: "system",
      theme: "system",
      speed: "normal",
      replay: "normal",
      volume: 0.5,
      muted: false,
      haptics: true,
      letters: true,
      textures: true,
      textSize: 1,
      confirmTurns: true,
      leftHand: false,
      skipHopeless: false,
      name: "",
    });
    expect(root.dataset).toEqual({});
  });

  it("are kept, each of them", () => {
    const all: Settings = {
      language: "fr",
      theme: "dark",
      speed: "instant",
      replay: "fast",
      volume: 0.25,
      muted: true,
      haptics: false,
      letters: false,
      textures: false,
      textSize: 1.25,
      confirmTurns: false,
      leftHand: true,
      skipHopeless: true,
      name: "Ada",
    };
    const entries = passingEntries();
    new SettingsStore(entries).set(all);
    expect(new SettingsStore(entries).current).toEqual(all);
  });

  it("take the default of one that is wrong, and keep the others", () => {
    const wrong = { theme: "pink", name: "Ada", volume: 2, textSize: 0.5, letters: 0 };
    expect(new SettingsStore(stored(wrong)).current).toEqual({
      ...standardSettings(),
      name: "Ada",
    });
    expect(new SettingsStore(stored("[]")).current).toEqual(standardSettings());
    expect(new SettingsStore(stored("{")).current).toEqual(standardSettings());
  });

  it("take over whether there was sound before there was a volume", () => {
    const entries = stored({ sound: false });
    const settings = new SettingsStore(entries);
    expect(settings.current).toMatchObject({ muted: true, volume: 0.5 });
    expect(new SettingsStore(stored({ sound: true })).current.muted).toBe(false);
    expect(new SettingsStore(stored({ sound: true, muted: true })).current.muted).toBe(true);
    settings.set({ muted: false });
    expect(new SettingsStore(entries).current.muted).toBe(false);
    expect(entries.getItem("benben.settings")).toBe('{"muted":false}');
  });

  it("leave what another tab or another version has stored as it is", () => {
    const entries = stored({ later: 1 });
    const one = new SettingsStore(entries);
    const other = new SettingsStore(entries);
    one.set({ theme: "dark" });
    other.set({ muted: true });
    expect(JSON.parse(entries.getItem("benben.settings") ?? "")).toEqual({
      later: 1,
      theme: "dark",
      muted: true,
    });
  });

  it("follow other tabs", () => {
    const entries = passingEntries();
    const settings = new SettingsStore(entries);
    entries.setItem("benben.settings", '{"theme":"light"}');
    dispatchEvent(new StorageEvent("storage", { key: "benben.game.a" }));
    expect(settings.current.theme).toBe("system");
    dispatchEvent(new StorageEvent("storage", { key: "benben.settings" }));
    expect(settings.current.theme).toBe("light");
    expect(root.dataset.theme).toBe("light");
    entries.removeItem("benben.settings");
    dispatchEvent(new StorageEvent("storage", { key: null }));
    expect(settings.current.theme).toBe("system");
  });

  it("colour the browser's frame by the theme", () => {
    document.head.innerHTML = '<meta name="theme-color" /><meta name="theme-color" />';
    const settings = new SettingsStore(stored({ theme: "dark" }));
    const media = () =>
      [...document.querySelectorAll("meta")].map((it) => it.getAttribute("media"));
    expect(media()).toEqual(["not all", "all"]);
    settings.set({ theme: "system" });
    expect(media()).toEqual(["(prefers-color-scheme: light)", "(prefers-color-scheme: dark)"]);
  });

  it("stand at the document's root where they are not the default", () => {
    const settings = new SettingsStore(
      stored({ theme: "dark", leftHand: true, letters: false, textures: false, textSize: 1.25 }),
    );
    const marks = { theme: "dark", hand: "left", letters: "off", textures: "off" };
    expect({ ...root.dataset }).toEqual(marks);
    expect(root.style.fontSize).toBe("125%");
    settings.set(standardSettings());
    expect({ ...root.dataset }).toEqual({});
    expect(root.style.fontSize).toBe("");
  });

  it("last as long as the page where the browser keeps nothing", () => {
    const full = {
      ...passingEntries(),
      setItem: () => {
        throw new Error("full");
      },
    };
    const settings = new SettingsStore(full);
    settings.set({ name: "Ada" });
    expect(settings.current.name).toBe("Ada");
  });
});
