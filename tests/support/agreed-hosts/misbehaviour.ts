import type { ServerResponse } from "node:http";

/** The ways in which a host fails: it closes the connection, never answers, or sends an invalid response. */
export const MISBEHAVIOURS = ["down", "hanging", "500", "html", "half", "other-types"] as const;
export type Misbehaviour = (typeof MISBEHAVIOURS)[number];

/** Answers in place of a failing host. */
export function misbehave(how: Misbehaviour, outgoing: ServerResponse, sound: () => Promise<Response>) {
  return ANSWERS[how](outgoing, sound);
}

type Answer = (outgoing: ServerResponse, sound: () => Promise<Response>) => Promise<void> | void;

const ANSWERS: Record<Misbehaviour, Answer> = {
  down: (outgoing) => void outgoing.destroy(),
  // Never answers, so the caller must give up after a timeout.
  hanging: () => {},
  "500": (outgoing) => void outgoing.writeHead(500).end("Internal Server Error"),
  html: (outgoing) =>
    void outgoing.writeHead(200, { "content-type": "text/html" }).end("<h1>We are back soon</h1>"),
  async half(outgoing, sound) {
    const body = Buffer.from(await (await sound()).arrayBuffer());
    outgoing.writeHead(200, { "content-type": "application/json", "content-length": body.length + 1 });
    outgoing.write(body.subarray(0, body.length / 2), () => outgoing.destroy());
  },
  async "other-types"(outgoing, sound) {
    const answer = await sound();
    const body = JSON.stringify(otherTypes(await answer.json()));
    outgoing.writeHead(answer.status, { "content-type": "application/json" }).end(body);
  },
};

/** Keeps the field names but changes the types: a list for a text, a text for a number. */
function otherTypes(value: unknown): unknown {
  if (Array.isArray(value)) return { 0: value.map(otherTypes) };
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, otherTypes(inner)]));
  return typeof value === "string" ? [value] : String(value);
}
