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

export function StoryRail({ stories, tone, isFlush }: StoryRailProps) {
  const { t } = useText();
  const { edition } = usePage();
  const magazine = linkTo(edition, "magazine");
  if (stories.length === 0) return null;
  return (
    <Section tone={tone} isFlush={isFlush} id="stories">
      <div className="head">
        <h2 className="d32">{t("rails.title")}</h2>
        {magazine && <GoLink href={magazine}>{t("rails.more")}</GoLink>}
      </div>
      <ul className="columns story-rail">
        {stories.map((story) => (
          <li key={story.slug}>
            <StoryCard story={story} size="row" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
