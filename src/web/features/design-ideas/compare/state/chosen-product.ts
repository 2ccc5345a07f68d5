/** A product that is to be compared, with what is needed to show it without asking anyone. */
export interface ChosenProduct {
  code: string;
  name: string;
  /** The list that it stands in: there its comparison has its address. */
  list: string;
  /** Its photograph, without size and format. */
  image?: string | undefined;
}

/** What stands in a text that anyone may have written: the products in it that are whole, each once. */
export function parseChosenProducts(text: string | null): ChosenProduct[] {
  const found = parseJson(text);
  const products = Array.isArray(found) ? found.map(readProduct).filter((one) => one !== undefined) : [];
  return [...new Map(products.map((product) => [product.code, product])).values()];
}

export function parseChosenProduct(text: string | undefined): ChosenProduct | undefined {
  return readProduct(parseJson(text ?? null));
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    // Not ours, or cut short: as good as nothing.
    return null;
  }
}

function readProduct(found: unknown): ChosenProduct | undefined {
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
