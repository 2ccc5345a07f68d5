import { createServer, type RequestListener, type Server } from "node:http";
import { afterEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { createLead } from "../../src/contracts/calls/leads/create-lead.ts";
import { validatePhone } from "../../src/contracts/calls/leads/validate-phone.ts";
import {
  getPlace,
  listPincodeMappings,
  suggestPlaces,
} from "../../src/contracts/calls/places/places-calls.ts";
import { type Caller, createCaller } from "../../src/contracts/create-caller.ts";
import { type CallInput, defineCall, type ReportLabel } from "../../src/contracts/define-call.ts";
import { HOSTS, type HostAddresses, type HostName } from "../../src/contracts/hosts.ts";

const readThing = defineCall({
  name: "readThing",
  host: "backend",
  method: "GET",
  path: "/v1/things/:id",
  input: z.object({ id: z.string() }),
  answer: z.object({ id: z.string() }),
  // Long enough for a busy machine when the server answers; two tests wait for the whole timeout.
  timeoutMs: 3000,
});
const writeThing = defineCall({ ...readThing, name: "writeThing", method: "POST" });

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("no port");
  return `http://127.0.0.1:${address.port}`;
}

const nobody = () => {
  throw new Error("The embedded backends were not to be asked.");
};

function callerTo(addresses: HostAddresses, report = vi.fn()) {
  const call = createCaller({ addresses, embedded: nobody, report, retryDelaysMs: [0, 0] });
  return { call, report };
}

describe("the target of a call", () => {
  const hosts = Object.keys(HOSTS).filter((name): name is HostName => name in HOSTS && name !== "own");

  test("AP-04 every host of the specification can be set", () => {
    const named = "goobe content backend web-backend wcms dobby quiz bumblebee launchpad sales graphql".split(
      " ",
    );
    expect(hosts.sort()).toEqual(named.sort());
    for (const host of hosts) expect(HOSTS[host].setting).toMatch(/^[A-Z_]+_URL$/);
  });

  test.each(hosts)(
    "AP-03 AP-04 %s goes to its configured address, or is answered in the process",
    async (host) => {
      const asked: string[] = [];
      const answer = (request: Request) => {
        asked.push(request.url);
        return Response.json({ id: "1" });
      };
      const fetch = vi.fn(async (request: Request) => answer(request));
      const definition = { ...readThing, host };
      const set = createCaller({
        addresses: { [host]: "https://far.example/base/" },
        embedded: nobody,
        fetch: asFetch(fetch),
      });
      const unset = createCaller({ addresses: {}, embedded: answer, fetch: asFetch(fetch) });
      expect(await set(definition, { id: "1" })).toEqual({ ok: true, value: { id: "1" } });
      expect(await unset(definition, { id: "1" })).toEqual({ ok: true, value: { id: "1" } });
      expect(asked).toEqual([
        "https://far.example/base/v1/things/1",
        `http://embedded${HOSTS[host].embeddedAt}/v1/things/1`,
      ]);
      expect(fetch).toHaveBeenCalledOnce();
    },
  );
});

describe("the response", () => {
  test("AP-05 a response is JSON in the agreed shape, or a bad answer", async () => {
    const answers = ['{"id":"1"}', '{"id":1}', "<html>"];
    const backend = await serve((_, response) => response.end(answers.shift()));
    const { call, report } = callerTo({ backend });
    expect(await call(readThing, { id: "1" })).toEqual({ ok: true, value: { id: "1" } });
    for (const _ of [1, 2])
      expect(await call(readThing, { id: "1" })).toMatchObject({
        ok: false,
        problem: { kind: "bad-answer", status: 502, report: expect.stringContaining("readThing") },
      });
    expect(report).toHaveBeenCalledTimes(2);
  });

  test("a POST sends its input as JSON", async () => {
    const backend = await serve(async (request, response) => {
      const body = JSON.parse(Buffer.concat(await request.toArray()).toString());
      response.end(JSON.stringify({ id: `${request.headers["content-type"]} ${body.colour}` }));
    });
    const input = z.object({ id: z.string(), colour: z.string() });
    const outcome = await callerTo({ backend }).call({ ...writeThing, input }, { id: "1", colour: "sage" });
    expect(outcome).toEqual({ ok: true, value: { id: "application/json sage" } });
  });

  test.each([
    [400, "refused", "leads - Bad Request - 400"],
    [401, "unauthorized", "Unauthorized Error - 401"],
    [404, "not-found", "Api/Resource Not Found - 404"],
    [499, "refused", "Api Failure - 499"],
    [500, "unavailable", "Server Error - 500"],
    [511, "unavailable", "Server Error - 511"],
    [512, "unavailable", "Api Failure - 512"],
  ])("ER-02 a %i is reported in the specified words", async (status, kind, message) => {
    const backend = await serve((_, response) => response.writeHead(status).end("{}"));
    const { call, report } = callerTo({ backend });
    const definition = { ...readThing, service: "leads" };
    const outcome = await call(definition, { id: "1" });
    expect(outcome).toMatchObject({ ok: false, problem: { kind, status, report: message } });
    expect(report).toHaveBeenCalledWith(expect.objectContaining({ report: message }), definition);
  });

  const PLACE = { query: "cedar", country: "IN", language: "en", session: "one" } as const;
  test.each<[ReportLabel, (call: Caller) => Promise<unknown>]>([
    ["Leads Service API Issue", (call) => call(createLead, { name: "Asha Rao", phone: "98450 12345" })],
    ["Launchpad Error", (call) => call(listPincodeMappings, { country: "IN", pincode: "560034" })],
    ["Phone Validation API Failure", (call) => call(validatePhone, { phone: "9845012345", country: "IN" })],
    ["Property Autocomplete API Failure", (call) => call(suggestPlaces, PLACE)],
    ["Property Select API Failure", (call) => call(getPlace, PLACE)],
  ])("ER-03 reports a failure of the call under the label %s", async (reportLabel, ask) => {
    const failing = await serve((_, response) => response.writeHead(500).end());
    const report = vi.fn();
    const call = createCaller({
      addresses: { launchpad: failing, "web-backend": failing },
      // Leads are always accepted by our own service.
      embedded: () => new Response(null, { status: 500 }),
      report,
      retryDelaysMs: [0, 0],
    });
    await ask(call);
    expect(report).toHaveBeenCalledWith(
      expect.objectContaining({ status: 500 }),
      expect.objectContaining({ reportLabel }),
    );
  });

  test("the input of a call is validated before anything is sent", async () => {
    const { call } = callerTo({ backend: "http://127.0.0.1:9" });
    const wrong: CallInput<typeof readThing> = JSON.parse('{"id":7}');
    await expect(call(readThing, wrong)).rejects.toBeInstanceOf(z.ZodError);
  });
});

