import type { Story } from "./story.ts";
import { StoryCard, type StoryCardProps } from "./story-card.tsx";

interface StoryGridProps extends Pick<StoryCardProps, "level"> {
  stories: readonly Story[];
  /** Set if the grid is the first content of its page; then its first photographs load with priority. */
  isFirst?: boolean;
}

/** Wide screens show three at a time, phones the first one. */
const IN_VIEW = 1;

export function StoryGrid({ stories, level = 3, isFirst = false }: StoryGridProps) {
  return (
    <ul className="card-grid">
      {stories.map((story, index) => (
        <li key={story.slug}>
          <StoryCard story={story} level={level} priority={isFirst && index < IN_VIEW} />
        </li>
      ))}
    </ul>
  );
}

export function StoryRows({ stories, level = 3 }: Omit<StoryGridProps, "isFirst">) {
  return (
    <ul className="story-rows">
      {stories.map((story) => (
        <li key={story.slug}>
          <StoryCard story={story} size="row" level={level} />
        </li>
      ))}
    </ul>
  );
}
