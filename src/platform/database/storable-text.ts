/** PostgreSQL refuses even a query with a text that it cannot store, and any visitor can type one. */
export function isStorable(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}
