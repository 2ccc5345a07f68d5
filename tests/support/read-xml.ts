export interface XmlNode {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: XmlNode[];
  /** Its own text, without that of its children. */
  text: string;
}

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAME = "[A-Za-z_][\\w.-]*(?::[A-Za-z_][\\w.-]*)?";
const TAG = new RegExp(`<(/?)(${NAME})((?:\\s+${NAME}="[^"<]*")*)\\s*(/?)>`, "y");
const ATTRIBUTE = new RegExp(`(${NAME})="([^"]*)"`, "g");
const ENTITIES: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
// No other character is allowed in XML.
const POSSIBLE = /^[\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]*$/u;

/**
 * Parses a document as strictly as the standard requires, and throws at the first fault. Our documents have no
 * comments and no DTD.
 */
export function readXml(source: string): XmlNode {
  if (!source.startsWith(DECLARATION)) throw new Error("The declaration is missing.");
  if (!POSSIBLE.test(source)) throw new Error("There is a character that XML does not know.");
  const outside: XmlNode = { name: "", attributes: {}, children: [], text: "" };
  const open = [outside];
  let index = DECLARATION.length;
  while (index < source.length) {
    const next = source.indexOf("<", index);
    const end = next === -1 ? source.length : next;
    const inside = open.at(-1) ?? outside;
    inside.text += decode(source.slice(index, end));
    if (next === -1) break;
    index = readTag(source, next, open);
  }
  const [root, ...more] = outside.children;
  if (open.length > 1) throw new Error(`${open.at(-1)?.name} is not closed.`);
  if (!root || more.length > 0 || outside.text.trim() !== "") throw new Error("There is not one root.");
  checkPrefixes(root, new Set(["xml"]));
  return root;
}

/** The direct children with this name. */
export function childrenNamed(node: XmlNode, name: string): XmlNode[] {
  return node.children.filter((child) => child.name === name);
}

/** The text of the only child with this name. */
export function textIn(node: XmlNode, name: string): string {
  const [child, ...more] = childrenNamed(node, name);
  if (!child || more.length > 0) throw new Error(`${node.name} has not one ${name}.`);
  return child.text;
}

function readTag(source: string, at: number, open: XmlNode[]): number {
  TAG.lastIndex = at;
  const [tag = "", closing, name = "", written = "", empty] = TAG.exec(source) ?? [];
  if (tag === "") throw new Error(`This is no tag: ${source.slice(at, at + 80)}`);
  if (closing) {
    const closed = open.pop();
    if (closed?.name !== name) throw new Error(`</${name}> closes ${closed?.name}.`);
    return at + tag.length;
  }
  const pairs = [...written.matchAll(ATTRIBUTE)].map(
    ([, key = "", value = ""]) => [key, decode(value)] as const,
  );
  const attributes = Object.fromEntries(pairs);
  if (Object.keys(attributes).length < pairs.length) throw new Error(`${tag} has an attribute twice.`);
  const node: XmlNode = { name, attributes, children: [], text: "" };
  open.at(-1)?.children.push(node);
  if (!empty) open.push(node);
  return at + tag.length;
}

function decode(text: string): string {
  if (text.includes("]]>")) throw new Error("A text contains ]]>.");
  return text.replace(/&(\w*;?)/g, (_, entity: string) => {
    const sign = entity.endsWith(";") ? ENTITIES[entity.slice(0, -1)] : undefined;
    if (sign === undefined) throw new Error(`&${entity} is no entity.`);
    return sign;
  });
}

function checkPrefixes(node: XmlNode, known: ReadonlySet<string>): void {
  const declared = Object.keys(node.attributes).flatMap((key) => key.match(/^xmlns:(.+)$/)?.[1] ?? []);
  const inScope = new Set([...known, ...declared]);
  for (const name of [node.name, ...Object.keys(node.attributes)]) {
    const [prefix = "", local] = name.split(":");
    if (local !== undefined && prefix !== "xmlns" && !inScope.has(prefix))
      throw new Error(`The prefix ${prefix} is not declared.`);
  }
  for (const child of node.children) checkPrefixes(child, inScope);
}
