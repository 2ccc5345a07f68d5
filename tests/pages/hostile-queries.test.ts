import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sharedSite } from "../support/open-test-site.ts";

const site = sharedSite();

/** All pages of design ideas and smart photos, by the parameters that they read. */
const PAGES = [
  "/in/design-ideas",
  "/in/design-ideas/kitchen-designs",
  "/in/design-ideas/search/kitchen",
  "/in/design-ideas/kitchen-designs/modern-kitchen",
  "/in/design-ideas/kitchen-designs/designs/modern-kitchen",
  "/in/design-ideas/kitchen-designs/designs-price/modern-kitchen-price",
  "/in/designs/kitchen/smart-photo/modern-kitchen",
  "/in/designs/exp_1/modern-kitchen",
  "/sa-ar/designs/kitchen/modern-kitchen",
  "/sg/design-styles/minimalist-interiors",
];

/** Parameters that pages read directly, and parameters that they answer with a redirect. */
const READ = ["page", "filters", "sort", "budget", "room", "city", "tier", "pieces", "piece"];
const SENT = ["q", "room.breadth", "room.unit", "p.cabinets", "p.constructor", "f.layout", "f.__proto__"];

const MARK = "zq7";

/** Typical attack strings. Each contains a mark, so that it can be found in the output. */
const HOSTILE = [
  `<script>${MARK}()</script>`,
  `"><img src=x onerror=${MARK}>`,
  `'-${MARK}-'`,
  `</script><svg onload=${MARK}>`,
  `javascript:${MARK}`,
  `//${MARK}.example/`,
  `/\\${MARK}.example`,
  `\r\nset-cookie: ${MARK}=1`,
  `\u0000${MARK}`,
  `%00%ff%${MARK}`,
  `{{${MARK}}}\${${MARK}}`,
  `../../../../etc/passwd`,
  `layout:l-shaped,<b>${MARK};totalPrice.range:-1|1e999`,
  "layout:__proto__,constructor;__proto__:x;constructor.range:1|2",
  "totalPrice.range:999999999999|0.001;totalPrice.range:NaN|Infinity",
  `cabinets:2,cabinets:off,cabinets:99999999999999999999,__proto__:1,${MARK}:1`,
  "constructor",
  "__proto__",
  "1e400x-1e400",
  "10x8x6",
  "NaN",
  "-1",
  "999999",
  "99999999999999999999",
  "٣×٤",
  "\ud800",
  "🛋️".repeat(500),
  ";".repeat(3_000),
  "a,".repeat(3_000),
];

/** Any request must be answered with a page, a redirect within the site, or 404. */
async function expectHarmless(path: string): Promise<Response> {
  const response = await site.fetch(path);
  expect([path, [200, 301, 302, 404].includes(response.status)]).toEqual([path, true]);
  const target = response.headers.get("location");
  if (target !== null) expect([path, /^\/(?:in|sg|sa-ar)(?:[/?]|$)/.test(target)]).toEqual([path, true]);
  const html = await response.text();
  for (const markup of [`<script>${MARK}`, `<img src=x`, `<svg onload`, `<b>${MARK}`, `=javascript:${MARK}`])
    expect([path, html.includes(markup)]).toEqual([path, false]);
  return response;
}

describe.each(PAGES)("%s", (path) => {
  test("answers hostile queries with a page, and repeats none of their markup", async () => {
    expect((await site.fetch(path)).status).toBe(200);
    for (const [turn, value] of HOSTILE.entries()) {
      const names = [...READ.filter((name) => name !== "page"), ...(turn % 4 === 0 ? SENT : [])];
      await expectHarmless(`${path}?${new URLSearchParams(names.map((name) => [name, value]))}`);
    }
  });
});

test("hostile words in the path are searched for or not found, and never returned as markup", async () => {
  const places = [
    "/in/design-ideas/search/",
    "/in/design-ideas/",
    "/in/design-ideas/kitchen-designs/designs/",
  ];
  for (const place of [...places, "/in/designs/", "/in/designs/kitchen/"])
    for (const value of HOSTILE) {
      let path = place + encodeURIComponent(value.toWellFormed());
      for (let step = 0; step < 3; step += 1) {
        const target = (await expectHarmless(path)).headers.get("location");
        if (target === null) break;
        expect([value, step, target === path]).toEqual([value, step, false]);
        path = target;
      }
    }
});

test("any combination of parameters is answered", async () => {
  const parts = fc.array(
    fc.tuple(fc.constantFrom(...READ, ...SENT), fc.oneof(fc.string(), fc.constantFrom(...HOSTILE))),
    {
      maxLength: 6,
    },
  );
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...PAGES), parts, async (path, query) => {
      await expectHarmless(`${path}?${new URLSearchParams(query)}`);
    }),
    { numRuns: 60 },
  );
});

test("a page number beyond every list is not found", async () => {
  for (const list of ["/in/design-ideas/kitchen-designs", "/in/design-ideas/search/kitchen"])
    for (const page of ["251", "999999"]) {
      const { status } = await site.fetch(`${list}?page=${page}`);
      expect([list, page, status]).toEqual([list, page, 404]);
    }
});

test("repeated parameters and unknown form fields do not create another page", async () => {
  const gallery = "/in/design-ideas/kitchen-designs";
  const bodyOf = async (path: string) => (await site.fetch(path)).text();
  expect(await bodyOf(`${gallery}?page=2&page=3`)).toBe(await bodyOf(`${gallery}?page=2`));
  expect(await bodyOf(`${gallery}?room.colour=red`)).toBe(await bodyOf(gallery));
});
