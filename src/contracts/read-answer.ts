import type { z } from "zod";
import type { Call } from "./define-call.ts";
import { reportMessage } from "./error-reports.ts";
import type { Arrived } from "./foreign-hosts/ask-host.ts";
import { type Received, readOperation } from "./graphql/read-operation.ts";
import { failed, type Outcome, succeeded } from "./outcome.ts";

type CleanHtml = ((html: string) => string) | undefined;

interface ReadOptions {
  cleanHtml?: CleanHtml;
  /** How the body is read, where that is not by the schema of our own answer. */
  readBody?: (body: unknown) => z.ZodSafeParseResult<unknown>;
}

/** What came, as the contract has it: its answer, the refusal that it is, or the word that it is neither. */
export function readAnswer(
  call: Call,
  received: Received,
  { cleanHtml, readBody = (body) => call.answer.safeParse(body) }: ReadOptions,
): Outcome<unknown> {
  const { status, statusText, body, headers } = call.document ? readOperation(call.name, received) : received;
  if (status < 200 || status >= 300)
    return failed(status, statusText, reportMessage(call.service ?? call.host, status));
  const answer = readBody(body);
  return answer.success
    ? succeeded(cleanAnswer(answer.data, call, cleanHtml), call.tells && toldIn(headers, call.tells))
    : badAnswer(call, answer.error.message);
}

export function parseBody({ text, ...received }: Arrived): Received {
  try {
    return { ...received, body: JSON.parse(text) };
  } catch {
    // Not JSON is not what was agreed: the schema says so in the report.
    return { ...received, body: text };
  }
}

export function badAnswer({ name }: Call, reason: string): Outcome<unknown> {
  return failed(502, "Bad Gateway", `${name}: the answer is not as agreed. ${reason}`, "bad-answer");
}

function toldIn(headers: Headers | undefined, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = headers?.get(name);
      return value ? [[name, value]] : [];
    }),
  );
}

function cleanAnswer(answer: unknown, { html = [] }: Call, cleanHtml: CleanHtml): unknown {
  if (!cleanHtml) return answer;
  return html.reduce((cleaned, path) => changeAt(cleaned, path.split("."), cleanHtml), answer);
}

/** The value with the texts at a path changed; `*` stands for every member of a list. What is not there stays so. */
export function changeAt(value: unknown, path: readonly string[], change: (text: string) => string): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return typeof value === "string" ? change(value) : value;
  if (name === "*") return Array.isArray(value) ? value.map((item) => changeAt(item, rest, change)) : value;
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return value;
  return { ...value, [name]: changeAt(Reflect.get(value, name), rest, change) };
}
