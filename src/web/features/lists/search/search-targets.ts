import type { SearchKind } from "../../../../contracts/search-kinds.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { linkTo } from "../../../../urls/links.ts";
import type { Pages } from "../../../frame/define-page.ts";
import { ARTICLES } from "./ask-suggestions.ts";

export interface SearchTargets {
  /** Searches are below it, and it passes on what a form sends. */
  basePath: string;
  /** The address of a document by its content type, up to its slug; only of those that have a page here. */
  pagePaths: Record<string, string>;
  kinds: readonly SearchKind[];
}

/** The search of a region: designs, and articles where there is a magazine. Nothing where it has no design ideas. */
export function searchTargets(edition: Edition, pages: Pages): SearchTargets | undefined {
  const ideasPath = linkTo(edition, "design-ideas");
  if (!ideasPath) return undefined;
  const designPaths = pages.all.flatMap(({ name, contentType }) => {
    // Designs are known under one slug in a country, so their category may be left out.
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
