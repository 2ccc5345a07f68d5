import type { HomePage } from "../../../../../contracts/documents/home-page.ts";
import type { Story } from "../../../../features/magazine/stories/story.ts";
import { StoryCard } from "../../../../features/magazine/stories/story-card.tsx";
import { StoryRows } from "../../../../features/magazine/stories/story-grid.tsx";
import { Section } from "../../../../sections/parts/section.tsx";
import { SectionGo } from "../../../../sections/parts/section-link.tsx";

interface MagazineSectionProps {
  magazine: NonNullable<HomePage["magazine"]>;
  /** The first of them is shown large. */
  stories: readonly Story[];
}

export function MagazineSection({ magazine, stories }: MagazineSectionProps) {
  const [lead, ...others] = stories;
  if (!lead) return null;
  return (
    <Section id="magazine" className="split align-stretch mag">
      <div className="stack">
        <h2 className="d42">{magazine.title}</h2>
        <p className="soft">{magazine.lede}</p>
        <SectionGo link={{ label: magazine.more, page: "magazine" }} />
      </div>
      <StoryCard story={lead} sizes="(width < 1024px) 100vw, 560px" />
      <StoryRows stories={others} />
    </Section>
  );
}
