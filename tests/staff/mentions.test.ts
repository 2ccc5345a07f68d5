import { expect, test } from "vitest";
import { raiseTicket } from "../../src/contracts/calls/leads/raise-ticket.ts";
import { addLeadNote, getStaffLead, listStaffLeads } from "../../src/contracts/staff/calls/lead-calls.ts";
import { listMentions } from "../../src/contracts/staff/calls/mention-calls.ts";
import {
  addTicketNote,
  getStaffTicket,
  listStaffTickets,
} from "../../src/contracts/staff/calls/ticket-calls.ts";
import { removeTickets } from "../../src/services/leads/erase-person.ts";
import { answerOf, newHouse } from "../services/customer-of.ts";
import { leaveLead } from "../services/lead-of.ts";
import { eachEngine } from "../stores/each-engine.ts";
import { staffMember } from "../support/staff.ts";

const ISSUE = { ticketType: "other issue", description: "The left shutter rubs.", region: "in" } as const;
const TEXT = "@Ravi, please call the carpenter.";

eachEngine("mentions in internal notes", ({ newDatabase }) => {
  async function open() {
    const database = await newDatabase();
    const house = await newHouse(database);
    const asha = await house.logIn("asha@example.com");
    const id = (await answerOf(house.call(raiseTicket, { ...asha, ticketData: ISSUE }))).id ?? "";
    const member = (name: string, countries: "all" | readonly ("IN" | "SG")[] = "all") =>
      staffMember(house.backends, database, [{ role: "support", countries }], name);
    const meera = await member("Meera");
    const ravi = await member("Ravi");
    await meera.ask(listStaffTickets, {});
    return { database, house, id, member, meera, ravi };
  }

  test("a mention reaches the member once, and is seen when the record is opened", async () => {
    const { house, id, meera, ravi } = await open();
    const leadId = await leaveLead(house.backends);
    await meera.ask(listStaffLeads, {});
    const note = { text: TEXT, mentions: [ravi.id], key: "one-press-of-a-button" };
    await Promise.all([meera.ask(addTicketNote, { id, ...note }), meera.ask(addTicketNote, { id, ...note })]);
    expect((await meera.ask(addLeadNote, { id: leadId, ...note })).status).toBe(200);
    const found = async () => (await ravi.ask(listMentions, {})).value;
    expect(await found()).toMatchObject({
      mentions: [
        { kind: "lead", recordId: leadId, byId: meera.id, isSeen: false },
        { kind: "ticket", recordId: id, byId: meera.id, isSeen: false },
      ],
      unseen: 2,
    });
    const first = (await ravi.ask(listMentions, { size: 1 })).value;
    const second = (await ravi.ask(listMentions, { size: 1, after: first.next ?? "" })).value;
    expect(second).toMatchObject({ mentions: [{ kind: "ticket" }], next: null });
    await meera.ask(getStaffTicket, { id });
    expect((await found()).unseen).toBe(2);
    await ravi.ask(getStaffTicket, { id });
    expect((await found()).unseen).toBe(1);
    await ravi.ask(getStaffLead, { id: leadId });
    expect(await found()).toMatchObject({ mentions: [{ isSeen: true }, { isSeen: true }], unseen: 0 });
    expect((await meera.ask(listMentions, {})).value).toMatchObject({ mentions: [], unseen: 0 });
  });

  test("a member who may not see the record is not mentioned, and one who loses the right does not see the mention", async () => {
    const { database, id, member, meera, ravi } = await open();
    const singapore = await member("Singapore", ["SG"]);
    const note = (members: string[]) =>
      meera.ask(addTicketNote, { id, text: TEXT, mentions: members, key: "one-press-of-a-button" });
    for (const members of [[singapore.id], [ravi.id, "unknown"]])
      expect(await note(members)).toMatchObject({ status: 400, reason: "mentions" });
    expect((await meera.ask(getStaffTicket, { id })).value.notes).toEqual([]);
    expect((await note([ravi.id])).status).toBe(200);
    const grants = JSON.stringify([{ role: "support", countries: ["SG"] }]);
    await database.db.updateTable("staff_members").set({ grants }).where("id", "=", ravi.id).execute();
    expect((await ravi.ask(listMentions, {})).value).toMatchObject({ mentions: [], unseen: 0 });
  });

  test("a mention is erased with the record", async () => {
    const { database, id, meera, ravi } = await open();
    await meera.ask(addTicketNote, { id, text: TEXT, mentions: [ravi.id], key: "one-press-of-a-button" });
    await database.db.transaction().execute((transaction) => removeTickets(transaction, [id]));
    expect(await database.db.selectFrom("staff_mentions").selectAll().execute()).toEqual([]);
  });
});
