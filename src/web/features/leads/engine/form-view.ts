import type { LeadTexts } from "../forms/lead-texts.ts";

export type FormState = "idle" | "sending" | "queued" | "failed" | "sent";

/** What a form shows of itself: to the eye by its state, to the ear by its note. */
export function showFormState(form: HTMLFormElement, state: FormState, note = ""): void {
  form.dataset.state = state;
  const isSending = state === "sending";
  const button = form.querySelector<HTMLElement>("[data-lead-submit]");
  if (button) {
    button.hidden = state === "queued";
    button.classList.toggle("is-busy", isSending);
    setOrRemove(button, "aria-busy", isSending);
    // Not `disabled`: a button that cannot be pressed any more would drop the focus.
    setOrRemove(button, "aria-disabled", isSending);
  }
  const place = form.querySelector("[data-form-note]");
  if (place && place.textContent !== note) place.textContent = note;
  showQueued(form.querySelector<HTMLElement>("[data-form-queued]"), state === "queued");
}

/** What waits has been changed: it can be sent again, in the place of the old one. */
export function allowAgain(form: HTMLFormElement): void {
  form.querySelector<HTMLElement>("[data-lead-submit]")?.removeAttribute("hidden");
}

export function isSending(form: HTMLFormElement): boolean {
  return form.dataset.state === "sending";
}

/** What only becomes visible is not read out; what is put in anew is. */
function showQueued(place: HTMLElement | null, isQueued: boolean): void {
  if (!place || place.hidden !== isQueued) return;
  place.hidden = !isQueued;
  place.tabIndex = -1;
  if (isQueued) place.replaceChildren(...place.childNodes);
}

/** Rendered once on every page that has a form; see lead-texts-script.tsx. */
export function readLeadTexts(page: Document): LeadTexts {
  return JSON.parse(page.querySelector("[data-lead-texts]")?.textContent ?? "{}");
}

function setOrRemove(element: Element, name: string, isOn: boolean): void {
  if (isOn) element.setAttribute(name, "true");
  else element.removeAttribute(name);
}
