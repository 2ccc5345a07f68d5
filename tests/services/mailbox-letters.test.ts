import { expect, test } from "vitest";
import { bookVisit } from "../../src/contracts/calls/leads/contact-pact-calls.ts";
import { requestRefillLink } from "../../src/contracts/calls/leads/lead-details.ts";
import type { Database } from "../../src/platform/database/database.ts";
import { claimLetter } from "../../src/services/mail/mailbox-letters.ts";
import { eachEngine } from "../stores/each-engine.ts";
import { mailServer } from "../support/mail-server.ts";
import { callerOf, sendLead } from "./contact-leads.ts";
import { newBackends } from "./fixture-backends.ts";
import { runJobs } from "./run-jobs.ts";

const server = mailServer();
const { received } = server;
const DAY_MS = 24 * 3600_000;

eachEngine("letters to one mailbox", ({ newDatabase }) => {
  const open = async (database: Database) => {
    const mail = { url: server.url(), from: "Livspace <hello@example.com>" };
    const leadLimits = { perAddress: 1000, perPhone: 1000 };
    const backends = await newBackends({ database, mail, leadLimits, publicUrl: "https://www.example.com" });
    return { call: callerOf(backends), work: () => runJobs(database, backends) };
  };

  test("many leads for one mailbox, in any spelling, cause one e-mail, also after a restart", async () => {
    const database = await newDatabase();
    const before = await open(database);
    const spellings = ["asha@example.com", "ASHA@example.com", "asha+1@example.com", "asha+2@Example.com"];
    for (const email of spellings) await sendLead(before.call, { email });
    await before.work();
    const after = await open(database);
    for (const email of spellings) await sendLead(after.call, { email });
    await after.work();
    expect(received).toHaveLength(1);
    await sendLead(after.call, { email: "somebody.else@example.com" });
    await after.work();
    expect(received).toHaveLength(2);
  });

  test("an e-mail dated ahead by a wrong clock does not block later ones", async () => {
    const { db } = await newDatabase();
    const letter = { email: "asha@example.com", kind: "confirmation", claimant: "one" } as const;
    expect(await claimLetter(db, letter, new Date(Date.now() + 30 * DAY_MS))).toBe(true);
    expect(await claimLetter(db, { ...letter, claimant: "two" })).toBe(true);
    expect(await claimLetter(db, { ...letter, claimant: "three" })).toBe(false);
  });

  test("only one of several concurrent processes may send, and that one may retry", async () => {
    const { db } = await newDatabase();
    const letter = { email: "asha@example.com", kind: "confirmation" } as const;
    const claimants = ["one", "two", "three", "four"];
    const claim = (claimant: string, now?: Date) => claimLetter(db, { ...letter, claimant }, now);
    const claimed = await Promise.all(claimants.map((claimant) => claim(claimant)));
    expect(claimed.filter(Boolean)).toHaveLength(1);
    const winner = claimants[claimed.indexOf(true)] ?? "";
    expect(await claim(winner)).toBe(true);
    expect(await claim("five", new Date(Date.now() + DAY_MS - 60_000))).toBe(false);
    expect(await claim("five", new Date(Date.now() + DAY_MS + 60_000))).toBe(true);
  });

  test("an e-mail that the server refused is sent by the next attempt", async () => {
    const database = await newDatabase();
    const { call, work } = await open(database);
    await sendLead(call, { email: "asha@example.com" });
    server.refuses = { code: 451, text: "Later" };
    await work();
    expect(received).toEqual([]);
    server.refuses = undefined;
    await work();
    expect(received).toHaveLength(1);
  });

  test("a visit is confirmed in addition, also when it is moved, up to a limit", async () => {
    const { call, work } = await open(await newDatabase());
    const { token } = await sendLead(call, { email: "asha@example.com" });
    for (let day = 1; day <= 6; day += 1) {
      const at = new Date(Date.now() + day * DAY_MS).toISOString().replace(/\.\d+Z$/, "+00:00");
      await call(bookVisit, { token, ecName: "Hebbal, Bengaluru", at });
    }
    await work();
    expect(received).toHaveLength(1 + 3);
  });

  test("requests for links cannot flood a mailbox", async () => {
    const { call, work } = await open(await newDatabase());
    for (let count = 1; count <= 6; count += 1) {
      await sendLead(call, { email: "asha@example.com" });
      await call(requestRefillLink, { contact: "asha@example.com", countryCode: "IN" });
    }
    await work();
    expect(received).toHaveLength(1 + 3);
  });
});
