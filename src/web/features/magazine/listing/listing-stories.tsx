import type { ReactNode } from "react";
import { CueCard } from "../../cues/cue-card.tsx";
import type { GalleryEntry } from "../../cues/place-cues.ts";
import { StoryCard } from "../stories/story-card.tsx";
import { StoryKicker } from "../stories/story-kicker.tsx";
import type { ListingSubject } from "./listing-subject.ts";
import type { ListedStory } from "./load-listing.ts";

/** The first cue stands behind these, so that they are articles all of them. */
const IN_FRONT = 4;
const HALF = "(width < 600px) calc(100vw - 40px), (width < 1440px) 45vw, 648px";

interface ListingStoriesProps {
  entries: readonly GalleryEntry<ListedStory>[];
  subject: ListingSubject;
}

/** One article large with the next beside it, then a grid of the others and the cues between them. */
export function ListingStories({ entries, subject }: ListingStoriesProps) {
  const front = entries.slice(0, IN_FRONT).flatMap((entry) => (entry.kind === "item" ? [entry.item] : []));
  const rest = entries.slice(IN_FRONT);
  return (
    <>
      <Front stories={front} subject={subject} />
      {rest.length > 0 && (
        <ul className="card-grid rule listing-grid with-cues">
          {rest.map((entry) =>
            entry.kind === "cue" ? (
              <li key={entry.cue.key}>
                <CueCard cue={entry.cue} />
              </li>
            ) : (
              <li key={entry.item.slug}>
                <StoryCard story={entry.item} kicker={kickerIn(subject, entry.item)} />
              </li>
            ),
          )}
        </ul>
      )}
    </>
  );
}

/** Two are equals; a single one has its words beside it where there is room. */
function Front({ stories, subject }: { stories: readonly ListedStory[]; subject: ListingSubject }) {
  const [lead, ...next] = stories;
  if (!lead) return null;
  if (stories.length === 2)
    return (
      <ul className="columns columns--2 listing-front">
        {stories.map((story, index) => (
          <li key={story.slug}>
            <StoryCard story={story} kicker={kickerIn(subject, story)} sizes={HALF} priority={index === 0} />
          </li>
        ))}
      </ul>
    );
  const first = <StoryCard story={lead} kicker={kickerIn(subject, lead)} size="lead" priority />;
  if (next.length === 0) return <div className="listing-front listing-front--one">{first}</div>;
  return (
    <div className="split split--7-5 align-stretch listing-front">
      {first}
      <ul className="story-rows">
        {next.map((story) => (
          <li key={story.slug}>
            <StoryCard story={story} kicker={kickerIn(subject, story)} size="row" />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** In a category its name would stand above every article: there it is the part that tells them apart, or nothing. */
function kickerIn({ kind, slug }: ListingSubject, { category, childCategory }: ListedStory): ReactNode {
  if (kind !== "category") return undefined;
  return childCategory && childCategory.slug !== slug ? (
    <StoryKicker category={category} part={childCategory} />
  ) : null;
}
