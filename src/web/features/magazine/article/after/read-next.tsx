import { GoLink } from "../../../../../ui/forms/button.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { linkTo } from "../../../../../urls/links.ts";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { HeadedSection } from "../../../../sections/parts/section.tsx";
import { StoryCard } from "../../stories/story-card.tsx";
import { StoryRows } from "../../stories/story-grid.tsx";
import type { LoadedArticle } from "../load-article.ts";

/** The next story large, and two more beside it; nothing where there is no other. */
export function ReadNext({ next, more }: LoadedArticle["after"]) {
  const { t } = useText();
  const { edition } = usePage();
  const magazine = linkTo(edition, "magazine");
  if (!next) return null;
  return (
    <HeadedSection
      id="read-next"
      title={t("article.readNext")}
      more={magazine && <GoLink href={magazine}>{t("article.wholeMagazine")}</GoLink>}
      tone="sand"
    >
      <div className="split read-next">
        <StoryCard story={next} size="lead" />
        <StoryRows stories={more} />
      </div>
    </HeadedSection>
  );
}
