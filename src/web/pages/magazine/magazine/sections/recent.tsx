import { ButtonLink } from "../../../../../ui/forms/button.tsx";
import { CARD_GRID_SIZES } from "../../../../../ui/media/card.tsx";
import { pageHref } from "../../../../../ui/navigation/page-window.ts";
import { useText } from "../../../../../ui/text/text.tsx";
import { addressOf } from "../../../../../urls/links.ts";
import { CueCard } from "../../../../features/lists/cues/cue-card.tsx";
import type { CueForm, CueView } from "../../../../features/lists/cues/read-cue.ts";
import type { Story } from "../../../../features/magazine/stories/story.ts";
import { StoryCard } from "../../../../features/magazine/stories/story-card.tsx";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { Section, SectionHead } from "../../../../sections/parts/section.tsx";
import type { RecentStories } from "../load/load-landing.ts";

interface RecentProps {
  recent: RecentStories;
  /** The recent stories that are not among the leading ones. */
  stories: readonly Story[];
  /** The cues that the page does not show elsewhere. */
  cues: readonly CueView[];
}

const COLUMNS = 3;

/** On phones they are rows with a thumbnail. */
const STAMP_ON_PHONES = CARD_GRID_SIZES.replace("calc(100vw - 40px)", "150px");

export function RecentSection({ recent: { page, lastPage }, stories, cues }: RecentProps) {
  const { t } = useText();
  const { edition } = usePage();
  if (stories.length === 0) return null;
  const cue = cueFor(stories.length, cues);
  return (
    <Section isFlush>
      <SectionHead title={t("magazine.recent")} />
      <ul className="card-grid mag-recent with-cues">
        {stories.map((story) => (
          <li key={story.slug}>
            <StoryCard story={story} sizes={STAMP_ON_PHONES} />
          </li>
        ))}
        {cue && (
          <li>
            <CueCard cue={cue} />
          </li>
        )}
      </ul>
      {page < lastPage && (
        <p className="center mag-recent__more">
          <ButtonLink href={pageHref(addressOf(edition.region, "magazine"), page + 1)} look="line">
            {t("magazine.more")}
          </ButtonLink>
        </p>
      )}
    </Section>
  );
}

/** By the number of free columns in the last row. */
const FORMS: Partial<Record<number, CueForm>> = { 1: "primary", 2: "secondary" };

/** A cue fills the free columns of the last row. */
function cueFor(count: number, cues: readonly CueView[]): CueView | undefined {
  const form = FORMS[(COLUMNS - (count % COLUMNS)) % COLUMNS];
  return form && cues.find((one) => one.form === form);
}
