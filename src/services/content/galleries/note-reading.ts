import { noteDependency } from "../../../platform/page-dependencies.ts";
import { documentDependency, listDependency } from "../dependencies.ts";
import { columnOf } from "./document-columns.ts";
import { type Gallery, typesOf } from "./document-gallery.ts";

export function noteDocuments(rows: readonly ({ id: string } | undefined)[]): void {
  for (const row of rows) if (row) noteDependency(documentDependency(row.id));
}

export function noteGallery(gallery: Gallery): void {
  const countries = countriesOf(gallery);
  for (const type of typesOf(gallery))
    for (const country of countries) noteDependency(listDependency(type, country));
}

function countriesOf({ filters }: Gallery): (string | undefined)[] {
  for (const filter of filters) {
    const column = columnOf(filter.field);
    if (column?.name === "country" && (filter.op === "eq" || filter.op === "in"))
      return filter.values.map(column.normalise);
  }
  return [undefined];
}
