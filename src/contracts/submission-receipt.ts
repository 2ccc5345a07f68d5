import { z } from "zod";

/**
 * The response to a call that writes: 200 is a success, whatever the body. The fields are extras, and each is left
 * out if it is missing or has another type. An HTML page is not a response of the host but of a proxy.
 */
export function submissionReceipt<Shape extends Record<string, z.ZodType>>(shape: Shape) {
  const extras = Object.entries(shape).map(([name, field]) => [name, field.optional().catch(undefined)]);
  const Extras = z.object(Object.fromEntries(extras) as { [Name in keyof Shape]: Extra<Shape[Name]> });
  return z.preprocess((body) => (isObject(body) || isHtml(body) ? body : {}), Extras);
}

type Extra<Field extends z.ZodType> = z.ZodCatch<z.ZodOptional<Field>>;

function isObject(body: unknown): boolean {
  return typeof body === "object" && body !== null && !Array.isArray(body);
}

function isHtml(body: unknown): boolean {
  return typeof body === "string" && body.trimStart().startsWith("<");
}
