import type { Context, Hono } from "hono";
import type { z } from "zod";
import type { Call } from "../../contracts/define-call.ts";
import { attachValue, isInProcess } from "../../contracts/in-process.ts";
import { JsonText } from "./json-text.ts";
import { readText } from "./read-text.ts";
import { Refusal } from "./refusal.ts";
import { parseInput } from "./refuse-input.ts";

export type CallAnswerer<Input extends z.ZodType, Answer extends z.ZodType> = (
  input: z.output<Input>,
  context: Context,
) => Promise<z.input<Answer> | JsonText | Refusal>;

/**
 * Answers a call at its path with the same contract as the caller: its schema parses the input, and any other method
 * gets a 405.
 */
export function serveCall<Input extends z.ZodType, Answer extends z.ZodType>(
  app: Hono,
  call: Call<Input, Answer>,
  answer: CallAnswerer<Input, Answer>,
  refuse?: (error: z.ZodError) => Refusal,
): void {
  const handle = handleCall(call, answer, refuse);
  // One route for all methods, because several matching routes cost time on each request.
  app.all(call.path, handle);
}

/** Two calls at one path: one that reads, and one that writes. */
export function serveCalls<
  Read extends z.ZodType,
  Found extends z.ZodType,
  Write extends z.ZodType,
  Done extends z.ZodType,
>(
  app: Hono,
  reads: readonly [Call<Read, Found>, CallAnswerer<Read, Found>],
  writes: readonly [Call<Write, Done>, CallAnswerer<Write, Done>],
): void {
  const read = handleCall(...reads);
  const write = handleCall(...writes);
  app.all(reads[0].path, (context) => (context.req.method === "POST" ? write(context) : read(context)));
}

export function handleCall<Input extends z.ZodType, Answer extends z.ZodType>(
  call: Call<Input, Answer>,
  answer: CallAnswerer<Input, Answer>,
  refuse?: (error: z.ZodError) => Refusal,
) {
  return async (context: Context): Promise<Response> => {
    if (!isAnswered(call.method, context.req.method))
      return refuseMethod(call.method).respond({ allow: allowed(call.method) });
    const fields = await readFields(context, call);
    if (fields instanceof Refusal) return fields.respond();
    const parsed = parseInput(call.input, fields, refuse);
    if (parsed instanceof Refusal) return parsed.respond();
    const result = await answer(parsed.input, context);
    if (result instanceof Refusal || result instanceof JsonText) return result.respond();
    if (isInProcess(context.req.raw)) return attachValue(context.body(null), () => result);
    return context.json(result);
  };
}

function isAnswered(method: Call["method"], asked: string): boolean {
  return asked === method || (method === "GET" && asked === "HEAD");
}

export function refuseMethod(method: Call["method"]): Refusal {
  return new Refusal(405, `This address answers ${allowed(method)} only.`);
}

async function readFields(context: Context, call: Call): Promise<Record<string, unknown> | Refusal> {
  const sent = call.method === "GET" ? context.req.query() : await readBody(context);
  if (sent instanceof Refusal) return sent;
  const fields: Record<string, unknown> = Object.assign(sent, context.req.param());
  for (const [field, header] of Object.entries(call.headers ?? {})) {
    const value = context.req.header(header);
    if (value !== undefined) fields[field] = value;
  }
  return fields;
}

async function readBody(context: Context): Promise<Record<string, unknown> | Refusal> {
  // Another site can make a visitor's browser send a form or plain text without a preflight request, but not this.
  if (!isJson(context.req.header("content-type")))
    return new Refusal(415, "The body must be JSON, and its content type must say so: application/json.");
  const text = await readText(context.req.raw);
  if (text === undefined) return new Refusal(413, "The body is larger than 64 KB.");
  try {
    const body: unknown = JSON.parse(text);
    if (isObject(body)) return body;
  } catch {
    // Handled below, like JSON of another type.
  }
  return new Refusal(400, "The body must be a JSON object.");
}

function isJson(type = ""): boolean {
  return /^application\/json\s*(?:;|$)/i.test(type);
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function allowed(method: Call["method"]): string {
  return method === "GET" ? "GET, HEAD" : method;
}
