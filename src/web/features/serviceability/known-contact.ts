import { valuesOf } from "../../frame/forms/form-values.ts";

/** How to reach whoever fills in the form, as far as it knows already, so that nobody types it twice. */
export function knownContact(form: HTMLFormElement | null | undefined): string {
  if (!form) return "";
  const { phone = "", email = "", dialCode = "" } = valuesOf(form);
  const number = phone.trim();
  if (number === "") return email.trim();
  return number.startsWith("+") ? number : `${dialCode} ${number}`.trim();
}
