import { isCountry } from "../../../editions/countries.ts";
import { type Language, languageOf } from "../../../editions/languages.ts";
import type { Country } from "../../../editions/regions.ts";
import type { ServiceabilityWords } from "./serviceability-words.ts";

/** The post code of a form: its field, and what is around it. */
export interface PincodeBox {
  form: HTMLFormElement;
  box: HTMLElement;
  input: HTMLInputElement;
  country: Country;
  language: Language;
  words: ServiceabilityWords;
}

export function findPincodeBox(form: HTMLFormElement): PincodeBox | undefined {
  const box = form.querySelector<HTMLElement>("[data-pincode-field]");
  const input = box?.querySelector<HTMLInputElement>('input[name="pincode"]');
  const { pincodeField: country = "", words = "" } = box?.dataset ?? {};
  if (!box || !input || !isCountry(country)) return undefined;
  return { form, box, input, country, language: languageOf(box.dataset.language), words: JSON.parse(words) };
}
