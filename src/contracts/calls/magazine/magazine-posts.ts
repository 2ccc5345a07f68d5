import { z } from "zod";
import { agreed } from "../../agreement.ts";
import { countedFromOne } from "../../counted-by-page.ts";
import { countryCode } from "../../country-code.ts";
import { defineCall } from "../../define-call.ts";
import { MagazinePostItem } from "../../documents/magazine/stored-post.ts";
import { AgreedPost, completePost } from "./magazine-agreed.ts";
import { listMagazinePostsDescriptor } from "./magazine-posts-descriptor.ts";
import { magazinePage, magazinePageSize, pageOfList, slugList } from "./magazine-shapes.ts";

export const listMagazinePosts = defineCall({
  ...listMagazinePostsDescriptor,
  input: z.object({
    countryIsoCode: countryCode,
    page: magazinePage.optional(),
    pageSize: magazinePageSize.optional(),
    categories: slugList.optional(),
    tags: slugList.optional(),
    authors: slugList.optional(),
    types: slugList.optional(),
    slug: slugList.optional(),
    /** `content` adds the text, `related_posts` the articles that go with each. */
    include: z.string().optional(),
    search: z.string().max(200).optional(),
  }),
  example: { countryIsoCode: "IN", categories: "kitchens-101", page: 1, pageSize: 3 },
  answer: z.looseObject({ posts: z.array(MagazinePostItem), ...pageOfList }),
  agreed: agreed({
    without: ["types"],
    answer: z.array(AgreedPost.extend({ content: z.string().optional() })),
    complete: (theirs, input) => ({
      posts: theirs.map(({ content, ...post }) => ({ ...completePost(post), ...(content && { content }) })),
      ...countedFromOne(theirs.length, input),
    }),
  }),
});
