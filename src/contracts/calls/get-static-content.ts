import { z } from "zod";
import { agreed } from "../agreement.ts";
import { defineCall } from "../define-call.ts";
import { staticContentDescriptor } from "./static-content-descriptor.ts";

const Content = z.record(z.string(), z.unknown());

export const getStaticContent = defineCall({
  ...staticContentDescriptor,
  summary: "A small text or a few facts of a country",
  input: z.object({
    slug: z.string().min(1),
    isoCode: z.string().optional(),
    languageCode: z.string().optional(),
  }),
  example: { slug: "message-default", isoCode: "SG" },
  answer: z.looseObject({ slug: z.string(), isoCode: z.string(), content: Content }),
  agreed: agreed({
    without: ["languageCode"],
    answer: Content,
    complete(theirs, { slug, isoCode = "" }) {
      const content = Content.safeParse(theirs.content).data ?? theirs;
      return { ...theirs, slug: String(slug), isoCode: String(isoCode), content };
    },
  }),
  failures: { 404: "There is no such text." },
});
