import type { Asking } from "../../../../contracts/documents/ask-documents.ts";
import { findDocuments } from "../../../frame/load-document.ts";
import type { NamedFilter } from "./filter-names.ts";

/** What styles, layouts, homes and tags are called in every category. */
export async function loadFilterNames(asking: Asking): Promise<NamedFilter[]> {
  const filters = await findDocuments("design-ideas-filters", asking, { size: 100 });
  return filters.map(({ slug, options }) => ({ key: slug, options }));
}
