import type { Story } from "../../../../features/magazine/stories/story.ts";
import { StoryKicker } from "../../../../features/magazine/stories/story-kicker.tsx";
import { StoryMeta } from "../../../../features/magazine/stories/story-meta.tsx";
import { storyPath } from "../../../../features/magazine/stories/story-paths.ts";
import { usePage } from "../../../../frame/islands/page-context.ts";
import "./ranked-stories.css";

/** Stories by rank: a large number, and words. */
export function RankedStories({ stories }: { stories: readonly Story[] }) {
  const { edition } = usePage();
  return (
    <ol className="ranked">
      {stories.map((story) => {
        const href = storyPath(edition, story.slug);
        return (
          <li key={story.slug} className="stack stack--1">
            <StoryKicker category={story.category} />
            <h3 className="d25">{href ? <a href={href}>{story.title}</a> : story.title}</h3>
            <StoryMeta story={story} />
          </li>
        );
      })}
    </ol>
  );
}
