import { expect, test } from "vitest";
import { lasting } from "../support/clean-up.ts";
import { startForeignIdentity } from "../support/external-identity.ts";
import { PUBLIC_URL, testSite } from "../support/open-test-site.ts";
import { type Visitor, visitorOf } from "../support/visitor.ts";

const identity = await lasting(() => startForeignIdentity(PUBLIC_URL));
const site = testSite(() => ({ ...identity.settings, TRUST_PROXY: "1" }));
const SAVED = "/in/profile/saved";
const CALL = "/bumblebee/v1/api/wishlist/looks";

const thing = (slug: string, price: number) => ({
  country_code: "IN",
  slug,
  content_type: "smart-photo-lite",
  meta: { title: `Kitchen ${slug}`, href: `/in/x/${slug}`, image: `/api/images/${slug}`, price },
});

async function customer(name: string): Promise<Visitor> {
  const visitor = visitorOf(site);
  identity.whoComes = name;
  await visitor.go("/bumblebee/login?redirectPath=/in");
  return visitor;
}

/** Saves an item as a script of a page does. */
function save(visitor: Visitor, type: "add" | "remove" | "check", content_id: object) {
  return visitor.ask(CALL, {
    method: "POST",
    headers: { "content-type": "application/json", origin: PUBLIC_URL },
    body: JSON.stringify({ user_type: "logged_in", type, content_id }),
  });
}

/** Sends a form without a script. */
function send(visitor: Visitor, path: string, fields: Record<string, string>, origin = PUBLIC_URL) {
  return visitor.ask(path, { method: "POST", headers: { origin }, body: new URLSearchParams(fields) });
}

const read = async (visitor: Visitor, path = SAVED) => (await visitor.ask(path)).text();
const field = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]+)"`).exec(html)?.[1] ?? "";
const linkIn = (html: string) => /\/in\/board\/[\w-]{16}\.[\w-]{16}/.exec(html)?.[0] ?? "";

/** A customer with a board of two items, shared by forms alone. */
async function shareBoard(owner: Visitor): Promise<{ boardId: string; link: string; ids: string[] }> {
  for (const [slug, price] of [
    ["a", 100_000],
    ["b", 400_000],
  ] as const)
    await save(owner, "add", thing(slug, price));
  await send(owner, SAVED, { do: "make", name: "The kitchen" });
  const boardId = field(await read(owner), "boardId");
  for (const slug of ["a", "b"])
    await send(owner, SAVED, { do: "add", boardId, item: `smart-photo-lite/${slug}` });
  const shared = await send(owner, SAVED, { do: "share", boardId });
  expect([shared.status, shared.headers.get("location")]).toEqual([303, SAVED]);
  const link = linkIn(await read(owner));
  const ids = [...(await read(visitorOf(site), link)).matchAll(/name="mark-([\w-]+)" value="keep"/g)];
  return { boardId, link, ids: ids.flatMap(([, id]) => id ?? []) };
}

test("WL-01 WL-02 a customer saves with the cookie alone; a guest is refused", async () => {
  const asha = await customer("asha");
  expect((await asha.ask(`${CALL}?user_type=logged_in&type=check`)).headers.get("cache-control")).toBe(
    "private, no-store",
  );
  expect(await (await save(asha, "add", thing("a", 1))).json()).toEqual({ liked: true });
  const list = await asha.ask(`${CALL}?content_id=${encodeURIComponent('{"country_code":"IN"}')}`);
  expect(await list.json()).toMatchObject({ items: [thing("a", 1)] });
  expect((await visitorOf(site).ask(CALL)).status).toBe(401);
  expect((await save(visitorOf(site), "add", thing("a", 1))).status).toBe(401);
});

test("a guest is sent to the login; a customer sees the saved items, and no cache stores the page", async () => {
  const guest = await visitorOf(site).ask(SAVED);
  expect(guest.headers.get("location")).toContain("/bumblebee/login?redirectPath=%2Fin%2Fprofile%2Fsaved");
  const visitor = await customer("devi");
  expect(await read(visitor)).toContain("Nothing saved yet");
  await save(visitor, "add", thing("only-hers", 100_000));
  const page = await visitor.ask(SAVED);
  expect(page.headers.get("cache-control")).toContain("no-store");
  expect(await page.text()).toContain("Kitchen only-hers");
  const stranger = await customer("esha");
  expect(await read(stranger)).not.toContain("only-hers");
});

test("boards work by forms: created, filled, priced, sorted, renamed, emptied and removed", async () => {
  const owner = await customer("farah");
  const { boardId } = await shareBoard(owner);
  const page = await read(owner);
  expect(page).toContain("The kitchen");
  expect(page).toMatch(/Total/);
  const items = () =>
    read(owner).then((html) =>
      [...html.matchAll(/board__name[^>]*><a href="\/in\/x\/(\w)"/g)].map((m) => m[1]),
    );
  expect(await items()).toEqual(["a", "b"]);
  const itemId = field(page, "itemId");
  await send(owner, SAVED, { do: "move", boardId, itemId, to: "1" });
  expect(await items()).toEqual(["b", "a"]);
  await send(owner, SAVED, { do: "takeOut", boardId, itemId });
  expect(await items()).toEqual(["b"]);
  await send(owner, SAVED, { do: "rename", boardId, name: "Pantry" });
  expect(await read(owner)).toContain("Pantry");
  const wrong = await send(owner, SAVED, { do: "rename", boardId, name: " " });
  expect(wrong.headers.get("location")).toBe(`${SAVED}?problem=failed`);
  await send(owner, SAVED, { do: "remove", boardId });
  expect(await read(owner)).not.toContain("Pantry");
  await send(owner, SAVED, { do: "unsave", item: "smart-photo-lite/a" });
  expect(await read(owner)).not.toContain("Kitchen a");
});

