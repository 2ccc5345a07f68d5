/** The value with the texts at a path changed; `*` stands for every member of a list. What is not there stays so. */
export function changeAt(value: unknown, path: readonly string[], change: (text: string) => string): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return typeof value === "string" ? change(value) : value;
  if (name === "*") return Array.isArray(value) ? value.map((item) => changeAt(item, rest, change)) : value;
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return value;
  return { ...value, [name]: changeAt(Reflect.get(value, name), rest, change) };
}
