import { STYLES } from "../../../contracts/documents/designs/design-taxonomy.ts";

/**
 * Where a style stands in photos/styles.webp, one room above the other in the order of the styles: one small file that
 * is fetched when the filter is opened, instead of one for each.
 */
export function pictureOf(id: string): number | undefined {
  const names: readonly string[] = STYLES;
  const at = names.indexOf(id);
  return at < 0 ? undefined : at;
}

export const STYLE_PICTURES = STYLES.length;
