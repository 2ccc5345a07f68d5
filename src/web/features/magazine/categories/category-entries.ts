/** A category as pages offer it (MG-09). */
export interface CategoryEntry {
  categoryName: string;
  displayName: string;
  categorySlug: string;
}

const ALL = "all";

/** All stories come first; its name is a word of the interface, and it has no slug. */
export function withAll(entries: readonly CategoryEntry[], displayName: string): CategoryEntry[] {
  return [{ categoryName: ALL, displayName, categorySlug: "" }, ...entries];
}

export function isAll({ categoryName }: CategoryEntry): boolean {
  return categoryName === ALL;
}
