import { CalculatorRates } from "../../../contracts/documents/calculator-rates.ts";
import type { DocumentTypes } from "../document-type.ts";

export const PRICE_TYPES: DocumentTypes = {
  "calculator-rates": { answersAs: "item", schemas: CalculatorRates },
};
