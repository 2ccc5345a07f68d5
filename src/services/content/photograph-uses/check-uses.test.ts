import { expect, test } from "vitest";
import type { Photograph, Photographs } from "../../images/photographs.ts";
import { checkUses } from "./check-uses.ts";
import { findUses } from "./find-uses.ts";

const photographs: Photographs = {
  find: (name) => photographNamed(name),
  list: () => [],
  hashOf: async () => "00000000",
  reload: async () => {},
  reloadIfChanged: async () => false,
  setOwn: () => {},
  own: () => [],
  bring: async () => {},
  refresh: async () => {},
};

function photographNamed(name: string): Photograph {
  const kind = name.startsWith("swatch-") ? "product" : "room";
  const picture = { file: name, width: 3, height: 2, dominant: "#000000" };
  return { name, kind, ...picture, colours: [], hotspots: [], products: [] };
}

const picture = (photo: string) => ({ photo, alt: "A room" });
const json = (name: string, value: unknown) => ({
  name: `documents/${name}`,
  text: JSON.stringify(value, null, 2),
});
const faultsOf = async (...files: { name: string; text: string }[]) =>
  checkUses(await findUses(files, photographs));

test("a photograph may not open pages of two kinds in one country", async () => {
  const about = json("content-pages/in/about-us.json", { sections: [{ picture: picture("hall-1") }] });
  const [fault, ...more] = await faultsOf(about, json("cities/in/pune.json", { picture: picture("hall-1") }));
  expect(more).toEqual([]);
  expect(fault).toMatchObject({ file: "documents/cities/in/pune.json", line: 3 });
  expect(fault?.reason).toContain("content-pages about-us, cities pune");
  expect(await faultsOf(about, json("company-news/sg/news.json", [{ picture: picture("hall-1") }]))).toEqual(
    [],
  );
});

test("a locality is another page kind than its city", async () => {
  const localities = [{ slug: "baner", picture: picture("hall-1") }];
  const [fault] = await faultsOf(
    json("cities/in/pune.json", { slug: "pune", picture: picture("hall-1"), localities }),
  );
  expect(fault?.reason).toContain("cities pune, cities pune baner");
});

test("a photograph is on at most eight pages; a page in two languages counts once, and samples do not count", async () => {
  const posts = (count: number, photo: string) =>
    Array.from({ length: count }, (_, index) => ({
      name: `documents/magazine-posts/post-${index}.md`,
      text: `---\ncountries: [IN]\npicture:\n  photo: swatch-oak\n---\n\n![A hall](photo:${photo})\n`,
    }));
  expect(await faultsOf(...posts(8, "hall-1"))).toEqual([]);
  const [fault] = await faultsOf(...posts(9, "hall-1"));
  expect(fault?.reason).toMatch(
    /^the photograph "hall-1" \(in\) is on 9 pages of one country, and 8 is the most/,
  );
  const design = { slug: "majlis", picture: picture("hall-2") };
  const both = ["sa", "sa-ar"].map((region) => json(`looks/${region}/designs.json`, [design]));
  expect((await findUses(both, photographs)).map(({ page }) => page)).toEqual(["looks majlis"]);
});
