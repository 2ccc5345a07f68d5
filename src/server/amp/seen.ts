import type { Tag } from "./read-tags.ts";

/** What stands in a document, as far as a selector can ask for it. */
export interface Seen {
  tags: Set<string>;
  classes: Set<string>;
  ids: Set<string>;
  attributes: Map<string, Set<string>>;
}

export function noteTag({ tags, classes, ids, attributes: known }: Seen, { name, attributes }: Tag): void {
  tags.add(name);
  for (const [key, value] of attributes) {
    const values = known.get(key) ?? new Set();
    known.set(key, values.add(value));
    if (key === "id") ids.add(value);
    if (key === "class") for (const one of value.split(/\s+/)) classes.add(one);
  }
}
