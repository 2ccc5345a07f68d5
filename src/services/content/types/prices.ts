import { connectRates } from "../complete/dated-rates.ts";
import type { DocumentTypes } from "../document-type.ts";
import { typeNamed } from "../type-named.ts";

export const PRICE_TYPES: DocumentTypes = {
  "calculator-rates": { ...typeNamed("calculator-rates"), connect: connectRates },
  calculators: typeNamed("calculators"),
};
