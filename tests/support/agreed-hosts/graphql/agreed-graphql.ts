import { buildSchema, type ExecutionResult, graphql } from "graphql";
import { AGREED_OPERATIONS } from "./agreed-operations.ts";
import { AGREED_TYPES } from "./agreed-types.ts";

const rootType = (root: string) => {
  const fields = AGREED_OPERATIONS.filter((operation) => operation.root === root);
  return `type ${root} { ${fields.map(({ name, takes, gives }) => `${name}${takes}: ${gives}`).join(" ")} }`;
};

/** A server with only the operations of the specification; it refuses a whole query that requests more. */
const SCHEMA = buildSchema([AGREED_TYPES, rootType("Query"), rootType("Mutation")].join("\n"));

const ROOT = Object.fromEntries(
  AGREED_OPERATIONS.map(({ name, answer }) => [
    name,
    (given: Record<string, unknown>) => answer(given) ?? null,
  ]),
);

export interface SentOperation {
  query?: unknown;
  operationName?: unknown;
  variables?: unknown;
}

export function answerOperation({
  query,
  operationName,
  variables,
}: SentOperation): Promise<ExecutionResult> {
  return graphql({
    schema: SCHEMA,
    source: String(query),
    rootValue: ROOT,
    operationName: typeof operationName === "string" ? operationName : null,
    variableValues: isRecord(variables) ? variables : {},
  });
}

/** The subject of a refusal, in a word: `Type.field`, or `operation(argument)`. */
export function whatIsBeyond(message: string): string {
  const [, field, type] = /^Cannot query field "(\w+)" on type "(\w+)"/.exec(message) ?? [];
  if (field && type) return `${type}.${field}`;
  const [, argument, operation] = /^Unknown argument "(\w+)" on field "\w+\.(\w+)"/.exec(message) ?? [];
  if (argument && operation) return `${operation}(${argument})`;
  const [, plain] = /^Field "(\w+)" must not have a selection/.exec(message) ?? [];
  return plain ? `${plain} has no fields` : message;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
