import { z } from "zod";
import { buildRequest } from "../../contracts/build-request.ts";
import type { Call } from "../../contracts/define-call.ts";
import { HOSTS } from "../../contracts/hosts.ts";
import { describeSchema, type JsonSchema } from "./json-schema.ts";

export interface DescribedParameter {
  name: string;
  location: "path" | "query" | "header" | "body";
  isRequired: boolean;
  schema: JsonSchema;
}

export interface DescribedCall {
  name: string;
  summary: string;
  host: Call["host"];
  method: Call["method"];
  path: string;
  needsToken: boolean;
  /** The body is a file. */
  isUpload: boolean;
  parameters: DescribedParameter[];
  answer: JsonSchema;
  failures: [status: number, reason: string][];
  example: { path: string; body: string | undefined };
}

export function describeCall(call: Call): DescribedCall {
  const input = describeSchema(call.input);
  const { bearer, ...fields } = input.properties ?? {};
  const required = new Set(input.required);
  const parameters = Object.entries(fields).map(([name, schema]) => ({
    name: call.headers?.[name] ?? name,
    location: locationOf(call, name),
    isRequired: isInPath(call, name) || (required.has(name) && schema.default === undefined),
    schema,
  }));
  return {
    name: call.name,
    summary: call.summary ?? call.name,
    host: call.host,
    method: call.method,
    path: HOSTS[call.host].embeddedAt + call.path.replaceAll(/:(\w+)/g, "{$1}"),
    needsToken: bearer !== undefined,
    isUpload: call.isUpload === true,
    parameters,
    answer: describeSchema(call.answer),
    failures: failuresOf(call, parameters),
    example: exampleOf(call, parameters),
  };
}

function locationOf(call: Call, name: string): DescribedParameter["location"] {
  if (isInPath(call, name)) return "path";
  if (call.headers?.[name]) return "header";
  if (call.isUpload) return name === "file" ? "body" : "query";
  return call.method === "GET" ? "query" : "body";
}

function isInPath({ path }: Call, name: string): boolean {
  return path.split("/").includes(`:${name}`);
}

function failuresOf(call: Call, parameters: readonly DescribedParameter[]): DescribedCall["failures"] {
  const usual: Call["failures"] = {
    ...(parameters.length > 0 && {
      400: "A parameter is malformed: the answer names it in field and says why in reason.",
    }),
    405: `Another method than ${call.method} was used.`,
    ...(call.method === "POST" && !call.isUpload && { 413: "The body is larger than 64 KB." }),
    500: "Something went wrong on our side.",
  };
  return Object.entries({ ...usual, ...call.failures }).flatMap(([status, reason]): [number, string][] =>
    reason ? [[Number(status), reason]] : [],
  );
}

const Fields = z.record(z.string(), z.unknown());

function exampleOf(call: Call, parameters: readonly DescribedParameter[]): DescribedCall["example"] {
  const required = parameters.filter(({ isRequired }) => isRequired);
  const input = Fields.parse(
    call.example ?? Object.fromEntries(required.map(({ name }) => [name, name.toUpperCase()])),
  );
  const request = buildRequest(call, input, `http://example${HOSTS[call.host].embeddedAt}`);
  const inBody = parameters.filter(({ name, location }) => location === "body" && name in input);
  return {
    path: request.url.slice("http://example".length),
    body:
      call.method === "POST" && !call.isUpload
        ? JSON.stringify(Object.fromEntries(inBody.map(({ name }) => [name, input[name]])))
        : undefined,
  };
}
