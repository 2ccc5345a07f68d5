import { expect, test } from "vitest";
import { z } from "zod";
import { everyEngine } from "../stores/each-engine.ts";
import { DOCUMENT_ROWS } from "./part-c/document-rows.ts";
import { EMPTY, MALFORMED, MISSING, REFUSED_BY_GRAPHQL } from "./part-c/failure-rows.ts";
import { Centres, listOf, text } from "./part-c/fields.ts";
import { type Asked, get, PREFIXES, requestOf } from "./part-c/row.ts";
import { SERVICE_ROWS } from "./part-c/service-rows.ts";
import { openShippedBackends } from "./shipped-backends.ts";

const ROWS = [...DOCUMENT_ROWS, ...SERVICE_ROWS];
const IDS = [
  ..."K01 K02 K03 K06 K07 K08 K09 K10 K11 K12 K13 K14 K15 K16 K17 K18 K19 K20 K21 K22 K23 K24 K25".split(" "),
  ..."K26 K27 K28 K29 K30 K31 K32 K33 K34 K35 K36 K38 K39 K40 K41 K42 K43 K44".split(" "),
];

/** Returns full names, because vitest would shorten them. */
function named<One extends { name: string }>(rows: readonly One[]): [string, One][] {
  return rows.map((row) => [row.name, row]);
}

const Notifications = z.object({
  contents: listOf(z.object({ id: text, expiry: z.number().positive(), message: text })),
});

