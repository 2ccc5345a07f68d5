import { z } from "zod";
import { heading, text } from "./section-parts.ts";

const list = z.array(text).min(1).max(5);

/** The whole way, one stage below the other: what we do, what the customer does, and what they hold in their hands afterwards. */
export const Stages = z.strictObject({
  ...heading,
  labels: z.strictObject({ ours: text, yours: text, papers: text, risks: text.optional() }),
  items: z
    .array(
      z.strictObject({
        name: text,
        when: text,
        ours: list,
        yours: list,
        papers: list,
        /** What can go wrong here, and what we do then. */
        risks: z
          .array(z.strictObject({ what: text, remedy: text }))
          .min(1)
          .max(3)
          .optional(),
        /** The payment of the country's three that is due here, and against what. */
        pays: z.enum(["booking", "order", "balance"]).optional(),
        payLabel: text.optional(),
      }),
    )
    .min(3)
    .max(9),
});
