import { z } from "zod";
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from "../../../editions/languages.ts";
import { type DocumentTypes, schemaOf } from "../../content/document-type.ts";

type JsonSchema = Record<string, unknown>;

/** Derived from the text of a Markdown document. */
const DERIVED = ["content", "headings", "words", "readingMinutes"];

/**
 * The fields of a document as JSON Schema. `x-field` says how a field is edited: a photograph is named and not
 * described, and the text of a Markdown document is one field. `x-reference` lists the types of the documents that a
 * field names, `x-words` has the limits of a text in words.
 */
export function describeForm(types: DocumentTypes, type: string, slug: string): JsonSchema {
  const definition = types[type];
  const schema = definition && schemaOf(definition, slug);
  if (!schema) return { type: "object", properties: {} };
  const described = z.toJSONSchema(schema, { io: "input", unrepresentable: "any", target: "draft-7" });
  const { $schema: _, ...form } = forEditor(described) as JsonSchema;
  const properties = { ...(form.properties as Record<string, JsonSchema>) };
  if (!DERIVED.every((name) => name in properties)) return form;
  const { minimum, maximum } = Object(properties.words);
  for (const name of DERIVED) delete properties[name];
  const required = (form.required as string[] | undefined)?.filter((name) => !DERIVED.includes(name));
  const text = { type: "string", "x-field": "markdown", "x-words": [minimum, maximum] };
  return { ...form, properties: { ...properties, text }, required: [...(required ?? []), "text"] };
}

function forEditor(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(forEditor);
  if (typeof part !== "object" || part === null) return part;
  const schema = Object.fromEntries(
    Object.entries(part).map(([name, member]) => [
      name,
      name === "photo" && isPrint(member) ? PHOTOGRAPH : forEditor(member),
    ]),
  );
  return withHint(merged(schema));
}

const PHOTOGRAPH = { type: "string", "x-field": "photograph" };

function isPrint(schema: unknown): boolean {
  const { properties } = Object(schema);
  return (
    typeof properties === "object" && properties !== null && "url" in properties && "dominant" in properties
  );
}

/** Options that are edited in the same way are one field; a union of objects names the field that distinguishes them. */
function merged(schema: JsonSchema): JsonSchema {
  const { anyOf, oneOf = anyOf, ...rest } = schema;
  if (!Array.isArray(oneOf)) return schema;
  const options = oneOf as JsonSchema[];
  if (options.every(({ type, const: only }) => type === "string" && only === undefined))
    return { ...rest, type: "string" };
  const distinguishing = namesOf(options[0]).find((name) => {
    const values = options.map((option) => propertyOf(option, name)?.const);
    return values.every((value) => value !== undefined) && new Set(values).size === values.length;
  });
  return { ...schema, ...(distinguishing && { discriminator: { propertyName: distinguishing } }) };
}

function withHint(schema: JsonSchema): JsonSchema {
  if (schema.format === "date") {
    const { pattern: _, ...date } = schema;
    return date;
  }
  if (typeof schema.pattern === "string" && schema.pattern.startsWith("^#[0-9a-f]{6}$"))
    return { ...schema, "x-field": "colour" };
  const names = namesOf(schema);
  if (names.includes(DEFAULT_LANGUAGE) && names.every((name) => LANGUAGE_CODES.some((code) => code === name)))
    return { ...schema, "x-field": "localised" };
  if (propertyOf(schema, "photo")?.["x-field"] === "photograph") return { ...schema, "x-field": "picture" };
  return schema;
}

function namesOf(schema: JsonSchema | undefined): string[] {
  return Object.keys(Object(schema?.properties));
}

function propertyOf(schema: JsonSchema, name: string): JsonSchema | undefined {
  return Object(schema.properties)[name];
}
