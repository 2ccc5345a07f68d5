import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { type Mood, type MoodyHost, openMoodyHost } from "../support/failing-host.ts";
import { testSite } from "../support/open-test-site.ts";
import { readHtml } from "../support/read-html.ts";

const KNOWN = "/in/design-ideas";
/** After this time pages are rendered again, and every circuit breaker allows a trial call. */
const A_WHILE_MS = 6 * 60 * 1000;

const contents = testSite();
let host: MoodyHost;
beforeAll(async () => {
  host = await openMoodyHost(async (incoming, outgoing) => {
    const answer = await contents.fetch(`/api/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: Buffer.concat(await incoming.toArray()),
    });
    outgoing.writeHead(answer.status, { "content-type": "application/json" });
    outgoing.end(Buffer.from(await answer.arrayBuffer()));
  });
});
afterAll(async () => {
  vi.useRealTimers();
  await host.close();
});
const site = testSite(() => ({ GRAPHQL_URL: host.url, BACKEND_TIMEOUT_SECONDS: "2" }));

/** Time only moves forward: a circuit breaker that opened at a later time would stay open until then. */
function passTime(): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + A_WHILE_MS });
}

async function look(path: string) {
  const response = await site.fetch(path);
  const cache = response.headers.get("cache-control");
  return { status: response.status, cache, pictures: picturesIn(await response.text()) };
}

/** The page is shown without its designs, or as a full-page error if it has no other content. */
function isPoorOrError(status: number): boolean {
  return status === 200 || status >= 500;
}

function picturesIn(html: string): number {
  return readHtml(html).all("main img").length;
}

const MOODS: { mood: Mood; unseen: string; isAskedOn: boolean }[] = [
  { mood: "down", unseen: "/sg/design-ideas", isAskedOn: false },
  { mood: "hanging", unseen: "/my/design-ideas", isAskedOn: false },
  { mood: "failing", unseen: "/sg/design-ideas/kitchen-designs", isAskedOn: false },
  { mood: "half a body", unseen: "/my/design-ideas/kitchen-designs", isAskedOn: false },
  { mood: "html", unseen: "/in/design-ideas/kitchen-designs", isAskedOn: true },
  { mood: "half a document", unseen: "/in/design-ideas/wardrobe", isAskedOn: true },
  { mood: "other types", unseen: "/in/design-ideas/living-room", isAskedOn: true },
];

describe.each(MOODS)("while the upstream for designs is: $mood", ({ mood, unseen, isAskedOn }) => {
  test("ER-06 earlier pages are shown and revalidated soon, others show an error; then the site recovers automatically", async () => {
    host.mood = "well";
    passTime();
    const before = await look(KNOWN);
    expect(before).toMatchObject({ status: 200, cache: expect.stringContaining("s-maxage=300") });

    host.mood = mood;
    passTime();
    expect(await look(KNOWN)).toEqual({ ...before, cache: "public, max-age=0, s-maxage=10" });
    const poor = await look(unseen);
    expect(poor).toMatchObject({ cache: "no-store", status: expect.toSatisfy(isPoorOrError) });

    const asked = host.requests.length;
    await look(unseen);
    expect(host.requests.length > asked).toBe(isAskedOn);

    host.mood = "well";
    passTime();
    const whole = await look(unseen);
    expect(whole).toMatchObject({ status: 200, cache: expect.stringContaining("s-maxage=300") });
    expect(whole.pictures).toBeGreaterThan(poor.pictures);
  });
});
