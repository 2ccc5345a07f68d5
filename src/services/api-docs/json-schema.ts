import { z } from "zod";

export interface JsonSchema {
  type?: string | undefined;
  description?: string | undefined;
  properties?: Record<string, JsonSchema> | undefined;
  required?: string[] | undefined;
  items?: JsonSchema | undefined;
  anyOf?: JsonSchema[] | undefined;
  enum?: unknown[] | undefined;
  const?: unknown | undefined;
  default?: unknown | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  pattern?: string | undefined;
  format?: string | undefined;
  additionalProperties?: JsonSchema | undefined;
  [other: string]: unknown;
}

/** A contract's schema in its JSON form. A recursive schema is refused, because it would need a name. */
export function describeSchema(schema: z.ZodType): JsonSchema {
  return tidy(z.toJSONSchema(schema, { io: "input", unrepresentable: "any", cycles: "throw" }));
}

type AnySchema = z.core.JSONSchema._JSONSchema;

// Integers may also be sent as digits; a schema with a type needs no list of alternatives.
function tidy(schema: AnySchema): JsonSchema {
  if (typeof schema === "boolean") return {};
  const { $schema, type, anyOf, items, properties, additionalProperties, ...rest } = schema;
  return {
    ...rest,
    ...(typeof type === "string" && { type }),
    ...(anyOf && type === undefined && { anyOf: anyOf.map(tidy) }),
    ...(items && !Array.isArray(items) && { items: tidy(items) }),
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, tidy(field)])),
    }),
    ...(typeof additionalProperties === "object" &&
      Object.keys(additionalProperties).length > 0 && { additionalProperties: tidy(additionalProperties) }),
  };
}

export function schemaInWords(schema: JsonSchema): string {
  if (schema.const !== undefined) return `always ${JSON.stringify(schema.const)}`;
  if (schema.enum) return `one of ${schema.enum.map(String).join(", ")}`;
  if (schema.anyOf) return [...new Set(schema.anyOf.map(schemaInWords))].join(" or ");
  if (schema.type === "array") return `list of ${plural(schema.items ?? {})}`;
  if (schema.type === "object") return isTable(schema) ? "object of named values" : "object";
  return [TYPE_WORDS[schema.type ?? ""] ?? "anything", ...limits(schema)].join(", ");
}

const TYPE_WORDS: Record<string, string> = {
  string: "text",
  integer: "whole number",
  number: "number",
  boolean: "true or false",
  null: "nothing",
};

const PLURALS: Record<string, string> = {
  string: "texts",
  object: "objects",
  number: "numbers",
  integer: "whole numbers",
};

function plural(schema: JsonSchema): string {
  if (schema.anyOf || schema.enum) return schemaInWords(schema);
  return PLURALS[schema.type ?? ""] ?? "values";
}

function isTable({ properties, additionalProperties }: JsonSchema): boolean {
  return !properties && additionalProperties !== undefined;
}

function limits({ type, minimum, maximum, maxLength, format }: JsonSchema): string[] {
  const isBounded = type === "integer" && minimum !== undefined && maximum !== undefined && maximum < 2 ** 50;
  return [
    ...(isBounded ? [`${minimum} to ${maximum}`] : []),
    ...(maxLength ? [`at most ${maxLength} characters`] : []),
    ...(format ? [format] : []),
  ];
}
