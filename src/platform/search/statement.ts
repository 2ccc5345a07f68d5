import type { Engine, Statement } from "../database/database.ts";

type Value = string | number;

/**
 * A statement for `database.read()`, in which `in ${values}` is a list. Lists are padded, so that only a few
 * different texts are prepared.
 */
export function statement(
  engine: Engine,
): (texts: TemplateStringsArray, ...values: (Value | readonly Value[])[]) => Statement {
  return (texts, ...values) => {
    const parameters: Value[] = [];
    const place = (value: Value) =>
      engine === "sqlite" ? push(value, "?") : push(value, `$${parameters.length + 1}`);
    function push(value: Value, text: string): string {
      parameters.push(value);
      return text;
    }
    const sql = texts.reduce((before, text, index) => {
      const value = values[index - 1] ?? "";
      const written = typeof value === "object" ? `(${filledUp(value).map(place).join(", ")})` : place(value);
      return before + written + text;
    });
    return { sql, parameters };
  };
}

/** Pads a list to a power of two with its last member. */
function filledUp<Member>(members: readonly Member[]): readonly Member[] {
  const last = members.at(-1);
  if (last === undefined) throw new RangeError("A list in a statement must not be empty.");
  const size = 2 ** Math.ceil(Math.log2(members.length));
  return [...members, ...Array.from({ length: size - members.length }, () => last)];
}
