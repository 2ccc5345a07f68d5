import { z } from "zod";
import { isCountry } from "../editions/countries.ts";

/** A country that we serve, as ISO 3166 writes it: IN, SG, MY, SA. */
export const servedCountry = z
  .string()
  .regex(/^[A-Z]{2}$/, "wrong")
  .refine((code) => isCountry(code.toLowerCase()), "wrong");
