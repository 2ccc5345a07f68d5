import type { z } from "zod";

/**
 * A field that names documents of these types by their slugs. It accepts what its schema accepts; the form of the staff
 * application offers a search for them.
 */
export function namesDocument<Schema extends z.ZodType>(schema: Schema, ...types: string[]): Schema {
  return schema.meta({ "x-reference": types });
}
