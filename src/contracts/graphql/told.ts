import { z } from "zod";

/**
 * A stored shape as GraphQL tells it: without the limits that editors are held to, and null where a document has none, or
 * where a host of someone else may have none. So a shape is written once, where it is stored.
 */
export function told<Shape extends z.ZodRawShape, Maybe extends keyof Shape = never>(
  stored: z.ZodObject<Shape>,
  maybe?: readonly Maybe[],
): z.ZodObject<WithNulls<ToldShape<Shape>, Maybe>>;
export function told(stored: z.ZodObject, maybe: readonly string[] = []): z.ZodObject {
  const { shape } = toldObject(stored);
  const nullable = maybe.map((name) => [name, z.nullable(shape[name])]);
  return z.object({ ...shape, ...Object.fromEntries(nullable) });
}

function toldObject(stored: z.ZodObject): z.ZodObject {
  const fields = Object.entries(stored.shape).map(([name, field]) => [name, toldField(field)]);
  return z.object(Object.fromEntries(fields));
}

function toldField(field: unknown): z.ZodType {
  const words = field instanceof z.ZodType ? field.description : undefined;
  return words ? toldKind(field).describe(words) : toldKind(field);
}

function toldKind(field: unknown): z.ZodType {
  if (field instanceof z.ZodOptional) return toldField(field.unwrap()).nullable();
  if (field instanceof z.ZodDefault) return toldField(field.unwrap());
  if (field instanceof z.ZodArray) return z.array(toldField(field.element));
  if (field instanceof z.ZodObject) return toldObject(field);
  if (field instanceof z.ZodString || field instanceof z.ZodEnum) return z.string();
  if (field instanceof z.ZodNumber) return field.isInt ? z.int() : z.number();
  if (field instanceof z.ZodBoolean) return z.boolean();
  throw new TypeError("GraphQL has no word for a field of this kind.");
}

type WithNulls<Shape extends z.ZodRawShape, Maybe> = {
  [Field in keyof Shape]: Field extends Maybe ? z.ZodNullable<Shape[Field]> : Shape[Field];
};

type ToldShape<Shape> = { [Field in keyof Shape]: Told<Shape[Field]> };

type Told<Field> =
  Field extends z.ZodOptional<infer Inner>
    ? z.ZodNullable<Told<Inner>>
    : Field extends z.ZodDefault<infer Inner>
      ? Told<Inner>
      : Field extends z.ZodArray<infer Member>
        ? z.ZodArray<Told<Member>>
        : Field extends z.ZodObject<infer Shape>
          ? z.ZodObject<ToldShape<Shape>>
          : Field extends z.ZodString | z.ZodEnum
            ? z.ZodString
            : Field extends z.ZodNumber
              ? z.ZodNumber
              : Field extends z.ZodBoolean
                ? z.ZodBoolean
                : never;
