import { z } from "zod";

/**
 * A stored schema in the form of a GraphQL response: without the limits for editors, and nullable where a document or
 * an upstream may have no value. This way each schema is written only once.
 */
export function graphqlShape<Shape extends z.ZodRawShape, Maybe extends keyof Shape = never>(
  stored: z.ZodObject<Shape>,
  maybe?: readonly Maybe[],
): z.ZodObject<WithNulls<GraphqlShape<Shape>, Maybe>>;
export function graphqlShape(stored: z.ZodObject, maybe: readonly string[] = []): z.ZodObject {
  const { shape } = graphqlObject(stored);
  const nullable = maybe.map((name) => [name, z.nullable(shape[name])]);
  return z.object({ ...shape, ...Object.fromEntries(nullable) });
}

function graphqlObject(stored: z.ZodObject): z.ZodObject {
  const fields = Object.entries(stored.shape).map(([name, field]) => [name, graphqlField(field)]);
  return z.object(Object.fromEntries(fields));
}

function graphqlField(field: unknown): z.ZodType {
  const words = field instanceof z.ZodType ? field.description : undefined;
  return words ? graphqlType(field).describe(words) : graphqlType(field);
}

function graphqlType(field: unknown): z.ZodType {
  if (field instanceof z.ZodOptional) return graphqlField(field.unwrap()).nullable();
  if (field instanceof z.ZodDefault) return graphqlField(field.unwrap());
  if (field instanceof z.ZodArray) return z.array(graphqlField(field.element));
  if (field instanceof z.ZodObject) return graphqlObject(field);
  if (field instanceof z.ZodString || field instanceof z.ZodEnum) return z.string();
  if (field instanceof z.ZodNumber) return field.isInt ? z.int() : z.number();
  if (field instanceof z.ZodBoolean) return z.boolean();
  throw new TypeError("GraphQL has no type for a field of this kind.");
}

type WithNulls<Shape extends z.ZodRawShape, Maybe> = {
  [Field in keyof Shape]: Field extends Maybe ? z.ZodNullable<Shape[Field]> : Shape[Field];
};

type GraphqlShape<Shape> = { [Field in keyof Shape]: GraphqlField<Shape[Field]> };

type GraphqlField<Field> =
  Field extends z.ZodOptional<infer Inner>
    ? z.ZodNullable<GraphqlField<Inner>>
    : Field extends z.ZodDefault<infer Inner>
      ? GraphqlField<Inner>
      : Field extends z.ZodArray<infer Member>
        ? z.ZodArray<GraphqlField<Member>>
        : Field extends z.ZodObject<infer Shape>
          ? z.ZodObject<GraphqlShape<Shape>>
          : Field extends z.ZodString | z.ZodEnum
            ? z.ZodString
            : Field extends z.ZodNumber
              ? z.ZodNumber
              : Field extends z.ZodBoolean
                ? z.ZodBoolean
                : never;
