import { z } from "zod";
import { heading, text } from "../sections/section-parts.ts";

/** What is said of one measure. {by} is what it lacks or has too much, {mm} the measure itself. */
const Measure = z.strictObject({
  label: text.max(60),
  help: text.max(140).optional(),
  low: text.max(240),
  high: text.max(240),
});

const Verdict = z.strictObject({ title: text.max(80), text: text.max(320) });

function checkOf<Names extends string, Verdicts extends string>(
  names: readonly [Names, ...Names[]],
  verdicts: readonly [Verdicts, ...Verdicts[]],
) {
  return z.strictObject({
    ...heading,
    measures: z.record(z.enum(names), Measure),
    /** A question that is answered by a tick, and what is said where it is ticked. */
    tick: z.strictObject({ label: text.max(120), advice: text.max(240) }),
    verdicts: z.record(z.enum(verdicts), Verdict),
  });
}

/** Sink, hob and fridge: three ways and their sum. */
export const KitchenCheck = checkOf(
  ["sinkHob", "hobFridge", "fridgeSink", "sum"],
  ["good", "change", "row", "impossible"],
);

/** The wardrobe's depth, one of its doors, and the floor in front; `swing` is the door and whoever stands behind it. */
export const WardrobeCheck = checkOf(
  ["depth", "leaf", "aisle", "swing"],
  ["either", "hinged", "sliding", "narrower", "neither"],
);

/** What the view of any check reads of it. */
export interface CheckWords {
  title: string;
  lede?: string | undefined;
  measures: Partial<Record<string, z.infer<typeof Measure>>>;
  tick: { label: string; advice: string };
  verdicts: Partial<Record<string, z.infer<typeof Verdict>>>;
}
