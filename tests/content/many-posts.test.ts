import type { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { MAGAZINE_CALLS } from "../../bench/magazine/magazine-calls.ts";
import { addPosts } from "../../bench/magazine/many-posts.ts";
import { createEmbeddedBackends } from "../../src/services/embedded-backends.ts";
import { SILENT } from "../services/fixture-backends.ts";
import { everyEngine } from "../stores/each-engine.ts";
import { CONTENT } from "./shipped-backends.ts";

/**
 * Enough articles for lists with many pages, and for words that are in more articles than one block of the search
 * index holds.
 */
const ARTICLES = 700;
const List = z.object({
  posts: z.array(z.object({ slug: z.string(), date: z.string(), category: z.object({ slug: z.string() }) })),
  total: z.number(),
});

/**
 * The part of a response that must be equal on both engines. They rank search results differently, but find the same
 * number.
 */
function comparable(name: string, answer: string): unknown {
  // A search within a category filters the best 200 results, which differ between the engines.
  if (name === "search within a category") return undefined;
  return /^(search|suggestions)/.test(name) ? answer.match(/"total\w*":\d+/g) : answer;
}

interface Asked {
  path: string;
  body?: object;
}

everyEngine("a magazine of many articles", (engines) => {
  const apps: Hono[] = [];
  const stops: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    for (const { newContentDatabase, open } of engines) {
      const databaseOptions = await newContentDatabase();
      const database = await open(databaseOptions);
      await database.migrate();
      const { dataDirectory } = databaseOptions;
      const backends = await createEmbeddedBackends({
        database,
        contentDirectory: CONTENT,
        dataDirectory,
        log: SILENT,
      });
      stops.push(() => backends.stop());
      await backends.loadContent();
      await addPosts(database, ARTICLES);
      apps.push(backends.app);
    }
  });
  afterAll(async () => {
    for (const stop of stops) await stop();
  });

  /** Returns the responses of all engines, after comparing the parts that must be equal. */
  async function ask({ path, body }: Asked, name = ""): Promise<string[]> {
    const headers = { "content-type": "application/json" };
    const init = body && { method: "POST", headers, body: JSON.stringify(body) };
    const answers: string[] = [];
    for (const app of apps) answers.push(await (await app.request(path, init)).text());
    const [answer = "", ...others] = answers;
    for (const other of others) expect(comparable(name, other)).toEqual(comparable(name, answer));
    return answers;
  }

  test.each(MAGAZINE_CALLS.map((call) => [call.name, call] as const))(
    "%s: both engines answer without errors",
    async (name, { few, many = [] }) => {
      for (const request of [...few, ...many])
        for (const answer of await ask(request, name)) expect(answer).not.toContain('"errors"');
    },
  );

  test("the pages of a category contain each article once, newest first", async () => {
    const pageOf = async (page: number) => {
      const [answer = ""] = await ask({
        path: `/api/web-backend/v1/magazine/post/search?countryIsoCode=IN&categories=budget-and-cost&page=${page}&pageSize=12`,
      });
      return List.parse(JSON.parse(answer));
    };
    const { total } = await pageOf(1);
    // Deep pages are requested first, because finding them must not depend on the earlier pages.
    const numbers = Array.from({ length: Math.ceil(total / 12) }, (_, index) => index + 1).reverse();
    const pages: z.infer<typeof List>["posts"][] = [];
    for (const number of numbers) pages.unshift((await pageOf(number)).posts);
    const posts = pages.flat();
    expect(total).toBeGreaterThan(60);
    expect(new Set(posts.map(({ slug }) => slug)).size).toBe(total);
    expect(posts.every(({ category }) => category.slug === "budget-and-cost")).toBe(true);
    expect(posts.map(({ date }) => date)).toEqual(
      posts
        .map(({ date }) => date)
        .toSorted()
        .reverse(),
    );
  });
});
