/** K-31. */
export const MAX_COMPARED = 2;

export interface CompareState {
  chosen: readonly ChosenProduct[];
  /** The third product, until the visitor decides which one it replaces. */
  refused?: ChosenProduct | undefined;
  /** The browser could not store the list, so it lasts only as long as the page. */
  isFleeting?: boolean;
}

type Change = (state: CompareState) => CompareState;

/** Adds or removes a product. A third product is refused and replaces neither of the two (OF-12). */
export function toggleProduct(product: ChosenProduct): Change {
  return ({ chosen }) => {
    if (isChosen(chosen, product.code)) return { chosen: without(chosen, product.code) };
    if (chosen.length >= MAX_COMPARED) return { chosen, refused: product };
    return { chosen: [...chosen, product] };
  };
}

export function replaceProduct(code: string): Change {
  return ({ chosen, refused }) => ({
    chosen: chosen.map((product) => (refused && product.code === code ? refused : product)),
  });
}

export function keepProducts(codes: readonly string[]): Change {
  return ({ chosen }) => ({ chosen: chosen.filter(({ code }) => codes.includes(code)) });
}

export function forgetRefused({ chosen }: CompareState): CompareState {
  return { chosen };
}

/** Adopts the products that the URL names. Products that the visitor chose before win over a shared link. */
export function adoptProducts(served: readonly ChosenProduct[]): Change {
  return (state) => {
    const { chosen } = state;
    const isSame = served.length === chosen.length && served.every(({ code }) => isChosen(chosen, code));
    if (chosen.length === 0 || isSame) return served.length > 0 ? { chosen: served } : state;
    const [one, ...more] = served;
    if (!one || more.length > 0 || isChosen(chosen, one.code)) return state;
    return toggleProduct(one)(state);
  };
}

export function isChosen(chosen: readonly ChosenProduct[], code: string): boolean {
  return chosen.some((product) => product.code === code);
}

export function codesOf(chosen: readonly Pick<ChosenProduct, "code">[]): string[] {
  return chosen.map(({ code }) => code);
}

function without(chosen: readonly ChosenProduct[], code: string): ChosenProduct[] {
  return chosen.filter((product) => product.code !== code);
}

export interface ChosenProduct {
  code: string;
  name: string;
  list: string;
  image?: string | undefined;
}

/** Reads the complete products, each once, from untrusted JSON. */
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

/** Exactly one slash: two slashes would name another host, also with a line feed between them, which browsers drop. */
const OWN_PATH = /^\/(?![/\\\s])/;
const PICTURE = /^(\/(?![/\\\s])|https?:\/\/)/;

function isText(found: unknown): found is string {
  return typeof found === "string" && found !== "";
}
