import { Picture } from "../../../../../ui/media/picture.tsx";
import { StoryRows } from "../../../../features/magazine/stories/story-grid.tsx";
import { Section } from "../../../../sections/parts/section.tsx";
import type { FilledRow } from "../load/load-landing.ts";
import { RowHead } from "./row-head.tsx";

/** What the weeks ahead bring: one photograph as high as the list beside it. */
export function SeasonSection({ row }: { row: FilledRow }) {
  const { backgroundImage, stories } = row;
  return (
    <Section tone="sand" className={backgroundImage ? "split split--even align-stretch" : undefined}>
      {backgroundImage && (
        <Picture
          photo={{ url: backgroundImage }}
          alt=""
          className="mag-season__photo"
          sizes="(width < 1024px) 100vw, 50vw"
        />
      )}
      <div>
        <RowHead row={row} />
        <StoryRows stories={stories} />
      </div>
    </Section>
  );
}
