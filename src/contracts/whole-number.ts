import { z } from "zod";

export function wholeNumber(least: number, most: number) {
  const reason = `must be a whole number from ${least} to ${most}`;
  const digits = z.string().regex(/^\d+$/).transform(Number);
  // For the documentation, which would otherwise see the two ways of writing and not the limits.
  const described = { type: "integer", minimum: least, maximum: most };
  return z
    .union([z.number(), digits], reason)
    .pipe(z.number().int(reason).min(least, reason).max(most, reason))
    .meta(described);
}
