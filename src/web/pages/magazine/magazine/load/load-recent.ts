import { listMagazinePosts } from "../../../../../contracts/calls/magazine/magazine-posts.ts";
import { MAGAZINE_SIZES } from "../../../../../contracts/calls/magazine/magazine-shapes.ts";
import type { Caller } from "../../../../../contracts/create-caller.ts";
import type { Edition } from "../../../../../editions/edition.ts";
import type { Story } from "../../../../features/magazine/stories/story.ts";
import { optional, pageNotFound, required } from "../../../../frame/page.ts";

export interface RecentStories {
  stories: Story[];
  page: number;
  lastPage: number;
  total: number;
}

const SIZE = MAGAZINE_SIZES.landingRecent;

/** The newest stories. The first page has other things to show without them; the ones behind it have not. */
export async function loadRecent(call: Caller, edition: Edition, page: number): Promise<RecentStories> {
  const asked = call(listMagazinePosts, { countryIsoCode: edition.isoCode, page, pageSize: SIZE });
  const { posts, total } =
    page === 1 ? await optional(asked, { posts: [], total: 0 }) : await required(asked);
  if (page > 1 && posts.length === 0) throw pageNotFound();
  return { stories: posts, page, lastPage: Math.max(1, Math.ceil(total / SIZE)), total };
}
