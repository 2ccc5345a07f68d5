export interface OrderKey {
  position: number;
  slug: string;
  id: string;
}

export function compareOrder(one: OrderKey, other: OrderKey): number {
  return (
    one.position - other.position || compareTexts(one.slug, other.slug) || compareTexts(one.id, other.id)
  );
}

/** Characters for which the UTF-16 order of JavaScript differs from the byte order of both engines. */
const NOT_ALIKE = /[\ud800-\uffff]/;

export function compareTexts(one: string, other: string): number {
  if (one === other) return 0;
  if (NOT_ALIKE.test(one) || NOT_ALIKE.test(other))
    return Buffer.compare(Buffer.from(one), Buffer.from(other));
  return one < other ? -1 : 1;
}
