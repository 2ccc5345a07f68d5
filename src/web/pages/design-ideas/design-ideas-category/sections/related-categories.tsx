import type { DesignIdeasCategoryAnswer } from "../../../../../contracts/graphql/design-idea.ts";
import type { Edition } from "../../../../../editions/edition.ts";
import { useText } from "../../../../../ui/text/text.tsx";
import { CategoryPicture } from "../../../../features/designs/category-picture.tsx";
import { categoryPath } from "../../../../features/designs/design-path.ts";
import { countDesigns } from "./count-designs.ts";
import "./related-categories.css";

interface RelatedCategoriesProps {
  categories: readonly DesignIdeasCategoryAnswer[];
  edition: Edition;
}

const SIZES = "(width < 600px) 45vw, (width < 1024px) 30vw, 240px";

/** Where people go from here. */
export function RelatedCategories({ categories, edition }: RelatedCategoriesProps) {
  const text = useText();
  if (categories.length === 0) return null;
  return (
    <section className="on-sand sec">
      <div className="wrap split related-rooms">
        <h2 className="d32">{text.t("category.related")}</h2>
        <ul className="related-rooms__list columns columns--fit">
          {categories.map((category) => (
            <li key={category.slug}>
              <a className="related-room stack gap-0" href={categoryPath(edition, category.slug)}>
                <CategoryPicture category={category} sizes={SIZES} />
                <span className="t15 strong">{category.title}</span>
                <span className="t13 soft num">{countDesigns(category.count, text)}</span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
