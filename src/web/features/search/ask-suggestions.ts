export interface Suggestion {
  text: string;
  /** The design that bears this title; none for a query. */
  design?: { contentType: string; slug: string; photoUrl?: string | undefined } | undefined;
}

export interface SuggestionSource {
  /** Where the search answers. */
  url: string;
  countryCode: string;
  languageCode: string;
  /** The content types that have a page here. */
  contentTypes: readonly string[];
}

const MOST_ASKED = 12;

/**
 * Asks what somebody may be about to type. Only the last question is answered: what comes late, or not at all, is
 * nothing, for a search box must work without.
 */
export function createAsker(source: SuggestionSource, fetch = globalThis.fetch) {
  let asking: AbortController | undefined;
  return async function ask(query: string): Promise<Suggestion[] | undefined> {
    asking?.abort();
    const mine = new AbortController();
    asking = mine;
    try {
      const { url, countryCode, languageCode } = source;
      const response = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ query, countryCode, languageCode, mode: "suggestions", size: MOST_ASKED }),
        signal: mine.signal,
      });
      const answer: unknown = response.ok ? await response.json() : undefined;
      return asking === mine ? readSuggestions(answer, source.contentTypes) : undefined;
    } catch {
      return undefined;
    }
  };
}

/** The answer is a JSON string that holds JSON. What is not as agreed is left out. */
export function readSuggestions(answer: unknown, contentTypes: readonly string[]): Suggestion[] | undefined {
  if (typeof answer !== "string") return undefined;
  const { suggestions } = JSON.parse(answer);
  if (!Array.isArray(suggestions)) return undefined;
  return suggestions.flatMap(({ text, result }): Suggestion[] => {
    if (typeof text !== "string") return [];
    if (!result) return [{ text }];
    const { contentType, slug, picture } = result;
    if (!contentTypes.includes(contentType)) return [];
    return [{ text, design: { contentType, slug, photoUrl: picture?.photo?.url } }];
  });
}
