import { describeCall } from "../browser/call-descriptor.ts";
import type { SearchKind } from "../search-kinds.ts";

/** What a browser asks: what a visitor may be about to type. */
interface SuggestionsInput {
  query: string;
  countryCode: string;
  languageCode: string;
  /** What has a page here: titles of each are suggested. */
  kinds: SearchKind[];
  mode: "suggestions";
  size: number;
}

/** A browser gets the text, and reads itself what it holds. */
export const searchSiteDescriptor = describeCall<SuggestionsInput, string>({
  name: "searchSite",
  host: "content",
  method: "POST",
  path: "/api/v1/search",
  safe: true,
  timeoutMs: 3000,
});
