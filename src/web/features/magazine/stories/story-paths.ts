import type { Edition } from "../../../../editions/edition.ts";
import { linkTo } from "../../../../urls/links.ts";
import type { PageName } from "../../../../urls/url-table.ts";

// Each of these paths is undefined if the country has no such page or the upstream has not sent the slug.

export function storyPath(edition: Edition, slug: string): string | undefined {
  return below(edition, "magazine-post", { postSlug: slug });
}

export function categoryPath(edition: Edition, slug: string, child?: string): string | undefined {
  const parent = { categorySlug: slug };
  return below(edition, "magazine-category", child ? { ...parent, childCategorySlug: child } : parent);
}

export function authorPath(edition: Edition, slug: string): string | undefined {
  return below(edition, "magazine-author", { authorSlug: slug });
}

export function tagPath(edition: Edition, slug: string): string | undefined {
  return below(edition, "magazine-tag", { tagSlug: slug });
}

export function typePath(edition: Edition, slug: string): string | undefined {
  return below(edition, "magazine-type", { magazineCategorySlug: slug });
}

function below(edition: Edition, page: PageName, params: Record<string, string>): string | undefined {
  return Object.values(params).includes("") ? undefined : linkTo(edition, page, params);
}
