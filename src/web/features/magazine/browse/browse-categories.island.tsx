import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { browserCall } from "../../../../contracts/browser/browser-call.ts";
import { listMagazinePostsDescriptor } from "../../../../contracts/calls/magazine/magazine-posts-descriptor.ts";
import { Loading, TextSkeleton } from "../../../../ui/overlay/skeleton.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { island } from "../../../frame/islands/island.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import {
  BROWSED_STORIES,
  type BrowsedStory,
  type BrowseItem,
  fillAddress,
  toggleItem,
} from "./browse-category.ts";
import "../../../../ui/navigation/accordion.css";
import "../stories/magazine-stories.css";

export interface BrowsedCategory {
  id: string;
  name: string;
  href: string | undefined;
  count?: number | undefined;
  parts: readonly { name: string; href: string | undefined }[];
}

interface BrowseCategoriesProps {
  categories: readonly BrowsedCategory[];
  stories: readonly BrowsedStory[];
  storyPattern: string | undefined;
}

export default island("browse-categories", BrowseCategories, { when: "intent" });

function BrowseCategories({ categories, stories: served, storyPattern }: BrowseCategoriesProps) {
  const list = useRef<HTMLDivElement>(null);
  const first = categories[0]?.id;
  const { items, stories, fetching, toggle } = useBrowse({
    items: categories.map(({ id }) => ({ id, isopen: id === first })),
    served: first && served.length > 0 ? { [first]: served } : {},
    storyPattern,
  });
  const catchUp = useEffectEvent(() => {
    // The visitor may have opened another category before hydration.
    const before = list.current?.querySelector<HTMLElement>("details[open]")?.dataset.category;
    if (before && before !== first) toggle(before, true);
  });
  useEffect(() => catchUp(), []);
  const inFirst = Math.max(1, Math.floor((categories.length - openRows(served)) / 2));
  const halves = [categories.slice(0, inFirst), categories.slice(inFirst)];
  return (
    <div className="columns columns--2 browse" ref={list}>
      {halves.map((some, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: there are two, and they keep their order
        <div key={index} className="rule acc">
          {some.map((category) => (
            <details
              key={category.id}
              name="browse-categories"
              data-category={category.id}
              open={items.some(({ id, isopen }) => id === category.id && isopen)}
              // The browser toggles the details elements itself, also before hydration.
              suppressHydrationWarning
              onToggle={({ currentTarget }: SyntheticEvent<HTMLDetailsElement>) =>
                toggle(category.id, currentTarget.open)
              }
            >
              <summary>
                <span className="line gap-3 align-baseline browse__name">
                  {category.name}
                  {category.count !== undefined && <span className="t15 soft num">{category.count}</span>}
                </span>
              </summary>
              <div
                className="stack gap-4 browse__body"
                aria-busy={fetching.includes(category.id) || undefined}
              >
                <BrowsedStories stories={stories[category.id]} isFetching={fetching.includes(category.id)} />
                <CategoryWays category={category} />
              </div>
            </details>
          ))}
        </div>
      ))}
    </div>
  );
}

/** The first category is open, so the second column gets more categories. Its links are as high as two of them. */
function openRows(stories: readonly BrowsedStory[]): number {
  return stories.length + 2;
}

function CategoryWays({ category }: { category: BrowsedCategory }) {
  const { t } = useText();
  const { name, href, parts } = category;
  return (
    <ul className="row gap-2 browse__ways">
      {href && (
        <li>
          <a className="chip" href={href}>
            {t("magazine.allOf", { name })}
          </a>
        </li>
      )}
      {parts.map((part) => (
        <li key={part.name}>
          {part.href && (
            <a className="chip" href={part.href}>
              {part.name}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}

interface BrowseInput {
  items: readonly BrowseItem[];
  served: Readonly<Record<string, readonly BrowsedStory[]>>;
  storyPattern: string | undefined;
}

function useBrowse({ items: first, served, storyPattern }: BrowseInput) {
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

interface BrowsedStoriesProps {
  stories: readonly BrowsedStory[] | undefined;
  isFetching: boolean;
}

/** The newest stories of an open category; renders nothing before they are requested or if the request fails. */
function BrowsedStories({ stories, isFetching }: BrowsedStoriesProps) {
  const { t } = useText();
  if (isFetching)
    return (
      <Loading>
        <TextSkeleton lines={BROWSED_STORIES} />
      </Loading>
    );
  if (!stories || stories.length === 0) return null;
  return (
    <ul className="browse__stories">
      {stories.map(({ slug, title, href, readingMinutes }) => (
        <li key={slug} className="stack gap-1">
          <p className="d20">{href ? <a href={href}>{title}</a> : title}</p>
          {readingMinutes && (
            <p className="t13 soft">{t("magazine.readingTime", { count: readingMinutes })}</p>
          )}
        </li>
      ))}
    </ul>
  );
}
