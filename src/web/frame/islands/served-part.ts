import { createContext, use, useMemo } from "react";

export type FindPart = (name: string) => string;

export const ServedPartContext = createContext<FindPart>(() => "");

/**
 * For an element of an island whose content has no state: the server has written it, and the browser leaves it as it is.
 * `later` replaces it.
 */
export function useServedPart(name: string, later?: string) {
  const html = use(ServedPartContext)(name);
  // A stable object, or React would write the content again.
  const inside = useMemo(() => ({ __html: later ?? html }), [later, html]);
  return { "data-part": name, dangerouslySetInnerHTML: inside, suppressHydrationWarning: true };
}

export function partsIn(island: HTMLElement): FindPart {
  const parts = [...island.querySelectorAll<HTMLElement>("[data-part]")]
    .filter((part) => part.closest("[data-island]") === island)
    .map((part) => [part.dataset.part, part.innerHTML] as const);
  const byName = new Map(parts);
  return (name) => byName.get(name) ?? "";
}
