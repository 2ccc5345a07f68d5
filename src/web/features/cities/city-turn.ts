/** A number of each city, so that cities which choose from the same list begin at another place of it. */
export function turnOf(slug: string): number {
  return [...slug].reduce((hash, letter) => (hash * 31 + letter.charCodeAt(0)) % 9973, 7);
}
