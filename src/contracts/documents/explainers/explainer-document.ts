import { z } from "zod";
import { Picture } from "../picture.ts";
import { Question } from "../question.ts";
import { LinkGrid, Points } from "../sections/page-sections.ts";
import { heading, SectionLink, text } from "../sections/section-parts.ts";
import { KitchenSizes, WardrobeSizes } from "./plan-sizes.ts";

const sentence = z.string().trim().min(20).max(320);

/** The texts about one measurement. {by} is how much is missing or too much, {mm} is the measurement itself. */
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
    tick: z.strictObject({ label: text.max(120), advice: text.max(240) }),
    verdicts: z.record(z.enum(verdicts), Verdict),
  });
}

/** Sink, hob and fridge: three distances and their sum. */
const KitchenCheck = checkOf(
  ["sinkHob", "hobFridge", "fridgeSink", "sum"],
  ["good", "change", "row", "impossible"],
);

/**
 * The depth of the wardrobe, the width of one door, and the floor in front; `swing` is the door plus a person behind
 * it.
 */
const WardrobeCheck = checkOf(
  ["depth", "leaf", "aisle", "swing"],
  ["either", "hinged", "sliding", "narrower", "neither"],
);

interface CheckWords {
  title: string;
  lede?: string | undefined;
  measures: Partial<Record<string, z.infer<typeof Measure>>>;
  tick: { label: string; advice: string };
  verdicts: Partial<Record<string, z.infer<typeof Verdict>>>;
}

/**
 * A layout with its minimum sizes. {along} and {across} of the room, {aisle} and {depth} are filled in, in the
 * visitor's units.
 */
function layoutOf<Sizes extends z.ZodType>(sizes: Sizes) {
  return z.strictObject({ name: text.max(40), sizes, fits: sentence, suits: sentence, wrong: sentence });
}

function partOf<const Names extends readonly [string, ...string[]]>(names: Names) {
  return z.strictObject({
    part: z.enum(names),
    name: text.max(40),
    does: sentence,
    choices: z
      .array(z.strictObject({ name: text.max(60), text: sentence }))
      .max(5)
      .optional(),
    ask: sentence,
  });
}

/** Where one person stores which things, with heights from the floor in millimetres. */
const User = z.strictObject({
  name: text.max(40),
  who: sentence,
  zones: z
    .array(
      z
        .strictObject({
          what: text.max(60),
          from: z.int().min(0).max(3000),
          to: z.int().min(0).max(3000),
          why: text.max(140),
        })
        .refine(({ from, to }) => from < to, "from must be less than to"),
    )
    .min(3)
    .max(6),
});

const shared = {
  title: z.string().min(15).max(60),
  description: z.string().min(110).max(160),
  crumb: text.max(40),
  hero: z.strictObject({
    kicker: text,
    headline: text.max(70),
    lede: sentence,
    picture: Picture.extend({ alt: z.string().min(15) }),
    action: SectionLink.optional(),
  }),
  users: z.strictObject({ ...heading, items: z.array(User).min(3).max(6) }),
  norms: Points,
  checklist: z.strictObject({
    ...heading,
    groups: z
      .array(z.strictObject({ title: text.max(40), items: z.array(text.max(160)).min(3).max(7) }))
      .min(3)
      .max(6),
  }),
  /** The price section: a link to the calculator where it exists, and to a designer. */
  price: z.strictObject({
    title: text,
    lede: sentence,
    /** The factors that change the price, the strongest first. */
    moves: z
      .array(z.strictObject({ name: text.max(40), text: text.max(140) }))
      .min(3)
      .max(5),
    calculator: SectionLink,
    ask: text,
    formTitle: text,
  }),
  designs: z.strictObject({ ...heading, category: z.string().regex(/^[a-z0-9-]+$/), more: text }),
  questions: z.strictObject({ ...heading, items: z.array(Question).min(5).max(8) }),
  links: LinkGrid,
};

const anatomy = { ...heading, hint: text };

export const KITCHEN_PARTS = [
  "worktop",
  "carcass",
  "back-panel",
  "edge-band",
  "shelf",
  "drawer",
  "runner",
  "shutter",
  "hinge",
  "leg",
  "plinth",
] as const;

export const WARDROBE_PARTS = [
  "loft",
  "carcass",
  "back-panel",
  "edge-band",
  "rod",
  "shelf",
  "drawer",
  "runner",
  "shutter",
  "hinge",
  "plinth",
] as const;

function oncePerPart({ parts }: { parts: readonly { part: string }[] }): boolean {
  return new Set(parts.map(({ part }) => part)).size === parts.length;
}

export const KitchenExplainer = z.strictObject({
  ...shared,
  layouts: z.strictObject({ ...heading, items: z.array(layoutOf(KitchenSizes)).min(4).max(6) }),
  check: KitchenCheck,
  anatomy: z
    .strictObject({ ...anatomy, parts: z.array(partOf(KITCHEN_PARTS)).min(6) })
    .refine(oncePerPart, "a part must be explained only once"),
});

export const WardrobeExplainer = z.strictObject({
  ...shared,
  layouts: z.strictObject({ ...heading, items: z.array(layoutOf(WardrobeSizes)).min(3).max(4) }),
  check: WardrobeCheck,
  anatomy: z
    .strictObject({ ...anatomy, parts: z.array(partOf(WARDROBE_PARTS)).min(6) })
    .refine(oncePerPart, "a part must be explained only once"),
});

export type KitchenExplainer = z.infer<typeof KitchenExplainer>;
export type WardrobeExplainer = z.infer<typeof WardrobeExplainer>;
export type Explainer = KitchenExplainer | WardrobeExplainer;
export type ModulePart = Explainer["anatomy"]["parts"][number];
export type UserZones = z.infer<typeof User>;
export type ExplainerCheck = CheckWords;
