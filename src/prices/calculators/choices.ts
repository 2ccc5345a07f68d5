export type ChoiceValue = string | number | readonly string[];

/** The visitor's choices by field name, and the `unit` of the numbers. Every field has a value. */
export type Choices = Readonly<Record<string, ChoiceValue>>;

export function textIn(choices: Choices, name: string): string {
  const value = choices[name];
  return typeof value === "string" ? value : "";
}

export function numberIn(choices: Choices, name: string): number {
  const value = choices[name];
  return typeof value === "number" ? value : 0;
}

export function listIn(choices: Choices, name: string): readonly string[] {
  const value = choices[name];
  return typeof value === "object" ? value : [];
}

/** Whether a field has this value, or contains it. Example: "extras:appliances" */
export function holds(condition: string, choices: Choices): boolean {
  const [name = "", wanted = ""] = condition.split(":");
  const value = choices[name];
  return typeof value === "object" ? value.includes(wanted) : String(value) === wanted;
}
