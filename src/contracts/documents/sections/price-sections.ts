import { z } from "zod";
import { DESIGN_TIERS } from "../designs/design-tiers.ts";
import { LookPlan, PlanRoom } from "../home-look-plan.ts";
import { Picture } from "../picture.ts";
import { namesDocument } from "../reference.ts";
import { heading, pageTarget, SectionLink, sample, text } from "./section-parts.ts";

/**
 * The basis of a price, by the names in the country's rates: a typical home or one of its lines, a number of units of
 * each rate, or one unit before tax.
 */
export const Counted = z.union([
  z.strictObject({
    home: text,
    /** A resale home, where the old fittings must be removed first. */
    isOld: z.literal(true).optional(),
    /** Includes floors and bathrooms, in countries where they are priced separately from décor. */
    isFull: z.literal(true).optional(),
    line: text.optional(),
  }),
  z.strictObject({ parts: z.record(z.string(), z.number().positive()) }),
  z.strictObject({ rate: text }),
]);

export type Counted = z.infer<typeof Counted>;

/** The name of its document, which is also the name of its definition. */
const calculator = namesDocument(z.string().regex(/^[a-z]{2}-[a-z-]+$/), "calculators");

export const CalculatorSection = z.strictObject({ ...heading, calculator });

/** A few fields of a calculator, which lead to the page with the whole calculator. */
export const PriceOpener = z.strictObject({
  ...heading,
  calculator,
  /** Names of fields that have options. */
  fields: z.array(z.string()).min(1).max(3),
  action: text,
  note: text.optional(),
  ...pageTarget,
  anchor: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .optional(),
});

/** A price table that never needs an update, because its figures are derived from the country's rates. */
export const CostTable = z
  .strictObject({
    ...heading,
    rowsLabel: text,
    city: text,
    tiers: z
      .array(
        z.strictObject({
          tier: z.enum(DESIGN_TIERS),
          name: text,
          what: text.optional(),
          look: z.literal("mid").optional(),
        }),
      )
      .min(1)
      .max(3),
    last: text.optional(),
    rows: z
      .array(
        z.strictObject({
          name: text,
          note: text.optional(),
          counted: Counted,
          /** Set if the rows above are all parts of this one: their printed prices then add up to it. */
          isTotal: z.literal(true).optional(),
          last: text.optional(),
        }),
      )
      .min(2),
    foot: text.optional(),
  })
  .refine(({ last, rows }) => rows.every((row) => (row.last === undefined) === (last === undefined)), {
    message: "either every row has a last cell and the column a name, or none",
    path: ["rows"],
  });

/** A range in the country's currency, a rating of up to five, text, or whether it is included. */
const Cell = z.union([
  z.boolean(),
  text,
  z.strictObject({ rating: z.int().min(1).max(5) }),
  z.strictObject({ low: z.number().positive(), high: z.number().positive() }),
]);

export const PriceTable = z
  .strictObject({
    ...heading,
    rowsLabel: text,
    columns: z
      .array(z.strictObject({ name: text, what: text.optional(), look: z.enum(["mid", "soft"]).optional() }))
      .min(2)
      .max(5),
    rows: z.array(z.strictObject({ name: text, note: text.optional(), cells: z.array(Cell) })).min(2),
    foot: text.optional(),
    /** Set if phones show only the title until it is pressed. */
    isFolded: z.boolean().optional(),
  })
  .refine(({ columns, rows }) => rows.every(({ cells }) => cells.length === columns.length), {
    message: "a row has more or fewer cells than there are columns",
    path: ["rows"],
  });

export const Offers = z.strictObject({
  ...heading,
  city: text,
  /** Contains {price}. */
  from: text,
  inside: text,
  outside: text,
  items: z
    .array(
      z.strictObject({
        name: text,
        text,
        /** Shown as the lower end of the price in the simplest tier; without it no price is shown. */
        counted: Counted.optional(),
        weeks: text,
        inside: z.array(text).min(2).max(6),
        outside: z.array(text).min(1).max(4),
        picture: Picture,
        link: SectionLink.optional(),
      }),
    )
    .min(2)
    .max(6),
});

/** A room of the drawing, with the name below it. */
const CutawayRoom = z.strictObject({
  room: z.enum(["kitchen", "living", "majlis", "bedroom", "bath"]),
  name: text,
});

/** A typical home, drawn cut open. Its parts together contain every line of its price. */
export const Cutaway = z.strictObject({
  ...heading,
  /** Read instead of the drawing. */
  label: text,
  city: text,
  home: text,
  rows: z.array(z.array(CutawayRoom).min(1).max(3)).length(2),
  parts: z
    .array(
      z.strictObject({
        at: z.enum([
          "kitchen",
          "living",
          "majlis",
          "wardrobe",
          "bedroom",
          "bath",
          "ceiling",
          "walls",
          "lights",
          "floor",
          "curtains",
          "team",
        ]),
        name: text,
        lines: z.array(text).min(1),
        text,
        link: SectionLink.optional(),
      }),
    )
    .min(4)
    .max(10),
  /** Furniture that the price does not contain. It is drawn dashed. */
  loose: z.strictObject({ items: z.array(z.enum(["sofa", "bed"])).min(1), text }).optional(),
  total: text,
  /** Contains {price}. */
  from: text,
  action: SectionLink.optional(),
});

/**
 * A floor plan to scale with a price in each room, and the rest of the price beside it. Rooms and rows together are the
 * total.
 */
export const HomePlan = z.strictObject({
  ...heading,
  city: text,
  plan: LookPlan.safeExtend({
    rooms: z.array(PlanRoom.extend({ name: text, counted: Counted.optional() })).min(3),
  }),
  /** The scale and the area of the plan. */
  caption: text,
  tiersLabel: text,
  tiers: z
    .array(z.strictObject({ tier: z.enum(DESIGN_TIERS), name: text, what: text }))
    .min(2)
    .max(3),
  rows: z.array(z.strictObject({ name: text, note: text.optional(), counted: Counted })).min(1),
  total: z.strictObject({ name: text, counted: Counted }),
  /** Contains {price}, from the lowest to the highest. */
  range: text,
  contentsLabel: text,
  contents: z.array(z.strictObject({ name: text, text })).min(1),
  foot: text.optional(),
});

const amount = z.number().int().positive();

export const Earnings = z.strictObject({
  ...heading,
  sample,
  homes: z.strictObject({ label: text, help: text, most: amount, chosen: amount }),
  order: z.strictObject({ label: text, help: text, least: amount, most: amount, chosen: amount }),
  /** In percent of the order value before tax, starting with this home of the year. */
  tiers: z
    .array(z.strictObject({ from: amount, percent: z.number().positive().max(10) }))
    .min(1)
    .refine(([first]) => first?.from === 1, "the first tier must begin with the first home"),
  tierLabel: text,
  /** Contains {from} and {to}; the second one contains only {from}. */
  tierHomes: text,
  tierHomesMore: text,
  show: text,
  year: text,
  /** Contains {amount} per home. */
  perHome: text,
  /** Both contain {amount}: how much is paid, and when. */
  halves: z.tuple([text, text]),
  note: text,
});

export type Earnings = z.infer<typeof Earnings>;

/**
 * The three payments of the visitor's own amount, with days, proofs and refunds: everything except the heading is
 * calculated.
 */
export const MoneyView = z.strictObject({ ...heading });
