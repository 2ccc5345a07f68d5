import type { z } from "zod";
import type { Call } from "./define-call.ts";
import { reportMessage } from "./error-reports.ts";
import { type Received, readOperation } from "./graphql/read-operation.ts";
import { failed, type Outcome, succeeded } from "./outcome.ts";
import type { UpstreamResponse } from "./upstream/fetch-upstream.ts";

type CleanHtml = ((html: string) => string) | undefined;

interface ReadOptions {
  cleanHtml?: CleanHtml;
  /** Parses the body, if the schema of our own response is not used. */
  readBody?: (body: unknown) => z.ZodSafeParseResult<unknown>;
}

/** Converts a received response to the result of the contract: its value, a refusal, or a bad response. */
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

export function parseBody({ text, ...received }: UpstreamResponse): Received {
  try {
    return { ...received, body: JSON.parse(text) };
  } catch {
    // A body that is not JSON breaks the contract: the schema reports it.
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

/** Changes the texts at a path; `*` means every member of a list. Missing values are ignored. */
export function changeAt(value: unknown, path: readonly string[], change: (text: string) => string): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return typeof value === "string" ? change(value) : value;
  if (name === "*") return Array.isArray(value) ? value.map((item) => changeAt(item, rest, change)) : value;
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return value;
  return { ...value, [name]: changeAt(Reflect.get(value, name), rest, change) };
}
