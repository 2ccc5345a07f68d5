/** PostgreSQL cannot even be asked for a text that it cannot hold, and anybody can type one. */
export function isStorable(text: string): boolean {
  return !text.includes("\0") && text.isWellFormed();
}
