import { ButtonLink, GoLink } from "../../../../../ui/forms/button.tsx";
import { ErrorState } from "../../../../../ui/overlay/empty-state.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { addressOf, linkTo } from "../../../../../urls/links.ts";
import type { Story } from "../../../../features/magazine/stories/story.ts";
import { StoryCard } from "../../../../features/magazine/stories/story-card.tsx";
import { StoryRows } from "../../../../features/magazine/stories/story-grid.tsx";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { Section } from "../../../../sections/parts/section.tsx";

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

/** Replaces the first story if no story can be loaded. */
function StoriesAway() {
  const { t } = useText();
  const { edition } = usePage();
  const ideas = linkTo(edition, "design-ideas");
  return (
    <Section>
      <ErrorState
        title={t("magazine.awayTitle")}
        exits={
          <>
            <ButtonLink href={addressOf(edition.region, "magazine")} look="line">
              {t("magazine.tryAgain")}
            </ButtonLink>
            {ideas && <GoLink href={ideas}>{t("ideas.title")}</GoLink>}
          </>
        }
      >
        {t("magazine.awayText")}
      </ErrorState>
    </Section>
  );
}
