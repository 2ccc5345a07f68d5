import type { ReactNode } from "react";
import { joinClasses } from "../../../../ui/base/join-classes.ts";
import { CARD_GRID_SIZES } from "../../../../ui/media/card.tsx";
import { Picture, type PictureProps } from "../../../../ui/media/picture.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { coverOf, type Story } from "./story.ts";
import { StoryKicker, StoryMeta } from "./story-meta.tsx";
import { storyPath } from "./story-paths.ts";
import "./magazine-stories.css";

export interface StoryCardProps extends Partial<Pick<PictureProps, "sizes" | "ratio" | "priority" | "tall">> {
  story: Story;
  size?: StorySize;
  level?: 2 | 3 | 4;
  /** Shown on the photograph, for example price and size. */
  badges?: ReactNode;
  /** Shown above the title instead of its category; null shows nothing. */
  kicker?: ReactNode;
}

type StorySize = keyof typeof SIZES;

const SIZES = {
  lead: {
    title: "d42",
    ratio: "3:2",
    sizes: "(width < 1024px) calc(100vw - 40px), (width < 1440px) 60vw, 860px",
    hasExcerpt: true,
  },
  card: { title: "d25", ratio: "3:2", sizes: CARD_GRID_SIZES, hasExcerpt: true },
  row: { title: "d20", ratio: "1:1", sizes: "(width < 600px) 96px, 120px", hasExcerpt: false },
} as const;

/** An article in a list. The link of its title covers the whole card; the category above has its own link. */
export function StoryCard({
  story,
  size = "card",
  level = 3,
  badges,
  kicker = <StoryKicker category={story.category} />,
  priority,
  tall,
  ...own
}: StoryCardProps) {
  const { edition } = usePage();
  const { title, sizes, ratio, hasExcerpt } = SIZES[size];
  const Heading = `h${level}` as const;
  const href = storyPath(edition, story.slug);
  return (
    <article className={`story story--${size}`}>
      <div className="relative story__cover">
        <StoryCover
          story={story}
          sizes={own.sizes ?? sizes}
          ratio={own.ratio ?? ratio}
          priority={priority ?? false}
          tall={tall ?? false}
        />
        {badges && <div className="row gap-2 align-stretch story__badges">{badges}</div>}
      </div>
      <div className="stack gap-2 story__words">
        {kicker}
        <Heading className={`story__title cover-title ${title}`}>
          {href ? <a href={href}>{story.title}</a> : story.title}
        </Heading>
        {hasExcerpt && story.excerpt && <p className="pretty story__excerpt soft">{story.excerpt}</p>}
        <StoryMeta story={story} hasAuthors={size === "lead"} />
      </div>
    </article>
  );
}

interface StoryCoverProps extends Pick<PictureProps, "sizes" | "ratio" | "priority" | "tall"> {
  story: Story;
}

function StoryCover({ story, ...shape }: StoryCoverProps) {
  const cover = coverOf(story);
  if (cover) return <Picture {...cover} {...shape} />;
  return (
    <div
      className={joinClasses("center well story-plate", shape.ratio === "1:1" && "story-plate--square")}
      aria-hidden
    >
      {[...story.title][0]}
    </div>
  );
}
