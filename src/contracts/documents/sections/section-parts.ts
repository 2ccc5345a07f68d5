import { z } from "zod";
import { type PageName, URL_TABLE } from "../../../urls/url-table.ts";
import { CTA_TYPES } from "../../leads/cta-types.ts";

export const text = z.string().trim().min(1);

/** Numbers and people that stand in for real ones until there are any. The page says so beside them. */
export const sample = z.literal(true).optional();

const PAGE_NAMES: PageName[] = URL_TABLE.map(({ page }) => page);

/** A page by its name in the url table: its address is made from it, and nothing links to a page that is not built. */
export const pageTarget = { page: z.enum(PAGE_NAMES), params: z.record(z.string(), z.string()).optional() };

export const SectionLink = z.union([
  z.strictObject({ label: text, ...pageTarget }),
  z.strictObject({ label: text, anchor: z.string().regex(/^[a-z0-9-]+$/) }),
  z.strictObject({ label: text, asks: z.enum(CTA_TYPES) }),
]);

export const Point = z.strictObject({ title: text, text });

export const heading = { title: text, lede: text.optional() };

export type SectionLink = z.infer<typeof SectionLink>;
