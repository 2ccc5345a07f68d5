import type { DesignCategoryFile } from "../../../contracts/documents/designs/design-category.ts";
import type {
  DesignFilterFile,
  DesignFilterGroup,
  DesignFilterKey,
} from "../../../contracts/documents/designs/design-filter.ts";
import type { ConnectionContext } from "../document-type.ts";
import type { CompletedDesign } from "./design-library.ts";

type Offered = Pick<DesignCategoryFile, "filters" | "features">;

/** The filters of a category. An option that no design of it has would find nothing, so it is left out. */
export function filterGroupsOf(
  { filters, features }: Offered,
  designs: readonly CompletedDesign[],
  context: ConnectionContext,
): DesignFilterGroup[] {
  const keys = [...filters.promoted, ...filters.more];
  return keys.flatMap((key, index) => {
    const isPromoted = index < filters.promoted.length;
    const path = ["filters", isPromoted ? "promoted" : "more"];
    const file = context.require("design-ideas-filters", key, path) as DesignFilterFile | undefined;
    if (!file) return [];
    const { narrows = [], options, ...rest } = file;
    const offered = key === "tags" ? options.filter(({ id }) => features.includes(id)) : options;
    const present = offered.flatMap((option) => {
      const chosen = designs.filter((design) => valuesOf(design, key).includes(option.id));
      if (chosen.length === 0) return [];
      const childFilters = narrows
        .filter((child) => keys.includes(child))
        .map((child) => ({
          key: child,
          options: distinct(chosen, child, child === "tags" ? features : undefined),
        }));
      return [{ ...option, count: chosen.length, childFilters }];
    });
    const range = file.select === "range" ? rangeOf(designs, key) : undefined;
    const isOfUse = file.select === "range" ? range !== undefined : present.length > 1;
    return isOfUse ? [{ ...rest, key, isPromoted, options: present, ...(range && { range }) }] : [];
  });
}

function valuesOf(design: CompletedDesign, key: DesignFilterKey): string[] {
  return [design[key] ?? []].flat().map(String);
}

function distinct(
  designs: readonly CompletedDesign[],
  key: DesignFilterKey,
  offered?: readonly string[],
): string[] {
  const values = new Set(designs.flatMap((design) => valuesOf(design, key)));
  return [...values].filter((value) => offered?.includes(value) ?? true).sort();
}

/** From the smallest to the largest; nothing where they do not differ. */
function rangeOf(designs: readonly CompletedDesign[], key: DesignFilterKey): DesignFilterGroup["range"] {
  const numbers = designs.flatMap((design) => valuesOf(design, key).map(Number));
  const low = Math.min(...numbers);
  const high = Math.max(...numbers);
  return low < high ? { low, high } : undefined;
}
