import { z } from "zod";
import { isCountry } from "../editions/countries.ts";
import { normaliseIsoCode } from "../editions/edition.ts";

/** A country that we serve, as ISO 3166 writes it: IN, SG, MY, SA. Whoever names none means India (RT-11). */
export const servedCountry = z
  .string()
  .transform(normaliseIsoCode)
  .refine((code) => isCountry(code.toLowerCase()), "wrong")
  .default("IN")
  .meta({ type: "string", enum: ["IN", "SG", "MY", "SA"], default: "IN" });
