import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import {
  cancelScheduledChange,
  checkContentEntry,
  createContentEntry,
  discardContentDraft,
  getContentEntry,
  listContentConflicts,
  listContentEntries,
  listContentVersions,
  publishContentEntry,
  resolveContentConflict,
  restoreContentVersion,
  reviewContentDraft,
  saveContentDraft,
  withdrawContentEntry,
} from "../../src/contracts/staff/calls/content-calls.ts";
import { copyOfContent, newBackends } from "../services/fixture-backends.ts";
import { eachEngine } from "../stores/each-engine.ts";
import { staffMember } from "../support/staff.ts";

const EDITOR = [{ role: "editor", countries: "all" }] as const;
const HOME = "documents/website_content/in/home.json";
const CENTRES = "documents/centres/centres.json";

eachEngine("documents in the staff application", ({ newDatabase }) => {
  async function open() {
    const database = await newDatabase();
    const contentDirectory = copyOfContent();
    const backends = await newBackends({ database, contentDirectory });
    await backends.loadContent();
    const editor = await staffMember(backends, database, EDITOR, "Edith");
    const reviewer = await staffMember(backends, database, EDITOR, "Rahim");
    const shown = async (id: string) => {
      const row = await database.db
        .selectFrom("documents")
        .select("body")
        .where("id", "=", id)
        .executeTakeFirst();
      return row && JSON.parse(row.body);
    };
    const write = (file: string, text: string) => writeFileSync(join(contentDirectory, file), text);
    const read = (file: string) => readFileSync(join(contentDirectory, file), "utf8");
    /** A draft with another title, approved by a colleague. */
    const approved = async (id: string, change: Record<string, unknown>) => {
      const { published } = (await editor.ask(getContentEntry, { id })).value;
      const draft = await editor.ask(saveContentDraft, {
        id,
        version: 0,
        value: { ...published, ...change },
      });
      const { version } = draft.value;
      await reviewer.ask(reviewContentDraft, { id, version, state: "approved" });
      return version + 1;
    };
    return { database, backends, editor, reviewer, shown, write, read, approved };
  }

  test("a draft is public only after a colleague approved it, and an undo restores what was there exactly", async () => {
    const { editor, reviewer, shown } = await open();
    const { published } = (await editor.ask(getContentEntry, { id: HOME })).value;
    const before = await shown("website_content:home:IN:EN");
    const value = { ...published, title: "A changed home page" };
    const first = await editor.ask(saveContentDraft, { id: HOME, version: 0, value });
    expect(first.value).toMatchObject({ state: "draft", version: 1, outdated: [] });
    expect((await editor.ask(saveContentDraft, { id: HOME, version: 0, value })).status).toBe(409);
    expect(await shown("website_content:home:IN:EN")).toEqual(before);

    expect(await editor.ask(publishContentEntry, { id: HOME, version: 1 })).toMatchObject({
      ...{ status: 403, reason: "review" },
    });
    const own = await editor.ask(reviewContentDraft, { id: HOME, version: 1, state: "approved" });
    expect(own).toMatchObject({ status: 403, reason: "own" });
    await editor.ask(reviewContentDraft, { id: HOME, version: 1, state: "review", note: "Ready" });
    const waiting = await reviewer.ask(listContentEntries, { state: "review" });
    expect(waiting.value.entries).toMatchObject([{ id: HOME, draft: "review" }]);
    await reviewer.ask(reviewContentDraft, { id: HOME, version: 2, state: "approved" });
    expect((await editor.ask(publishContentEntry, { id: HOME, version: 3 })).status).toBe(200);
    expect(await shown("website_content:home:IN:EN")).toMatchObject({ title: "A changed home page" });

    const { versions } = (await editor.ask(listContentVersions, { id: HOME })).value;
    expect(versions.map(({ action, member }) => [action, member])).toEqual([
      ["published", "Edith"],
      ["before", null],
    ]);
    await editor.ask(restoreContentVersion, { version: versions[1]?.id ?? "" });
    expect(await shown("website_content:home:IN:EN")).toEqual(before);
  });

  test("a faulty draft is stored but not approved, and the faults name their fields", async () => {
    const { editor, reviewer } = await open();
    const value = { title: 5, hero: { photo: "no-such-room", text: "Text" } };
    const { version } = (await editor.ask(saveContentDraft, { id: HOME, version: 0, value })).value;
    const { issues } = (await editor.ask(checkContentEntry, { id: HOME, value })).value;
    expect(issues).toEqual([
      { path: ["hero", "photo"], isFault: true, message: expect.stringContaining("no-such-room") },
      { path: ["title"], isFault: true, message: expect.stringContaining("string") },
    ]);
    expect(await reviewer.ask(reviewContentDraft, { id: HOME, version, state: "approved" })).toMatchObject({
      ...{ status: 400, reason: "faults" },
    });
  });

  test("a member of one country changes only documents of this country", async () => {
    const { database, backends } = await open();
    const riyadh = await staffMember(backends, database, [{ role: "editor", countries: ["SA"] }], "Sara");
    expect((await riyadh.ask(getContentEntry, { id: HOME })).status).toBe(404);
    const save = { id: "documents/website_content/about.json", version: 0, value: {} };
    expect((await riyadh.ask(saveContentDraft, save)).status).toBe(403);
    const own = { ...save, id: "documents/website_content/sa/home.json" };
    expect((await riyadh.ask(saveContentDraft, own)).status).toBe(200);
  });

  test("an approved change becomes public at its time, by one of several processes, and ends at its end", async () => {
    const { editor, shown, approved, backends } = await open();
    const id = `${CENTRES}#bengaluru`;
    const version = await approved(id, { cityName: "Bengaluru and Mysuru" });
    const now = Date.now();
    const [at, until] = [60_000, 120_000].map((later) => new Date(now + later).toISOString());
    const past = new Date(now - 1000).toISOString();
    expect((await editor.ask(publishContentEntry, { id, version, at: past })).status).toBe(400);
    const planned = await editor.ask(publishContentEntry, { id, version, at, until });
    expect(planned.value).toMatchObject({
      ...{
        working: null,
        scheduled: [
          { dueAt: at, isRemoval: false },
          { dueAt: until, isRemoval: true },
        ],
      },
    });
    await backends.publishDue();
    expect(await shown("centres:bengaluru:IN:")).toMatchObject({ cityName: "Bengaluru" });
    vi.useFakeTimers({ toFake: ["Date"], now: now + 61_000 });
    try {
      await Promise.all([backends.publishDue(), backends.publishDue()]);
      expect(await shown("centres:bengaluru:IN:")).toMatchObject({ cityName: "Bengaluru and Mysuru" });
      vi.setSystemTime(now + 121_000);
      await backends.publishDue();
      expect(await shown("centres:bengaluru:IN:")).toBeUndefined();
      const { versions } = (await editor.ask(listContentVersions, { id })).value;
      expect(versions.map(({ action }) => action)).toEqual(["removed", "scheduled", "before"]);
    } finally {
      vi.useRealTimers();
    }
  });

  test("a cancelled change is a draft again, and its end is cancelled with it", async () => {
    const { editor, approved } = await open();
    const version = await approved(HOME, { title: "A later home page" });
    const [at, until] = [60_000, 120_000].map((later) => new Date(Date.now() + later).toISOString());
    const { scheduled } = (await editor.ask(publishContentEntry, { id: HOME, version, at, until })).value;
    expect(scheduled).toHaveLength(2);
    const cancelled = await editor.ask(cancelScheduledChange, { id: scheduled[0]?.id ?? "" });
    expect(cancelled.value).toMatchObject({
      scheduled: [],
      working: { value: { title: "A later home page" } },
    });
  });

  test("a new document is made, published, withdrawn and found again with its history", async () => {
    const { editor, reviewer, shown } = await open();
    const made = await editor.ask(createContentEntry, { type: "centres", slug: "mysuru" });
    const { id } = made.value;
    expect(made.value).toMatchObject({ isPublished: false, working: { version: 1 } });
    expect((await editor.ask(createContentEntry, { type: "centres", slug: "mysuru" })).status).toBe(409);
    const value = { country: "in", cityName: "Mysuru", zoomMobile: 9 };
    await editor.ask(saveContentDraft, { id, version: 1, value });
    await reviewer.ask(reviewContentDraft, { id, version: 2, state: "approved" });
    await editor.ask(publishContentEntry, { id, version: 3 });
    expect(await shown("centres:mysuru:IN:")).toMatchObject({ cityName: "Mysuru" });
    await editor.ask(withdrawContentEntry, { id });
    expect(await shown("centres:mysuru:IN:")).toBeUndefined();
    expect((await editor.ask(getContentEntry, { id })).value).toMatchObject({ isPublished: false });
    const { versions } = (await editor.ask(listContentVersions, { id })).value;
    await editor.ask(restoreContentVersion, { version: versions[1]?.id ?? "" });
    expect(await shown("centres:mysuru:IN:")).toMatchObject({ cityName: "Mysuru" });

    const other = (await editor.ask(createContentEntry, { type: "centres", slug: "hubli" })).value.id;
    await editor.ask(discardContentDraft, { id: other, version: 1 });
    expect((await editor.ask(getContentEntry, { id: other })).status).toBe(404);
  });

  test("an import after an editor's change keeps both sides, reports what both changed, and loses nothing", async () => {
    const { backends, editor, shown, write, read, approved } = await open();
    await editor.ask(publishContentEntry, {
      id: HOME,
      version: await approved(HOME, { title: "By an editor" }),
    });
    expect(await backends.loadContent()).toMatchObject({ changed: 0 });
    expect(await shown("website_content:home:IN:EN")).toMatchObject({ title: "By an editor" });

    const file = JSON.parse(read(HOME));
    write(HOME, JSON.stringify({ ...file, hero: { ...file.hero, text: "By the files" } }));
    expect(await backends.loadContent()).toMatchObject({ kept: 1 });
    const both = { title: "By an editor", hero: { text: "By the files" } };
    expect(await shown("website_content:home:IN:EN")).toMatchObject(both);

    write(
      HOME,
      JSON.stringify({ ...file, title: "Also by the files", hero: { ...file.hero, text: "Newer" } }),
    );
    const report = await backends.loadContent();
    expect(report.conflicts).toEqual([{ id: HOME, fields: ["title"] }]);
    expect(await shown("website_content:home:IN:EN")).toMatchObject({ ...both, hero: { text: "Newer" } });
    const [conflict] = (await editor.ask(listContentConflicts, {})).value.conflicts;
    expect(conflict).toMatchObject({
      entryId: HOME,
      fields: ["title"],
      theirs: { title: "Also by the files" },
    });

    await editor.ask(resolveContentConflict, { id: conflict?.id ?? "", take: "theirs" });
    expect(await shown("website_content:home:IN:EN")).toMatchObject({ title: "Also by the files" });
    expect((await editor.ask(listContentConflicts, {})).value.conflicts).toEqual([]);
    expect((await editor.ask(listContentEntries, { state: "edited" })).value.entries).toEqual([]);
  });
});
