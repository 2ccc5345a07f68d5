import type { Region } from "../../editions/regions.ts";
import { pathOf } from "../../urls/links.ts";
import { type PageName, URL_TABLE, type UrlRow } from "../../urls/url-table.ts";
import type { PageDefinition } from "../../web/frame/define-page.ts";

const ROWS: readonly UrlRow[] = URL_TABLE;

/** The address of the page that shows a document, whether the document is public yet or not; undefined if none does. */
export function documentPage(
  pages: readonly PageDefinition[],
  { type, slug, region }: { type: string; slug: string; region: Region },
): string | undefined {
  if (type === "website_content" && slug === "home") return `/${region}`;
  const named = pageNamed(slug);
  if (named && (type === "content-pages" || type === "website_content")) return pathOf(region, named);
  for (const { name } of pages.filter(({ contentType }) => contentType === type))
    for (const { path, regions } of ROWS.filter(({ page }) => page === name)) {
      const [param, ...more] = path.match(/:\w+/g) ?? [];
      if (param && more.length === 0 && regions?.includes(region))
        return pathOf(region, name, { [param.slice(1)]: slug });
    }
  return undefined;
}

function pageNamed(name: string): PageName | undefined {
  return URL_TABLE.find(({ page }) => page === name)?.page;
}
