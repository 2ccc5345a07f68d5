import { z } from "zod";
import { type PageName, URL_TABLE } from "../../../urls/url-table.ts";
import { CTA_TYPES } from "../../leads/cta-types.ts";

export const text = z.string().trim().min(1);

/** Placeholder numbers and people. The page marks them as samples. */
export const sample = z.literal(true).optional();

const PAGE_NAMES: PageName[] = URL_TABLE.map(({ page }) => page);

/**
 * A page by its name in the URL table: its address is built from the name, and no link leads to a page that does not
 * exist.
 */
export const pageTarget = { page: z.enum(PAGE_NAMES), params: z.record(z.string(), z.string()).optional() };

export const SectionLink = z.union([
  z.strictObject({ label: text, ...pageTarget }),
  z.strictObject({ label: text, anchor: z.string().regex(/^[a-z0-9-]+$/) }),
  z.strictObject({ label: text, asks: z.enum(CTA_TYPES) }),
]);

export const Point = z.strictObject({ title: text, text });

export const heading = { title: text, lede: text.optional() };

export type SectionLink = z.infer<typeof SectionLink>;
