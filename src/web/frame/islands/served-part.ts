import { createContext, use, useMemo } from "react";

export type FindPart = (name: string) => string;

export const ServedPartContext = createContext<FindPart>(() => "");

/**
 * For an element of an island without state: the server has rendered its content, and the browser leaves it
 * unchanged. `later` replaces it.
 */
export function useServedPart(name: string, later?: string) {
  const html = use(ServedPartContext)(name);
  // The object must be stable, or React would write the content again.
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
