/** Answers as a browser reads them: what is not as agreed is nothing. */
export function part(value: unknown, ...names: readonly string[]): unknown {
  return names.reduce<unknown>(
    (inner, name) => (typeof inner === "object" && inner !== null ? Reflect.get(inner, name) : undefined),
    value,
  );
}

export function textAt(value: unknown, ...names: readonly string[]): string | undefined {
  const found = part(value, ...names);
  return typeof found === "string" ? found : undefined;
}

export function numberAt(value: unknown, ...names: readonly string[]): number | undefined {
  const found = part(value, ...names);
  return typeof found === "number" && Number.isFinite(found) ? found : undefined;
}

export function listAt(value: unknown, ...names: readonly string[]): readonly unknown[] {
  const found = part(value, ...names);
  return Array.isArray(found) ? found : [];
}
