import { useCallback } from "react";
import { useFormText } from "./form-text.ts";

/** The name of a field, of a kind or of a value for people: from the texts, or made readable. */
export function useLabel(): (name: string) => string {
  const { find } = useFormText();
  return useCallback((name) => find(`staff.field.${name}`) ?? readable(name), [find]);
}

/** "leadFormTitle" → "Lead form title", "price-table" → "Price table". Codes such as IN stay. */
function readable(name: string): string {
  if (/^[A-Z0-9-]+$/.test(name)) return name;
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, "$1 $2")
    .replaceAll(/[-_.]+/g, " ")
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