describe("when there is no response", () => {
  function failingFirst(failures: number, fail: RequestListener) {
    let requests = 0;
    const listener: RequestListener = (request, response) => {
      requests += 1;
      if (requests <= failures) fail(request, response);
      else response.end('{"id":"1"}');
    };
    return { listener, requests: () => requests };
  }

  test.each([502, 503, 504])("a safe call is retried after a %i", async (status) => {
    const { listener, requests } = failingFirst(2, (_, response) => response.writeHead(status).end());
    const { call, report } = callerTo({ backend: await serve(listener) });
    expect(await call(readThing, { id: "1" })).toEqual({ ok: true, value: { id: "1" } });
    expect(requests()).toBe(3);
    expect(report).not.toHaveBeenCalled();
  });

  test("a safe call is abandoned after three attempts, and reported once", async () => {
    const { listener, requests } = failingFirst(9, (_, response) => response.writeHead(503).end());
    const { call, report } = callerTo({ backend: await serve(listener) });
    expect(await call(readThing, { id: "1" })).toMatchObject({ ok: false, problem: { status: 503 } });
    expect(requests()).toBe(3);
    expect(report).toHaveBeenCalledOnce();
  });

  test.each([400, 404, 500])("a %i is a final response: the call is not retried", async (status) => {
    const { listener, requests } = failingFirst(9, (_, response) => response.writeHead(status).end());
    await callerTo({ backend: await serve(listener) }).call(readThing, { id: "1" });
    expect(requests()).toBe(1);
  });

  test("a call that changes data is never retried, unless it is marked as safe", async () => {
    const first = failingFirst(9, (_, response) => response.writeHead(503).end());
    await callerTo({ backend: await serve(first.listener) }).call(writeThing, { id: "1" });
    expect(first.requests()).toBe(1);
    const second = failingFirst(1, (_, response) => response.writeHead(503).end());
    const safe = { ...writeThing, safe: true };
    const outcome = await callerTo({ backend: await serve(second.listener) }).call(safe, { id: "1" });
    expect(outcome.ok).toBe(true);
  });

  test("a broken connection is a 504 that is retried", async () => {
    const { listener, requests } = failingFirst(1, (request) => request.socket.destroy());
    const outcome = await callerTo({ backend: await serve(listener) }).call(readThing, { id: "1" });
    expect(outcome.ok).toBe(true);
    expect(requests()).toBe(2);
    const halfway = await serve((request, response) => {
      response.write('{"id":', () => request.socket.destroy());
    });
    const cut = await callerTo({ backend: halfway }).call(writeThing, { id: "1" });
    expect(cut).toMatchObject({ ok: false, problem: { kind: "unavailable", status: 504 } });
    const nowhere = await callerTo({ backend: "http://127.0.0.1:9" }).call(writeThing, { id: "1" });
    expect(nowhere).toMatchObject({ ok: false, problem: { kind: "unavailable", status: 504 } });
  });

  test("a silent server is abandoned after the timeout", async () => {
    const outcome = await callerTo({ backend: await serve(() => {}) }).call(writeThing, { id: "1" });
    expect(outcome).toMatchObject({ ok: false, problem: { status: 504, report: "Server Error - 504" } });
  });

  test("a server that starts a response and never ends it is abandoned after the timeout", async () => {
    const backend = await serve((_, response) => response.write('{"id":'));
    const outcome = await callerTo({ backend }).call(writeThing, { id: "1" });
    expect(outcome).toMatchObject({ ok: false, problem: { status: 504 } });
  });
});

function asFetch(answer: (request: Request) => Promise<Response>): typeof globalThis.fetch {
  return (input) => answer(new Request(input));
}
