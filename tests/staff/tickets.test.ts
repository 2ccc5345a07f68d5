import { expect, test } from "vitest";
import {
  changeMyTicket,
  listMyTickets,
  type MyTicket,
  writeToMyTicket,
} from "../../src/contracts/calls/customer/my-tickets-calls.ts";
import { raiseTicket } from "../../src/contracts/calls/leads/raise-ticket.ts";
import { listAuditLines } from "../../src/contracts/staff/calls/member-calls.ts";
import {
  addTicketNote,
  answerStaffTicket,
  changeSavedReply,
  changeStaffTicket,
  createSavedReply,
  getStaffTicket,
  listSavedReplies,
  listStaffTickets,
  removeSavedReply,
} from "../../src/contracts/staff/calls/ticket-calls.ts";
import type { Database } from "../../src/platform/database/database.ts";
import { openSecrets } from "../../src/platform/secrets.ts";
import { createSigner } from "../../src/platform/signing.ts";
import { ticketsData } from "../../src/services/customers/personal-data.ts";
import { removeTickets } from "../../src/services/leads/erase-person.ts";
import { answerTicket } from "../../src/services/tickets/answer-ticket.ts";
import { answerOf, newHouse } from "../services/customer-of.ts";
import { runJobs } from "../services/run-jobs.ts";
import { eachEngine } from "../stores/each-engine.ts";
import { mailServer } from "../support/mail-server.ts";
import { staffMember } from "../support/staff.ts";

const ISSUE = { ticketType: "ongoing project issue", description: "The left shutter rubs." } as const;
const SUPPORT = [{ role: "support", countries: "all" }] as const;
const KEY = "one-press-of-a-button";
const server = mailServer();

