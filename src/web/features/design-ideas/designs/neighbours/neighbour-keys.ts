/** How far somebody has gone from design to design, each way by itself. */
export interface Travelled {
  previous: number;
  next: number;
}
export type Way = keyof Travelled;

/** Where counting begins again. */
export const LAP = 5;
export const START: Travelled = { previous: 1, next: 1 };

/** One step further: 1 to 5 and round again. Turning back begins the other way anew (DI-19). */
export function travel(soFar: Travelled, way: Way): Travelled {
  return { ...START, [way]: (soFar[way] % LAP) + 1 };
}

export function readTravelled(text: string | null): Travelled {
  const [previous, next] =
    /^([1-5])-([1-5])$/
      .exec(text ?? "")
      ?.slice(1)
      .map(Number) ?? [];
  return previous && next ? { previous, next } : START;
}

export function writeTravelled({ previous, next }: Travelled): string {
  return `${previous}-${next}`;
}
