import type { ComponentType } from "react";
import type { IslandName } from "./island-components.ts";

/** Every island by name, for the browser: each in its own chunk, loaded when it is needed. */
export const ISLAND_LOADERS: Record<IslandName, () => Promise<ComponentType<Record<string, unknown>>>> = {
  "combobox-demo": async () => untyped((await import("./combobox-demo.tsx")).ComboboxDemo),
};

// Its properties come back from the document as the server typed and wrote them.
function untyped<Props>(component: ComponentType<Props>): ComponentType<Record<string, unknown>> {
  return component as ComponentType<Record<string, unknown>>;
}
