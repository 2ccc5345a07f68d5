export type FormValues = Readonly<Record<string, string>>;

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

export function valuesOf(form: HTMLFormElement): FormValues {
  const entries = [...new FormData(form)];
  return Object.fromEntries(
    entries.flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}

/** The controls with a name; several for radio buttons and checkboxes. */
export function controlsOf(form: HTMLFormElement, name: string): Control[] {
  return [...form.elements]
    .filter((element) => isControl(element))
    .filter((control) => control.name === name);
}

/** The value under a name; undefined if the form has no such field. An unticked box counts as empty. */
export function typedUnder(form: HTMLFormElement, name: string): string | undefined {
  const controls = controlsOf(form, name);
  return controls.length > 0 ? (controls.map(typedIn).find(Boolean) ?? "") : undefined;
}

/** Sets the value of an uncontrolled field, unless the visitor is typing in it, and dispatches a change event. */
export function fillField(form: HTMLFormElement, name: string, value: string): void {
  for (const control of controlsOf(form, name)) {
    if (control === document.activeElement || typedIn(control) === value) continue;
    if (isTick(control)) control.checked = control.value === value;
    else if (!(control instanceof HTMLSelectElement) || hasOption(control, value)) write(control, value);
    // A closed part opens when it is filled, so that visitors see everything that they send.
    const folded = control.closest("details");
    if (folded && value !== "") folded.open = true;
  }
}

export function isControl(target: unknown): target is Control {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLSelectElement ||
    target instanceof HTMLTextAreaElement
  );
}

/** React detects a change by comparing with the value it set last; only the prototype's setter bypasses that. */
function write(control: Control, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(control, value);
  control.dispatchEvent(new Event("change", { bubbles: true }));
}

function isTick(control: Control): control is HTMLInputElement {
  return control instanceof HTMLInputElement && ["checkbox", "radio"].includes(control.type);
}

function typedIn(control: Control): string {
  return !isTick(control) || control.checked ? control.value : "";
}

function hasOption(select: HTMLSelectElement, value: string): boolean {
  return [...select.options].some((option) => option.value === value);
}
