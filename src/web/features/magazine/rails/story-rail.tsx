import { GoLink } from "../../../../ui/forms/button.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { linkTo } from "../../../../urls/links.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import { Section, type SectionFrame } from "../../../sections/parts/section.tsx";
import type { Story } from "../stories/story.ts";
import { StoryCard } from "../stories/story-card.tsx";
import "../stories/magazine-stories.css";

interface StoryRailProps extends Pick<SectionFrame, "tone"> {
  stories: readonly Story[];
  isFlush?: boolean;
}

/** Three in a row; stacked on phones, where only the first is large. */
const WIDE = "(width < 1440px) 29.5vw, 424px";
const FIRST = `(width < 600px) calc(100vw - 40px), ${WIDE}`;
const OTHERS = `(width < 600px) 112px, ${WIDE}`;

export function StoryRail({ stories, tone, isFlush }: StoryRailProps) {
  const { t } = useText();
  const { edition } = usePage();
  const magazine = linkTo(edition, "magazine");
  if (stories.length === 0) return null;
  return (
    <Section tone={tone} isFlush={isFlush} id="stories">
      <div className="head">
        <h2 className="d42">{t("rails.title")}</h2>
        {magazine && <GoLink href={magazine}>{t("rails.more")}</GoLink>}
      </div>
      <ul className="card-grid story-rail">
        {stories.map((story, index) => (
          <li key={story.slug}>
            <StoryCard story={story} sizes={index === 0 ? FIRST : OTHERS} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
