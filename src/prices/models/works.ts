/** A piece of work: its name, whether it is chosen, and its price. */
export type Work = readonly [name: string, isWanted: boolean, amount: () => number];

export function wantedOf(works: readonly Work[]): Record<string, number> {
  return Object.fromEntries(
    works.flatMap(([name, isWanted, amount]) => (isWanted ? [[name, amount()] as const] : [])),
  );
}

export function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
