/** How many designs a visitor has passed, counted separately in each direction. */
export interface NeighbourCounter {
  previous: number;
  next: number;
}
export type NeighbourDirection = keyof NeighbourCounter;

/** After this number the counter starts again at 1. */
export const COUNTER_LIMIT = 5;
export const START: NeighbourCounter = { previous: 1, next: 1 };

/** Adds one step: 1 to 5, then 1 again. A change of direction resets the other counter (DI-19). */
export function advanceCounter(soFar: NeighbourCounter, way: NeighbourDirection): NeighbourCounter {
  return { ...START, [way]: (soFar[way] % COUNTER_LIMIT) + 1 };
}

export function readCounter(text: string | null): NeighbourCounter {
  const [previous, next] =
    /^([1-5])-([1-5])$/
      .exec(text ?? "")
      ?.slice(1)
      .map(Number) ?? [];
  return previous && next ? { previous, next } : START;
}

export function writeCounter({ previous, next }: NeighbourCounter): string {
  return `${previous}-${next}`;
}
