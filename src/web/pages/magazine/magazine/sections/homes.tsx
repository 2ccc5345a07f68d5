import type { CSSProperties } from "react";
import { StoryCard } from "../../../../features/magazine/stories/story-card.tsx";
import { Section } from "../../../../sections/parts/section.tsx";
import { homeBadges } from "../home-badges.ts";
import type { FilledRow } from "../load/load-row.ts";
import { RowHead } from "./row-head.tsx";

const HOME_SIZES = "(width < 600px) min(78vw, 320px), (width < 1024px) 45vw, 420px";

/** Homes to look at: tall photographs, and what each of them measures and costs where that is known. */
export function HomesSection({ row }: { row: FilledRow }) {
  const style: CSSProperties & Record<`--${string}`, number> = { "--columns": row.stories.length };
  return (
    <Section isFlush>
      <RowHead row={row} />
      <ul className="columns mag-homes mag-leaf" style={style}>
        {row.stories.map((story) => {
          const badges = homeBadges(story.keyFacts);
          return (
            <li key={story.slug}>
              <StoryCard
                story={story}
                ratio="4:5"
                sizes={HOME_SIZES}
                badges={badges.map((badge) => (
                  <span key={badge} className="tag num">
                    {badge}
                  </span>
                ))}
              />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
