import type { Story } from "../../../../features/magazine/stories/story.ts";
import { StoryCard } from "../../../../features/magazine/stories/story-card.tsx";
import { StoryRows } from "../../../../features/magazine/stories/story-grid.tsx";
import { StoriesAway } from "./stories-away.tsx";

/** One story with a large photograph, and a few beside it. */
export function LeadSection({ stories }: { stories: readonly Story[] }) {
  const [lead, ...others] = stories;
  if (!lead) return <StoriesAway />;
  return (
    <section className="sec mag-lead">
      <div className="wrap split split--8-4">
        <StoryCard story={lead} size="lead" level={2} ratio="own" tall priority />
        {others.length > 0 && <StoryRows stories={others} level={2} />}
      </div>
    </section>
  );
}
