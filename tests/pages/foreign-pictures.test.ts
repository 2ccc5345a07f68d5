import { text } from "node:stream/consumers";
import { describe, expect, test } from "vitest";
import { sharedSite, testSite } from "../support/open-test-site.ts";
import { attribute, type Page, readHtml, textOf } from "../support/read-html.ts";
import { stubBackend } from "../support/stub-backend.ts";
import { htmlProblems } from "./html-rules.ts";

const ONE = "https://one.example";
const TWO = "https://two.example/pictures";
const ELSEWHERE = "https://elsewhere.example/uploads";
const PLACES = [ONE, TWO, ELSEWHERE];

const own = sharedSite();
/** An upstream that returns only the address of each picture, without its other properties. */
const graphql = stubBackend(async (request, response) => {
  const headers = { "content-type": "application/json" };
  const answer = await own.fetch("/api/graphql", { method: "POST", headers, body: await text(request) });
  response.writeHead(answer.status, headers).end(moveOut(await answer.text()));
});
const site = testSite(() => ({ GRAPHQL_URL: graphql.url(), IMAGE_HOST_A: ONE, IMAGE_HOST_B: TWO }));

const SMART_PHOTO = "/in/designs/kitchen/modern-kitchen";

describe("IM-01 pictures of other hosts", () => {
  test.each([
    "/in/design-ideas",
    "/in/design-ideas/kitchen-designs",
    "/sg/design-ideas/search/kitchen",
    "/oembed/designs",
    "/oembed/categories",
    SMART_PHOTO,
  ])("%s requests from each host only forms that the host supports", async (path) => {
    const { html, page } = await load(path);
    const addresses = addressesIn(page);
    expect(addresses.some((address) => PLACES.some((place) => address.startsWith(place)))).toBe(true);
    expect(addresses.filter(isStrange)).toEqual([]);
    expect(await htmlProblems(html)).toEqual([]);
  });

  test("a gallery has pictures of all three hosts, and each reserves its space", async () => {
    const { page } = await load("/in/design-ideas/kitchen-designs");
    const pictures = page.all(".card__photo img");
    const at = (place: string) => pictures.filter((img) => attribute(img, "src")?.startsWith(place));
    for (const img of [...at(ONE), ...at(TWO)]) {
      expect(attribute(img, "srcset")).toMatch(/(w-640,h-427|w=640&h=427)\S* 640w/);
      expect([attribute(img, "width"), attribute(img, "height")]).toEqual(["1600", "1067"]);
    }
    for (const img of at(ELSEWHERE)) expect(attribute(img, "srcset")).toBeUndefined();
    expect([ONE, TWO, ELSEWHERE].map((place) => at(place).length > 0)).toEqual([true, true, true]);
    expect(page.all(".card__photo .picture--3-2")).toHaveLength(pictures.length);
  });

  test("a smart photo shows its scene, and a picture and a thumbnail of every variation", async () => {
    const { page } = await load(SMART_PHOTO);
    const { facts } = JSON.parse(
      attribute(page.one("[data-island='stage-scene']"), "data-island-props") ?? "",
    );
    const prints = facts.pieces.flatMap(({ variations }: { variations: { print: string | null }[] }) =>
      variations.flatMap(({ print }) => print ?? []),
    );
    expect(PLACES.some((place) => facts.photo.url.startsWith(place))).toBe(true);
    expect(prints.length).toBeGreaterThan(2);
    expect(page.all(".choice__chip img").length).toBeGreaterThan(2);
  });

  test("the content security policy allows the hosts, and the page's scripts receive them", async () => {
    const { response, page } = await load(SMART_PHOTO);
    expect(response.headers.get("content-security-policy")).toContain("img-src 'self' data: https:");
    expect(textOf(page.one("#atrium-state"))).toContain(`"imageHosts":{"a":"${ONE}","b":"${TWO}"}`);
  });
});

async function load(path: string) {
  const response = await site.fetch(path);
  expect(response.status).toBe(200);
  const html = await response.text();
  return { response, html, page: readHtml(html) };
}

function addressesIn(page: Page): string[] {
  return page.all("picture img, picture source").flatMap((part) => {
    const candidates = attribute(part, "srcset")?.split(/ \d+w(?:, |$)/) ?? [];
    return [attribute(part, "src") ?? "", ...candidates].filter(Boolean);
  });
}

/**
 * True for an address that no host supports: one of our renditions on another host, or options on a host without any.
 */
function isStrange(address: string): boolean {
  if (address.startsWith("/api/images/")) return !/^\/api\/images\/[\w-]+\/\d+(x\d+)?\.\w+$/.test(address);
  if (address.startsWith(ONE))
    return !/^\/w-\d+(,h-\d+,rt-fill)?,f-webp\/[\w-]+\.jpg$/.test(address.slice(ONE.length));
  if (address.startsWith(TWO))
    return !/^\/[\w-]+\.jpg\?w=\d+(&h=\d+&fit=fill)?&fm=webp$/.test(address.slice(TWO.length));
  return !/^https:\/\/elsewhere\.example\/uploads\/[\w-]+\.jpg$/.test(address);
}

function moveOut(answer: string): string {
  return JSON.stringify(
    JSON.parse(answer, (key, value) => {
      if (key === "photo" || key === "thumbnail") return null;
      const name = typeof value === "string" ? /^\/api\/images\/([\w-]+)$/.exec(value)?.[1] : undefined;
      return name ? `${PLACES[name.length % PLACES.length]}/${name}.jpg` : value;
    }),
  );
}
