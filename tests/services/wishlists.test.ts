import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import {
  answerBoard,
  changeBoards,
  getBoardVote,
  listBoards,
} from "../../src/contracts/calls/customer/boards.ts";
import { getWishlist, saveWishlist } from "../../src/contracts/calls/customer/wishlist.ts";
import { createCaller } from "../../src/contracts/create-caller.ts";
import { MAX_BOARDS, MAX_VOTERS, MAX_WISHED } from "../../src/contracts/wishlist/wishlist-constants.ts";
import type { BoardChange, Marks } from "../../src/contracts/wishlist/wishlist-shapes.ts";
import type { Database } from "../../src/platform/database/database.ts";
import { createSigner } from "../../src/platform/signing.ts";
import type { IdentifyCaller } from "../../src/services/customers/identify-caller.ts";
import { wishlistData } from "../../src/services/customers/personal-data.ts";
import { rateLimitsOf } from "../../src/services/http/rate-limits.ts";
import { Refusal } from "../../src/services/http/refusal.ts";
import { createVoteApp } from "../../src/services/wishlists/vote-app.ts";
import { createWishlistApp } from "../../src/services/wishlists/wishlist-app.ts";
import { eachEngine } from "../stores/each-engine.ts";

/** The token of a customer is their name. */
const identifyCaller: IdentifyCaller = async (authorization) =>
  authorization ? { sub: authorization.replace("Bearer ", "") } : new Refusal(401, "Nobody.");
const ASHA = "Bearer asha-asha";
const RAVI = "Bearer ravi-ravi";
const IN = { country_code: "IN" };

const thing = (slug: string, price = 100_000) => ({
  country_code: "IN",
  slug,
  content_type: "smart-photo-lite",
  meta: { title: `Kitchen ${slug}`, href: `/in/design-ideas/${slug}`, image: `/api/images/${slug}`, price },
});

const newVoter = () => [0, 1].map(() => randomBytes(12).toString("base64url")).join(".");

/** The two apps as a host mounts them, called through the caller of the pages. */
function callsOf(database: Database) {
  const { db } = database;
  const openLimit = rateLimitsOf({
    database,
    signer: createSigner("the secret of these tests, long enough"),
  });
  const apps = [createWishlistApp(db, identifyCaller), createVoteApp(db, identifyCaller, openLimit)];
  const ask = async (request: Request): Promise<Response> => {
    const url = new URL(request.url);
    const path = url.pathname.replace(/^\/(?:api\/)?bumblebee/, "") + url.search;
    const own = new Request(new URL(path, url), request);
    const [first, second] = apps;
    const answer = await first?.fetch(own.clone());
    return answer && answer.status !== 404 ? answer : ((await second?.fetch(own)) ?? Response.error());
  };
  const call = createCaller({ addresses: {}, embedded: ask });
  const save = (
    authorization: string | undefined,
    type: "add" | "remove" | "check",
    content_id = thing("a"),
  ) => call(saveWishlist, { authorization, user_type: "logged_in", type, content_id });
  const list = async (authorization: string, content_id: object = IN) => {
    const found = await call(getWishlist, { authorization, content_id: JSON.stringify(content_id) });
    return found.ok ? found.value.items.map(({ slug }) => slug) : found.problem.status;
  };
  const change = (authorization: string, made: BoardChange, country_code = "IN") =>
    call(changeBoards, { authorization, country_code, change: made });
  const boardsOf = async (authorization: string) => {
    const found = await call(listBoards, { authorization, ...IN });
    return found.ok ? found.value.boards : [];
  };
  /** Shares a board of three items for voting. */
  const share = async () => {
    await change(ASHA, { do: "make", name: "Kitchen", item: thing("a") });
    const [board] = await boardsOf(ASHA);
    const boardId = board?.id ?? "";
    for (const slug of ["b", "c"]) await change(ASHA, { do: "add", boardId, item: thing(slug) });
    await change(ASHA, { do: "share", boardId });
    const [shared] = await boardsOf(ASHA);
    return { boardId, key: shared?.key ?? "", ids: shared?.items.map(({ id }) => id) ?? [] };
  };
  const vote = (key: string, voter: string, marks: Marks, name?: string) =>
    call(answerBoard, { key, voter, marks, name });
  return { call, ask, save, list, change, boardsOf, share, vote };
}

