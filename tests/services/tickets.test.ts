import { describe, expect, test } from "vitest";
import { createTicket, listOngoingTickets } from "../../src/contracts/calls/graphql/tickets-calls.ts";
import { raiseTicket } from "../../src/contracts/calls/leads/raise-ticket.ts";
import { createCaller } from "../../src/contracts/create-caller.ts";
import type { EmbeddedBackends } from "../../src/services/embedded-backends.ts";
import { eachEngine } from "../stores/each-engine.ts";
import { newBackends } from "./fixture-backends.ts";
import { leaveLead, linkTo, SECRET } from "./lead-of.ts";

const ISSUE = { ticketType: "ongoing project issue", description: "The left shutter rubs." } as const;
const FIFTEEN_DAYS = 15 * 24 * 60 * 60_000;

function callerOf({ app }: Pick<EmbeddedBackends, "app">) {
  return createCaller({ addresses: {}, embedded: (request) => app.fetch(request) });
}

eachEngine("tickets", ({ newDatabase }) => {
  async function open() {
    const database = await newDatabase();
    const backends = await newBackends({ database, secretKey: SECRET });
    const q = linkTo(await leaveLead(backends, { email: "asha@example.com" }));
    return { database, backends, call: callerOf(backends), q };
  }

  test("TK-01 TK-02 TK-04 raise-ticket returns a ticket with its fields and the default tags", async () => {
    const { database, call, q } = await open();
    const outcome = await call(raiseTicket, { ticketData: { q, ...ISSUE } });
    expect(outcome).toMatchObject({
      ok: true,
      value: {
        id: expect.stringMatching(/^T-[2-9B-Z]{6}$/),
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
        subject: "Ongoing project issue",
        status: "open",
        description: ISSUE.description,
      },
    });
    const [row] = await database.db.selectFrom("tickets").selectAll().execute();
    expect(JSON.parse(row?.tags ?? "")).toEqual(["website", "refill"]);
  });

  test("TK-04 the same text on the same day is the same ticket, through either call", async () => {
    const { call, q } = await open();
    const first = await call(raiseTicket, { ticketData: { q, ...ISSUE } });
    const again = await call(raiseTicket, { ticketData: { q, ...ISSUE, tags: ["phone"] } });
    const byGraphql = await call(createTicket, { q, ...ISSUE });
    expect([again, byGraphql]).toEqual([first, first]);
    const other = await call(raiseTicket, { ticketData: { q, ...ISSUE, ticketType: "other issue" } });
    expect(other).not.toEqual(first);
  });

  test("TK-05 TK-07 the list of open tickets contains only a customer's own, newest first", async () => {
    const { backends, call, q } = await open();
    await call(createTicket, { q, ...ISSUE });
    await call(createTicket, { q, ticketType: "book new project", description: "A second flat." });
    const stranger = linkTo(await leaveLead(backends, { phone: "98450 99999" }));
    await call(createTicket, { q: stranger, ticketType: "other issue", description: "Mine." });
    const descriptionsOf = async (whose: string) => {
      const outcome = await call(listOngoingTickets, { q: whose });
      return outcome.ok && outcome.value.tickets.map(({ description }) => description);
    };
    expect(await descriptionsOf(q)).toHaveLength(2);
    expect(await descriptionsOf(q)).toEqual(
      expect.arrayContaining(["A second flat.", "The left shutter rubs."]),
    );
    expect(await descriptionsOf(stranger)).toEqual(["Mine."]);
  });

  test("TK-07 the same number and e-mail address are the same customer; the number alone is not enough", async () => {
    const { backends, call, q } = await open();
    await call(createTicket, { q, ...ISSUE });
    const ticketsOf = async (fields: Record<string, string>) => {
      const outcome = await call(listOngoingTickets, { q: linkTo(await leaveLead(backends, fields)) });
      return outcome.ok && outcome.value.tickets.length;
    };
    expect(await ticketsOf({ email: "Asha@Example.com", scope: "kitchen" })).toBe(1);
    expect(await ticketsOf({ email: "eve@evil.example" })).toBe(0);
    expect(await ticketsOf({ scope: "kitchen" })).toBe(0);
  });
});

describe("TK-07 without a valid link", () => {
  async function statuses(q: string | undefined, backends: EmbeddedBackends) {
    const call = callerOf(backends);
    const outcomes = [
      await call(raiseTicket, { ticketData: { q, ...ISSUE } }),
      await call(createTicket, { q, ...ISSUE }),
      await call(listOngoingTickets, { q }),
    ];
    return outcomes.map((outcome) => !outcome.ok && outcome.problem.status);
  }

  test("no ticket can be read or written", async () => {
    const backends = await newBackends({ secretKey: SECRET });
    const leadId = await leaveLead(backends);
    const old = linkTo(leadId, new Date(Date.now() - FIFTEEN_DAYS));
    for (const q of [undefined, "made-up.token", `${linkTo(leadId)}x`, old, linkTo("no-such-lead")])
      expect([q, await statuses(q, backends)]).toEqual([q, [401, 401, 401]]);
  });

  test("K49 the mutation of the specification answers with an error, not with an internal failure", async () => {
    const { app } = await newBackends();
    const response = await app.request("/api/graphql", {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({
        query: createTicket.document,
        operationName: "createTicket",
        variables: { ticketType: "other issue", description: "…", tags: ["website", "refill"] },
      }),
    });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      data: { createTicket: null },
      errors: [{ extensions: { code: "UNAUTHENTICATED" } }],
    });
  });

  test("TK-05 a mutation by GET is refused", async () => {
    const { app } = await newBackends();
    const query = encodeURIComponent('mutation { createTicket(ticketType: "a", description: "b") { id } }');
    expect((await app.request(`/api/graphql?query=${query}`)).status).toBe(405);
  });
});

describe("TK-04 an invalid ticket", () => {
  const HOSTILE = {
    "no JSON": "{",
    "a list": "[]",
    "an unknown type": JSON.stringify({ ...ISSUE, ticketType: "complaint" }),
    "no words": JSON.stringify({ ...ISSUE, description: " " }),
    "too many words": JSON.stringify({ ...ISSUE, description: "x".repeat(2001) }),
    "a character that no text has": JSON.stringify({ ...ISSUE, description: "a\u0000b" }),
    "too many tags": JSON.stringify({ ...ISSUE, tags: Array(11).fill("a") }),
  };

  test("is refused", async () => {
    const { app } = await newBackends();
    const statusOf = async (query: string) =>
      (await app.request(`/bumblebee/v1/api/raise-ticket${query}`)).status;
    expect(await statusOf("")).toBe(400);
    for (const [what, ticketData] of Object.entries(HOSTILE))
      expect([what, await statusOf(`?${new URLSearchParams({ ticketData })}`)]).toEqual([what, 400]);
  });

  test("a customer who raises very many tickets is rate limited", async () => {
    const backends = await newBackends({ secretKey: SECRET });
    const q = linkTo(await leaveLead(backends));
    const call = callerOf(backends);
    const raise = (turn: number) =>
      call(raiseTicket, { ticketData: { q, ticketType: "other issue", description: `Number ${turn}` } });
    for (let turn = 0; turn < 20; turn += 1) expect((await raise(turn)).ok).toBe(true);
    expect(await raise(21)).toMatchObject({ ok: false, problem: { status: 429 } });
  });
});
