import { onTestFinished, vi } from "vitest";

interface Asked {
  /** The end of the path that answers it, or the whole path where none does. */
  path: string;
  body: unknown;
}

/** An error is no answer at all. What a function gives is a Response, or what one says in JSON; nothing is no answer. */
type Answer = Response | Error | ((url: URL, body: unknown) => unknown);

/**
 * A server that answers what an island asks, by the end of the path: in turn where there are several answers, and with the
 * last again and again; 404 elsewhere. Gives what was asked, in order.
 */
export function answerCalls(answers: Record<string, Answer | Answer[]>): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal("fetch", async (request: Request | string) => {
    const url = new URL(typeof request === "string" ? request : request.url, location.href);
    const text = typeof request === "string" ? "" : await request.text();
    const body: unknown = text === "" ? undefined : JSON.parse(text);
    const path = Object.keys(answers).find((ending) => url.pathname.endsWith(ending)) ?? url.pathname;
    asked.push({ path, body });
    const found = answers[path] ?? new Response("", { status: 404 });
    return asResponse(
      Array.isArray(found) ? (found.length > 1 ? found.shift() : found[0]) : found,
      url,
      body,
    );
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return asked;
}

function asResponse(answer: Answer | undefined, url: URL, body: unknown): Response {
  const given = typeof answer === "function" ? answer(url, body) : answer;
  if (given === undefined) throw new TypeError("Failed to fetch");
  if (given instanceof Error) throw given;
  return given instanceof Response ? given.clone() : Response.json(given);
}
