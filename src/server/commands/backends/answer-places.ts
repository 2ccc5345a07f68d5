/** Everything that stands at a path of an answer, where `*` is every member of a list. */
export function answerPlaces(answer: unknown, path: string): unknown[] {
  return path
    .split(".")
    .reduce<unknown[]>((found, step) => found.flatMap((value) => stepInto(value, step)), [answer]);
}

function stepInto(value: unknown, step: string): unknown[] {
  if (step === "*") return Array.isArray(value) ? value : [];
  if (typeof value !== "object" || value === null) return [];
  return step in value ? [Reflect.get(value, step)] : [];
}
