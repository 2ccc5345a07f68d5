/** A tag as it stands in a document, and where. */
export interface Tag {
  name: string;
  isClosing: boolean;
  attributes: ReadonlyMap<string, string>;
  start: number;
  end: number;
}

// React and the sanitiser wrote every tag that is read here, and both put every value in double quotes.
const TAG = /<!--[\s\S]*?-->|<(\/?)([a-z][\w:-]*)((?:\s+[^\s"'<>/=]+(?:="[^"]*")?)*)\s*\/?>/gi;
const ATTRIBUTE = /([^\s"'<>/=]+)(?:="([^"]*)")?/g;

/** The tags of a document in their order; what stands between them is text. */
export function* readTags(html: string): Generator<Tag> {
  for (const { 0: whole, 1: slash, 2: name, 3: attributes = "", index } of html.matchAll(TAG)) {
    if (name === undefined) continue;
    yield {
      name: name.toLowerCase(),
      isClosing: slash === "/",
      attributes: readAttributes(attributes),
      start: index,
      end: index + whole.length,
    };
  }
}

/** The opening tag again. */
export function writeTag(name: string, attributes: ReadonlyMap<string, string>): string {
  const written = [...attributes].map(([key, value]) => ` ${key}="${value}"`);
  return `<${name}${written.join("")}>`;
}

// Values stay escaped, as they are written again.
function readAttributes(text: string): Map<string, string> {
  return new Map([...text.matchAll(ATTRIBUTE)].map(([, name = "", value = ""]) => [name, value]));
}
