import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { listAddresses, MAX_ADDRESSES, saveAddress } from "../../src/contracts/calls/customer/addresses.ts";
import { answerBoard, changeBoards, getBoardVote } from "../../src/contracts/calls/customer/boards.ts";
import { listMyTickets, writeToMyTicket } from "../../src/contracts/calls/customer/my-tickets-calls.ts";
import { saveWishlist } from "../../src/contracts/calls/customer/wishlist.ts";
import { raiseTicket } from "../../src/contracts/calls/leads/raise-ticket.ts";
import { MAX_BOARDS, MAX_ON_BOARD, MAX_VOTERS } from "../../src/contracts/wishlist/wishlist-constants.ts";
import { eachEngine, type TestEngine } from "../stores/each-engine.ts";
import { ADDRESS, LIKED } from "../support/customer-data.ts";
import { answerOf, newHouse } from "./customer-of.ts";

const MAX_TICKETS_A_DAY = 20;
const MAX_MESSAGES_A_DAY = 30;

/** Two processes on one database if the engine allows it, and a customer who is logged in at both. */
async function twoProcesses({ engine, newMigratedOptions, open }: TestEngine) {
  const databaseOptions = await newMigratedOptions();
  const database = await open(databaseOptions);
  const first = await newHouse(database);
  const second = engine === "postgres" ? await newHouse(await open(databaseOptions)) : first;
  const { authorization } = await first.logIn("asha@example.com");
  return { database, callOf: (index: number) => (index % 2 === 0 ? first : second).call, authorization };
}

/** Sends many requests concurrently, and counts the responses by status. */
async function countAtOnce(
  times: number,
  send: (index: number) => Promise<{ ok: true } | { ok: false; problem: { status?: number | undefined } }>,
): Promise<Record<string, number>> {
  const outcomes = await Promise.all(Array.from({ length: times }, (_, index) => send(index)));
  const statuses = outcomes.map((outcome) => (outcome.ok ? "ok" : String(outcome.problem.status)));
  return Object.fromEntries(
    [...Map.groupBy(statuses, (status) => status)].map(([status, all]) => [status, all.length]),
  );
}

eachEngine("concurrent writes of one customer", (engine) => {
  test("address saves do not fail, and no more addresses are stored than allowed", async () => {
    const { callOf, authorization } = await twoProcesses(engine);
    const counts = await countAtOnce(30, (index) =>
      callOf(index)(saveAddress, { authorization, ...ADDRESS, isDefault: true }),
    );
    expect(counts).toEqual({ ok: MAX_ADDRESSES, 409: 30 - MAX_ADDRESSES });
    const { addresses } = await answerOf(callOf(0)(listAddresses, { authorization }));
    expect(addresses).toHaveLength(MAX_ADDRESSES);
    expect(addresses.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });

  test("no more tickets and messages are stored than the daily limit", async () => {
    const { callOf, authorization } = await twoProcesses(engine);
    const tickets = await countAtOnce(30, (index) =>
      callOf(index)(raiseTicket, {
        authorization,
        ticketData: { ticketType: "other issue", description: `Shutter ${index} rubs.` },
      }),
    );
    expect(tickets).toEqual({ ok: MAX_TICKETS_A_DAY, 429: 30 - MAX_TICKETS_A_DAY });
    const { tickets: raised } = await answerOf(callOf(0)(listMyTickets, { authorization }));
    const id = raised[0]?.id ?? "";
    const messages = await countAtOnce(45, (index) =>
      callOf(index)(writeToMyTicket, { authorization, id, text: `Message ${index}` }),
    );
    expect(messages).toEqual({ ok: MAX_MESSAGES_A_DAY, 429: 45 - MAX_MESSAGES_A_DAY });
  });

  test("no more boards, board items and votes are stored than allowed", async () => {
    const { database, callOf, authorization } = await twoProcesses(engine);
    const country_code = "IN";
    const boards = await countAtOnce(30, (index) =>
      callOf(index)(changeBoards, {
        authorization,
        country_code,
        change: { do: "make", name: `${index}` },
      }),
    );
    expect(boards).toEqual({ ok: MAX_BOARDS, 409: 30 - MAX_BOARDS });
    const { id: boardId } = await database.db.selectFrom("boards").select("id").executeTakeFirstOrThrow();
    const things = await countAtOnce(MAX_ON_BOARD + 10, (index) => {
      const item = { ...LIKED, slug: `kitchen-${index}`, meta: {} };
      return callOf(index)(changeBoards, {
        authorization,
        country_code,
        change: { do: "add", boardId, item },
      });
    });
    expect(things).toEqual({ ok: MAX_ON_BOARD, 409: 10 });
    const shared = await answerOf(
      callOf(0)(changeBoards, { authorization, country_code, change: { do: "share", boardId } }),
    );
    const key = shared.boards.find(({ id }) => id === boardId)?.key ?? "";
    const votes = await countAtOnce(MAX_VOTERS + 10, (index) => {
      const voter = [0, 1].map(() => randomBytes(12).toString("base64url")).join(".");
      return callOf(index)(answerBoard, { key, voter, marks: {} });
    });
    expect(votes).toEqual({ ok: MAX_VOTERS, 409: 10 });
    expect((await answerOf(callOf(0)(getBoardVote, { key }))).voters).toBe(MAX_VOTERS);
    const saved = await countAtOnce(20, (index) =>
      callOf(index)(saveWishlist, {
        authorization,
        user_type: "logged_in",
        type: "add",
        content_id: { ...LIKED, slug: `look-${index % 3}`, meta: {} },
      }),
    );
    expect(saved).toEqual({ ok: 20 });
  });
});
