import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { Database } from "../../src/platform/database/database.ts";
import { readAnnouncement } from "../../src/services/content/announce-changes.ts";
import { CONTENT_CHANNEL } from "../../src/services/content/content-channel.ts";
import { loadContent, publishDue } from "../../src/services/content/load-content.ts";
import { ContentProblem } from "../../src/services/files/content-problem.ts";
import { openPhotographs } from "../../src/services/images/photographs.ts";
import { search } from "../../src/services/search/search.ts";
import { eachEngine } from "../stores/each-engine.ts";
import { PATIENT } from "../support/patient.ts";
import { copyOfContent, FIXTURE_TYPES } from "./fixture-backends.ts";

eachEngine("the content loader", ({ newDatabase }) => {
  async function load(database: Database, contentDirectory: string) {
    const photographs = await openPhotographs(join(contentDirectory, "photographs"));
    return loadContent({ database, contentDirectory, photographs, types: FIXTURE_TYPES });
  }
  async function faultsOf(content: string) {
    return (await problemOf(load(await newDatabase(), content))).faults;
  }

  test("loads everything once and does not change unchanged content", async () => {
    const database = await newDatabase();
    const content = copyOfContent();
    expect(await load(database, content)).toEqual({ documents: 12, added: 12, changed: 0, removed: 0 });
    const before = await database.db.selectFrom("documents").selectAll().orderBy("id").execute();
    expect(await load(database, content)).toEqual({ documents: 12, added: 0, changed: 0, removed: 0 });
    expect(await database.db.selectFrom("documents").selectAll().orderBy("id").execute()).toEqual(before);
  });

  test("stores changed documents, removes deleted ones, and notifies other processes", async () => {
    const database = await newDatabase();
    const content = copyOfContent();
    await load(database, content);
    const told: string[] = [];
    await database.listen(CONTENT_CHANNEL, (notice) => told.push(notice));
    write(content, "documents/centres/centres.json", [
      { slug: "bengaluru", country: "in", cityName: "Bengaluru", zoomMobile: 12 },
      { slug: "chennai", country: "in", cityName: "Chennai", zoomMobile: 10 },
    ]);
    rmSync(join(content, "documents/website_content/about.json"));
    expect(await load(database, content)).toEqual({ documents: 11, added: 1, changed: 1, removed: 2 });
    await vi.waitFor(() => expect(told.at(-1)).toContain("document centres:chennai:IN:"), PATIENT);
    const changed = readAnnouncement(told.at(-1) ?? "") ?? [];
    expect(changed).toContain("document centres:bengaluru:IN:");
    expect(changed).toContain("list centres IN");
    expect(changed).not.toContain("list centres SG");
    expect(changed.filter((name) => name.includes("designs"))).toEqual([]);
    const rows = await database.db
      .selectFrom("documents")
      .select("slug")
      .where("content_type", "=", "centres")
      .orderBy("slug")
      .execute();
    expect(rows.map(({ slug }) => slug)).toEqual(["bengaluru", "chennai"]);
  });

  describe("scheduled documents", () => {
    const CENTRES = "documents/centres/centres.json";
    const bengaluru = { slug: "bengaluru", country: "in", cityName: "Bengaluru", zoomMobile: 11 };
    const kochi = { slug: "kochi", country: "in", cityName: "Kochi", zoomMobile: 11 };
    const at = (moment: string) => vi.useFakeTimers({ toFake: ["Date"], now: new Date(moment) });
    afterEach(() => vi.useRealTimers());

    async function publish(database: Database, contentDirectory: string) {
      const photographs = await openPhotographs(join(contentDirectory, "photographs"));
      return publishDue({ database, contentDirectory, photographs, types: FIXTURE_TYPES });
    }
    async function centresOf(database: Database) {
      const query = database.db.selectFrom("documents").select("slug").where("content_type", "=", "centres");
      return (await query.orderBy("slug").execute()).map(({ slug }) => slug);
    }

    test("are stored at their time, in the time zone of their country, by one of several processes", async () => {
      const database = await newDatabase();
      const content = copyOfContent();
      at("2031-02-28T12:00:00+05:30");
      write(content, CENTRES, [bengaluru, { ...kochi, publishAt: "2031-03-01" }]);
      expect(await load(database, content)).toMatchObject({
        planned: [{ id: "centres:kochi:IN:", at: "2031-02-28T18:30:00.000Z" }],
      });
      expect(await centresOf(database)).toEqual(["bengaluru"]);
      at("2031-02-28T23:59:59+05:30");
      expect(await publish(database, content)).toBeUndefined();

      // The current state of the folder has not been imported.
      write(content, CENTRES, []);
      const told: string[] = [];
      await database.listen(CONTENT_CHANNEL, (notice) => told.push(notice));
      at("2031-03-01T00:00:00+05:30");
      const reports = await Promise.all([publish(database, content), publish(database, content)]);
      expect(reports.filter((report) => report?.added === 1)).toHaveLength(1);
      expect(await centresOf(database)).toEqual(["bengaluru", "kochi"]);
      await vi.waitFor(() => expect(told.join()).toContain("document centres:kochi:IN:"), PATIENT);
      expect(await publish(database, content)).toBeUndefined();
    });

    test("become public when the unchanged folder is loaded after their time", async () => {
      const database = await newDatabase();
      const content = copyOfContent();
      at("2031-02-28T12:00:00+05:30");
      write(content, CENTRES, [bengaluru, { ...kochi, publishAt: "2031-03-01T09:00" }]);
      await load(database, content);
      at("2031-03-01T09:00:00+05:30");
      expect(await load(database, content)).toMatchObject({ added: 1, changed: 0, removed: 0 });
    });

    test("drafts are checked but not stored, unless the site shows unpublished content", async () => {
      const database = await newDatabase();
      const content = copyOfContent();
      write(content, CENTRES, [bengaluru, { ...kochi, draft: true }]);
      expect(await load(database, content)).toMatchObject({ drafts: 1 });
      expect(await centresOf(database)).toEqual(["bengaluru"]);
      const photographs = await openPhotographs(join(content, "photographs"));
      const options = { database, contentDirectory: content, photographs, types: FIXTURE_TYPES };
      await loadContent({ ...options, showsUnpublished: true });
      expect(await centresOf(database)).toEqual(["bengaluru", "kochi"]);
      await load(database, content);
      expect(await centresOf(database)).toEqual(["bengaluru"]);
    });

    test("need a valid time", async () => {
      const content = copyOfContent();
      write(content, CENTRES, [{ ...kochi, publishAt: "tomorrow" }]);
      expect(await faultsOf(content)).toMatchObject([
        { file: CENTRES, reason: expect.stringContaining("publishAt: must be a day (2026-12-25)") },
      ]);
    });
  });

  test("makes the text searchable, in English and in Arabic", async () => {
    const database = await newDatabase();
    const content = copyOfContent();
    await load(database, content);
    const [india, arabia] = [
      { country: "IN", language: "en" },
      { country: "SA", language: "ar" },
    ];
    expect(await idsWith(database, "mornings", india)).toEqual(["website_content:home:IN:EN"]);
    expect(await idsWith(database, "السعوديه", arabia)).toEqual(["website_content:home:SA:AR"]);
    rmSync(join(content, "documents/website_content/in/home.json"));
    await load(database, content);
    expect(await idsWith(database, "mornings", india)).toEqual([]);
  });

  test("loads again when a photograph changes, and gives it a new address", async () => {
    const database = await newDatabase();
    const content = copyOfContent();
    await load(database, content);
    const catalogue = [{ name: "test-room", width: 300, height: 200, dominant: "#787878" }];
    write(content, "photographs/catalogue.json", catalogue);
    expect(await load(database, content)).toMatchObject({ added: 0, changed: 4, removed: 0 });
  });

  test("reports the file, the line and the reason of all faults together, and stores nothing", async () => {
    const database = await newDatabase();
    const content = copyOfContent();
    writeText(content, "documents/website_content/in/home.json", '{\n  "title": "Broken",\n}\n');
    writeText(
      content,
      "documents/website_content/sa/home.json",
      '{\n  "title": 7,\n  "hero": {\n    "photo": "nowhere"\n  }\n}\n',
    );
    writeText(content, "documents/recipes/soup.json", "{}\n");
    writeText(
      content,
      "documents/centres/centres.json",
      '[\n  { "slug": "a", "cityName": "A", "zoomMobile": 1 },\n  {\n    "slug": "b",\n    "country": "fr",\n    "cityName": "B"\n  },\n  { "cityName": "C", "zoomMobile": 1 },\n  { "slug": "a", "cityName": "A", "zoomMobile": 2 }\n]\n',
    );
    const { faults, message } = await problemOf(load(database, content));
    expect(faults.map(({ file, line }) => `${file}:${line}`).sort()).toEqual([
      "documents/centres/centres.json:5",
      "documents/centres/centres.json:8",
      "documents/centres/centres.json:9",
      "documents/recipes/soup.json:1",
      "documents/website_content/in/home.json:3",
      "documents/website_content/sa/home.json:2",
      "documents/website_content/sa/home.json:3",
      "documents/website_content/sa/home.json:4",
    ]);
    expect(message).toContain('documents/website_content/sa/home.json:4: there is no photograph "nowhere"');
    expect(message).toContain('documents/recipes/soup.json:1: there is no content type "recipes"');
    expect(message).toContain("documents/centres/centres.json:5: country: must be a country that we serve");
    expect(message).toContain("the same document is also in documents/centres/centres.json:2");
    expect(await database.db.selectFrom("documents").selectAll().execute()).toEqual([]);
  });

  test("a fault leaves the documents of the last good load in place", async () => {
    const database = await newDatabase();
    const content = copyOfContent();
    await load(database, content);
    writeText(content, "documents/centres/centres.json", "[");
    await expect(load(database, content)).rejects.toBeInstanceOf(ContentProblem);
    const rows = await database.db.selectFrom("documents").select("id").execute();
    expect(rows).toHaveLength(12);
  });

  test("refuses a page without a schema", async () => {
    const content = copyOfContent();
    write(content, "documents/website_content/in/careers.json", { title: "Careers" });
    expect(await faultsOf(content)).toEqual([
      {
        file: "documents/website_content/in/careers.json",
        line: 1,
        path: [],
        reason: 'no schema is known for the website_content document "careers"',
      },
    ]);
  });

  test("refuses a country field in the folder of a country", async () => {
    const content = copyOfContent();
    write(content, "documents/centres/sg/orchard.json", {
      country: "in",
      cityName: "Singapore",
      zoomMobile: 1,
    });
    expect(await faultsOf(content)).toMatchObject([{ file: "documents/centres/sg/orchard.json", line: 1 }]);
  });

  async function idsWith(
    database: Database,
    query: string,
    edition: { country: string; language: string },
  ): Promise<string[]> {
    const { hits } = await search(database, { query, ...edition, page: 0, size: 10 });
    return hits.map(({ id }) => id);
  }
});

async function problemOf(loading: Promise<unknown>): Promise<ContentProblem> {
  const problem = await loading.then(
    () => new Error("The content was loaded."),
    (error: unknown) => error,
  );
  if (problem instanceof ContentProblem) return problem;
  throw problem;
}

function write(content: string, name: string, value: unknown): void {
  writeText(content, name, JSON.stringify(value, null, 2));
}

function writeText(content: string, name: string, text: string): void {
  const file = join(content, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
