import { describeCall } from "../browser/call-descriptor.ts";

interface ContentQuestion {
  slug: string;
  isoCode: string;
  languageCode: string;
}

type StaticContent = Record<string, unknown> & {
  slug: string;
  isoCode: string;
  content: Record<string, unknown>;
};

export const staticContentDescriptor = describeCall<ContentQuestion, StaticContent>({
  name: "getStaticContent",
  host: "bumblebee",
  method: "GET",
  path: "/v1/api/static/:slug",
});
