import { GoLink } from "../../../../../ui/forms/button.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { HeadedSection } from "../../../../sections/parts/section.tsx";
import { DesignCard } from "../../../design-ideas/designs/design-card.tsx";
import type { LoadedArticle } from "../load-article.ts";

/** Rooms of the kind that the story speaks of, as designs with their prices. */
export function ArticleDesigns({ designs }: Pick<LoadedArticle, "designs">) {
  const { t } = useText();
  const { items, category, href, rates } = designs;
  if (items.length === 0) return null;
  return (
    <HeadedSection
      id="article-designs"
      title={t("article.designs")}
      more={
        <GoLink href={href}>
          {category ? t("article.designsOf", { name: category }) : t("article.designsAll")}
        </GoLink>
      }
      isFlush
    >
      <ul className="card-grid">
        {items.map((design) => (
          <li key={`${design.contentType}/${design.slug}`}>
            <DesignCard design={design} rates={rates} level={3} />
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
