import { DRAFT_FIELDS, type Draft } from "./lead-draft.ts";

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** What one types or chooses into under a name; several where it is a choice. */
export function controlsOf(form: HTMLFormElement, name: string): Control[] {
  return [...form.elements].filter((element) => isControl(element) && element.name === name) as Control[];
}

/** What stands in the form now. An unticked box counts as empty. */
export function draftOf(form: HTMLFormElement): Draft {
  return Object.fromEntries(
    DRAFT_FIELDS.flatMap((name) => {
      const controls = controlsOf(form, name);
      return controls.length > 0 ? [[name, controls.map(typedIn).find(Boolean) ?? ""]] : [];
    }),
  );
}

/** Puts it back, but never under the fingers of whoever is typing. */
export function fillForm(form: HTMLFormElement, draft: Draft): void {
  for (const name of DRAFT_FIELDS) {
    const value = draft[name];
    if (value === undefined) continue;
    for (const control of controlsOf(form, name)) if (!control.matches(":focus")) setValue(control, value);
    if (value !== "") unfold(form, name);
  }
}

/** Nothing is sent that its sender cannot see: what was folded away opens with what is put into it. */
function unfold(form: HTMLFormElement, name: string): void {
  for (const folded of form.querySelectorAll("details")) {
    if (folded.querySelector(`[name="${name}"]`)) folded.open = true;
  }
}

/** The page that was sent the form has given back what was in it; nothing older may take its place. */
export function isGivenBack(form: HTMLFormElement): boolean {
  return ["name", "phone", "email", "pincode"].some((name) =>
    controlsOf(form, name).some(
      (control) => control instanceof HTMLInputElement && control.defaultValue !== "",
    ),
  );
}

function isControl(element: Element): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLSelectElement ||
    element instanceof HTMLTextAreaElement
  );
}

function isTicked(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && ["checkbox", "radio"].includes(control.type);
}

function typedIn(control: Control): string {
  return !isTicked(control) || control.checked ? control.value : "";
}

function setValue(control: Control, value: string): void {
  if (isTicked(control)) control.checked = control.value === value;
  else if (!(control instanceof HTMLSelectElement) || hasOption(control, value)) control.value = value;
}

function hasOption(select: HTMLSelectElement, value: string): boolean {
  return [...select.options].some((option) => option.value === value);
}
