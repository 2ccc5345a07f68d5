import type { ReadDesign } from "../../../../../contracts/documents/designs/read-design.ts";

export type Neighbour = Pick<ReadDesign, "slug" | "contentType" | "roomType" | "title" | "picture">;

export interface Neighbours {
  previous: Neighbour;
  next: Neighbour;
}

/** The first and the last of exactly three; the middle one is the design itself. Any other number is ignored (DI-20). */
export function neighboursOf(designs: readonly Neighbour[]): Neighbours | undefined {
  const [previous, , next] = designs;
  return previous && next && designs.length === 3 ? { previous, next } : undefined;
}
