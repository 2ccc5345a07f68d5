import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import {
  createContentEntry,
  discardContentDraft,
  getContentEntry,
  listContentConflicts,
  listContentVersions,
  publishContentEntry,
  resolveContentConflict,
  restoreContentVersion,
  reviewContentDraft,
  saveContentDraft,
} from "../../src/contracts/staff/calls/content-calls.ts";
import { listSavedViews, saveView } from "../../src/contracts/staff/calls/lead-calls.ts";
import { followStaffChanges } from "../../src/contracts/staff/calls/session-calls.ts";
import { DOCUMENT_TYPES } from "../../src/services/content/document-types.ts";
import { contentMark } from "../../src/services/staff/content/content-mark.ts";
import { TYPE_WORDS } from "../../src/staff/screens/content/content-words.ts";
import { copyOfContent, newBackends } from "../services/fixture-backends.ts";
import { eachEngine } from "../stores/each-engine.ts";
import { staffMember } from "../support/staff.ts";

const HOME = "documents/website_content/in/home.json";

test("every kind of document has a name for editors, and no other kind has one", () => {
  const kinds = Object.entries(DOCUMENT_TYPES).filter(([, type]) => type && !type.derive);
  expect(Object.keys(TYPE_WORDS).sort()).toEqual(kinds.map(([name]) => name).sort());
});

eachEngine("work on documents", ({ newDatabase }) => {
  async function open() {
    const database = await newDatabase();
    const contentDirectory = copyOfContent();
    const backends = await newBackends({ database, contentDirectory });
    await backends.loadContent();
    const editor = await staffMember(backends, database, [{ role: "editor", countries: "all" }], "Edith");
    const admin = await staffMember(backends, database, [{ role: "admin", countries: "all" }], "Asha");
    const entry = async (id: string) => (await editor.ask(getContentEntry, { id })).value;
    const draft = async (change: Record<string, unknown>, version = 0) => {
      const { published } = await entry(HOME);
      return (await editor.ask(saveContentDraft, { id: HOME, version, value: { ...published, ...change } }))
        .value;
    };
    const published = async (change: Record<string, unknown>) => {
      const { version } = await draft(change);
      expect((await admin.ask(publishContentEntry, { id: HOME, version })).status).toBe(200);
    };
    return { database, backends, contentDirectory, editor, admin, entry, draft, published };
  }

  test("a draft that is behind the publication continues from it, and keeps what its author chose", async () => {
    const { editor, admin, entry, draft, published } = await open();
    const { hero } = (await entry(HOME)).published as { hero: Record<string, unknown> };
    await published({ title: "First", hero: { ...hero, text: "First" } });
    const [, before] = (await editor.ask(listContentVersions, { id: HOME })).value.versions;
    const { version, value } = await draft({ title: "By the editor" });
    await editor.ask(restoreContentVersion, { version: before?.id ?? "" });
    expect((await entry(HOME)).working?.outdated).toEqual(["title"]);
    const refused = await admin.ask(publishContentEntry, { id: HOME, version });
    expect(refused).toMatchObject({ status: 409, reason: "changed" });

    const again = { id: HOME, version, value, fromPublished: true };
    const saved = (await editor.ask(saveContentDraft, again)).value;
    // The title was chosen; the other field was changed only by the publication.
    expect(saved).toMatchObject({ outdated: [], value: { title: "By the editor", hero } });
    expect((await admin.ask(publishContentEntry, { id: HOME, version: saved.version })).status).toBe(200);
    expect((await entry(HOME)).published).toMatchObject({ title: "By the editor", hero });
  });

  test("a document that was begun from another one is its counterpart, also if that one is in a list", async () => {
    const { backends, contentDirectory, editor, entry } = await open();
    const list = "documents/website_content/sg/pages.json";
    const home = JSON.parse(readFileSync(join(contentDirectory, HOME), "utf8"));
    mkdirSync(join(contentDirectory, dirname(list)));
    writeFileSync(join(contentDirectory, list), JSON.stringify([{ ...home, slug: "home" }]));
    await backends.loadContent();
    const from = `${list}#home`;
    const { type, slug } = await entry(from);
    const begun = await editor.ask(createContentEntry, { type, slug, region: "my", from });
    expect(begun.value).toMatchObject({ isPublished: false, country: "MY" });
    expect(begun.value.working?.value).toMatchObject({ title: home.title });
    const regionsOf = async (id: string) => (await entry(id)).counterparts.map((other) => other.id);
    expect(await regionsOf(from)).toEqual(expect.arrayContaining([HOME, begun.value.id]));
    expect(await regionsOf(begun.value.id)).toEqual(expect.arrayContaining([HOME, from]));
  });

  test("open screens notice drafts, reviews, publications and decided conflicts, and nothing else", async () => {
    const { database, backends, contentDirectory, editor, draft, published } = await open();
    let mark = await contentMark(database.db);
    const isNoticed = async (change: () => Promise<unknown>) => {
      const before = mark;
      await change();
      mark = await contentMark(database.db);
      return mark !== before;
    };
    expect(await isNoticed(() => editor.ask(getContentEntry, { id: HOME }))).toBe(false);
    expect(await isNoticed(() => draft({ title: "A" }))).toBe(true);
    const version = (await draft({ title: "B" }, 1)).version;
    mark = await contentMark(database.db);
    const review = { id: HOME, version, state: "review" } as const;
    expect(await isNoticed(() => editor.ask(reviewContentDraft, review))).toBe(true);
    const discard = { id: HOME, version: version + 1 };
    expect(await isNoticed(() => editor.ask(discardContentDraft, discard))).toBe(true);
    expect(await isNoticed(() => published({ title: "By an editor" }))).toBe(true);
    const file = join(contentDirectory, HOME);
    writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, "utf8")), title: "By the files" }));
    expect(await isNoticed(() => backends.loadContent())).toBe(true);
    const [conflict] = (await editor.ask(listContentConflicts, {})).value.conflicts;
    const decision = { id: conflict?.id ?? "", take: "ours" } as const;
    expect(await isNoticed(() => editor.ask(resolveContentConflict, decision))).toBe(true);
  });

  test("the stream of changes names the documents", async () => {
    const { backends, editor, draft } = await open();
    const headers = { authorization: `Bearer ${editor.token}` };
    const aborted = new AbortController();
    const request = new Request(`http://atrium.test${followStaffChanges.path}`, {
      headers,
      signal: aborted.signal,
    });
    const reader = (await backends.app.fetch(request)).body?.getReader();
    const heard = async (words: string) => {
      let text = "";
      while (reader && !text.includes(words)) text += new TextDecoder().decode((await reader.read()).value);
      return text;
    };
    await heard("alive");
    let isHeard = false;
    const change = heard("data: content").then(() => {
      isHeard = true;
    });
    // The first look at the records only learns their state, so one change may be too early to be noticed.
    for (let version = 0; !isHeard; version += 1) {
      await draft({ title: `Draft ${version}` }, version);
      await Promise.race([change, new Promise((done) => setTimeout(done, 500))]);
    }
    aborted.abort();
    await reader?.cancel();
  });

  test("filters of the list are saved under a name", async () => {
    const { editor } = await open();
    await editor.ask(saveView, { screen: "content", name: "In review", query: "state=review" });
    expect((await editor.ask(listSavedViews, { screen: "content" })).value.views).toMatchObject([
      { name: "In review", query: "state=review" },
    ]);
  });
});
