import { z } from "zod";
import { countryCode } from "../../country-code.ts";
import { defineCall } from "../../define-call.ts";
import { MagazinePostItem, StoredPost } from "../../documents/magazine/stored-post.ts";

const { content, headings, keyFacts, sources, reviewedBy } = StoredPost.shape;

const MagazinePost = MagazinePostItem.extend({
  content,
  /** Title, description and what is shown when the article is shared. */
  yoast_meta: z.looseObject({ title: z.string(), description: z.string() }),
  /** JSON-LD. */
  yoast_graph: z.looseObject({
    "@context": z.string(),
    "@graph": z.array(z.looseObject({ "@type": z.string() })),
  }),
  related_posts: z.array(MagazinePostItem).optional(),
  headings: headings.optional(),
  keyFacts: keyFacts.optional(),
  sources: sources.optional(),
  reviewedBy,
});

export const getMagazinePost = defineCall({
  name: "getMagazinePost",
  summary: "An article of the magazine",
  host: "web-backend",
  method: "GET",
  path: "/v1/magazine/post/:slug/detail",
  input: z.object({
    slug: z.string().min(1),
    countryIsoCode: countryCode,
    /** `related_posts` adds articles that go with this one; other words are ignored. */
    include: z.string().optional(),
  }),
  example: { slug: "handover-inspection-by-room", countryIsoCode: "IN", include: "related_posts" },
  answer: MagazinePost,
  html: ["content"],
  failures: { 404: "The magazine of this country has no such article." },
});