eachEngine("wishlists", ({ newDatabase }) => {
  test("WL-01 WL-02 an added item is listed once, newest first, until it is removed", async () => {
    const { save, list } = callsOf(await newDatabase());
    expect(await save(ASHA, "check")).toEqual({ ok: true, value: { liked: false } });
    expect(await save(ASHA, "add")).toEqual({ ok: true, value: { liked: true } });
    await save(ASHA, "add", thing("b"));
    await save(ASHA, "add", thing("a", 90_000));
    expect(await list(ASHA)).toEqual(["b", "a"]);
    expect(await list(ASHA, { ...IN, slug: "a", content_type: "smart-photo-lite" })).toEqual(["a"]);
    expect(await list(ASHA, { country_code: "SG" })).toEqual([]);
    expect(await save(ASHA, "remove")).toEqual({ ok: true, value: { liked: false } });
    await save(ASHA, "remove");
    expect(await list(ASHA)).toEqual(["b"]);
  });

  test("WL-02 a list is returned neither to another customer nor to a guest", async () => {
    const { save, list, ask } = callsOf(await newDatabase());
    await save(ASHA, "add");
    expect(await list(RAVI)).toEqual([]);
    await save(RAVI, "remove");
    expect(await list(ASHA)).toEqual(["a"]);
    expect(await save(undefined, "add")).toMatchObject({ ok: false, problem: { status: 401 } });
    const guest = await ask(new Request("http://x/v1/api/wishlist/looks?user_type=guest&type=check"));
    expect(guest.status).toBe(401);
  });

  test("WL-01 an invalid wishlist request is refused with the field name", async () => {
    const { ask } = callsOf(await newDatabase());
    const body = { user_type: "logged_in", type: "add", content_id: thing("a") };
    const wrong = [
      { ...body, user_type: "admin" },
      { ...body, type: "toggle" },
      { ...body, content_id: { ...thing("a"), slug: "" } },
      { ...body, content_id: { ...thing("a"), country_code: "India" } },
      { ...body, content_id: { ...thing("a"), meta: { href: "//elsewhere.example" } } },
      { ...body, content_id: { ...thing("a"), meta: { image: "javascript:alert(1)" } } },
    ];
    for (const sent of wrong) {
      const answer = await ask(
        new Request("http://x/v1/api/wishlist/looks", {
          method: "POST",
          headers: { "content-type": "application/json", authorization: ASHA },
          body: JSON.stringify(sent),
        }),
      );
      expect([sent, answer.status]).toEqual([sent, 400]);
    }
    const asked = new Request("http://x/v1/api/wishlist/looks?content_id={", {
      headers: { authorization: ASHA },
    });
    expect((await ask(asked)).status).toBe(400);
    const put = new Request("http://x/v1/api/wishlist/looks", { method: "PUT" });
    expect((await ask(put)).status).toBe(405);
  });

  test("WL-02 a full list says so, and can still be read", async () => {
    const database = await newDatabase();
    const { save, list } = callsOf(database);
    const rows = Array.from({ length: MAX_WISHED }, (_, index) => ({
      id: `id-${index}`,
      customer_id: "asha-asha",
      country: "IN",
      content_type: "smart-photo-lite",
      slug: `s${index}`,
      meta: "{}",
      created_at: "2026-01-01T00:00:00.000Z",
    }));
    await database.db.insertInto("wishlist_items").values(rows).execute();
    expect(await save(ASHA, "add")).toMatchObject({ ok: false, problem: { status: 409 } });
    expect(await save(ASHA, "add", thing("s7"))).toMatchObject({ ok: true });
    expect(await list(ASHA)).toHaveLength(MAX_WISHED);
  });

  test("a board is created, named, filled once with each item, sorted, emptied and removed", async () => {
    const { change, boardsOf, share } = callsOf(await newDatabase());
    const { boardId, ids } = await share();
    await change(ASHA, { do: "add", boardId, item: thing("a") });
    await change(ASHA, { do: "move", boardId, itemId: ids[2] ?? "", to: 0 });
    await change(ASHA, { do: "rename", boardId, name: "  The kitchen " });
    const [board] = await boardsOf(ASHA);
    expect(board?.name).toBe("The kitchen");
    expect(board?.items.map(({ slug }) => slug)).toEqual(["c", "a", "b"]);
    await change(ASHA, { do: "takeOut", boardId, itemId: ids[0] ?? "" });
    expect((await boardsOf(ASHA))[0]?.items.map(({ slug }) => slug)).toEqual(["c", "b"]);
    await change(ASHA, { do: "remove", boardId });
    expect(await boardsOf(ASHA)).toEqual([]);
  });

  test("the board of another customer answers like one that does not exist", async () => {
    const { change, share, boardsOf } = callsOf(await newDatabase());
    const { boardId, ids, key } = await share();
    const itemId = ids[0] ?? "";
    const changes: Exclude<BoardChange, { do: "make" }>[] = [
      { do: "rename", boardId, name: "Mine" },
      { do: "add", boardId, item: thing("d") },
      { do: "takeOut", boardId, itemId },
      { do: "move", boardId, itemId, to: 2 },
      { do: "share", boardId },
      { do: "renew", boardId },
      { do: "close", boardId },
      { do: "remove", boardId },
    ];
    for (const one of changes) {
      const stranger = await change(RAVI, one);
      const unknown = await change(RAVI, { ...one, boardId: "00000000-0000-7000-8000-000000000000" });
      expect(stranger).toEqual(unknown);
      expect(stranger).toMatchObject({ ok: false, problem: { status: 404 } });
    }
    expect(await boardsOf(ASHA)).toMatchObject([{ name: "Kitchen", key, items: [{}, {}, {}] }]);
    expect(await boardsOf(RAVI)).toEqual([]);
  });

  test("the number of boards is limited", async () => {
    const { change } = callsOf(await newDatabase());
    for (let made = 0; made < MAX_BOARDS; made += 1)
      expect(await change(ASHA, { do: "make", name: `Board ${made}` })).toMatchObject({ ok: true });
    expect(await change(ASHA, { do: "make", name: "One more" })).toMatchObject({ problem: { status: 409 } });
  });

  test("a visitor with the link votes once, can change the vote, and then sees the others", async () => {
    const { call, share, vote, boardsOf } = callsOf(await newDatabase());
    const { key, ids } = await share();
    const [a = "", b = "", c = ""] = ids;
    const [mother, son] = [newVoter(), newVoter()];
    await vote(key, mother, { [a]: "keep", [b]: "drop" }, " Meera ");
    const before = await call(getBoardVote, { key, voter: son });
    expect(before).toMatchObject({ ok: true, value: { mine: null, tally: null, voters: 1, isOwner: false } });
    await vote(key, son, { [a]: "drop", [b]: "drop", [c]: "maybe" });
    const after = await vote(key, son, { [a]: "keep", [b]: "drop", [c]: "maybe", unknown: "keep" });
    expect(after).toMatchObject({
      ok: true,
      value: {
        voters: 2,
        mine: { name: null, marks: { [a]: "keep", [b]: "drop", [c]: "maybe" } },
        tally: [
          { itemId: a, keep: ["Meera", null], maybe: [], drop: [] },
          { itemId: b, keep: [], maybe: [], drop: ["Meera", null] },
          { itemId: c, keep: [], maybe: [null], drop: [] },
        ],
      },
    });
    expect(JSON.stringify(after)).not.toContain("asha-asha");
    const owner = await call(getBoardVote, { key, authorization: ASHA });
    expect(owner).toMatchObject({ ok: true, value: { isOwner: true, tally: [{}, {}, {}] } });
    expect((await boardsOf(ASHA))[0]?.voters).toEqual([
      { name: "Meera", marked: 2 },
      { name: null, marked: 3 },
    ]);
  });

  test("a closed vote accepts nothing and shows the answers; a new link invalidates the old one", async () => {
    const { call, share, vote, change, boardsOf } = callsOf(await newDatabase());
    const { key, ids, boardId } = await share();
    const voter = newVoter();
    await vote(key, voter, { [ids[0] ?? ""]: "keep" });
    await change(ASHA, { do: "close", boardId });
    expect(await vote(key, voter, {})).toMatchObject({ problem: { status: 409 } });
    expect(await call(getBoardVote, { key })).toMatchObject({
      value: { isClosed: true, tally: [{}, {}, {}] },
    });
    await change(ASHA, { do: "renew", boardId });
    expect(await call(getBoardVote, { key })).toMatchObject({ problem: { status: 404 } });
    const renewed = (await boardsOf(ASHA))[0]?.key ?? "";
    expect(renewed).not.toBe(key);
    expect(await call(getBoardVote, { key: renewed, voter })).toMatchObject({
      value: { isClosed: false, mine: { marks: { [ids[0] ?? ""]: "keep" } } },
    });
  });

  test("the number of voters on a board is limited; earlier voters may still change their vote", async () => {
    const { share, vote } = callsOf(await newDatabase());
    const { key } = await share();
    const voters = Array.from({ length: MAX_VOTERS }, newVoter);
    for (const voter of voters) expect(await vote(key, voter, {})).toMatchObject({ ok: true });
    expect(await vote(key, newVoter(), {})).toMatchObject({ problem: { status: 409 } });
    expect(await vote(key, voters[0] ?? "", {})).toMatchObject({ ok: true });
  });

  test("a customer's data can be exported, and is erased with the account, including votes", async () => {
    const database = await newDatabase();
    const { save, share, vote } = callsOf(database);
    const holding = wishlistData(database.db);
    await save(ASHA, "add");
    await save(RAVI, "add");
    const { key } = await share();
    await vote(key, newVoter(), {}, "Meera");
    expect(await holding.collect("asha-asha")).toMatchObject({
      saved: [{ slug: "a" }],
      boards: [{ name: "Kitchen", voters: [{ name: "Meera" }] }],
    });
    await holding.erase("asha-asha");
    for (const table of ["boards", "board_items", "board_answers"] as const)
      expect(await database.db.selectFrom(table).selectAll().execute()).toEqual([]);
    const left = await database.db.selectFrom("wishlist_items").select("customer_id").execute();
    expect(left).toEqual([{ customer_id: "ravi-ravi" }]);
  });
});
