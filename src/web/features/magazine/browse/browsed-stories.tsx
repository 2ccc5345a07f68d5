import { Loading, TextSkeleton } from "../../../../ui/overlay/skeleton.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { BROWSED_STORIES, type BrowsedStory } from "./browse-category.ts";

interface BrowsedStoriesProps {
  stories: readonly BrowsedStory[] | undefined;
  isFetching: boolean;
}

/** The newest stories of an open category; nothing before somebody has asked for them, and where they cannot be had. */
export function BrowsedStories({ stories, isFetching }: BrowsedStoriesProps) {
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
