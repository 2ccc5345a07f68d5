import { afterEach, expect, test, vi } from "vitest";
import { LeadNotSent, sendLead } from "./send-lead.ts";

const LEAD = { submission_id: "s-1", iso_code: "IN", name: "Asha" } as const;
const STORED = { token: "t-1", isRepeated: false, customerLead: { id: "lead-1" } };

/** A stubbed connection that returns these responses in order and then repeats the last one. */
function line(...answers: (Response | Error)[]) {
  const sent: { address: string; body: unknown }[] = [];
  const report = vi.fn<(error: Error) => void>();
  const wait = vi.fn(async () => {});
  const fetch = async (request: Request) => {
    sent.push({ address: request.url, body: await request.json() });
    const answer = answers.length > 1 ? answers.shift() : answers[0];
    if (!(answer instanceof Response)) throw answer;
    return answer.clone();
  };
  vi.stubGlobal("fetch", fetch);
  vi.stubGlobal("reportError", report);
  vi.stubGlobal("location", { origin: "https://own.invalid" });
  vi.stubGlobal("navigator", { onLine: true });
  return {
    sent,
    report,
    wait,
    goOffline: () => vi.stubGlobal("navigator", { onLine: false }),
    send: () => sendLead(LEAD, wait),
  };
}

afterEach(() => vi.unstubAllGlobals());

test("LF-15 returns the token and id of a stored lead", async () => {
  const { send, sent } = line(Response.json(STORED));
  expect(await send()).toEqual({ kind: "stored", token: "t-1", leadId: "lead-1" });
  expect(sent).toEqual([{ address: "https://own.invalid/bumblebee/v1/api/leads", body: LEAD }]);
});

test("LF-15 treats every 200 as success, because an upstream need not return a token", async () => {
  for (const answer of [{}, { ok: true }, { token: 7, customerLead: null }])
    expect(await line(Response.json(answer)).send()).toEqual({
      kind: "stored",
      token: undefined,
      leadId: "",
    });
});

test("LF-15 retries the same submission after a server error or a lost connection", async () => {
  const { send, sent, report } = line(
    new Response("", { status: 503 }),
    new TypeError("Failed to fetch"),
    Response.json(STORED),
  );
  expect(await send()).toMatchObject({ kind: "stored" });
  expect(sent.map(({ body }) => body)).toEqual([LEAD, LEAD, LEAD]);
  expect(report).not.toHaveBeenCalled();
});

test("LF-19 a failure is reported with the service's label and rethrown", async () => {
  const { send, sent, report } = line(new Response("<h1>Bad Gateway</h1>", { status: 502 }));
  const failure = await send().catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(LeadNotSent);
  expect(failure).toMatchObject({ message: "Server Error - 502", isConnectionLost: false });
  expect(report.mock.calls).toEqual([
    [expect.objectContaining({ message: "Leads Service API Issue: Server Error - 502", cause: failure })],
  ]);
  expect(sent).toHaveLength(3);
});

test("LF-19 treats a response that does not match the contract as a failure", async () => {
  const { send, report } = line(new Response("<h1>Log in to this network</h1>"));
  await expect(send()).rejects.toThrow("Api Failure - 200");
  expect(report).toHaveBeenCalledOnce();
  const bad = line(Response.json({ error: "What?" }, { status: 400 }));
  await expect(bad.send()).rejects.toThrow("Leads Service - Bad Request - 400");
});

test("LF-19 neither reports nor retries while the browser is offline", async () => {
  const { send, sent, report, goOffline } = line(new TypeError("Failed to fetch"));
  goOffline();
  await expect(send()).rejects.toMatchObject({ isConnectionLost: true });
  expect(sent).toHaveLength(1);
  expect(report).not.toHaveBeenCalled();
});

test("LF-18 does not retry when the server responds about the lead itself", async () => {
  const wrong = line(Response.json({ error: "…", field: "phone", reason: "short" }, { status: 400 }));
  expect(await wrong.send()).toEqual({ kind: "wrong", field: "phone", reason: "short" });
  expect(wrong.sent).toHaveLength(1);
  expect(await line(new Response("", { status: 403 })).send()).toEqual({ kind: "refused" });
  expect(await line(new Response("", { status: 429 })).send()).toEqual({ kind: "too-many" });
});
