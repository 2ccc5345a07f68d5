import type { RJSFSchema, ValidatorType } from "@rjsf/utils";

/** The server checks documents. The form only needs to know which option of a union a value belongs to. */
export const VALIDATOR: ValidatorType = {
  validateFormData: () => ({ errors: [], errorSchema: {} }),
  rawValidation: () => ({}),
  isValid: (schema, value) => rankOf(schema, value) > 0,
};

/** The position of the option that fits a value best; the first one for an empty value. */
export function optionOf(options: readonly RJSFSchema[], value: unknown): number {
  const ranks = options.map((option) => rankOf(option, value));
  return Math.max(0, ranks.indexOf(Math.max(...ranks)));
}

/** 0 if the value can't be of this schema. An object is the better, the more of its fields are known and given. */
function rankOf(schema: RJSFSchema, value: unknown): number {
  if (schema.const !== undefined) return schema.const === value ? 1 : 0;
  if (schema.enum) return schema.enum.some((choice) => choice === value) ? 1 : 0;
  const options = optionsOf(schema);
  if (options.length > 0) return Math.max(...options.map((option) => rankOf(option, value)));
  const types = [schema.type ?? []].flat();
  if (types.length > 0 && !types.some((type) => isOfType(type, value))) return 0;
  if (typeof value !== "object" || value === null || Array.isArray(value)) return 1;
  const properties = schema.properties ?? {};
  const isContradicted = Object.entries(properties).some(
    ([name, property]) =>
      isSchema(property) &&
      (property.const !== undefined || property.enum) &&
      name in value &&
      rankOf(property, Object(value)[name]) === 0,
  );
  if (isContradicted) return 0;
  const missing = (schema.required ?? []).filter((name) => !(name in value)).length;
  const unknown = Object.keys(value).filter((name) => !(name in properties)).length;
  const isClosed = schema.additionalProperties === false;
  return 1 / (1 + missing + (isClosed ? unknown * 2 : 0));
}

export function optionsOf(schema: RJSFSchema): RJSFSchema[] {
  return (schema.oneOf ?? schema.anyOf ?? []).filter(isSchema);
}

export function isSchema(part: unknown): part is RJSFSchema {
  return typeof part === "object" && part !== null && !Array.isArray(part);
}

function isOfType(type: string, value: unknown): boolean {
  if (type === "null") return value === null;
  if (type === "array") return Array.isArray(value);
  if (type === "integer") return Number.isInteger(value);
  if (type === "object") return isSchema(value);
  return typeof value === type;
}
