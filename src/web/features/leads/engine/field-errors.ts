import { controlsOf } from "./form-fields.ts";

/** What stood below a field before it was wrong: its help, to be put back. */
const helps = new WeakMap<Element, Node[]>();

/** Says below a field what is wrong with it, in the same place and the same way as the server does; see Field in ui. */
export function showFieldError(form: HTMLFormElement, name: string, text: string): void {
  const parts = partsOf(form, name);
  if (!parts) return;
  const { field, slot, control } = parts;
  if (!helps.has(slot) && !field.classList.contains("is-bad")) helps.set(slot, [...slot.childNodes]);
  const note = slot.querySelector(".field__note--error");
  if (note?.textContent !== text) slot.replaceChildren(errorNote(noteId(control), text));
  field.classList.add("is-bad");
  control.setAttribute("aria-invalid", "true");
  control.setAttribute("aria-describedby", noteId(control));
}

export function clearFieldError(form: HTMLFormElement, name: string): void {
  const parts = partsOf(form, name);
  if (!parts?.field.classList.contains("is-bad")) return;
  const { field, slot, control } = parts;
  const help = helps.get(slot) ?? [];
  helps.delete(slot);
  slot.replaceChildren(...help);
  field.classList.remove("is-bad");
  control.removeAttribute("aria-invalid");
  if (help.length > 0) control.setAttribute("aria-describedby", noteId(control));
  else control.removeAttribute("aria-describedby");
}

export function hasFieldError(form: HTMLFormElement, name: string): boolean {
  return partsOf(form, name)?.field.classList.contains("is-bad") ?? false;
}

/** Also where it stands in a step of the form that is not shown. */
export function focusField(form: HTMLFormElement, name: string): void {
  const control = controlsOf(form, name)[0];
  control?.dispatchEvent(new Event("atrium:show-field", { bubbles: true }));
  control?.focus();
}

function partsOf(form: HTMLFormElement, name: string) {
  const control = controlsOf(form, name)[0];
  const field = control?.closest(".field");
  const slot = field?.querySelector(".field__slot");
  return control && field && slot ? { control, field, slot } : undefined;
}

function noteId(control: Element): string {
  return `${control.id}-note`;
}

function errorNote(id: string, text: string): Element {
  const mould = document.querySelector<HTMLTemplateElement>("[data-field-error]")?.content.querySelector("p");
  const note = mould ? document.importNode(mould, true) : document.createElement("p");
  note.id = id;
  const words = note.querySelector("span");
  if (words) words.textContent = text;
  else note.textContent = text;
  return note;
}
