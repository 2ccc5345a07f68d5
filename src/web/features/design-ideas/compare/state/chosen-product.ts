/** A product that is to be compared, with what is needed to show it without asking anyone. */
export interface ChosenProduct {
  code: string;
  name: string;
  /** The list that it stands in: there its comparison has its address. */
  list: string;
  /** Its photograph, without size and format. */
  image?: string | undefined;
}

/** The whole products in JSON that anyone may have written, each once. */
export function readChosenProducts(found: unknown): ChosenProduct[] {
  const products = Array.isArray(found) ? found.flatMap((one) => readChosenProduct(one) ?? []) : [];
  return [...new Map(products.map((product) => [product.code, product])).values()];
}

export function readChosenProduct(found: unknown): ChosenProduct | undefined {
  if (typeof found !== "object" || found === null) return undefined;
  const { code, name, list, image }: Record<string, unknown> = { ...found };
  if (!isText(code) || !isText(name) || !isText(list) || !OWN_PATH.test(list)) return undefined;
  return { code, name, list, ...(isText(image) && PICTURE.test(image) ? { image } : {}) };
}

/** One slash: two would be the address of another host, also with a line feed between them, which browsers drop. */
const OWN_PATH = /^\/(?![/\\\s])/;
const PICTURE = /^(\/(?![/\\\s])|https?:\/\/)/;

function isText(found: unknown): found is string {
  return typeof found === "string" && found !== "";
}
