import { expect, test } from "vitest";
import { addMyTicketFile } from "../../src/contracts/calls/customer/my-ticket-files-calls.ts";
import { listMyTickets, writeToMyTicket } from "../../src/contracts/calls/customer/my-tickets-calls.ts";
import { raiseTicket } from "../../src/contracts/calls/leads/raise-ticket.ts";
import { getStaffTicket, getTicketFile } from "../../src/contracts/staff/calls/ticket-calls.ts";
import type { Database } from "../../src/platform/database/database.ts";
import { openSecrets } from "../../src/platform/secrets.ts";
import { createSigner } from "../../src/platform/signing.ts";
import { ticketsData } from "../../src/services/customers/personal-data.ts";
import { removeOldDrafts } from "../../src/services/tickets/ticket-files.ts";
import { answerOf, newHouse } from "../services/customer-of.ts";
import { eachEngine } from "../stores/each-engine.ts";
import { staffMember } from "../support/staff.ts";

const ISSUE = { ticketType: "other issue", description: "The left shutter rubs.", region: "in" } as const;
const SUPPORT = [{ role: "support", countries: "all" }] as const;

eachEngine("files of customers", ({ newDatabase }) => {
  async function open() {
    const database = await newDatabase();
    const house = await newHouse(database);
    const asha = await house.logIn("asha@example.com");
    const add = (name: string, by = asha) => {
      const file = new Uint8Array(Buffer.from(`%PDF-1.7 ${name}`));
      return house.call(addMyTicketFile, { ...by, name, key: "one-choice", file });
    };
    const raise = (files: readonly string[], by = asha) =>
      house.call(raiseTicket, { ...by, ticketData: { ...ISSUE, files: [...files] } });
    return { database, house, asha, add, raise };
  }

  test("a file is stored once, sent with a ticket or a message, and seen by the customer and the staff only", async () => {
    const { database, house, asha, add, raise } = await open();
    const [plan, again] = await Promise.all([add("plan.pdf"), add("plan.pdf")].map(answerOf));
    expect(again).toEqual(plan);
    const files = [plan?.id ?? ""];
    const eve = await house.logIn("eve@example.com");
    const refusal = { ok: false, problem: { status: 400 } };
    expect(await raise(files, eve)).toMatchObject(refusal);
    expect(await raise(["unknown"])).toMatchObject(refusal);

    const raised = await Promise.all([raise(files), raise(files)].map(answerOf));
    const id = raised[0]?.id ?? "";
    const bill = await answerOf(add("bill.pdf"));
    const message = { ...asha, id, text: "And the bill.", files: [bill.id] };
    for (const _ of ["sent", "sent again"]) await answerOf(house.call(writeToMyTicket, message));
    const { tickets } = await answerOf(house.call(listMyTickets, asha));
    expect(tickets).toMatchObject([
      { id, files: [{ name: "plan.pdf" }], messages: [{ files: [{ name: "bill.pdf" }] }] },
    ]);

    const meera = await staffMember(house.backends, database, SUPPORT, "Meera");
    const ticket = (await meera.ask(getStaffTicket, { id })).value;
    expect(ticket.messages.map((one) => one.files.map(({ name }) => name))).toEqual([
      ["plan.pdf"],
      ["bill.pdf"],
    ]);
    const waiting = await answerOf(add("not-sent.pdf"));
    expect((await meera.ask(getTicketFile, { id, file: waiting.id })).status).toBe(404);
  });

  test("files are erased with their owner, and those that are not sent after a day", async () => {
    const { database, asha, house, add, raise } = await open();
    const sent = await answerOf(add("plan.pdf"));
    await answerOf(raise([sent.id]));
    await answerOf(add("not-sent.pdf"));
    const { signal } = new AbortController();
    await removeOldDrafts(database.db, signal);
    expect(await namesIn(database)).toEqual(["not-sent.pdf", "plan.pdf"]);
    await removeOldDrafts(database.db, signal, new Date(Date.now() + 2 * 864e5));
    expect(await namesIn(database)).toEqual(["plan.pdf"]);
    await answerOf(add("not-sent-either.pdf"));
    const customerId = (await database.db.selectFrom("accounts").select("id").executeTakeFirstOrThrow()).id;
    const signer = createSigner(await openSecrets(database.db, {}));
    await ticketsData({ database, signer }).erase(customerId);
    expect(await namesIn(database)).toEqual([]);
    expect(await answerOf(house.call(listMyTickets, asha))).toEqual({ tickets: [] });
  });

  test("a customer cannot fill the disk with files that are never sent", async () => {
    const { add } = await open();
    const statuses = [];
    for (let count = 0; count < 22; count += 1) {
      const outcome = await add(`${count}.pdf`);
      statuses.push(outcome.ok ? 200 : outcome.problem.status);
    }
    expect(statuses.slice(-3)).toEqual([200, 429, 429]);
  });

  test("a file of a client without a customer is refused", async () => {
    const { add } = await open();
    expect(
      await add("plan.pdf", { authorization: "Bearer of-no-customer", readPassword: async () => "" }),
    ).toMatchObject({
      problem: { status: 401 },
    });
  });
});

async function namesIn({ db }: Database): Promise<string[]> {
  return (await db.selectFrom("uploads").select("name").execute()).map(({ name }) => name).sort();
}
