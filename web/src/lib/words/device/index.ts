// What the page says of this device: its settings, its statistics, the page as an app. Loaded with
// the screens that say it.
import { catalogue } from "../catalogue.svelte";
import { spoken } from "../language.svelte";
import type { DeviceWords } from "./en";

const files = import.meta.glob<DeviceWords>("./{en,de,fr}.ts", { import: "device" });

export const deviceWords = catalogue<DeviceWords>();

/** The sentences are there, and follow the language, from now on. */
export const needDeviceWords = (): Promise<void> =>
  spoken.join("device", deviceWords, (language) => files[`./${language}.ts`]?.());
