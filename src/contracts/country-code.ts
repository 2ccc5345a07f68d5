import { z } from "zod";
import { normaliseIsoCode } from "../editions/edition.ts";

/** The country of a call, in upper case. Whoever names none, or an empty one, means India (RT-11). */
export const countryCode = z
  .string()
  .trim()
  .regex(/^([A-Za-z]{2})?$/, "must be a country's code of two letters, such as IN or SG")
  .default("")
  .transform(normaliseIsoCode)
  .meta({ type: "string", pattern: "^[A-Za-z]{2}$", default: "IN" });
