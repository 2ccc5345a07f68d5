import { attachPincode } from "./pincode-check.ts";
import { attachProperty } from "./property-search.ts";

/** Whoever fills in a form is told at once whether we build where they live. Nothing here keeps a form from being sent. */
export function attachTo(form: HTMLFormElement): void {
  const pincode = attachPincode(form);
  attachProperty(form, ({ pincode: known, city }) => {
    setHidden(form, "city", city);
    if (known) pincode?.fill(known);
  });
}

function setHidden(form: HTMLFormElement, name: string, value: string | null): void {
  const input = form.querySelector<HTMLInputElement>(`input[type="hidden"][name="${name}"]`);
  if (input) input.value = value ?? "";
}
