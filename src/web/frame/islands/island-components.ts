import { ComboboxDemo } from "./combobox-demo.tsx";

/** Every island by name, for the server. The browser has the same names in island-loaders.ts. */
export const ISLANDS = {
  "combobox-demo": ComboboxDemo,
} as const;

export type IslandName = keyof typeof ISLANDS;