eachEngine("tickets in the staff application", ({ newDatabase }) => {
  async function open(options: Parameters<typeof newHouse>[1] = {}) {
    const database = await newDatabase();
    const house = await newHouse(database, options);
    const asha = await house.logIn("asha@example.com");
    const raise = async (region: "in" | "sg" | "sa-ar", description: string = ISSUE.description) => {
      const ticketData = { ...ISSUE, description, region };
      return (await answerOf(house.call(raiseTicket, { ...asha, ticketData }))).id ?? "";
    };
    const member = (name: string, grants: Parameters<typeof staffMember>[2] = SUPPORT) =>
      staffMember(house.backends, database, grants, name);
    return { database, house, asha, raise, member };
  }

  test("the queue is filtered, paged, and limited to the member's countries", async () => {
    const { database, raise, member } = await open();
    const indian = await raise("in", "The left shutter rubs.");
    const singaporean = await raise("sg", "The tap drips.");
    const saudi = await raise("sa-ar", "The lamp flickers.");
    const times = { [indian]: "2026-01-01", [singaporean]: "2026-01-02", [saudi]: "2026-01-03" };
    for (const [id, day] of Object.entries(times)) await waitSince(database, id, `${day}T08:00:00.000Z`);
    const meera = await member("Meera");
    const found = async (input: Parameters<typeof meera.ask<typeof listStaffTickets>>[1], by = meera) =>
      (await by.ask(listStaffTickets, input)).value.tickets.map(({ id }) => id);

    expect(await found({})).toEqual([saudi, singaporean, indian]);
    expect(await found({ country: "SG" })).toEqual([singaporean]);
    expect(await found({ search: indian.replace("-", " ").toLowerCase() })).toEqual([indian]);
    expect(await found({ type: "other issue" })).toEqual([]);
    expect(await found({ late: "1" })).toEqual([]);
    await database.db
      .updateTable("ticket_work")
      .set({ due_at: "2020-01-01T00:00:00.000Z" })
      .where("id", "=", indian)
      .execute();
    expect(await found({ late: "1", state: "open" })).toEqual([indian]);
    const assign = { id: saudi, version: 1, assigneeId: meera.id };
    expect((await meera.ask(changeStaffTicket, assign)).value.assigneeId).toBe(meera.id);
    expect(await found({ assignee: meera.id })).toEqual([saudi]);
    expect(await found({ assignee: "nobody" })).toEqual([singaporean, indian]);

    const first = (await meera.ask(listStaffTickets, { size: 2 })).value;
    expect(first).toMatchObject({ tickets: [{ id: saudi }, { id: singaporean }], total: 3 });
    expect(await found({ size: 2, after: first.next ?? "" })).toEqual([indian]);

    const riyadh = await member("Riyadh", [{ role: "support", countries: ["SA"] }]);
    expect(await found({}, riyadh)).toEqual([saudi]);
    expect((await riyadh.ask(getStaffTicket, { id: indian })).status).toBe(404);
    const answer = { id: indian, version: 1, text: "Hello.", key: KEY };
    expect((await riyadh.ask(answerStaffTicket, answer)).status).toBe(404);
    const viewer = await member("Viewer", [{ role: "viewer", countries: "all" }]);
    expect((await viewer.ask(answerStaffTicket, answer)).status).toBe(403);
    const toViewer = { id: indian, version: 1, assigneeId: viewer.id };
    expect(await meera.ask(changeStaffTicket, toViewer)).toMatchObject({ status: 400, reason: "assignee" });
  });

  test("an answer that is sent twice arrives once, by letter and in the account, and notes never do", async () => {
    const mail = { url: server.url(), from: "Atrium <hello@example.com>" };
    const { database, house, asha, raise } = await open();
    const id = await raise("sa-ar");
    const { backends } = await newHouse(database, { mail });
    const meera = await staffMember(backends, database, SUPPORT, "Meera");
    expect((await meera.ask(listStaffTickets, {})).value.tickets).toMatchObject([{ id, isRead: false }]);
    const { value: ticket } = await meera.ask(getStaffTicket, { id });
    expect(ticket).toMatchObject({
      ...{ language: "ar", state: "open", version: 1, isRead: true, readers: [{ memberId: meera.id }] },
      messages: [{ from: "customer", text: ISSUE.description }],
    });
    const note = { id, text: "Call the carpenter first.", key: KEY };
    await Promise.all([meera.ask(addTicketNote, note), meera.ask(addTicketNote, note)]);

    const answer = { id, version: 1, text: "We come on Monday.", key: KEY };
    const answers = await Promise.all([
      meera.ask(answerStaffTicket, answer),
      meera.ask(answerStaffTicket, answer),
    ]);
    for (const { status, value } of answers)
      expect([status, value]).toMatchObject([
        200,
        { state: "answered", dueAt: null, assigneeId: meera.id, messages: [{}, { from: "staff" }] },
      ]);
    expect(answers[0]?.value.notes).toMatchObject([
      { memberId: meera.id, text: "Call the carpenter first." },
    ]);
    await runJobs(database, backends);
    expect(server.received.map(({ to }) => to)).toEqual([["asha@example.com"]]);
    const { tickets } = await answerOf(house.call(listMyTickets, asha));
    expect(tickets[0]?.messages).toMatchObject([{ name: "Meera", text: "We come on Monday." }]);
    expect(JSON.stringify(tickets)).not.toContain("carpenter");

    const admin = await staffMember(backends, database, [{ role: "admin", countries: "all" }], "Admin");
    const { lines } = (await admin.ask(listAuditLines, { recordId: id })).value;
    expect(lines.map(({ action }) => action)).toEqual([
      "answerStaffTicket",
      "addTicketNote",
      "getStaffTicket",
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/Monday|carpenter|shutter|asha@/);
  });

  test("the second of two members is refused, and the customer's new message opens the ticket again", async () => {
    const { database, house, asha, raise, member } = await open();
    const id = await raise("in");
    const [meera, ravi] = [await member("Meera"), await member("Ravi")];
    const ask = (by: typeof meera, text: string) =>
      by.ask(answerStaffTicket, { id, version: 1, text, key: `${KEY} ${text}` });
    const both = await Promise.all([ask(meera, "On Monday."), ask(ravi, "On Tuesday.")]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.reason).toBe("changed");

    const version = async () => (await meera.ask(getStaffTicket, { id })).value.version;
    const closed = await meera.ask(changeStaffTicket, { id, version: await version(), state: "closed" });
    expect(closed.value).toMatchObject({ state: "closed", dueAt: null });
    await waitSince(database, id, "2026-01-01T08:00:00.000Z");
    await answerOf(house.call(writeToMyTicket, { ...asha, id, text: "It still rubs." }));
    const { value: ticket } = await meera.ask(getStaffTicket, { id });
    expect(ticket).toMatchObject({ state: "open", begins: "It still rubs." });
    expect(Date.parse(ticket.waitingSince)).toBeGreaterThan(Date.parse("2026-01-02"));
    expect(Date.parse(ticket.dueAt ?? "")).toBeGreaterThan(Date.parse(ticket.waitingSince));
    expect((await ravi.ask(listStaffTickets, {})).value.tickets).toMatchObject([{ id, isRead: false }]);

    // The command and the customer's own buttons change the same queue.
    await answerTicket(database.db, { ticketId: id, text: "Again?", name: null }, { hasMail: false });
    expect((await meera.ask(getStaffTicket, { id })).value).toMatchObject({ state: "answered", dueAt: null });
    await answerOf(house.call(changeMyTicket, { ...asha, id, state: "closed" }));
    expect((await meera.ask(listStaffTickets, { state: "closed" })).value.tickets).toMatchObject([{ id }]);
  });

  test("a file of an answer is the customer's with the answer, and is erased with the ticket", async () => {
    const { database, house, asha, raise, member } = await open();
    const [id, other] = [await raise("in"), await raise("in", "The tap drips.")];
    const meera = await member("Meera");
    const send = async (ticket: string, body: BodyInit) => {
      const query = new URLSearchParams({ name: "quote.pdf", key: KEY });
      const response = await house.backends.app.fetch(
        new Request(`http://atrium.test/api/staff/v1/tickets/${ticket}/files?${query}`, {
          ...{ method: "POST", headers: { authorization: `Bearer ${meera.token}` }, body },
        }),
      );
      return { status: response.status, file: (await response.json()).id as string };
    };
    expect((await send(id, "<script>alert(1)</script>")).status).toBe(415);
    const { file } = await send(id, PDF);
    expect((await send(id, PDF)).file).toBe(file);
    const files = async () => (await answerOf(house.call(listMyTickets, asha))).tickets.flatMap(filesOf);
    expect(await files()).toEqual([]);

    const answer = { version: 1, text: "Here it is.", key: KEY, files: [file] };
    expect(await meera.ask(answerStaffTicket, { id: other, ...answer })).toMatchObject({ reason: "files" });
    // The refused answer was not sent, neither with nor without the file.
    expect((await meera.ask(getStaffTicket, { id: other })).value.messages).toHaveLength(1);
    await meera.ask(answerStaffTicket, { id, ...answer });
    const [shown] = await files();
    expect(shown).toMatchObject({ name: "quote.pdf" });
    const read = await house.backends.app.fetch(new Request(`http://atrium.test${shown?.url}`));
    expect([read.status, await read.text()]).toEqual([200, PDF]);

    await database.db.transaction().execute((transaction) => removeTickets(transaction, [id]));
    expect(await database.db.selectFrom("uploads").select("id").execute()).toEqual([]);
  });

  test("tickets from before the queue are added to it, and an erased customer leaves nothing in it", async () => {
    const { database, asha, raise, member, house } = await open();
    const id = await raise("in");
    await database.db.deleteFrom("ticket_work").execute();
    const meera = await member("Meera");
    expect((await meera.ask(listStaffTickets, {})).value.tickets).toMatchObject([{ id, state: "open" }]);
    await meera.ask(getStaffTicket, { id });
    await meera.ask(addTicketNote, { id, text: "Be careful.", key: KEY });

    const signer = createSigner(await openSecrets(database.db, {}));
    const row = await database.db
      .selectFrom("tickets")
      .select(["id", "account_id"])
      .executeTakeFirstOrThrow();
    await ticketsData({ database, signer }).erase(row.account_id ?? "");
    expect(await answerOf(house.call(listMyTickets, asha))).toEqual({ tickets: [] });
    for (const table of ["ticket_work", "ticket_notes", "ticket_reads"] as const)
      expect(await database.db.selectFrom(table).select("id").execute(), table).toEqual([]);
  });

  test("saved replies are shared, and the second of two changes is refused", async () => {
    const { member } = await open();
    const [meera, ravi] = [await member("Meera"), await member("Ravi")];
    const words = { language: "en", title: "Thank you", text: "Thank you for your message." } as const;
    const created = await meera.ask(createSavedReply, { ...words, key: KEY });
    expect((await meera.ask(createSavedReply, { ...words, key: KEY })).value.id).toBe(created.value.id);
    const { id } = created.value;
    expect((await ravi.ask(listSavedReplies, {})).value.replies).toMatchObject([{ id, ...words }]);
    expect((await ravi.ask(changeSavedReply, { ...words, id, version: 1, title: "Thanks" })).status).toBe(
      200,
    );
    const late = await meera.ask(changeSavedReply, { ...words, id, version: 1, title: "Hello" });
    expect(late).toMatchObject({ status: 409, reason: "changed" });
    await meera.ask(removeSavedReply, { id });
    expect((await ravi.ask(listSavedReplies, {})).value.replies).toEqual([]);
  });
});

const PDF = "%PDF-1.4\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n";

function filesOf({ messages }: MyTicket) {
  return messages.flatMap((message) => message.files);
}

async function waitSince({ db }: Database, id: string, waiting_since: string): Promise<void> {
  await db.updateTable("ticket_work").set({ waiting_since }).where("id", "=", id).execute();
}
