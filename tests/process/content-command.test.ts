import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { runContentCommand } from "../../src/server/commands/content-command.ts";
import { FIXTURE_CONTENT } from "../services/fixture-backends.ts";
import { PROJECT_ROOT } from "../support/project-files.ts";

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A content folder with the centres of two cities and the photographs of the fixture. */
function newDatabaseOptions() {
  const folder = mkdtempSync(join(tmpdir(), "atrium-content-"));
  folders.push(folder);
  const content = join(folder, "content");
  cpSync(join(FIXTURE_CONTENT, "photographs"), join(content, "photographs"), { recursive: true });
  for (const city of ["jeddah", "pune"])
    cpSync(
      join(PROJECT_ROOT, `content/documents/ec/${city}.json`),
      join(content, `documents/ec/${city}.json`),
    );
  return { folder, content, environment: { CONTENT_DIR: content, DATA_DIR: join(folder, "data") } };
}

async function run(words: string[], environment: Record<string, string>) {
  const said: string[] = [];
  const code = await runContentCommand(words, environment, (sentence) => said.push(sentence));
  return { code, said: said.join("\n") };
}

test("check counts the documents and reports every fault with file and line", async () => {
  const { content, environment } = newDatabaseOptions();
  expect(await run(["check"], environment)).toMatchObject({
    code: 0,
    said: expect.stringContaining("1 SA, 1 IN"),
  });
  const file = join(content, "documents/ec/pune.json");
  writeFileSync(file, readFileSync(file, "utf8").replace('"cityName"', '"townName"'));
  const { code, said } = await run(["check"], environment);
  expect(code).toBe(1);
  expect(said).toMatch(/documents\/ec\/pune\.json:\d+: cityName/);
});

test("a document that no page can show is refused with an explanation", async () => {
  const { content, environment } = newDatabaseOptions();
  const about = JSON.parse(
    readFileSync(join(PROJECT_ROOT, "content/documents/content-pages/in/about-us.json"), "utf8"),
  );
  const write = (file: string, document: object) => {
    mkdirSync(dirname(join(content, file)), { recursive: true });
    writeFileSync(join(content, file), JSON.stringify(document));
  };
  // The page refers to facts of its edition.
  const facts = "documents/facts/in/facts.json";
  cpSync(join(PROJECT_ROOT, "content", facts), join(content, facts), { recursive: true });
  write("documents/content-pages/in/our-new-page.json", { ...about, slug: "our-new-page" });
  // The first page has its own view, and the second belongs to another country.
  write("documents/content-pages/in/home.json", { ...about, slug: "home" });
  write("documents/content-pages/in/awards.json", { ...about, slug: "awards" });
  write("documents/cities/sg/bedok.json", {});
  const { code, said } = await run(["import"], environment);
  expect(code).toBe(1);
  expect(said).toMatch(/cities\/sg\/bedok\.json:1: no page of SG shows documents of this kind/);
  for (const name of ["our-new-page", "home", "awards"])
    expect(said).toMatch(
      new RegExp(
        `content-pages/in/${name}\\.json:1: there is no address for a page "${name}" here.*about-us`,
      ),
    );
});

test("diff reports what import would do, import does it, and then there is no difference", async () => {
  const { content, environment } = newDatabaseOptions();
  expect(await run(["import"], environment)).toMatchObject({
    code: 0,
    said: expect.stringContaining("2 added"),
  });
  const file = join(content, "documents/ec/pune.json");
  writeFileSync(file, readFileSync(file, "utf8").replace('"cityName": "Pune"', '"cityName": "Poona"'));
  rmSync(join(content, "documents/ec/jeddah.json"));
  const { said } = await run(["diff"], environment);
  expect(said.split("\n")).toEqual(["- ec jeddah SA", "~ ec pune IN: cityName", "2 documents differ."]);
  expect((await run(["import"], environment)).said).toContain("1 changed, 1 removed");
  expect((await run(["diff"], environment)).said).toBe("The database matches the files.");
});

test("export writes the same files byte for byte, and never overwrites a folder", async () => {
  const { folder, content, environment } = newDatabaseOptions();
  await run(["import"], environment);
  const target = join(folder, "exported");
  expect((await run(["export", target], environment)).code).toBe(0);
  for (const city of ["jeddah", "pune"])
    expect(readFileSync(join(target, `documents/ec/${city}.json`))).toEqual(
      readFileSync(join(content, `documents/ec/${city}.json`)),
    );
  expect(existsSync(join(target, "photographs"))).toBe(false);
  expect(await run(["export", target], environment)).toMatchObject({
    code: 1,
    said: expect.stringContaining("exists already"),
  });
});

test("photographs lists the pages of each photograph", async () => {
  const { content, environment } = newDatabaseOptions();
  const [{ name: photo }] = JSON.parse(readFileSync(join(content, "photographs/catalogue.json"), "utf8")) as [
    { name: string },
  ];
  expect((await run(["photographs"], environment)).said).toContain(`${photo}: on no page`);
  const news = { slug: "new-centre", picture: { photo, alt: "A room" } };
  for (const [file, document] of Object.entries({
    "company-news/in/news.json": [news],
    "magazine-posts/first.json": { ...news, countries: ["IN"] },
  })) {
    mkdirSync(dirname(join(content, "documents", file)), { recursive: true });
    writeFileSync(join(content, "documents", file), JSON.stringify(document));
  }
  expect((await run(["photographs"], environment)).said).toContain(
    `${photo}: in company-news new-centre (first picture), in magazine-posts new-centre (first picture)`,
  );
});

test("an unknown command prints the usage", async () => {
  expect(await run(["chekc"], {})).toMatchObject({
    code: 2,
    said: expect.stringContaining("npm run content"),
  });
});
