import { expect, test } from "vitest";
import {
  changeMyTicket,
  listMyTickets,
  writeToMyTicket,
} from "../../src/contracts/calls/customer/my-tickets-calls.ts";
import { raiseTicket } from "../../src/contracts/calls/leads/raise-ticket.ts";
import { openSecrets } from "../../src/platform/secrets.ts";
import { createSigner } from "../../src/platform/signing.ts";
import { runTicketsCommand } from "../../src/server/commands/tickets-command.ts";
import { answerTicket } from "../../src/services/tickets/answer-ticket.ts";
import { eachEngine } from "../stores/each-engine.ts";
import { mailServer } from "../support/mail-server.ts";
import { answerOf, newHouse } from "./customer-of.ts";
import { leaveLead, linkTo } from "./lead-of.ts";
import { runJobs } from "./run-jobs.ts";

const ISSUE = { ticketType: "ongoing project issue", description: "The left shutter rubs." } as const;
const server = mailServer();

eachEngine("tickets of customers who are logged in", ({ newDatabase, newMigratedOptions, open }) => {
  test("TK-07 RL-04 a customer raises a ticket, gets an answer, replies, closes and reopens it", async () => {
    const database = await newDatabase();
    const house = await newHouse(database);
    const asha = await house.logIn("asha@example.com");
    const raised = await answerOf(
      house.call(raiseTicket, { ...asha, ticketData: { ...ISSUE, region: "in" } }),
    );
    const id = raised.id ?? "";
    const list = async () => (await answerOf(house.call(listMyTickets, asha))).tickets;
    expect(await list()).toMatchObject([{ id, status: "open", ...ISSUE, messages: [] }]);

    await answerTicket(
      database.db,
      { ticketId: id, text: "We come on Monday.", name: "Meera" },
      { hasMail: false },
    );
    expect(await list()).toMatchObject([
      { status: "answered", messages: [{ from: "staff", name: "Meera", text: "We come on Monday." }] },
    ]);
    const written = { ...asha, id, text: "After ten, please." };
    await answerOf(house.call(writeToMyTicket, written));
    // A form that is sent twice adds one message.
    const again = await answerOf(house.call(writeToMyTicket, written));
    expect(again).toMatchObject({ status: "open", messages: [{}, { from: "customer", name: null }] });
    expect(await answerOf(house.call(changeMyTicket, { ...asha, id, state: "closed" }))).toMatchObject({
      status: "closed",
    });
    expect(await answerOf(house.call(changeMyTicket, { ...asha, id, state: "open" }))).toMatchObject({
      status: "open",
    });
  });

  test("a ticket from before the login belongs to the customer who verifies the number or mailbox of its lead", async () => {
    const database = await newDatabase();
    const house = await newHouse(database);
    const signer = createSigner(await openSecrets(database.db, {}));
    const leadId = await leaveLead(house.backends, { email: "asha@example.com" });
    const q = linkTo(leadId, new Date(), signer);
    const { id } = await answerOf(house.call(raiseTicket, { ticketData: { q, ...ISSUE } }));
    for (const contact of ["+91 98450 12345", "asha@example.com"]) {
      const { tickets } = await answerOf(house.call(listMyTickets, await house.logIn(contact)));
      expect(tickets).toMatchObject([{ id }]);
    }
  });

  test("another customer's ticket answers like one that does not exist", async () => {
    const house = await newHouse(await newDatabase());
    const asha = await house.logIn("asha@example.com");
    const eve = await house.logIn("eve@example.com");
    const { id = "" } = await answerOf(house.call(raiseTicket, { ...asha, ticketData: ISSUE }));
    expect(await answerOf(house.call(listMyTickets, eve))).toEqual({ tickets: [] });
    const tries = (own: string) => [
      house.call(writeToMyTicket, { ...eve, id: own, text: "Mine?" }),
      house.call(changeMyTicket, { ...eve, id: own, state: "closed" }),
    ];
    const [theirs, unknown] = [await Promise.all(tries(id)), await Promise.all(tries("T-222222"))];
    expect(theirs).toEqual(unknown);
    for (const outcome of theirs) expect(outcome).toMatchObject({ ok: false, problem: { status: 404 } });
    expect(await answerOf(house.call(listMyTickets, asha))).toMatchObject({
      tickets: [{ status: "open", messages: [] }],
    });
  });

  test("without a token no tickets are returned", async () => {
    const house = await newHouse(await newDatabase());
    for (const authorization of [undefined, "Bearer of-nobody-at-all"])
      expect(await house.call(listMyTickets, { authorization })).toMatchObject({
        ok: false,
        problem: { status: 401 },
      });
    expect(await house.call(raiseTicket, { ticketData: ISSUE })).toMatchObject({
      ok: false,
      problem: { status: 401 },
    });
  });

  test("an answer is sent to the verified mailbox, in the customer's language", async () => {
    const database = await newDatabase();
    const mail = { url: server.url(), from: "Atrium <hello@example.com>" };
    const quiet = await newHouse(database);
    const asha = await quiet.logIn("asha@example.com");
    const { id = "" } = await answerOf(
      quiet.call(raiseTicket, { ...asha, ticketData: { ...ISSUE, region: "sa-ar" } }),
    );
    const { backends } = await newHouse(database, { mail });
    await answerTicket(
      database.db,
      { ticketId: id, text: "We come on Monday.", name: null },
      { hasMail: true },
    );
    await runJobs(database, backends);
    expect(server.received.map(({ to }) => to)).toEqual([["asha@example.com"]]);
    expect(server.received[0]?.raw).toContain("/sa-ar/profile/tickets");
  });

  test("the command lists, shows, answers and closes tickets beside a running site", async () => {
    const databaseOptions = await newMigratedOptions();
    const database = await open(databaseOptions);
    const house = await newHouse(database);
    const asha = await house.logIn("asha@example.com");
    const { id = "" } = await answerOf(house.call(raiseTicket, { ...asha, ticketData: ISSUE }));
    const run = async (...words: string[]) => {
      const said: string[] = [];
      const environment = {
        DATA_DIR: databaseOptions.dataDirectory,
        DATABASE_URL: databaseOptions.databaseUrl,
      };
      const code = await runTicketsCommand(words, environment, (sentence) => said.push(sentence));
      return { code, said: said.join("\n") };
    };
    expect((await run("list")).said).toContain(id);
    expect(await run("answer", id, "On Monday.", "--name", "Meera")).toMatchObject({ code: 0 });
    expect((await run("show", id)).said).toContain("Meera\nOn Monday.");
    expect((await run("list")).said).toBe("0 tickets.");
    expect(await run("close", id)).toMatchObject({ code: 0 });
    expect(await run("close", "T-NONE")).toMatchObject({ code: 1 });
    expect(await run("answer", id)).toMatchObject({ code: 2 });
    const { tickets } = await answerOf(house.call(listMyTickets, asha));
    expect(tickets).toMatchObject([{ status: "closed", messages: [{ from: "staff", name: "Meera" }] }]);
  });
});
