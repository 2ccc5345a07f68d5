/** A piece of work, whether it is wanted, and what it costs where it is. */
export type Work = readonly [name: string, isWanted: boolean, amount: () => number];

export function wantedOf(works: readonly Work[]): Record<string, number> {
  return Object.fromEntries(
    works.flatMap(([name, isWanted, amount]) => (isWanted ? [[name, amount()] as const] : [])),
  );
}

export function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
