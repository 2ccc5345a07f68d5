/** "button button--line" from its parts; what is false or missing is left out. */
export function joinClasses(...parts: (string | false | undefined)[]): string {
  return parts.filter(Boolean).join(" ");
}
