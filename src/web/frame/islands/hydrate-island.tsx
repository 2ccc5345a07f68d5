import { startTransition } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { DEFAULT_REGION, type Edition, editionOf, regionFromPath } from "../../../editions/edition.ts";
import { languageOf } from "../../../editions/languages.ts";
import { isRegion, REGIONS } from "../../../editions/regions.ts";
import { createText } from "../../../editions/text.ts";
import type { AtriumState, StateStore } from "../state/page-state.ts";
import type { IslandRegistry } from "./island.tsx";
import { IslandFrame } from "./island-frame.tsx";
import { partsIn } from "./served-part.ts";

/** Resolves when the island is hydrated with everything typed before; rejects if hydration fails. */
export async function hydrateIsland(
  element: HTMLElement,
  state: StateStore,
  registry: IslandRegistry,
): Promise<Root> {
  const { island = "", islandProps = "{}", islandId } = element.dataset;
  const row = registry[island];
  if (!row) throw new Error(`No island is called ${island}`);
  // Uses the language of the server's markup: an Arabic island may be in an English page.
  const language = languageOf(element.closest<HTMLElement>("[lang]")?.lang);
  const [{ default: loaded }, messages] = await Promise.all([row.load(), row.loadMessages(language)]);
  const asServed = [...element.childNodes].map((node) => node.cloneNode(true));
  const hydrating = new AbortController();
  const retype = typedBefore(element, hydrating.signal);
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
    // Hydrates in a transition, so that typing and taps are handled in the meantime.
    startTransition(() => {
      const made = hydrateRoot(
        element,
        frame(() => {
          isAlive = true;
          resolve(made);
        }),
        {
          identifierPrefix: islandId ?? "",
          // React has removed its output; the server's markup is restored and still works with links and forms.
          onUncaughtError(error) {
            element.replaceChildren(...asServed);
            if (isAlive) reportError(error);
            else reject(error);
          },
        },
      );
    });
  }).finally(() => hydrating.abort());
  retype();
  element.dataset.islandAlive = "";
  return root;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** Collects what was typed, ticked or chosen before hydration. The returned function replays it for React. */
function typedBefore(element: HTMLElement, hydrating: AbortSignal): () => void {
  const touched = [...element.querySelectorAll<Control>("input, select, textarea")].flatMap((control) => {
    if (control instanceof HTMLInputElement && isTick(control))
      return control.checked === control.defaultChecked ? [] : [tickAgain(control)];
    // The chosen files stay in the control, and no script may write them.
    if (control.type === "file") return [];
    const value = control.value;
    // React has already received input that was typed while it was loading.
    const isLast = () => control.value === value || control.value === servedValue(control);
    return value === servedValue(control) ? [] : [() => isLast() && typeAgain(control, value)];
  });
  // React does not notice a tick during hydration. The box changes at once, and React receives the tick afterwards.
  const postpone = (event: Event) => {
    if (!(event.target instanceof HTMLInputElement) || !isTick(event.target)) return;
    event.stopImmediatePropagation();
    touched.push(tickAgain(event.target));
  };
  element.addEventListener("click", postpone, { capture: true, signal: hydrating });
  return () => {
    for (const again of touched) again();
  };
}

function isTick({ type }: HTMLInputElement): boolean {
  return type === "checkbox" || type === "radio";
}

function servedValue(control: Control): string {
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const options = [...control.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? "";
}

/** For a radio group only the checked button is replayed. */
function tickAgain(control: HTMLInputElement): () => void {
  const wanted = control.checked;
  return () => {
    if (!wanted && control.type === "radio") return;
    control.checked = !wanted;
    control.click();
  };
}

/** React compares with the value it set last; only the prototype's setter bypasses that. */
function typeAgain(control: Control, value: string): void {
  control.value = servedValue(control);
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
  for (const type of ["input", "change"]) control.dispatchEvent(new Event(type, { bubbles: true }));
}

/** The edition of the page, from its path or else from its state: an embed has no region in its path. */
function pageEdition(
  path: string,
  { isoCode, languageCode }: Pick<AtriumState, "isoCode" | "languageCode">,
): Edition {
  const region = regionFromPath(path);
  if (region) return editionOf(region);
  const editions = Object.keys(REGIONS).filter(isRegion).map(editionOf);
  const own = editions.find(
    (edition) => edition.isoCode === isoCode && edition.languageCode === languageCode,
  );
  return own ?? editionOf(DEFAULT_REGION);
}
