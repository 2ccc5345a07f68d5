import type { DesignIdeasCategoryAnswer } from "../../../../../contracts/graphql/design-idea.ts";
import type { Edition } from "../../../../../editions/edition.ts";
import { Picture } from "../../../../../ui/media/picture.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { categoryPath } from "../../../../features/designs/design-path.ts";
import { countDesigns } from "./count-designs.ts";
import "./related-categories.css";

interface RelatedCategoriesProps {
  categories: readonly DesignIdeasCategoryAnswer[];
  edition: Edition;
}

/** Where people go from here. */
export function RelatedCategories({ categories, edition }: RelatedCategoriesProps) {
  const text = useText();
  if (categories.length === 0) return null;
  return (
    <section className="on-sand sec">
      <div className="wrap split related-rooms">
        <h2 className="d32">{text.t("category.related")}</h2>
        <ul className="related-rooms__list columns columns--fit">
          {categories.map(({ slug, title, count, photo }) => (
            <li key={slug}>
              <a className="related-room stack stack--0" href={categoryPath(edition, slug)}>
                {photo && (
                  <Picture photo={photo} alt="" sizes="(width < 600px) 45vw, (width < 1024px) 30vw, 240px" />
                )}
                <span className="t15 strong">{title}</span>
                <span className="t13 soft num">{countDesigns(count, text)}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
