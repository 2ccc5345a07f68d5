import { describeCall } from "../browser/describe-call.ts";

/** What a browser asks: what a visitor may be about to type. */
interface SuggestionsInput {
  query: string;
  countryCode: string;
  languageCode: string;
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
