import { z } from "zod";
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from "../../editions/languages.ts";
import { localisedText } from "../field-types.ts";

export const PlaceName = localisedText(z.string());

/** Our services at a place: interiors, services such as painting, and products (only in India). */
export const ServiceUnits = z.object({
  interiorsBU: z.boolean(),
  servicesBU: z.boolean(),
  productsBU: z.boolean(),
});

export const NO_SERVICES = { interiorsBU: false, servicesBU: false, productsBU: false };

export const NearestCentre = z.object({
  id: z.string(),
  name: PlaceName,
  city: PlaceName,
  km: z.number().describe("As the crow flies, to one decimal"),
});

export const NearestCity = z.object({ slug: z.string(), name: PlaceName, km: z.number() });

/** "IN", "in" or "India": callers use all these forms. A missing value means India. */
export const countryName = z
  .string()
  .trim()
  .max(40)
  .transform((name) => name || "IN")
  .default("IN")
  .meta({ type: "string", default: "IN" })
  .describe("A country's ISO code or its English name");

export const language = z.enum(LANGUAGE_CODES).default(DEFAULT_LANGUAGE);

export type PlaceName = z.infer<typeof PlaceName>;
export type ServiceUnits = z.infer<typeof ServiceUnits>;
export type NearestCentre = z.infer<typeof NearestCentre>;
export type NearestCity = z.infer<typeof NearestCity>;
