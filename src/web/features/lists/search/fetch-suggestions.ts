import { browserCall } from "../../../../contracts/browser/browser-call.ts";
import { searchSiteDescriptor } from "../../../../contracts/calls/search-site-descriptor.ts";
import type { SearchKind } from "../../../../contracts/search-kinds.ts";
import type { Edition } from "../../../../editions/edition.ts";

export interface Suggestion {
  text: string;
  document?: FoundDocument | undefined;
}

export interface FoundDocument {
  contentType: string;
  slug: string;
  photoUrl?: string | undefined;
}

export const ARTICLES = "magazine-posts";

const MAX_ASKED = 14;

export async function fetchSuggestions(
  query: string,
  kinds: readonly SearchKind[],
  { isoCode, languageCode }: Pick<Edition, "isoCode" | "languageCode">,
  signal: AbortSignal,
): Promise<Suggestion[] | undefined> {
  const answer = await browserCall(
    searchSiteDescriptor,
    { query, countryCode: isoCode, languageCode, kinds: [...kinds], mode: "suggestions", size: MAX_ASKED },
    { signal },
  );
  return answer.ok ? readSuggestions(answer.value) : undefined;
}

/** The response is a JSON string that contains JSON. Entries that do not match the contract are left out. */
export function readSuggestions(answer: unknown): Suggestion[] | undefined {
  const suggestions: unknown = Reflect.get(Object(parse(answer)), "suggestions");
  if (!Array.isArray(suggestions)) return undefined;
  return suggestions.flatMap(({ text, result }): Suggestion[] => {
    if (typeof text !== "string") return [];
    if (!result) return [{ text }];
    const { contentType, slug, picture } = result;
    return [{ text, document: { contentType, slug, photoUrl: picture?.photo?.url } }];
  });
}

function parse(answer: unknown): unknown {
  if (typeof answer !== "string") return undefined;
  try {
    return JSON.parse(answer);
  } catch {
    // The response came from a proxy and not from the search.
    return undefined;
  }
}