test("neither a form of another site nor another customer can change a board", async () => {
  const owner = await customer("gita");
  const { boardId, link } = await shareBoard(owner);
  expect((await send(owner, SAVED, { do: "remove", boardId }, "https://elsewhere.example")).status).toBe(403);
  const stranger = await customer("hema");
  const refused = await send(stranger, SAVED, { do: "remove", boardId });
  expect(refused.headers.get("location")).toBe(`${SAVED}?problem=failed`);
  expect(linkIn(await read(owner))).toBe(link);
});

test("a visitor with the link votes by form, can change the vote in the same browser, and then sees the others", async () => {
  const owner = await customer("indu-secret-id");
  const { link, ids } = await shareBoard(owner);
  const [a = "", b = ""] = ids;
  const first = visitorOf(site);
  const ballot = await first.ask(link);
  expect(ballot.headers.get("cache-control")).toContain("no-store");
  const html = await ballot.text();
  expect(html).toContain("noindex");
  // Each field must refer to a note that exists.
  for (const [, id] of html.matchAll(/aria-describedby="([^"]+)"/g)) expect(html).toContain(`id="${id}"`);
  expect(html).not.toContain("undefined-note");
  expect(html).not.toContain('id="results"');
  expect(html).not.toContain("indu-secret-id");
  expect(/<title>([^<]*)/.exec(html)?.[1]).not.toContain("The kitchen");
  const voter = field(html, "voter");
  const sent = await send(first, link, {
    voter,
    name: "Meera",
    [`mark-${a}`]: "keep",
    [`mark-${b}`]: "keep",
  });
  expect([sent.status, sent.headers.get("location")]).toEqual([303, `${link}#results`]);
  expect(first.cookies().get("board_voter")).toBe(voter);

  const second = visitorOf(site);
  const own = field(await read(second, link), "voter");
  expect(own).not.toBe(voter);
  await send(second, link, { voter: own, name: "", [`mark-${a}`]: "keep", [`mark-${b}`]: "drop" });
  const seen = await read(second, link);
  expect(seen).toContain("2 people have answered");
  expect(seen).toContain("Everyone agrees on these");
  expect(seen).toContain("Keep: Meera");
  expect(seen).toContain("Drop: someone");
  expect(seen).toMatch(/This decision is worth/);
  await send(second, link, {
    voter: "somebody-elses-1.somebody-elses-1",
    [`mark-${b}`]: "keep",
    [`mark-${a}`]: "keep",
  });
  const after = await read(second, link);
  expect(after).toContain("2 people have answered");
  expect(after).not.toContain("Where you disagree");
});

test("an unknown or replaced link is not found; a closed vote only shows the results", async () => {
  const owner = await customer("jaya");
  const { boardId, link, ids } = await shareBoard(owner);
  const voter = visitorOf(site);
  const key = field(await read(voter, link), "voter");
  await send(owner, SAVED, { do: "close", boardId });
  const late = await send(voter, link, { voter: key, [`mark-${ids[0]}`]: "keep" });
  expect(late.status).toBe(303);
  const closed = await read(voter, link);
  expect(closed).toContain("The vote is closed");
  expect(closed).not.toContain('type="radio"');
  expect(closed).toContain("There were no answers.");
  for (const asks of ["Share the link", "yet", "Mark each one"])
    expect(closed.slice(closed.indexOf("<main"), closed.indexOf("</main"))).not.toContain(asks);
  await send(owner, SAVED, { do: "renew", boardId });
  expect((await voter.ask(link)).status).toBe(404);
  for (const path of ["/in/board/x", "/in/board/AAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAA"])
    expect((await voter.ask(path)).status).toBe(404);
});

test("a board opens only in the editions of its own country", async () => {
  const { link } = await shareBoard(await customer("kavya"));
  const elsewhere = await visitorOf(site).ask(`${link.replace("/in/", "/sa-ar/")}`);
  expect([elsewhere.status, elsewhere.headers.get("location")]).toEqual([302, link]);
});

test("saved items and votes survive a restart", async () => {
  const owner = await customer("kavya");
  const { link, ids } = await shareBoard(owner);
  const voter = visitorOf(site);
  const key = field(await read(voter, link), "voter");
  await send(voter, link, { voter: key, name: "Meera", [`mark-${ids[0]}`]: "keep" });
  await site.restart();
  expect(await read(voter, link)).toContain("Keep: Meera");
});

test("an address that votes too often is rate limited, and other family members can still vote", async () => {
  const owner = await customer("latha");
  const { link, ids } = await shareBoard(owner);
  const voter = visitorOf(site);
  const ballot = { voter: field(await read(voter, link), "voter"), [`mark-${ids[0]}`]: "keep" };
  const sendFrom = (address: string) =>
    voter.ask(link, {
      method: "POST",
      headers: { origin: PUBLIC_URL, "x-forwarded-for": address },
      body: new URLSearchParams(ballot),
    });
  for (let count = 0; count < 400; count += 1) await sendFrom("203.0.113.8");
  expect((await sendFrom("203.0.113.8")).status).toBe(429);
  expect((await sendFrom("198.51.100.9")).status).toBe(303);
});
