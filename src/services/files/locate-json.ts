import { findNodeAtLocation, type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";

export interface JsonFault {
  line: number;
  reason: string;
}

export type JsonPath = readonly PropertyKey[];

/**
 * The line on which the value of a path begins, or its nearest ancestor if the path does not exist. Line 1 for a text
 * that is not JSON.
 */
export function lineOfPath(text: string, path: JsonPath): number {
  const root = parseTree(text);
  return lineAt(text, root ? nearestNode(root, path).offset : 0);
}

function nearestNode(root: Node, path: JsonPath): Node {
  const steps = path.filter((step) => typeof step !== "symbol");
  for (let length = steps.length; length > 0; length -= 1) {
    const node = findNodeAtLocation(root, steps.slice(0, length));
    if (node) return node;
  }
  return root;
}

/** `JSON.parse`, but for a text that is not JSON it returns the line and the reason. */
export function parseJson(text: string): { value: unknown } | { fault: JsonFault } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { fault: findFault(text) ?? { line: 1, reason: String(error) } };
  }
}

const EXPECTED: Partial<Record<string, string>> = {
  PropertyNameExpected: "a name in double quotes is expected",
  ColonExpected: "a colon is expected",
  CommaExpected: "a comma or } or ] is expected",
  CloseBraceExpected: "a comma or } is expected",
  CloseBracketExpected: "a comma or ] is expected",
  EndOfFileExpected: "there is something after the end",
};

function findFault(text: string): JsonFault | undefined {
  const faults: ParseError[] = [];
  parseTree(text, faults, { disallowComments: true });
  const [first] = faults;
  if (!first) return undefined;
  const sign = text[first.offset];
  const found = sign === undefined ? "the file ends" : `${JSON.stringify(sign)} was found`;
  return {
    line: lineAt(text, first.offset),
    reason: `${EXPECTED[printParseErrorCode(first.error)] ?? "a value is expected"}, but ${found}`,
  };
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}
