import { z } from "zod";
import type { Call } from "../../../contracts/define-call.ts";
import type { DocumentKind } from "../../../contracts/documents/document-kind.ts";
import { DOCUMENTS } from "../../../contracts/documents/documents.ts";
import { HOSTS, type HostName } from "../../../contracts/hosts.ts";
import { TRIALS, type Trial } from "./trials.ts";

/** What every host has to answer, in Markdown: the tables of docs/backends.md, from the contracts themselves. */
export function describeHosts(): string {
  const hosts = Object.keys(HOSTS) as HostName[];
  return hosts.flatMap((host) => describeHost(host)).join("\n");
}

function describeHost(host: HostName): string[] {
  const { setting } = HOSTS[host];
  const trials = TRIALS.filter(({ call }) => call.host === host);
  if (!setting || trials.length === 0) return [];
  const isGraphql = host === "graphql";
  return [
    `### \`${setting}\``,
    "",
    isGraphql ? "| | Operation | Variables | Answer |" : "| | Request | Parameters | Answer |",
    "|---|---|---|---|",
    ...trials.map((trial) => describeTrial(trial, isGraphql)),
    "",
  ];
}

function describeTrial(trial: Trial, isGraphql: boolean): string {
  const { row, call } = trial;
  const request = isGraphql ? call.name : `${call.method} ${call.path.replace(/:(\w+)/g, "{$1}")}`;
  const parameters = askedFields(call).map((name) => `\`${name}\``);
  return `| ${row} | \`${request}\` | ${parameters.join(", ") || "–"} | ${answerInWords(trial)} |`;
}

function answerInWords({ call, kind }: Trial): string {
  const answer = call.agreed?.answer ?? call.answer;
  if (!kind) return fieldsInWords(answer) || "any";
  const { agreed, stored }: DocumentKind = DOCUMENTS[kind];
  const document = agreed?.theirs ?? stored;
  const isList = answer instanceof z.ZodObject && "contents" in answer.shape;
  return isList ? `\`{contents[]${shapeInWords(document)}}\`` : fieldsInWords(document);
}

/** Without what is filled into the path, and without what stays at home. */
function askedFields(call: Call): string[] {
  const fields = call.input instanceof z.ZodObject ? Object.keys(call.input.shape) : [];
  const inPath = new Set([...call.path.matchAll(/:(\w+)/g)].map(([, name]) => name));
  const isAsked = (name: string) =>
    !inPath.has(name) && !call.agreed?.without?.includes(name) && !call.headers?.[name] && name !== "bearer";
  return fields.filter(isAsked);
}

/** `contents[]{slug, title?}`: a question mark where nothing is lost without it. */
function fieldsInWords(schema: unknown): string {
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape).map(([name, field]) => `${name}${shapeInWords(field)}`);
    return fields.length > 0 ? `\`{${fields.join(", ")}}\`` : "";
  }
  if (schema instanceof z.ZodArray) return `list of ${fieldsInWords(schema.element) || "any"}`;
  const inner = innerOf(schema);
  return inner ? fieldsInWords(inner) : "";
}

function shapeInWords(schema: unknown): string {
  if (schema instanceof z.ZodObject) {
    const fields = Object.entries(schema.shape).map(([name, field]) => `${name}${shapeInWords(field)}`);
    return fields.length > 0 ? `{${fields.join(", ")}}` : "";
  }
  if (schema instanceof z.ZodArray) return `[]${shapeInWords(schema.element)}`;
  if (schema instanceof z.ZodOptional) return `?${shapeInWords(schema.unwrap())}`;
  const inner = innerOf(schema);
  return inner ? shapeInWords(inner) : "";
}

function innerOf(schema: unknown): unknown {
  if (schema instanceof z.ZodNullable || schema instanceof z.ZodDefault || schema instanceof z.ZodOptional)
    return schema.unwrap();
  return schema instanceof z.ZodPipe ? schema.in : undefined;
}
