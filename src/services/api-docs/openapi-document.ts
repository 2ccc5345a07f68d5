import type { Call } from "../../contracts/define-call.ts";
import { HOSTS, type HostName } from "../../contracts/hosts.ts";
import { type DescribedCall, type DescribedParameter, describeCall } from "./call-documentation.ts";
import type { JsonSchema } from "./json-schema.ts";

/** OpenAPI 3.1 of the calls that are plain HTTP; GraphQL describes itself. */
export function openApiDocument(calls: readonly Call[], brand: string): object {
  const described = calls.filter((call) => !call.document).map(describeCall);
  const hosts = new Set(described.map(({ host }) => host));
  return {
    openapi: "3.1.1",
    info: {
      title: `${brand} backends`,
      version: "1",
      description:
        "The calls between the site and its backends. Parameters that are not listed are ignored. A refusal is a JSON object with the sentence in `error`.",
    },
    servers: [{ url: "/" }],
    tags: [...hosts].map((name) => ({ name, description: hostInWords(name) })),
    paths: pathsOf(described),
    components: {
      schemas: { Refusal: REFUSAL },
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
    },
  };
}

export function hostInWords(name: HostName): string {
  const { setting, embeddedAt } = HOSTS[name];
  const place = embeddedAt === "" ? "Answered at the root of the site" : `Answered at ${embeddedAt}`;
  return setting ? `${place}, unless ${setting} names another server.` : `${place}.`;
}

const REFUSAL: JsonSchema = {
  type: "object",
  required: ["error"],
  properties: {
    error: { type: "string", description: "What is wrong, in one sentence" },
    field: { type: "string", description: "The parameter that is not right" },
    reason: { type: "string", description: "What is wrong with it" },
  },
};

function pathsOf(calls: readonly DescribedCall[]): Record<string, object> {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operationOf(call) };
  }
  return paths;
}

function operationOf(call: DescribedCall): object {
  const body = call.parameters.filter(({ place }) => place === "body");
  const others = call.parameters.filter(({ place }) => place !== "body");
  return {
    operationId: call.name,
    summary: call.summary,
    tags: [call.host],
    ...(call.needsToken && { security: [{ bearer: [] }] }),
    parameters: others.map(({ name, place, isRequired, schema: { description, ...schema } }) => ({
      name,
      in: place,
      required: isRequired,
      ...(description && { description }),
      schema,
    })),
    ...(call.method === "POST" && { requestBody: { required: true, content: json(objectOf(body)) } }),
    responses: {
      200: { description: "The answer", content: json(call.answer) },
      ...Object.fromEntries(
        call.failures.map(([status, description]) => [
          status,
          { description, content: json({ $ref: "#/components/schemas/Refusal" }) },
        ]),
      ),
    },
  };
}

function objectOf(parameters: readonly DescribedParameter[]): JsonSchema {
  return {
    type: "object",
    properties: Object.fromEntries(parameters.map(({ name, schema }) => [name, schema])),
    required: parameters.filter(({ isRequired }) => isRequired).map(({ name }) => name),
  };
}

function json(schema: object): object {
  return { "application/json": { schema } };
}
