import { z } from "zod";
import { countryCode } from "../../country-code.ts";
import { defineCall } from "../../define-call.ts";
import { MagazineAuthor, MagazinePostItem } from "./magazine-shapes.ts";

const Fact = z.looseObject({ label: z.string(), value: z.string() });
const Source = z.looseObject({ title: z.string(), publisher: z.string(), note: z.string().optional() });
const Heading = z.looseObject({ id: z.string(), text: z.string() });

const MagazinePost = MagazinePostItem.extend({
  /** HTML. */
  content: z.string(),
  /** Title, description and what is shown when the article is shared. */
  yoast_meta: z.looseObject({ title: z.string(), description: z.string() }),
  /** JSON-LD. */
  yoast_graph: z.looseObject({
    "@context": z.string(),
    "@graph": z.array(z.looseObject({ "@type": z.string() })),
  }),
  related_posts: z.array(MagazinePostItem).optional(),
  headings: z.array(Heading).optional(),
  keyFacts: z.array(Fact).optional(),
  sources: z.array(Source).optional(),
  reviewedBy: MagazineAuthor.optional(),
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
