import { describe, expect, test } from "vitest";
import { openPage } from "../support/open-page.ts";
import { sharedSite } from "../support/open-test-site.ts";
import { projectFiles, readProjectFile } from "../support/project-files.ts";
import { textOf } from "../support/read-html.ts";

const site = sharedSite();
const cities: { slug: string; localities: { slug: string }[] }[] = projectFiles(
  "content/documents/cities/in/*.json",
).map((file) => JSON.parse(readProjectFile(file)));

const MAX_SHARED = 1 / 3;

/** Every sequence of three words in the text of a page. Forms are left out, because they are the same on every page. */
async function shinglesAt(path: string): Promise<Set<string>> {
  const { page } = await openPage(site, path);
  const forms = page.all("main form").map(textOf);
  const told = forms.reduce((text, form) => text.replace(form, " "), textOf(page.one("main")));
  const words = told.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.slice(2).map((_, at) => words.slice(at, at + 3).join(" ")));
}

function sharedOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return [...one].filter((shingle) => other.has(shingle)).length;
}

/** The shared part relative to the shorter text. */
function contained(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  return sharedOf(one, other) / Math.min(one.size, other.size);
}

/** The shared part relative to both texts together. */
function alike(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = sharedOf(one, other);
  return shared / (one.size + other.size - shared);
}

async function tooNear(
  paths: readonly string[],
  share: (one: ReadonlySet<string>, other: ReadonlySet<string>) => number,
): Promise<string[]> {
  const read: { path: string; shingles: Set<string> }[] = [];
  // Requests the pages one after the other, because many concurrent requests are rate limited.
  for (const path of paths) read.push({ path, shingles: await shinglesAt(path) });
  return read.flatMap((one, at) =>
    read.slice(at + 1).flatMap((other) => {
      const part = share(one.shingles, other.shingles);
      return part > MAX_SHARED ? [`${one.path} ${other.path} ${part.toFixed(2)}`] : [];
    }),
  );
}

test("CP-01 no two cities share more than a third of their text", async () => {
  const paths = cities.map(({ slug }) => `/in/interiors/${slug}`);
  expect(paths.length).toBeGreaterThan(25);
  expect(await tooNear(paths, contained)).toEqual([]);
});

describe("CP-01 no two localities of a city share more than a third of their text", () => {
  test.each(cities.filter(({ slug }) => ["bengaluru", "noida", "goa", "thane"].includes(slug)))(
    "in $slug",
    async ({ slug, localities }) => {
      const paths = localities.map((locality) => `/in/interiors/${slug}/${locality.slug}`);
      expect(await tooNear(paths, alike)).toEqual([]);
    },
  );
});

test("the measure distinguishes a page from its copy", () => {
  const page = new Set(["a b c", "b c d", "c d e"]);
  expect([contained(page, page), alike(page, page)]).toEqual([1, 1]);
  expect([contained(page, new Set(["x y z"])), alike(page, new Set(["x y z"]))]).toEqual([0, 0]);
});
