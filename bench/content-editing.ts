// Publishes a change of one design among many, and counts which of the site's cached pages it changes: exactly those
// that show the design. Usage: node bench/content-editing.ts [designs] (default 100,000)
import { spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  getContentEntry,
  publishContentEntry,
  saveContentDraft,
} from "../src/contracts/staff/calls/content-calls.ts";
import { openDatabase } from "../src/services/open-database.ts";
import { staffMember } from "../tests/support/staff.ts";

const DESIGNS = Number(process.argv[2] ?? 100_000);
const A_FILE = 500;
const PORT = 4899;
const URL_OF_SITE = `http://127.0.0.1:${PORT}`;
const LIST = "documents/looks/in/balcony.json";

const folder = mkdtempSync(join(tmpdir(), "atrium-editing-"));
const content = join(folder, "content");
cpSync("content", content, { recursive: true });
const designs = JSON.parse(readFileSync(join(content, LIST), "utf8"));
mkdirSync(join(content, "documents/looks/in"), { recursive: true });
for (let start = 0; start < DESIGNS; start += A_FILE) {
  const many = Array.from({ length: Math.min(A_FILE, DESIGNS - start) }, (_, index) => {
    const number = start + index;
    const design = designs[number % designs.length];
    return {
      ...design,
      slug: `${design.slug}-${number}`,
      position: 1000 + number,
      title: `${design.title} ${number}`,
    };
  });
  writeFileSync(join(content, `documents/looks/in/many-${start}.json`), JSON.stringify(many));
}

let log = "";
const site = spawn(process.execPath, ["--max-old-space-size=12000", "src/server/main.ts"], {
  env: {
    ...{ PATH: process.env.PATH, PORT: String(PORT), PUBLIC_URL: URL_OF_SITE, WARM_UP: "0" },
    ...{ CONTENT_DIR: content, DATA_DIR: join(folder, "data"), LOG_LEVEL: "info", PAGE_CACHE_MB: "512" },
  },
});
site.stdout.on("data", (text) => {
  log += text;
});
site.stderr.on("data", (text) => process.stderr.write(text));

const started = performance.now();
while (
  !(await fetch(`${URL_OF_SITE}/health`).then(
    ({ ok }) => ok,
    () => false,
  ))
)
  await new Promise((resolve) => setTimeout(resolve, 500));
console.log(`${DESIGNS} designs: first start ${seconds(started)} s`);

const edited = `${designs[0].slug}-42`;
const pages = [
  ...["/in", "/sg", "/sa-ar", "/in/magazine", "/in/looks", "/in/interiors/offerings", "/in/about-us"],
  ...["/in/design-ideas", "/in/design-ideas/balcony-designs", "/in/design-ideas/kitchen-designs"],
  `/in/design-ideas/designs/${edited}`,
  ...Array.from({ length: 290 }, (_, index) => {
    const number = (index * 7 + 1) % DESIGNS;
    return `/in/design-ideas/designs/${designs[number % designs.length].slug}-${number}`;
  }),
];
const readAll = async () => {
  const read = new Map<string, string>();
  for (const page of pages) read.set(page, await (await fetch(URL_OF_SITE + page)).text());
  return read;
};
await readAll();
const before = await readAll();

const database = await openDatabase({ dataDirectory: join(folder, "data"), beside: true });
const app = {
  fetch: (request: Request) =>
    fetch(new Request(request.url.replace("http://atrium.test", URL_OF_SITE), request)),
};
const admin = await staffMember({ app }, database, [{ role: "admin", countries: "all" }]);
await database.close();
const id = `documents/looks/in/many-0.json#${edited}`;
for (const round of [1, 2]) {
  const { published } = (await admin.ask(getContentEntry, { id })).value;
  const value = { ...published, title: `A changed balcony, round ${round}` };
  const { version } = (await admin.ask(saveContentDraft, { id, version: 0, value })).value;
  const began = performance.now();
  const { status } = await admin.ask(publishContentEntry, { id, version });
  console.log(`publication ${round}: ${status}, ${seconds(began)} s`);
}

const from = log.length;
const after = await readAll();
const rendered = log
  .slice(from)
  .split("\n")
  .filter((line) => line.includes('"answered"') && !line.includes('"ready":true'))
  .map((line) => JSON.parse(line).path);
const changed = pages.filter((page) => before.get(page) !== after.get(page));
const showing = pages.filter((page) => after.get(page)?.includes("A changed balcony"));
console.log(
  `${pages.length} pages: ${changed.length} changed, ${showing.length} show it, ${rendered.length} rendered again`,
);
console.log({ changed, showing, rendered: rendered.slice(0, 20) });
site.kill("SIGTERM");
rmSync(folder, { recursive: true, force: true });

function seconds(since: number): number {
  return Math.round((performance.now() - since) / 100) / 10;
}
