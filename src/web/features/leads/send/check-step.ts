import { focusField, hasFieldError } from "../engine/field-errors.ts";
import { readLeadTexts } from "../engine/form-view.ts";
import { isLeadField, tellField } from "./check-form.ts";

/** Whether the fields of one step can be left behind; what is wrong with them is said, and the first one gets the focus. */
export function isStepRight(form: HTMLFormElement, names: readonly string[]): boolean {
  const fields = names.filter(isLeadField);
  const texts = readLeadTexts(document);
  for (const field of fields) tellField(form, field, texts);
  const wrong = fields.find((field) => hasFieldError(form, field));
  if (wrong) focusField(form, wrong);
  return wrong === undefined;
}
