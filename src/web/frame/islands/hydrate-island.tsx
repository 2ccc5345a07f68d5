import { hydrateRoot } from "react-dom/client";
import { matchEdition } from "../../../editions/edition.ts";
import type { Language } from "../../../editions/regions.ts";
import { createText, type Text } from "../../../ui/text/text.tsx";
import type { StateStore } from "../state/state.ts";
import type { IslandName } from "./island-components.ts";
import { IslandFrame } from "./island-frame.tsx";
import { ISLAND_LOADERS } from "./island-loaders.ts";

// One language is one chunk: nobody loads words they do not read.
const TEXTS: Record<Language, () => Promise<Text>> = {
  en: async () => createText("en", (await import("../../../../messages/en.json")).default),
  ar: async () => createText("ar", (await import("../../../../messages/ar.json")).default),
};

export async function hydrateIsland(element: HTMLElement, state: StateStore): Promise<void> {
  const { island = "", islandProps = "{}", islandId, islandLanguage } = element.dataset;
  if (!isIsland(island)) throw new Error(`No island is called ${island}`);
  const edition = matchEdition(location.pathname);
  // As the server wrote it: an Arabic island may stand in an English page.
  const language = islandLanguage === "ar" ? "ar" : "en";
  const [Component, text] = await Promise.all([ISLAND_LOADERS[island](), TEXTS[language]()]);
  hydrateRoot(
    element,
    <IslandFrame page={{ edition, state }} text={text}>
      <Component {...JSON.parse(islandProps)} />
    </IslandFrame>,
    { identifierPrefix: islandId },
  );
  element.dataset.islandReady = "";
}

function isIsland(name: string): name is IslandName {
  return Object.hasOwn(ISLAND_LOADERS, name);
}
