import type { DesignIdeasCategoryAnswer } from "../../../../../contracts/graphql/design-idea.ts";
import type { Edition } from "../../../../../editions/edition.ts";
import { GoLink } from "../../../../../ui/forms/button.tsx";
import { EmptyState, ErrorState } from "../../../../../ui/overlay/state.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { linkTo } from "../../../../../urls/links.ts";
import { CategoryPicture } from "../../../../features/designs/category-picture.tsx";
import { categoryPath } from "../../../../features/designs/design-path.ts";
import { LeadLink } from "../../../../features/leads/drawer/lead-link.tsx";
import { PopularSearches } from "../../design-ideas/sections/head.tsx";
import "./nothing-found.css";

interface NothingFoundProps {
  edition: Edition;
  /** The search did not answer, which is our fault and not the words'. */
  hasFailed: boolean;
  closest: readonly DesignIdeasCategoryAnswer[];
  popular: readonly string[];
}

/** Not the end: the rooms that come closest, what others look for, and a person to ask. */
export function NothingFound({ edition, hasFailed, closest, popular }: NothingFoundProps) {
  const { t } = useText();
  const State = hasFailed ? ErrorState : EmptyState;
  const ideas = linkTo(edition, "design-ideas");
  return (
    <div className="wrap sec sec--flush split split--5-7 nothing-found">
      <State
        title={hasFailed ? t("search.failedTitle") : t("search.noneHelp")}
        exits={
          <>
            <LeadLink look="line" ctaType="Normal Lead Forms" formTitle={t("search.ask")}>
              {t("search.ask")}
            </LeadLink>
            {ideas && <GoLink href={ideas}>{t("search.allIdeas")}</GoLink>}
          </>
        }
      >
        {hasFailed ? t("search.failedText") : t("search.noneText")}
      </State>
      <div className="stack gap-5">
        <h2 className="d25">{t("search.closest")}</h2>
        <ul className="nothing-found__closest columns">
          {closest.map((category) => (
            <li key={category.slug}>
              <a className="stack gap-1" href={categoryPath(edition, category.slug)}>
                <CategoryPicture category={category} sizes="(width < 600px) 45vw, 240px" />
                <span className="strong">{category.title}</span>
                <span className="t15 soft num">{t("ideas.designs", { count: category.count })}</span>
              </a>
            </li>
          ))}
        </ul>
        {popular.length > 0 && <PopularSearches examples={popular} edition={edition} />}
      </div>
    </div>
  );
}
