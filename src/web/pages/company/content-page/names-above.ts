import type { Asking } from "../../../../contracts/documents/ask-documents.ts";
import { hasView, isBuilt } from "../../../../urls/known-pages.ts";
import { matchUrl } from "../../../../urls/match-url.ts";
import type { PageName } from "../../../../urls/url-table.ts";
import { findDocument } from "../../../frame/load-document.ts";

/** What the pages above a path call themselves in a breadcrumb, as far as they are made of sections. */
export async function namesAbove(path: string, asking: Asking): Promise<Partial<Record<PageName, string>>> {
  const { region } = asking.edition;
  const segments = path.split("/").filter((segment) => segment !== "");
  const pages = segments.slice(1, -1).flatMap((_, index) => {
    const page = matchUrl(`/${segments.slice(0, index + 2).join("/")}`)?.row.page;
    return page && isBuilt(page, region) && !hasView(page) ? [page] : [];
  });
  const named = await Promise.all(
    pages.map(async (page) => [page, (await findDocument("content-pages", asking, page))?.crumb] as const),
  );
  return Object.fromEntries(named);
}
