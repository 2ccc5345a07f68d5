import { useState } from "react";
import { browserCall } from "../../../../contracts/browser/browser-call.ts";
import { listMagazinePostsDescriptor } from "../../../../contracts/calls/magazine/magazine-posts-descriptor.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import {
  BROWSED_STORIES,
  type BrowsedStory,
  type BrowseItem,
  fillAddress,
  toggleItem,
} from "./browse-category.ts";

interface BrowseInput {
  items: readonly BrowseItem[];
  /** What the server has written, by category. */
  served: Readonly<Record<string, readonly BrowsedStory[]>>;
  storyPattern: string | undefined;
}

/** Which category is open, and its stories; they are asked for when it is opened for the first time. */
export function useBrowse({ items: first, served, storyPattern }: BrowseInput) {
  const { edition } = usePage();
  const [items, setItems] = useState(first);
  const [stories, setStories] = useState(served);
  const [fetching, setFetching] = useState<readonly string[]>([]);

  async function fetchStories(id: string) {
    setFetching((others) => [...others, id]);
    const answer = await browserCall(listMagazinePostsDescriptor, {
      countryIsoCode: edition.isoCode,
      categories: id,
      page: 1,
      pageSize: BROWSED_STORIES,
    });
    setFetching((others) => others.filter((other) => other !== id));
    if (!answer.ok) return;
    const found = answer.value.posts.map(({ slug, title, readingMinutes }) => ({
      slug,
      title,
      href: fillAddress(storyPattern, slug),
      readingMinutes,
    }));
    setStories((known) => ({ ...known, [id]: found }));
  }

  function toggle(id: string, isopen: boolean) {
    setItems((now) => toggleItem(now, id, isopen));
    if (isopen && !stories[id] && !fetching.includes(id)) void fetchStories(id);
  }

  return { items, stories, fetching, toggle };
}
