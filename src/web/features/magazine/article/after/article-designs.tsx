import { GoLink } from "../../../../../ui/forms/button.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { DesignCard } from "../../../designs/design-card.tsx";
import type { LoadedArticle } from "../load-article.ts";

/** Rooms of the kind that the story speaks of, as designs with their prices. */
export function ArticleDesigns({ designs }: Pick<LoadedArticle, "designs">) {
  const { t } = useText();
  const { items, category, href, rates } = designs;
  if (items.length === 0) return null;
  return (
    <section className="sec sec--flush" aria-labelledby="article-designs">
      <div className="wrap">
        <div className="head">
          <h2 className="d42" id="article-designs">
            {t("article.designs")}
          </h2>
          <GoLink href={href}>
            {category ? t("article.designsOf", { name: category }) : t("article.designsAll")}
          </GoLink>
        </div>
        <ul className="card-grid">
          {items.map((design) => (
            <li key={`${design.contentType}/${design.slug}`}>
              <DesignCard design={design} rates={rates} level={3} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
