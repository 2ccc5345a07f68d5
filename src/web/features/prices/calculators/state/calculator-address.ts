import type { Calculator } from "../../../../../prices/calculators/calculator.ts";

interface Place {
  calculator: Pick<Calculator, "steps">;
  path: string;
}

/** Where choices stand at a step. The first needs no name. */
export function addressOfQuery({ calculator, path }: Place, query: string, step: string): string {
  const at = step === calculator.steps[0]?.name ? "" : `step=${encodeURIComponent(step)}`;
  const search = [query, at].filter(Boolean).join("&");
  return search ? `${path}?${search}` : path;
}

/** The step of this name, or else the first. */
export function stepNamed({ steps }: Pick<Calculator, "steps">, name: string | null): string {
  return steps.find((step) => step.name === name)?.name ?? steps[0]?.name ?? "";
}

/** The step that asks this. */
export function stepOfField({ steps }: Pick<Calculator, "steps">, field = ""): string | undefined {
  return steps.find(({ fields }) => fields.some(({ name }) => name === field))?.name;
}
