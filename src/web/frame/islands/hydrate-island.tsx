import { startTransition } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { languageOf } from "../../../editions/languages.ts";
import { createText } from "../../../editions/text.ts";
import type { StateStore } from "../state/page-state.ts";
import { typedBefore } from "./early-input.ts";
import { IslandFrame } from "./island-frame.tsx";
import type { IslandRegistry } from "./island-registry.ts";
import { pageEdition } from "./page-edition.ts";
import { partsIn } from "./served-part.ts";

/** Resolves when the island is at work, and with what was typed into it before. Rejects when it cannot be. */
export async function hydrateIsland(
  element: HTMLElement,
  state: StateStore,
  registry: IslandRegistry,
): Promise<Root> {
  const { island = "", islandProps = "{}", islandId } = element.dataset;
  const row = registry[island];
  if (!row) throw new Error(`No island is called ${island}`);
  // As the server wrote it: an Arabic island may stand in an English page.
  const language = languageOf(element.closest<HTMLElement>("[lang]")?.lang);
  const [{ default: loaded }, messages] = await Promise.all([row.load(), row.loadMessages(language)]);
  const asServed = [...element.childNodes].map((node) => node.cloneNode(true));
  const retype = typedBefore(element);
  const findPart = partsIn(element);
  const { Component } = loaded;
  const edition = pageEdition(location.pathname, state.getState());
  const frame = (onAlive: () => void) => (
    <IslandFrame
      page={{ edition, state }}
      text={createText(language, messages)}
      findPart={findPart}
      onAlive={onAlive}
    >
      <Component {...JSON.parse(islandProps)} />
    </IslandFrame>
  );
  let isAlive = false;
  const root = await new Promise<Root>((resolve, reject) => {
    // In slices: whoever types or taps meanwhile is not kept waiting for all of it.
    startTransition(() => {
      const made = hydrateRoot(
        element,
        frame(() => {
          isAlive = true;
          resolve(made);
        }),
        {
          identifierPrefix: islandId ?? "",
          // React has taken it out of the page; what the server sent still works by links and forms.
          onUncaughtError(error) {
            element.replaceChildren(...asServed);
            if (isAlive) reportError(error);
            else reject(error);
          },
        },
      );
    });
  });
  retype();
  element.dataset.islandAlive = "";
  return root;
}
