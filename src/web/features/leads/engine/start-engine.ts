import { pluralForm } from "../../../../editions/counting.ts";
import { languageOf } from "../../../../editions/languages.ts";
import { onAdded } from "../../../frame/added-content.ts";
import { hydrateState } from "../../../frame/state/carry-state.ts";
import type { LeadTexts } from "../forms/lead-texts.ts";
import { attachQueue } from "../send/attach-queue.ts";
import {
  editionOfForm,
  isLeadField,
  problemsOf,
  readForm,
  tellField,
  tellProblem,
} from "../send/check-form.ts";
import { prepareRecaptcha } from "../send/form-recaptcha.ts";
import { isRefused } from "../send/refused-numbers.ts";
import { sendForm } from "../send/send-form.ts";
import { clearFieldError, focusField, hasFieldError } from "./field-errors.ts";
import { draftOf, fillForm, isGivenBack } from "./form-fields.ts";
import { allowAgain, isSending, readLeadTexts, showFormState } from "./form-view.ts";
import { keepDraft, readDraft } from "./lead-draft.ts";

const session = () => sessionStorage;
const FORMS = "[data-lead-form]";

/** Tends to every lead form of the page, and to those that join it: what is typed, whether it is right, and how it is sent. */
export function startEngine(root: ParentNode): void {
  const texts = readLeadTexts(document);
  const forms: HTMLFormElement[] = [];
  const attachIn = (part: ParentNode) => {
    for (const form of part.querySelectorAll<HTMLFormElement>(`form${FORMS}`)) {
      if (forms.includes(form)) continue;
      forms.push(form);
      attachForm(form, forms, texts);
    }
  };
  attachIn(root);
  onAdded(root, attachIn);
  // A page that comes back from the browser's memory was told nothing of what was typed since.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) for (const form of forms) restore(form);
  });
  attachQueue(forms, texts);
}

function attachForm(form: HTMLFormElement, all: HTMLFormElement[], texts: LeadTexts): void {
  // Our own words, in the page's language and below the field, instead of the browser's.
  form.noValidate = true;
  restore(form);
  if (form.matches(":focus-within")) {
    // Whoever is quick has begun before this was there.
    keep(form, all);
    prepareRecaptcha(form);
  } else form.addEventListener("focusin", () => prepareRecaptcha(form), { once: true });
  form.addEventListener("input", ({ target }) => {
    keep(form, all);
    const { field } = fieldUnder(target);
    if (field && hasFieldError(form, field)) tellField(form, field, texts);
    if (form.dataset.state === "failed") showFormState(form, "idle");
    if (form.dataset.state === "queued") allowAgain(form);
  });
  form.addEventListener("change", () => keep(form, all));
  form.addEventListener("focusout", ({ target }) => {
    const { field, value } = fieldUnder(target);
    if (!field || value === "") return;
    tellField(form, field, texts);
    if (field === "phone") void validatePhone(form, texts);
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (!isSending(form) && isRight(form, texts)) void sendForm(form, texts);
  });
}

/** What is wrong with a number is said when it is heard of; nobody waits for that to send the form. */
async function validatePhone(form: HTMLFormElement, texts: LeadTexts): Promise<void> {
  const { phone } = readForm(form).typed;
  const isNews = await isRefused(phone, editionOfForm(form).isoCode);
  if (isNews && form.dataset.state !== "sent") tellField(form, "phone", texts);
}

function restore(form: HTMLFormElement): void {
  if (!isGivenBack(form)) fillForm(form, readDraft(session, editionOfForm(form).country));
}

/** What is typed in one form stands in the others too: the drawer continues what the page began. */
function keep(form: HTMLFormElement, all: HTMLFormElement[]): void {
  // The last word of a form that is sent comes when its field loses the focus to the thanks.
  if (form.dataset.state === "sent") return;
  const { country } = editionOfForm(form);
  const draft = draftOf(form);
  keepDraft(session, country, draft);
  hydrateState().setState("leadForm", {
    formEntries: { ...draft, whatsappConsent: draft.whatsapp === undefined || draft.whatsapp !== "" },
  });
  for (const other of all) {
    if (other !== form && editionOfForm(other).country === country) fillForm(other, draft);
  }
}

function isRight(form: HTMLFormElement, texts: LeadTexts): boolean {
  const problems = problemsOf(form);
  for (const field of ["name", "phone", "email", "pincode"] as const) {
    const problem = problems.find((found) => found.field === field);
    if (problem) tellProblem(form, problem, texts);
    else clearFieldError(form, field);
  }
  const [first] = problems;
  if (!first) return true;
  const isOne = pluralForm(problems.length, languageOf(document.documentElement.lang)) === "one";
  const summary = isOne ? texts["summary.one"] : texts["summary.many"];
  showFormState(form, "failed", summary.replace("{count}", String(problems.length)));
  focusField(form, first.field);
  return false;
}

/** The prefix of a number is part of it. */
function fieldUnder(target: EventTarget | null) {
  if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return { value: "" };
  const name = target.name === "dialCode" ? "phone" : target.name;
  const control = target.form?.querySelector<HTMLInputElement>(`input[name="${name}"]`);
  return { field: isLeadField(name) ? name : undefined, value: control?.value.trim() ?? "" };
}
