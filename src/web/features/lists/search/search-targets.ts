import type { SearchKind } from "../../../../contracts/search-kinds.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { linkTo } from "../../../../urls/links.ts";
import type { Pages } from "../../../frame/define-page.ts";
import { ARTICLES } from "./fetch-suggestions.ts";

export interface SearchTargets {
  /** The parent path of searches; its page redirects the submitted form to the search. */
  basePath: string;
  /** The path of a document by content type, up to its slug; only for types that have a page here. */
  pagePaths: Record<string, string>;
  kinds: readonly SearchKind[];
}

/**
 * The search of a region: designs, and articles if there is a magazine. Undefined if the region has no design ideas.
 */
export function searchTargets(edition: Edition, pages: Pages): SearchTargets | undefined {
  const ideasPath = linkTo(edition, "design-ideas");
  if (!ideasPath) return undefined;
  const designPaths = pages.all.flatMap(({ name, contentType }) => {
    // A design's slug is unique in a country, so the category can be left out.
    const path = contentType && linkTo(edition, name, { slug: "" });
    return path ? [[contentType, upToSlug(path)] as const] : [];
  });
  const articlePaths = pathsOfArticles(edition);
  return {
    basePath: ideasPath,
    pagePaths: { ...Object.fromEntries(designPaths), ...articlePaths },
    kinds: articlePaths ? ["design", "article"] : ["design"],
  };
}

export function magazineSearchTargets(edition: Edition): SearchTargets | undefined {
  const hasSearch = linkTo(edition, "magazine-search", { searchKeyword: "any" }) !== undefined;
  const basePath = hasSearch && linkTo(edition, "magazine");
  if (!basePath) return undefined;
  return { basePath, pagePaths: pathsOfArticles(edition) ?? {}, kinds: ["article"] };
}

function pathsOfArticles(edition: Edition): Record<string, string> | undefined {
  const path = linkTo(edition, "magazine-post", { postSlug: "" });
  return path ? { [ARTICLES]: upToSlug(path) } : undefined;
}

function upToSlug(path: string): string {
  return `${path}/`.replace(/\/+$/, "/");
}
