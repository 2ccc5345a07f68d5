import { describeCall } from "../browser/describe-call.ts";
import type { StaticContent } from "./get-static-content.ts";

interface ContentQuestion {
  slug: string;
  isoCode: string;
  languageCode: string;
}

export const staticContentDescriptor = describeCall<ContentQuestion, StaticContent>({
  name: "getStaticContent",
  host: "bumblebee",
  method: "GET",
  path: "/v1/api/static/:slug",
});
