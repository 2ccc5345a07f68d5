import { hydrateRoot } from "react-dom/client";
import { matchEdition } from "../../../editions/edition.ts";
import { type Language, languageOf } from "../../../editions/languages.ts";
import { createText, type Dictionary, type Text } from "../../../editions/text.ts";
import type { StateStore } from "../state/state.ts";
import type { IslandName } from "./island-components.ts";
import { IslandFrame } from "./island-frame.tsx";
import { ISLAND_LOADERS } from "./island-loaders.ts";

// One language is one chunk: nobody loads words they do not read.
const DICTIONARIES = import.meta.glob<Dictionary>("../../../../messages/*.json", { import: "default" });

export async function hydrateIsland(element: HTMLElement, state: StateStore): Promise<void> {
  const { island = "", islandProps = "{}", islandId, islandLanguage } = element.dataset;
  if (!isIsland(island)) throw new Error(`No island is called ${island}`);
  const edition = matchEdition(location.pathname);
  // As the server wrote it: an Arabic island may stand in an English page.
  const language = languageOf(islandLanguage);
  const [Component, text] = await Promise.all([ISLAND_LOADERS[island](), loadText(language)]);
  hydrateRoot(
    element,
    <IslandFrame page={{ edition, state }} text={text}>
      <Component {...JSON.parse(islandProps)} />
    </IslandFrame>,
    { identifierPrefix: islandId },
  );
  element.dataset.islandReady = "";
}

async function loadText(language: Language): Promise<Text> {
  const dictionary = await DICTIONARIES[`../../../../messages/${language}.json`]?.();
  if (!dictionary) throw new Error(`There are no messages in ${language}`);
  return createText(language, dictionary);
}

function isIsland(name: string): name is IslandName {
  return Object.hasOwn(ISLAND_LOADERS, name);
}