everyEngine("the content calls of Part C, with the content that we ship", (engines) => {
  const backends = openShippedBackends(engines);

  /** Returns the response of one engine, after checking that all engines return the same. */
  async function ask(asked: Asked, override?: RequestInit) {
    const answers = [];
    for (const { app } of backends) {
      const response = await app.request(requestOf(asked, override));
      answers.push({
        status: response.status,
        headers: Object.fromEntries(response.headers),
        text: await response.text(),
      });
    }
    const [answer, ...others] = answers;
    if (!answer) throw new Error("There is no engine.");
    for (const other of others) {
      if (asked.isSearch) expect(other.status).toBe(answer.status);
      else expect(other).toEqual(answer);
    }
    return { ...answer, json: (): unknown => JSON.parse(answer.text), answers };
  }

  test("every content row is tested", () => {
    expect([...new Set(ROWS.map(({ name }) => name.slice(0, 3)))].sort()).toEqual(IDS);
  });

  test.each(named(ROWS))("AP-01 AP-05 %s", async (_, { asked, answer }) => {
    for (const { status, headers, text } of (await ask(asked)).answers) {
      expect(status).toBe(200);
      expect(headers["content-type"]).toMatch(/^application\/(graphql-response\+)?json/);
      expect(answer.safeParse(JSON.parse(text)).error?.issues).toBeUndefined();
    }
  });

  test.each(named(ROWS))("%s: ignores unknown parameters", async (_, { asked }) => {
    const more = asked.body
      ? { ...asked, body: { ...asked.body, utm_source: "mail", nothing: [1] } }
      : { ...asked, path: `${asked.path}${asked.path.includes("?") ? "&" : "?"}utm_source=mail&nothing[]=1` };
    expect((await ask(more)).text).toBe((await ask(asked)).text);
  });

  test.each(named(ROWS))("%s: refuses another method", async (_, { asked }) => {
    const isGraphql = asked.path.startsWith(PREFIXES.graphql);
    const methods = isGraphql ? ["PUT", "DELETE"] : ["PUT", asked.method === "GET" ? "POST" : "GET"];
    for (const method of methods) {
      const { body, ...rest } = asked;
      const refused = await ask(rest, { method });
      expect(refused.status).toBe(405);
      expect(refused.headers.allow).toContain(asked.method);
    }
  });

  test.each(named(MISSING))("%s that does not exist is answered with 404", async (_, { asked }) => {
    const { status, json } = await ask(asked);
    expect([status, json()]).toEqual([404, { error: expect.stringMatching(/\S+ \S+.*\.$/) }]);
  });

  test.each(named(MALFORMED))(
    "%s that cannot be parsed is answered with 400 and the reason",
    async (_, { asked, field }) => {
      const { status, json } = await ask(asked);
      const said = { error: expect.any(String), field, reason: expect.stringMatching(/\w/) };
      expect([status, json()]).toEqual([400, expect.objectContaining(said)]);
    },
  );

  test.each(named(REFUSED_BY_GRAPHQL))("GraphQL refuses %s", async (_, { asked, field, code }) => {
    const { status, json } = await ask(asked);
    const extensions = field ? { code, field, reason: expect.stringMatching(/\w/) } : { code };
    expect(status).toBe(200);
    expect(json()).toMatchObject({ errors: [{ message: expect.any(String), extensions }] });
  });

  test.each(named(EMPTY))("%s without a match are an empty list", async (_, { asked, answer }) => {
    const { status, json } = await ask(asked);
    expect([status, json()]).toEqual([200, expect.objectContaining(answer)]);
  });

  test.each(["recruitee", "people-strong", "skillate"])(
    "K01 K02 K03 returns the same jobs of %s at both addresses",
    async (portal) => {
      const path = `/v1/api/careers/jobs/${portal}`;
      expect((await ask(get("bumblebee", path))).text).toBe((await ask(get("own", path))).text);
    },
  );

  test("K21 ST-14 returns a campaign page only for its country and language", async () => {
    const page = (pageSlug: string, edition: Record<string, string>) =>
      ask(get("backend", `/v1/vega/pages/${pageSlug}`, edition));
    const india = await page("covid", { countryIsoCode: "IN" });
    const singapore = await page("covid", { countryIsoCode: "SG", languageCode: "EN" });
    expect([india.status, singapore.status]).toEqual([200, 200]);
    expect(india.json()).not.toEqual(singapore.json());
    expect((await page("covid", { countryIsoCode: "SG", languageCode: "AR" })).status).toBe(404);
    expect((await page("bto-keys", { countryIsoCode: "IN" })).status).toBe(404);
  });

  test.each(["IN", "SG", "MY", "SA"])("EC-01 EC-02 returns the centres of %s, by city", async (iso) => {
    const { json } = await ask(get("goobe", "/document/es/search/ec", { filters: `countryCode.eq:${iso}` }));
    expect(z.object({ contents: listOf(Centres) }).safeParse(json()).error?.issues).toBeUndefined();
  });

  test.each(["IN", "SG", "MY", "SA"])("NW-01 returns the notifications of %s", async (iso) => {
    const { json } = await ask(
      get("goobe", "/document/es/search/notifications", { filters: `country.eq:${iso}` }),
    );
    expect(Notifications.safeParse(json()).error?.issues).toBeUndefined();
  });

  test("K43 CN-03 company news returns its page counts as WordPress does, and includes the pictures on request", async () => {
    const path = "/v1/api/jumanji/in/wp-json/wp/v2/company_news";
    const page = (params: Record<string, string>) =>
      ask(get("bumblebee", path, { per_page: "9", ...params }));
    const first = await page({ page: "1" });
    const total = Number(first.headers["x-wp-total"]);
    const pages = Math.ceil(total / 9);
    expect(total).toBeGreaterThan(9);
    expect(first.headers["x-wp-totalpages"]).toBe(String(pages));
    expect(first.headers.link).toMatch(/page=2>; rel="next"$/);
    expect(first.text).not.toContain("_embedded");
    const last = await page({ page: String(pages), _embed: "" });
    expect(last.headers.link).toMatch(/rel="prev"$/);
    expect(last.json()).toHaveLength(total - 9 * (pages - 1));
    expect(last.json()).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ _embedded: { "wp:featuredmedia": [expect.anything()] } }),
      ]),
    );
  });
});
