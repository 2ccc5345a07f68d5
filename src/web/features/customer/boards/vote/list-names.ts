/** Those who gave no name are one after another the same somebody, so they are counted: "Meera, someone × 2". */
export function listNames(names: readonly (string | null)[], nobody: string): string {
  const named = names.filter((name) => name !== null);
  const unnamed = names.length - named.length;
  const rest = unnamed === 0 ? [] : [unnamed === 1 ? nobody : `${nobody} × ${unnamed}`];
  return [...named, ...rest].join(", ");
}
