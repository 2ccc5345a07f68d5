/** XML that is already serialised; every other text is escaped. */
export class Xml {
  readonly source: string;

  constructor(source: string) {
    this.source = source;
  }
}

type XmlChild = Xml | string | undefined;
type XmlAttributes = Record<string, string | undefined>;

export function xml(name: string, attributes: XmlAttributes = {}, children: readonly XmlChild[] = []): Xml {
  const opening = Object.entries(attributes).reduce(
    (tag, [key, value]) => (value === undefined ? tag : `${tag} ${key}="${escapeXml(value)}"`),
    `<${name}`,
  );
  const inside = children.map(sourceOf).join("");
  return new Xml(inside === "" ? `${opening}/>` : `${opening}>${inside}</${name}>`);
}

export function xmlText(name: string, text: string | undefined): Xml | undefined {
  return text ? xml(name, {}, [text]) : undefined;
}

/** A whole document, with one line per child of the root. */
export function xmlDocument(root: string, attributes: XmlAttributes, children: readonly XmlChild[]): string {
  const lines = children.filter((child) => child !== undefined).flatMap((child) => ["\n", child]);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${xml(root, attributes, [...lines, "\n"]).source}\n`;
}

function sourceOf(child: XmlChild): string {
  if (child === undefined) return "";
  return child instanceof Xml ? child.source : escapeXml(child);
}

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
};

// XML cannot represent these characters at all, so one of them would make the whole document invalid.
const IMPOSSIBLE = /[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu;

function escapeXml(text: string): string {
  return text.replace(IMPOSSIBLE, "").replace(/[&<>"']/g, (character) => ENTITIES[character] ?? "");
}
