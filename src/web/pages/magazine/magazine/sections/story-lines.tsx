import { joinClasses } from "../../../../../ui/base/join-classes.ts";
import type { Story } from "../../../../features/magazine/stories/story.ts";
import { StoryKicker, StoryMeta } from "../../../../features/magazine/stories/story-meta.tsx";
import { storyPath } from "../../../../features/magazine/stories/story-paths.ts";
import { usePage } from "../../../../frame/islands/page-context.ts";

interface StoryLinesProps {
  stories: readonly Story[];
  /** Shows a number before each story, if the order is a ranking. */
  isRanked?: boolean;
}

export function StoryLines({ stories, isRanked = false }: StoryLinesProps) {
  const { edition } = usePage();
  const List = isRanked ? "ol" : "ul";
  return (
    <List className={joinClasses("columns--swipe story-lines", isRanked && "story-lines--ranked")}>
      {stories.map((story) => {
        const href = storyPath(edition, story.slug);
        return (
          <li key={story.slug} className="stack gap-1">
            <StoryKicker category={story.category} />
            <h3 className="d20">{href ? <a href={href}>{story.title}</a> : story.title}</h3>
            <StoryMeta story={story} />
          </li>
        );
      })}
    </List>
  );
}
