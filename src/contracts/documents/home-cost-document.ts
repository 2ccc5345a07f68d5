import { z } from "zod";
import { DESIGN_TIERS } from "./designs/design-tiers.ts";

const text = z.string().min(1);

export const PriceModel = z.object({
  tax: z.number().min(0).max(1),
  spread: z.tuple([z.number().positive(), z.number().positive()]),
  roundTo: z.number().positive(),
  /** The format of the figures in the table: in lakh with one decimal, or in full. */
  unit: z.enum(["lakh", "whole"]),
  /** The net price per unit of area above which no figure is shown. */
  bespokeAbove: z.number().positive().optional(),
});

export const TypicalHome = z.object({
  id: z.string().regex(/^[a-z0-9-]+$/),
  name: text,
  /** The name inside the sentence of the hero, if it differs ("an apartment"). */
  phrase: text.optional(),
  size: text,
  area: z.number().positive().optional(),
  /** The corresponding choices in the country's calculator, if the id alone is not enough. */
  choices: z.record(z.string(), z.string()).optional(),
  plan: z.enum(["one-bedroom", "two-bedroom", "three-bedroom", "four-bedroom"]),
  weeks: text,
  net: z.record(z.enum(DESIGN_TIERS), z.number().positive()),
});

export const PricedCity = z.object({
  id: z.string().regex(/^[a-z0-9-]+$/),
  name: text,
  index: z.number().min(0.5).max(2),
});

export const CostSection = z
  .object({
    title: text,
    /** {city} is the chosen city. */
    lede: text,
    model: PriceModel,
    bespoke: text.optional(),
    columns: z.object({ home: text, weeks: text, action: text }),
    tiers: z
      .array(z.object({ id: z.enum(DESIGN_TIERS), name: text, what: text }))
      .length(DESIGN_TIERS.length),
    homes: z.array(TypicalHome).length(4),
    cities: z.array(PricedCity).min(1),
    chosen: z.object({ home: text, city: text }),
    yours: text,
    action: text,
    foot: text,
  })
  .refine((cost) => cost.homes.some((home) => home.id === cost.chosen.home), "chosen.home is not in homes")
  .refine((cost) => cost.cities.some((city) => city.id === cost.chosen.city), "chosen.city is not in cities");

export type PriceModel = z.infer<typeof PriceModel>;
export type TypicalHome = z.infer<typeof TypicalHome>;
export type PricedCity = z.infer<typeof PricedCity>;
export type CostSection = z.infer<typeof CostSection>;
