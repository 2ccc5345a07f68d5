import { MAGAZINE_COUNTRIES } from "../../contracts/documents/magazine/magazine-post-document.ts";
import type { ContentLibrary, DerivedDocument } from "../content/document-type.ts";
import { isInCategory } from "./connect-attributes.ts";
import { isShownIn, listCategories, listPosts } from "./magazine-library.ts";

export function deriveCategories(library: ContentLibrary): DerivedDocument[] {
  const categories = listCategories(library).filter(({ body }) => body.parent === undefined);
  const posts = listPosts(library);
  return MAGAZINE_COUNTRIES.flatMap((country) => {
    const own = posts.filter(({ body }) => isShownIn(body, country));
    return categories
      .map(({ slug, body }) => ({
        ...body,
        slug,
        count: own.filter((post) => isInCategory(post.body, slug)).length,
      }))
      .filter(({ count }) => count > 0)
      .sort((one, other) => other.count - one.count)
      .map(({ slug, name, description, count, picture }, position) => ({
        slug,
        country,
        position,
        body: {
          filter_id: slug,
          filter_display_name: name,
          filter_count: count,
          image_url: `${picture.photo.url}/1080.jpg`,
          description,
          picture,
        },
      }));
  });
}
