/** Joins class names, for example "button button--line"; false and missing parts are left out. */
export function joinClasses(...parts: (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(" ");
}
