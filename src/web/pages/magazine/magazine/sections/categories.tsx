import { Picture } from "../../../../../ui/media/picture.tsx";
import { Rail } from "../../../../../ui/media/rail.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { useStoryCount } from "../../../../features/magazine/listing/story-count.ts";
import { categoryPath } from "../../../../features/magazine/stories/story-paths.ts";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { MaybeLink } from "../../../../sections/parts/maybe-link.tsx";
import type { PopularCategories, PopularCategory } from "../load/load-popular-categories.ts";
import "../../../../sections/rail/rail.css";

const TILE_SIZES = "(width < 600px) 148px, (width < 1320px) 15.2vw, 200px";

/** The fullest categories. Where they cannot be had nothing is missed: the same ways stand in the list below. */
export function CategoriesSection({ categories }: { categories: PopularCategories }) {
  const { t } = useText();
  if (categories.isDataFetchError) return null;
  const title = t("magazine.popularCategories");
  return (
    <section className="sec">
      <Rail label={title} head={<h2 className="d32">{title}</h2>} size="tile" bleed>
        {categories.data.map((category) => (
          <CategoryTile key={category.id} category={category} />
        ))}
      </Rail>
    </section>
  );
}

function CategoryTile({ category }: { category: PopularCategory }) {
  const { edition } = usePage();
  const { slug, name, post_count, cover_image, photo } = category;
  const count = useStoryCount(post_count);
  return (
    <MaybeLink className="rail-tile" href={categoryPath(edition, slug)}>
      <Picture photo={photo ?? { url: cover_image }} alt="" ratio="4:5" sizes={TILE_SIZES} />
      <h3 className="above-3 rail-tile__name">{name}</h3>
      {count && <p className="t13 soft">{count}</p>}
    </MaybeLink>
  );
}
