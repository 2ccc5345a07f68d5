import { describeCall } from "../browser/call-descriptor.ts";
import type { SearchKind } from "../search-kinds.ts";

interface SuggestionsInput {
  query: string;
  countryCode: string;
  languageCode: string;
  kinds: SearchKind[];
  mode: "suggestions";
  size: number;
}

export const searchSiteDescriptor = describeCall<SuggestionsInput, string>({
  name: "searchSite",
  host: "content",
  method: "POST",
  path: "/api/v1/search",
  safe: true,
  timeoutMs: 3000,
});
