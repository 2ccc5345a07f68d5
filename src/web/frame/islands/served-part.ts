import { createContext, use, useMemo } from "react";

/** Finds the HTML of a part by its name. */
export type FindPart = (name: string) => string;

export const ServedPartContext = createContext<FindPart>(() => "");

/**
 * For an element of an island whose inside has no state, such as a story beside a photograph: the server has written it
 * (see ServedParts), and the browser leaves it as it is, without its code and without its facts. Finished HTML that came
 * later takes its place.
 */
export function useServedPart(name: string, later?: string) {
  const html = use(ServedPartContext)(name);
  // The same object while it says the same, or React would write it again over whatever lives in there by now.
  const inside = useMemo(() => ({ __html: later ?? html }), [later, html]);
  return { "data-part": name, dangerouslySetInnerHTML: inside, suppressHydrationWarning: true };
}

/** The parts as they stand in an island, before React takes it over. */
export function partsIn(island: HTMLElement): FindPart {
  const parts = [...island.querySelectorAll<HTMLElement>("[data-part]")]
    .filter((part) => part.closest("[data-island]") === island)
    .map((part) => [part.dataset.part, part.innerHTML] as const);
  const byName = new Map(parts);
  return (name) => byName.get(name) ?? "";
}
