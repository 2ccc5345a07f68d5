import type { RJSFSchema } from "@rjsf/utils";
import { isSchema, optionsOf } from "../form-validator.ts";

/** What a new item, or an optional part that was added, begins with: as little as the type allows. */
export function newValue(schema: RJSFSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  const [option] = optionsOf(schema);
  if (option) return newValue(option);
  switch ([schema.type].flat()[0]) {
    case "object":
      return newFields(schema);
    case "array":
      return Array.isArray(schema.items) ? schema.items.filter(isSchema).map(newValue) : [];
    case "boolean":
      return false;
    case "number":
    case "integer":
      return schema.minimum ?? 0;
    case "string":
      return "";
    default:
      return null;
  }
}

/** Fields with one possible value, such as the kind of a section, are never typed. */
function newFields(schema: RJSFSchema): Record<string, unknown> {
  const fixed = Object.entries(schema.properties ?? {}).filter(
    ([name, property]) =>
      schema.required?.includes(name) && isSchema(property) && property.const !== undefined,
  );
  return Object.fromEntries(fixed.map(([name, property]) => [name, isSchema(property) && property.const]));
}

/** A field that was emptied is removed from its object. What is unchanged stays the same object. */
export function withoutUndefined<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value);
  const next = entries.map(([name, member]) => [name, withoutUndefined(member)] as const);
  if (Array.isArray(value)) {
    const members = next.map(([, member]) => member);
    return members.every((member, index) => member === value[index]) ? value : (members as Value);
  }
  const left = next.filter(([, member]) => member !== undefined);
  const isSame = left.length === entries.length && left.every(([, member], i) => member === entries[i]?.[1]);
  return isSame ? value : (Object.fromEntries(left) as Value);
}
