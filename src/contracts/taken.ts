import { z } from "zod";

/**
 * The answer to what was sent: 200 is success, whatever it says. The fields are extras, each left out where it is missing
 * or something else. A page of HTML is no answer of the host: something in between has written it.
 */
export function taken<Shape extends Record<string, z.ZodType>>(shape: Shape) {
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
