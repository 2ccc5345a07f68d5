import { onTestFinished, vi } from "vitest";

interface Asked {
  path: string;
  body: unknown;
}

type Answer = Response | Error;

/** A server that answers these paths, in turn where there are several answers, and the last again and again; 404 elsewhere. */
export function answerCalls(answers: Record<string, Answer | Answer[]>): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal("fetch", async (request: Request | string) => {
    const { pathname } = new URL(typeof request === "string" ? request : request.url, location.href);
    const text = typeof request === "string" ? "" : await request.text();
    asked.push({ path: pathname, body: text === "" ? undefined : JSON.parse(text) });
    const found = answers[pathname] ?? new Response("", { status: 404 });
    const answer = Array.isArray(found) ? (found.length > 1 ? found.shift() : found[0]) : found;
    if (!(answer instanceof Response)) throw answer;
    return answer.clone();
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return asked;
}
