const HEADINGS = new Set(["title", "name", "heading"]);
const NOT_TEXT = new Set(["url", "href", "photo", "slug", "id", "dominant", "icon"]);

/** What a document says, for the search: its own title apart from the rest. */
export function documentText(body: unknown): { heading: string; text: string } {
  const heading: string[] = [];
  const text: string[] = [];

  function collect(value: unknown, depth: number, key: string): void {
    if (typeof value === "string") (depth === 1 && HEADINGS.has(key) ? heading : text).push(value);
    else if (Array.isArray(value)) for (const member of value) collect(member, depth, key);
    else if (typeof value === "object" && value !== null)
      for (const [name, member] of Object.entries(value)) {
        if (!NOT_TEXT.has(name)) collect(member, depth + 1, name);
      }
  }

  collect(body, 0, "");
  return { heading: heading.join(" "), text: text.join(" ") };
}
