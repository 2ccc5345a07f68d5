import { z } from "zod";
import { DESIGN_TIERS } from "../designs/design-tiers.ts";
import { Picture } from "../picture.ts";
import { heading, pageTarget, SectionLink, sample, text } from "./section-parts.ts";

/**
 * What a price is counted from, by the names in the country's rates: a typical home, or one of its lines; so many units of
 * each rate; or one unit, before tax.
 */
export const Counted = z.union([
  z.strictObject({
    home: text,
    /** From a former owner: what was there has to go first. */
    isOld: z.literal(true).optional(),
    /** With floors and bathrooms, where a country tells them apart from décor. */
    isFull: z.literal(true).optional(),
    line: text.optional(),
  }),
  z.strictObject({ parts: z.record(z.string(), z.number().positive()) }),
  z.strictObject({ rate: text }),
]);

export type Counted = z.infer<typeof Counted>;

/** By the name of its document, which is that of its definition. */
const calculator = z.string().regex(/^[a-z]{2}-[a-z-]+$/);

export const CalculatorSection = z.strictObject({ ...heading, calculator });

/** A few of its fields, which lead to where the whole of it stands. */
export const PriceOpener = z.strictObject({
  ...heading,
  calculator,
  /** Of those that have options, by their names. */
  fields: z.array(z.string()).min(1).max(3),
  action: text,
  note: text.optional(),
  ...pageTarget,
  anchor: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .optional(),
});

/** A price table that nobody has to keep up to date: its figures follow from the country's rates. */
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
      .array(z.strictObject({ name: text, note: text.optional(), counted: Counted, last: text.optional() }))
      .min(2),
    foot: text.optional(),
  })
  .refine(({ last, rows }) => rows.every((row) => (row.last === undefined) === (last === undefined)), {
    message: "either every row has a last cell and the column a name, or none",
    path: ["rows"],
  });

/** A range in the country's own money, or words. */
const Cell = z.union([text, z.strictObject({ low: z.number().positive(), high: z.number().positive() })]);

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
  })
  .refine(({ columns, rows }) => rows.every(({ cells }) => cells.length === columns.length), {
    message: "a row has more or fewer cells than there are columns",
    path: ["rows"],
  });

export const Offers = z.strictObject({
  ...heading,
  city: text,
  /** With {price}. */
  from: text,
  inside: text,
  outside: text,
  items: z
    .array(
      z.strictObject({
        name: text,
        text,
        /** Shown as the lower end in the simplest tier; without it there is no price. */
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

const amount = z.number().int().positive();

export const Earnings = z.strictObject({
  ...heading,
  sample,
  homes: z.strictObject({ label: text, help: text, most: amount, chosen: amount }),
  order: z.strictObject({ label: text, help: text, least: amount, most: amount, chosen: amount }),
  /** Of the order's value before tax, in percent: from this home of the year on. */
  tiers: z
    .array(z.strictObject({ from: amount, percent: z.number().positive().max(10) }))
    .min(1)
    .refine(([first]) => first?.from === 1, "the first home earns something"),
  tierLabel: text,
  /** With {from} and {to}; the second with {from} alone. */
  tierHomes: text,
  tierHomesMore: text,
  show: text,
  year: text,
  /** With {amount}, for each home. */
  perHome: text,
  /** With {amount}: what is paid, and when. */
  halves: z.tuple([text, text]),
  note: text,
});

export type Earnings = z.infer<typeof Earnings>;

/** The three payments of the visitor's own sum, with days, proofs and refunds: all but the heading is counted. */
export const MoneyView = z.strictObject({ ...heading });
