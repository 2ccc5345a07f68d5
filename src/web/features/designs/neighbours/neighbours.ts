import { z } from "zod";
import { Picture } from "../../../../contracts/documents/picture.ts";

const Neighbour = z.object({
  slug: z.string(),
  contentType: z.string(),
  roomType: z.string(),
  title: z.string(),
  picture: Picture,
});

export type Neighbour = z.infer<typeof Neighbour>;
export interface Neighbours {
  previous: Neighbour;
  next: Neighbour;
}

/** The first and the last of exactly three; the middle one is the design itself. Any other number is ignored (DI-20). */
export function neighboursOf(contents: readonly unknown[]): Neighbours | undefined {
  if (contents.length !== 3) return undefined;
  const [previous, , next] = contents;
  return { previous: Neighbour.parse(previous), next: Neighbour.parse(next) };
}
