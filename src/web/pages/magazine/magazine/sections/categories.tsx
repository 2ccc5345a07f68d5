import { Picture } from "../../../../../ui/media/picture.tsx";
import { Rail } from "../../../../../ui/media/rail.tsx";
import { useText } from "../../../../../ui/text/text.tsx";
import { storyCount } from "../../../../features/magazine/stories/story-count.ts";
import { categoryPath } from "../../../../features/magazine/stories/story-paths.ts";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { MaybeLink } from "../../../../sections/parts/maybe-link.tsx";
import type { PopularCategories } from "../load/load-popular-categories.ts";
import "../../../../sections/rail/rail.css";

const TILE_SIZES = "(width < 600px) 148px, (width < 1320px) 15.2vw, 200px";

/** The fullest categories. Where they cannot be had nothing is missed: the same ways stand in the list below. */
export function CategoriesSection({ categories }: { categories: PopularCategories }) {
  const text = useText();
  const { edition } = usePage();
  if (categories.isDataFetchError) return null;
  const title = text.t("magazine.popularCategories");
  return (
    <section className="sec">
      <Rail label={title} head={<h2 className="d32">{title}</h2>} size="tile" bleed>
        {categories.data.map(({ id, slug, name, post_count, cover_image, photo }) => (
          <MaybeLink key={id} className="rail-tile" href={categoryPath(edition, slug)}>
            <Picture photo={photo ?? { url: cover_image }} alt="" ratio="4:5" sizes={TILE_SIZES} />
            <h3 className="rail-tile__name">{name}</h3>
            <p className="t13 soft">{storyCount(post_count, text)}</p>
          </MaybeLink>
        ))}
      </Rail>
    </section>
  );
}
