import { checkLead, type LeadField, type LeadProblem } from "../../../../contracts/leads/lead-rules.ts";
import { DEFAULT_REGION, type Edition, editionOf, regionFromPath } from "../../../../editions/edition.ts";
import { isRegion, REGIONS } from "../../../../editions/regions.ts";
import { hydrateState } from "../../../frame/state/carry-state.ts";
import { clearFieldError, showFieldError } from "../engine/field-errors.ts";
import { controlsOf } from "../engine/form-fields.ts";
import { type LeadTexts, leadErrorText } from "../forms/lead-texts.ts";
import { type LeadFormReading, readLeadForm } from "../forms/read-lead-form.ts";
import { readKnownPhone } from "./refused-numbers.ts";

/** Whom a form is for: where it is sent says it, or else the page, where that stands outside of the regions. */
export function editionOfForm(form: HTMLFormElement): Edition {
  const region = regionFromPath(new URL(form.action).pathname);
  if (region) return editionOf(region);
  const { isoCode, languageCode } = hydrateState().getState();
  const editions = Object.keys(REGIONS).filter(isRegion).map(editionOf);
  const own = editions.find(
    (edition) => edition.isoCode === isoCode && edition.languageCode === languageCode,
  );
  return own ?? editionOf(DEFAULT_REGION);
}

export function readForm(form: HTMLFormElement): LeadFormReading {
  return readLeadForm(new FormData(form), editionOfForm(form));
}

/** In the order of the fields as they stand in the form. */
export function problemsOf(form: HTMLFormElement): LeadProblem[] {
  const { typed, required } = readForm(form);
  const { isoCode } = editionOfForm(form);
  const problems = checkLead(typed, { isoCode, required, readPhone: readKnownPhone });
  const names = [...form.elements].map((element) => element.getAttribute("name"));
  return problems
    .filter(({ field }) => controlsOf(form, field).length > 0)
    .sort((one, other) => names.indexOf(one.field) - names.indexOf(other.field));
}

/** Shows what is wrong with a field, or that nothing is any more. */
export function tellField(form: HTMLFormElement, field: LeadField, texts: LeadTexts): void {
  const problem = problemsOf(form).find((found) => found.field === field);
  if (problem) tellProblem(form, problem, texts);
  else clearFieldError(form, field);
}

export function tellProblem(form: HTMLFormElement, problem: LeadProblem, texts: LeadTexts): void {
  showFieldError(form, problem.field, leadErrorText(texts, problem, readForm(form).isOwnCountry));
}

/** How the server names what is wrong, as the rules do; a field that no rule knows cannot be shown. */
export function problemFrom({ field, reason }: { field: string; reason: string }): LeadProblem | undefined {
  const known = LEAD_FIELDS.find((name) => name === field);
  const problem = PROBLEMS.find((name) => name === reason) ?? "wrong";
  return known && { field: known, problem };
}

export function isLeadField(name: string): name is LeadField {
  return LEAD_FIELDS.some((field) => field === name);
}

const LEAD_FIELDS = ["name", "phone", "email", "pincode"] as const satisfies readonly LeadField[];
const PROBLEMS = ["missing", "short", "long", "wrong"] as const;
