import { useRef, useState } from "react";
import { usePage } from "../../frame/islands/page-context.ts";
import { askSuggestions, type Suggestion } from "./ask-suggestions.ts";
import { deviceShelf, forgetRecent, readRecent } from "./recent-searches.ts";
import { cleanKeyword } from "./search-keyword.ts";
import type { SearchSuggestion } from "./search-option.tsx";

const PAUSE_MS = 140;
const MOST = { queries: 4, designs: 4 };
const NONE: readonly SearchSuggestion[] = [];

/** What one may be about to type, of the content types that have a page here; what one searched for last, as long as nothing is typed. */
export function useSuggestions(contentTypes: readonly string[]) {
  const { edition } = usePage();
  const [suggestions, setSuggestions] = useState(NONE);
  const asking = useRef<AbortController>(null);

  /** Only the last question is answered. No text at all is for whoever does not wait any more. */
  const suggest = (text: string | undefined) => {
    asking.current?.abort();
    if (text === undefined) return setSuggestions(NONE);
    const keyword = cleanKeyword(text);
    if (keyword === "") return setSuggestions(recentSearches());
    const mine = new AbortController();
    asking.current = mine;
    setTimeout(async () => {
      if (mine.signal.aborted) return;
      const found = await askSuggestions(keyword, edition, mine.signal);
      if (found && !mine.signal.aborted) setSuggestions(best(found, contentTypes));
    }, PAUSE_MS);
  };
  const forget = () => forgetRecent(deviceShelf());
  return { suggestions, suggest, forget };
}

function recentSearches(): readonly SearchSuggestion[] {
  const recent = readRecent(deviceShelf()).map((text) => ({ kind: "recent", text }) as const);
  return recent.length > 0 ? [...recent, { kind: "forget" }] : NONE;
}

function best(found: readonly Suggestion[], contentTypes: readonly string[]): SearchSuggestion[] {
  const queries = found.flatMap(({ text, design }) => (design ? [] : [{ kind: "query", text } as const]));
  const designs = found.flatMap(({ text, design }) =>
    design && contentTypes.includes(design.contentType) ? [{ kind: "design", text, ...design } as const] : [],
  );
  return [...queries.slice(0, MOST.queries), ...designs.slice(0, MOST.designs)];
}
