/** How the options of a filter are shown; those that are not named here are rows of words. */
export type GroupLook = "plans" | "pictures" | "colours" | "pills" | "rows";

const LOOKS: Record<string, GroupLook> = {
  layout: "plans",
  style: "pictures",
  colours: "colours",
  tags: "pills",
  homeTypes: "pills",
  colour: "colours",
  product_type_id: "pills",
  zones: "pills",
};

export function lookOf(key: string): GroupLook {
  return LOOKS[key] ?? "rows";
}

/** Options that are worth a chip of their own above the list: one press, without opening anything. */
export const TOGGLES = [{ key: "hasPrice", id: "true", name: "filters.onlyPriced" }] as const;
