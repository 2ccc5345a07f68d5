import { z } from "zod";
import { agreed } from "../../agreement.ts";
import { countryCode } from "../../country-code.ts";
import { defineCall } from "../../define-call.ts";
import { MagazinePostItem, StoredPost } from "../../documents/magazine/stored-post.ts";
import { AgreedPost, completePost } from "./magazine-agreed.ts";

const { content, headings, keyFacts, sources, reviewedBy, caption } = StoredPost.shape;

/** Yoast gives some things several types at once. An answer was JSON before it was read: its values need no second look. */
const YoastNode = z.record(z.string(), z.custom<z.core.util.JSONType>());

const YoastGraph = z.looseObject({ "@context": z.string(), "@graph": z.array(YoastNode) });

const MagazinePost = MagazinePostItem.extend({
  content,
  yoast_meta: z.looseObject({ title: z.string(), description: z.string() }),
  yoast_graph: YoastGraph,
  related_posts: z.array(MagazinePostItem).optional(),
  headings: headings.optional(),
  keyFacts: keyFacts.optional(),
  sources: sources.optional(),
  reviewedBy,
  caption,
  /** Where it is read, by the same slug. */
  countries: z.array(z.string()).optional(),
});

const textOrNone = z
  .string()
  .nullish()
  .transform((text) => text ?? "");

/**
 * What Yoast's parts hold is not said: what is ours of it is taken, the rest follows from the article. One without data is an
 * answer too, and has neither slug nor title (MG-27).
 */
const AgreedDetail = AgreedPost.extend({
  slug: textOrNone,
  title: textOrNone,
  content: textOrNone,
  yoast_meta: z
    .object({ title: z.string().catch(""), description: z.string().catch("") })
    .partial()
    .catch({}),
  yoast_graph: YoastGraph.catch({ "@context": "https://schema.org", "@graph": [] }),
  related_posts: z.array(AgreedPost).catch([]),
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
    include: z.string().optional(),
  }),
  example: { slug: "handover-inspection-by-room", countryIsoCode: "IN", include: "related_posts" },
  answer: MagazinePost,
  agreed: agreed({
    isMissingWhenNull: true,
    answer: AgreedDetail,
    complete: ({ content, yoast_meta, yoast_graph, related_posts, ...post }) => ({
      ...completePost(post),
      content,
      yoast_meta: {
        title: yoast_meta.title || post.title,
        description: yoast_meta.description || post.excerpt,
      },
      yoast_graph,
      related_posts: related_posts.map(completePost),
    }),
  }),
  html: ["content"],
  failures: { 404: "The magazine of this country has no such article." },
});
