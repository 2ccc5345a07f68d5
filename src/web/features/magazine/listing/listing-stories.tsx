import { CueCard } from "../../cues/cue-card.tsx";
import type { GalleryEntry } from "../../cues/place-cues.ts";
import type { Story } from "../stories/story.ts";
import { StoryCard } from "../stories/story-card.tsx";
import { StoryRows } from "../stories/story-grid.tsx";
import "./listing-stories.css";

/** The first cue stands behind these, so that they are articles all of them. */
const IN_FRONT = 4;
const HALF = "(width < 600px) calc(100vw - 40px), (width < 1440px) 45vw, 648px";

/** One article large with the next beside it, then a grid of the others and the cues between them. */
export function ListingStories({ entries }: { entries: readonly GalleryEntry<Story>[] }) {
  const front = entries.slice(0, IN_FRONT).flatMap((entry) => (entry.kind === "item" ? [entry.item] : []));
  const rest = entries.slice(IN_FRONT);
  return (
    <>
      <Front stories={front} />
      {rest.length > 0 && (
        <ul className="card-grid listing-grid">
          {rest.map((entry) =>
            entry.kind === "cue" ? (
              <li key={entry.cue.key}>
                <CueCard cue={entry.cue} />
              </li>
            ) : (
              <li key={entry.item.slug}>
                <StoryCard story={entry.item} />
              </li>
            ),
          )}
        </ul>
      )}
    </>
  );
}

/** Two are equals; a single one has its words beside it where there is room. */
function Front({ stories }: { stories: readonly Story[] }) {
  const [lead, ...next] = stories;
  if (!lead) return null;
  if (stories.length === 2)
    return (
      <ul className="columns columns--2 listing-front">
        {stories.map((story, index) => (
          <li key={story.slug}>
            <StoryCard story={story} sizes={HALF} priority={index === 0} />
          </li>
        ))}
      </ul>
    );
  return (
    <div className={next.length > 0 ? "split split--8-4 listing-front" : "listing-front listing-front--one"}>
      <StoryCard story={lead} size="lead" priority />
      {next.length > 0 && <StoryRows stories={next} />}
    </div>
  );
}
