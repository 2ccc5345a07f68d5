export interface JsonFault {
  line: number;
  reason: string;
}

export type JsonPath = readonly PropertyKey[];

/**
 * The line on which the value of a path begins; of its nearest ancestor where the path leads to nothing. Line 1 for a
 * text that is not JSON.
 */
export function lineOfPath(text: string, path: JsonPath): number {
  let best = { depth: -1, offset: 0 };
  try {
    new Scanner(text, (at, offset) => {
      const leadsThere = at.length <= path.length && at.every((step, index) => step === path[index]);
      if (leadsThere && at.length > best.depth) best = { depth: at.length, offset };
    }).scan();
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
  }
  return lineAt(text, best.offset);
}

/** `JSON.parse`, but a text that is not JSON gives the line and the reason. */
export function parseJson(text: string): { value: unknown } | { fault: JsonFault } {
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    return { fault: findFault(text) ?? { line: 1, reason: String(error) } };
  }
}

function findFault(text: string): JsonFault | undefined {
  try {
    new Scanner(text, () => {}).scan();
    return undefined;
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { line: lineAt(text, error.offset), reason: error.message };
  }
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}

class Fault extends Error {
  readonly offset: number;

  constructor(offset: number, reason: string) {
    super(reason);
    this.offset = offset;
  }
}

const STRING = /"(?:[^"\\\p{Cc}]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*"/uy;
const SCALAR = /true|false|null|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const SPACE = /[ \t\r\n]*/y;

/** Walks through JSON and tells where each value begins. `JSON.parse` reads it; this one only knows places. */
class Scanner {
  #offset = 0;
  #text: string;
  #visit: (path: JsonPath, offset: number) => void;

  constructor(text: string, visit: (path: JsonPath, offset: number) => void) {
    this.#text = text;
    this.#visit = visit;
  }

  scan(): void {
    this.#value([]);
    this.#take(SPACE);
    if (this.#offset < this.#text.length) throw new Fault(this.#offset, "there is something after the end");
  }

  #value(path: JsonPath): void {
    this.#take(SPACE);
    this.#visit(path, this.#offset);
    if (this.#eat("{")) this.#members("}", () => this.#member(path));
    else if (this.#eat("[")) this.#members("]", (index) => this.#value([...path, index]));
    else if (this.#take(STRING) === undefined && this.#take(SCALAR) === undefined)
      throw new Fault(this.#offset, `a value is expected${this.#found()}`);
  }

  #member(path: JsonPath): void {
    this.#take(SPACE);
    const name = this.#take(STRING);
    if (name === undefined)
      throw new Fault(this.#offset, `a name in double quotes is expected${this.#found()}`);
    this.#take(SPACE);
    if (!this.#eat(":")) throw new Fault(this.#offset, `a colon is expected${this.#found()}`);
    this.#value([...path, String(JSON.parse(name))]);
  }

  #members(end: "}" | "]", member: (index: number) => void): void {
    this.#take(SPACE);
    if (this.#eat(end)) return;
    for (let index = 0; ; index += 1) {
      member(index);
      this.#take(SPACE);
      if (this.#eat(end)) return;
      if (!this.#eat(",")) throw new Fault(this.#offset, `a comma or ${end} is expected${this.#found()}`);
    }
  }

  #eat(sign: string): boolean {
    if (this.#text[this.#offset] !== sign) return false;
    this.#offset += 1;
    return true;
  }

  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#offset;
    const found = pattern.exec(this.#text)?.[0];
    if (found !== undefined) this.#offset += found.length;
    return found;
  }

  #found(): string {
    const sign = this.#text[this.#offset];
    return sign === undefined ? ", but the file ends" : `, but ${JSON.stringify(sign)} stands there`;
  }
}
