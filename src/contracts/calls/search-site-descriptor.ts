import { describeCall } from "../browser/describe-call.ts";
import type { SearchInput } from "./search-site.ts";

/** A browser gets the text, and reads itself what it holds. */
export const searchSiteDescriptor = describeCall<SearchInput, string>({
  name: "searchSite",
  host: "content",
  method: "POST",
  path: "/api/v1/search",
  safe: true,
  timeoutMs: 3000,
});
