/** The place of a filter in the page, for links to it. */
export function groupId(key: string): string {
  return `filter-${key}`;
}
