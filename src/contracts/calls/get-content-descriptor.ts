import { describeCall } from "../browser/call-descriptor.ts";

interface ContentAsked {
  contentSlug?: string | undefined;
  pageSlug: string;
  filters?: string | undefined;
}

interface Content {
  [field: string]: unknown;
  slug: string;
}

export const getContentDescriptor = describeCall<ContentAsked, Content>({
  name: "getContent",
  summary: "A widget or a single item, with its fields in the answer itself",
  host: "content",
  method: "GET",
  path: "/document/es/search/:contentSlug/slug/:pageSlug",
  failures: { 404: "There is no such document in this edition." },
});
