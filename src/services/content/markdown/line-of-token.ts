import type { Token } from "marked";

export function lineOfToken(wanted: Token, tokens: readonly Token[], text: string): number {
  let offset = 0;
  for (const token of tokens) {
    if (holds(token, wanted)) return linesBefore(text, offset + offsetInside(token, wanted));
    offset += token.raw.length;
  }
  return 0;
}

// A list removes the indent of its items, so a nested token is found by its first line.
function offsetInside(token: Token, wanted: Token): number {
  const blanks = token.raw.length - token.raw.trimStart().length;
  let cursor = blanks;
  for (const child of descendants(token)) {
    const found = token.raw.indexOf(firstLine(child), cursor);
    if (found >= 0) cursor = found;
    if (child === wanted) return cursor;
  }
  return blanks;
}

function holds(token: Token, wanted: Token): boolean {
  return token === wanted || [...descendants(token)].includes(wanted);
}

function* descendants(token: Token): Generator<Token> {
  for (const child of childrenOf(token)) {
    yield child;
    yield* descendants(child);
  }
}

export function childrenOf(token: Token): Token[] {
  if (token.type === "list") return token.items ?? [];
  if (token.type === "table") return [token.header, ...token.rows].flat().flatMap((cell) => cell.tokens);
  return "tokens" in token ? (token.tokens ?? []) : [];
}

function firstLine({ raw }: Token): string {
  return raw.trimStart().split("\n", 1)[0] ?? "";
}

function linesBefore(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length - 1;
}
