import { z } from "zod";
import type { Agreement } from "../agreement.ts";
import { type Call, defineCall, type ReportLabel } from "../define-call.ts";

type Endpoint = Pick<Call, "host" | "path" | "headers" | "expected" | "failures">;

interface Operation<Input extends z.ZodObject, Answer extends z.ZodType> extends Partial<Endpoint> {
  name: string;
  input: Input;
  summary?: string;
  /** The GraphQL type of each variable. Fields that are sent as headers are not variables. */
  variables: Record<Exclude<keyof z.input<Input>, "authorization" | "visitorAddress">, string>;
  answer: Answer;
  isPersonal?: true;
  reportLabel?: ReportLabel;
  /** The fields that the specification names; all fields when unset. */
  agreed?: Agreement<z.output<Answer>>;
  isOurs?: boolean;
}

/** A GraphQL query as a call. Its fields come from the response schema, so that the two cannot differ. */
export function defineQuery<Input extends z.ZodObject, Answer extends z.ZodType>(
  query: Operation<Input, Answer>,
): Call<Input, Answer> {
  return defineOperation("query", query);
}

/** A GraphQL mutation as a call. A call that writes is never retried automatically. */
export function defineMutation<Input extends z.ZodObject, Answer extends z.ZodType>(
  mutation: Operation<Input, Answer>,
): Call<Input, Answer> {
  return defineOperation("mutation", mutation);
}

function defineOperation<Input extends z.ZodObject, Answer extends z.ZodType>(
  kind: "query" | "mutation",
  { variables, agreed, ...operation }: Operation<Input, Answer>,
): Call<Input, Answer> {
  const { name, answer } = operation;
  return defineCall({
    host: "graphql",
    path: "",
    ...operation,
    method: "POST",
    safe: kind === "query",
    document: `${kind} ${writeDocument(name, variables, answer)}`,
    ...(agreed && { agreed: { ...agreed, document: `${kind} ${writeAgreed(name, variables, agreed)}` } }),
  });
}

function writeAgreed(
  name: string,
  variables: Record<string, string>,
  { without = [], answer }: Agreement<unknown>,
): string {
  const agreed = Object.entries(variables).filter(([variable]) => !without.includes(variable));
  return writeDocument(name, Object.fromEntries(agreed), answer);
}

function writeDocument(name: string, variables: Record<string, string>, answer: z.ZodType): string {
  const names = Object.keys(variables);
  const declared = listed(names.map((variable) => `$${variable}: ${variables[variable]}`));
  const passed = listed(names.map((variable) => `${variable}: $${variable}`));
  return `${name}${declared} { ${name}${passed}${writeSelection(answer)} }`;
}

function listed(parts: readonly string[]): string {
  return parts.length > 0 ? `(${parts.join(", ")})` : "";
}

function writeSelection(schema: unknown): string {
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape).map(([field, inner]) => field + writeSelection(inner));
    return ` { ${fields.join(" ")} }`;
  }
  if (schema instanceof z.ZodArray) return writeSelection(schema.element);
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodOptional)
    return writeSelection(schema.unwrap());
  return "";
}
