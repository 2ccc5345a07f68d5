/** A line of the bill: an amount, or a share of all amounts. */
interface Line {
  price: number;
  rate: number | null;
}

export interface SceneSum {
  total: number;
  /** What each line comes to. */
  lines: number[];
}

/** Taxes are reckoned anew, so that a piece that is left out takes its tax along. */
export function sumScene(prices: readonly number[], lines: readonly Line[]): SceneSum {
  const plain = lines.filter(({ rate }) => rate === null).map(({ price }) => price);
  const untaxed = sum([...prices, ...plain]);
  const amounts = lines.map(({ price, rate }) => (rate === null ? price : Math.round(untaxed * rate)));
  return { total: sum([...prices, ...amounts]), lines: amounts };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
