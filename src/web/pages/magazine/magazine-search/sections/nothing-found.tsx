import { ButtonLink } from "../../../../../ui/forms/button.tsx";
import { ChipLinks } from "../../../../../ui/navigation/chip-links.tsx";
import { EmptyState, ErrorState } from "../../../../../ui/overlay/state.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { linkTo } from "../../../../../urls/links.ts";
import { StoryGrid } from "../../../../features/magazine/stories/story-grid.tsx";
import { usePage } from "../../../../frame/islands/page-context.ts";
import type { WaysOut } from "../load-ways-out.ts";

type NothingFoundProps = WaysOut & {
  /** The search did not answer, which is our fault and not the words'. */
  hasFailed: boolean;
};

/** Not the end: what others read, and what is new. */
export function NothingFound({ hasFailed, categories, stories }: NothingFoundProps) {
  const { t } = useText();
  const { edition } = usePage();
  const State = hasFailed ? ErrorState : EmptyState;
  const magazine = linkTo(edition, "magazine");
  return (
    <div className="wrap sec sec--flush stack gap-7 magazine-none">
      <div className="split split--5-7">
        <State
          title={hasFailed ? t("search.failedTitle") : t("search.noneHelp")}
          exits={
            magazine && (
              <ButtonLink look="line" href={magazine}>
                {t("magazineList.toMagazine")}
              </ButtonLink>
            )
          }
        >
          {hasFailed ? t("magazineSearch.failedText") : t("magazineSearch.noneText")}
        </State>
        {categories.length > 0 && (
          <nav className="stack gap-4" aria-labelledby="popular-topics">
            <h2 className="d32" id="popular-topics">
              {t("magazine.popularCategories")}
            </h2>
            <ChipLinks links={categories} />
          </nav>
        )}
      </div>
      {stories.length > 0 && (
        <section className="stack gap-5" aria-labelledby="recent-stories">
          <h2 className="d32" id="recent-stories">
            {t("magazine.recent")}
          </h2>
          <StoryGrid stories={stories} />
        </section>
      )}
    </div>
  );
}
