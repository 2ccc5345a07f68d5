/** The document with the brand's name wherever it writes {brand}. */
export function fillBrand(value: unknown, brand: string): unknown {
  if (typeof value === "string") return value.replaceAll("{brand}", brand);
  if (Array.isArray(value)) return value.map((item) => fillBrand(item, brand));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, fillBrand(item, brand)]));
}
