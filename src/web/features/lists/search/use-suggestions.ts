import { useRef, useState } from "react";
import { usePage } from "../../../frame/islands/page-context.ts";
import { ARTICLES, askSuggestions, type FoundDocument, type Suggestion } from "./ask-suggestions.ts";
import { forgetRecent, readRecent } from "./recent-searches.ts";
import { cleanKeyword } from "./search-keyword.ts";
import type { SearchSuggestion } from "./search-option.tsx";
import type { SearchTargets } from "./search-targets.ts";

const PAUSE_MS = 140;
const MOST = { queries: 4, designs: 4, articles: 3 };
const NONE: readonly SearchSuggestion[] = [];

/** What one may be about to type, of the content types that have a page here; what one searched for last, as long as nothing is typed. */
export function useSuggestions({ pagePaths, kinds }: SearchTargets) {
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
      const found = await askSuggestions(keyword, kinds, edition, mine.signal);
      if (found && !mine.signal.aborted) setSuggestions(best(found, pagePaths));
    }, PAUSE_MS);
  };
  return { suggestions, suggest, forget: forgetRecent };
}

function recentSearches(): readonly SearchSuggestion[] {
  const recent = readRecent().map((text) => ({ kind: "recent", text }) as const);
  return recent.length > 0 ? [...recent, { kind: "forget" }] : NONE;
}

function best(found: readonly Suggestion[], pagePaths: SearchTargets["pagePaths"]): SearchSuggestion[] {
  const queries = found.flatMap(({ text, document }) => (document ? [] : [{ kind: "query", text } as const]));
  const titles = found.flatMap(({ text, document }) =>
    document && document.contentType in pagePaths ? [{ text, ...document }] : [],
  );
  const isArticle = ({ contentType }: FoundDocument) => contentType === ARTICLES;
  const designs = titles.filter((title) => !isArticle(title)).slice(0, MOST.designs);
  const articles = titles.filter(isArticle).slice(0, MOST.articles);
  return [
    ...queries.slice(0, MOST.queries),
    ...designs.map((title) => ({ kind: "design", ...title }) as const),
    ...articles.map((title) => ({ kind: "article", ...title }) as const),
  ];
}
