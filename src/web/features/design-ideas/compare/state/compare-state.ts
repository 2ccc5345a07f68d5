import type { ChosenProduct } from "./chosen-product.ts";

/** K-31. */
export const MOST_COMPARED = 2;

export interface CompareState {
  /** In the order of their columns. */
  chosen: readonly ChosenProduct[];
  /** The third that was wanted, until somebody says what is to become of it. */
  refused?: ChosenProduct | undefined;
  /** The browser would not keep it: it lasts as long as the page. */
  isFleeting?: boolean;
}

type Change = (state: CompareState) => CompareState;

/** Takes a product in, or out again. A third is refused, and none of the two is dropped for it (OF-12). */
export function toggleProduct(product: ChosenProduct): Change {
  return ({ chosen }) => {
    if (isChosen(chosen, product.code)) return { chosen: without(chosen, product.code) };
    if (chosen.length >= MOST_COMPARED) return { chosen, refused: product };
    return { chosen: [...chosen, product] };
  };
}

/** The third takes the place of one of the two. */
export function replaceProduct(code: string): Change {
  return ({ chosen, refused }) => ({
    chosen: chosen.map((product) => (refused && product.code === code ? refused : product)),
  });
}

/** Those of the chosen that stay: what a link of the comparison leaves. */
export function keepProducts(codes: readonly string[]): Change {
  return ({ chosen }) => ({ chosen: chosen.filter(({ code }) => codes.includes(code)) });
}

export function forgetRefused({ chosen }: CompareState): CompareState {
  return { chosen };
}

/**
 * What the address says, where somebody chose before the script was there or without it. Who has chosen for themselves
 * keeps that when they open what somebody else sent.
 */
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
