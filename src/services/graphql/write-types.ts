import { z } from "zod";

export interface WrittenType {
  fields: z.ZodObject;
  /**
   * The fields that are never null. A document may lack any other and is still returned: the caller's contract checks
   * what it needs.
   */
  certain: readonly string[] | "all";
  parts?: Record<string, string>;
}

/** Writes types in the GraphQL schema language. Lists and their items are never null. */
export function writeTypes(types: Record<string, WrittenType>): string {
  return Object.entries(types)
    .map(([name, type]) => `type ${name} {\n${writeFields(type).join("\n")}\n}`)
    .join("\n\n");
}

function writeFields({ fields, certain, parts = {} }: WrittenType): string[] {
  return Object.entries(fields.shape).map(([name, field]) => {
    const words = wordsOf(field);
    const isCertain = certain === "all" || certain.includes(name) || bare(field) instanceof z.ZodArray;
    const type = `${typeOf(field, name, parts)}${isCertain ? "!" : ""}`;
    return `${words ? `  ${JSON.stringify(words)}\n` : ""}  ${name}: ${type}`;
  });
}

function typeOf(field: unknown, name: string, parts: Record<string, string>): string {
  const schema = bare(field);
  if (schema instanceof z.ZodArray) return `[${typeOf(schema.element, name, parts)}!]`;
  if (schema instanceof z.ZodString) return "String";
  if (schema instanceof z.ZodNumber) return schema.isInt ? "Int" : "Float";
  if (schema instanceof z.ZodBoolean) return "Boolean";
  const part = schema instanceof z.ZodObject ? parts[name] : undefined;
  if (!part) throw new TypeError(`GraphQL has no type for the field "${name}".`);
  return part;
}

function bare(field: unknown): unknown {
  return field instanceof z.ZodNullable ? bare(field.unwrap()) : field;
}

function wordsOf(field: unknown): string | undefined {
  if (!(field instanceof z.ZodType)) return undefined;
  return field.description ?? (field instanceof z.ZodNullable ? wordsOf(field.unwrap()) : undefined);
}
