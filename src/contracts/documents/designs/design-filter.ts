import { z } from "zod";

const text = z.string().min(1);

export const DESIGN_FILTER_KEYS = [
  "layout",
  "style",
  "colours",
  "totalPrice",
  "sizeBand",
  "area",
  "tier",
  "homeTypes",
  "lenses",
  "hasPrice",
  "tags",
] as const;

const FilterOption = z.strictObject({
  id: text,
  displayName: text.max(40),
  explanation: z.string().min(20).max(200).optional(),
});

export const DesignFilterFile = z.strictObject({
  displayName: text.max(40),
  explanation: z.string().min(20).max(200).optional(),
  select: z.enum(["single", "multi", "range"]),
  unit: z.enum(["money", "sq ft"]).optional(),
  options: z.array(FilterOption).default([]),
  /** Filters that show only the options that match the chosen option of this one. */
  narrows: z.array(z.enum(DESIGN_FILTER_KEYS)).optional(),
});

export const DesignFilter = z.object({
  slug: z.string(),
  options: z.array(z.object({ id: z.string(), displayName: z.string() })).default([]),
});

export const DesignFilterGroup = DesignFilterFile.omit({ options: true, narrows: true }).extend({
  key: z.enum(DESIGN_FILTER_KEYS),
  isPromoted: z.boolean(),
  options: z.array(
    FilterOption.extend({
      count: z.number().int().positive(),
      childFilters: z.array(z.object({ key: z.enum(DESIGN_FILTER_KEYS), options: z.array(text) })),
    }),
  ),
  range: z.object({ low: z.number(), high: z.number() }).optional(),
});

export type DesignFilterKey = (typeof DESIGN_FILTER_KEYS)[number];
export type DesignFilterFile = z.infer<typeof DesignFilterFile>;
export type DesignFilterGroup = z.infer<typeof DesignFilterGroup>;
