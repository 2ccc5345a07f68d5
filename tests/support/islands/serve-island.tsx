import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { renderToString } from "react-dom/server";
import { onTestFinished } from "vitest";
import { islandMessages } from "../../../scripts/vite/island-messages.ts";
import { textOf } from "../../../src/editions/all-texts.ts";
import { compileMessages } from "../../../src/editions/compile-messages.ts";
import { editionOf } from "../../../src/editions/edition.ts";
import type { Language } from "../../../src/editions/languages.ts";
import type { Region } from "../../../src/editions/regions.ts";
import type { Dictionary } from "../../../src/editions/text.ts";
import { hydrateIsland } from "../../../src/web/frame/islands/hydrate-island.tsx";
import type { Island } from "../../../src/web/frame/islands/island.tsx";
import { IslandFrame } from "../../../src/web/frame/islands/island-frame.tsx";
import { createState } from "../../../src/web/frame/state/create-state.ts";
import type { StateStore } from "../../../src/web/frame/state/page-state.ts";

interface Served {
  element: HTMLElement;
  state: StateStore;
  /** Hydrates it, as the browser does later. */
  hydrate: () => Promise<void>;
}

interface Surroundings {
  region?: Region;
  /** Changes the default state. */
  prepare?: (state: StateStore) => void;
}

const ISLAND_ID = "t";

/** An island as a page contains it: rendered by the server and readable, but not hydrated. */
export function serveIsland<Props extends object>(
  { islandName, Component }: Island<Props>,
  props: Props,
  { region = "in", prepare }: Surroundings = {},
): Served {
  const edition = editionOf(region);
  const state = createState({ edition, siteName: "Atrium" });
  prepare?.(state);
  const text = textOf(edition.language);
  const element = document.createElement("div");
  Object.assign(element.dataset, {
    island: islandName,
    islandId: ISLAND_ID,
    islandProps: JSON.stringify(props),
  });
  element.innerHTML = renderToString(
    <IslandFrame page={{ edition, state }} text={text}>
      <Component {...props} />
    </IslandFrame>,
    { identifierPrefix: ISLAND_ID },
  );
  Object.assign(document.documentElement, { lang: edition.language, dir: edition.direction });
  history.replaceState(null, "", `/${region}`);
  document.body.replaceChildren(element);
  onTestFinished(() => document.body.replaceChildren());
  const registry = {
    [islandName]: {
      load: async () => ({
        default: { islandName, Component } as unknown as Island<Record<string, unknown>>,
      }),
      loadMessages: async () => messagesOf(islandName, edition.language),
    },
  };
  const hydrate = async () => {
    const root = await hydrateIsland(element, state, registry);
    onTestFinished(() => root.unmount());
  };
  return { element, state, hydrate };
}

/**
 * Returns only the messages that the browser would load with the island, so that a missing one is noticed; a test's
 * own island gets all of them.
 */
function messagesOf(islandName: string, language: Language): Dictionary {
  const dictionary = JSON.parse(readFileSync(`messages/${language}.json`, "utf8"));
  const [file] = globSync(`src/web/**/${islandName}.island.tsx`);
  const own = file ? islandMessages(resolve(file), dictionary).messages : dictionary;
  return compileMessages(language, own);
}

/** Serves an island and hydrates it. */
export async function openIsland<Props extends object>(
  island: Island<Props>,
  props: Props,
  surroundings?: Surroundings,
): Promise<Served> {
  const served = serveIsland(island, props, surroundings);
  await served.hydrate();
  return served;
}
