import { describe, expect, test } from "vitest";
import { agreedHostsServer } from "../support/agreed-hosts/agreed-hosts-server.ts";
import { MISBEHAVIOURS } from "../support/agreed-hosts/misbehaviour.ts";
import { brokenPictures, PICTURE_HOSTS } from "../support/agreed-hosts/pictures.ts";

const hosts = agreedHostsServer();

function ask(setting: string, path: string, init?: RequestInit): Promise<Response> {
  return fetch(`${hosts.settings()[setting]}${path}`, init);
}

function query(text: string): Promise<Response> {
  return ask("GRAPHQL_URL", "", { method: "POST", body: JSON.stringify({ query: text }) });
}

const DESIGNS = "/document/es/search/looks";
const NEIGHBOURS = `${DESIGNS}/slug/their-look-1/prevnext/looks?filters=country.eq:IN;field.excludes:redirectedTo`;

describe("upstream hosts of another company", () => {
  test("answer what was agreed", async () => {
    const response = await ask("CONTENT_URL", `${DESIGNS}?filters=country.eq:IN;slug.eq:their-look-2`);
    expect([response.status, await response.json()]).toEqual([
      200,
      { contents: [expect.objectContaining({ slug: "their-look-2", title: "THEIR their-look-2" })] },
    ]);
    expect((await (await ask("CONTENT_URL", NEIGHBOURS)).json()).contents).toHaveLength(3);
  });

  test.each([
    ["CONTENT_URL", `${DESIGNS}?filters=country.eq:IN&size=1`, "?size"],
    ["CONTENT_URL", `${DESIGNS}?filters=style.eq:modern`, "filter style.eq"],
    ["CONTENT_URL", "/document/es/search/faqs", "is not agreed"],
    ["WEB_BACKEND_URL", "/v2/places?query=cedar&country=IN", "?country"],
  ])("refuse and record a request that was not agreed: %s%s", async (setting, path, what) => {
    hosts.forget();
    expect((await ask(setting, path)).ok).toBe(false);
    expect(hosts.refusals()).toEqual([expect.stringMatching(`: .*${what.replace("?", "\\?")}`)]);
  });

  test("refuse a whole query because of one unknown field", async () => {
    const response = await query('{ designIdeasList(urlQueryParams: "") { items { slug colours } } }');
    expect([response.status, (await response.json()).data]).toEqual([400, undefined]);
  });

  test("have a second page of designs, and do not return the total", async () => {
    const slugsOf = async (page: number) => {
      const filters = "filters=country.eq:IN;roomType.in:their-kitchens;field.excludes:redirectedTo";
      const text = `{ designIdeasList(urlQueryParams: "${filters}&page=${page}&size=24") { items { slug } } }`;
      const { data } = await (await query(text)).json();
      return data.designIdeasList.items.map(({ slug }: { slug: string }) => slug);
    };
    const [first, second] = [await slugsOf(0), await slugsOf(1)];
    expect([first.length, second.length]).toEqual([24, 6]);
    expect(first.filter((slug: string) => second.includes(slug))).toEqual([]);
  });

  test("accept a lead without our own fields, and return an empty object", async () => {
    hosts.forget();
    const send = (lead: object) =>
      ask("BUMBLEBEE_URL", "/v1/api/leads", { method: "POST", body: JSON.stringify(lead) });
    const taken = await send({ name: "Asha" });
    expect([taken.status, await taken.json()]).toEqual([200, {}]);
    expect((await send({ name: "Asha", submission_id: "one" })).status).toBe(400);
    expect(hosts.taken).toEqual([{ id: "K46", given: { name: "Asha" } }]);
  });
});

/** The request is aborted after half a second, because a hanging host never answers. */
async function endOf(path: string): Promise<unknown> {
  try {
    const response = await ask("WCMS_URL", path, { signal: AbortSignal.timeout(500) });
    return [response.status, await response.json()];
  } catch (error) {
    return error instanceof Error ? error.name : error;
  }
}

describe("a misbehaving host", () => {
  const CATEGORIES = "/api/public/v2/magazines/in/categories/";

  test("fails as configured, and then works again", async () => {
    const ends: Record<string, unknown> = {};
    for (const how of MISBEHAVIOURS) {
      hosts.behave("wcms", how);
      ends[how] = await endOf(CATEGORIES);
    }
    expect(ends).toEqual({
      down: "TypeError",
      hanging: "TimeoutError",
      "500": "SyntaxError",
      html: "SyntaxError",
      half: "TypeError",
      "other-types": [
        200,
        { categories: { 0: [expect.objectContaining({ categorySlug: ["their-category"] })] } },
      ],
    });
    hosts.behave("wcms", "well");
    expect(await endOf(CATEGORIES)).toEqual([200, { categories: [expect.anything()] }]);
  });
});

test("a picture is broken when its host has no picture at the address", () => {
  const { a, b, other } = PICTURE_HOSTS;
  const sound = [
    `${a}/w-640,f-avif/their/room-1.jpg`,
    `${b}/their/room-1.jpg?w=640`,
    `${other}/their/room-1.jpg`,
  ];
  const wrong = [
    `${a}/their/room-1.jpg/320.avif`,
    `${b}/their/room-1.jpg/320.avif`,
    `${other}/their/room-1.jpg?w=640`,
  ];
  const html = `<img srcset="${[...sound, ...wrong].map((address) => `${address} 640w`).join(", ")}">`;
  expect(brokenPictures(html)).toEqual(wrong.sort());
});
