import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import type { HostName } from "../../src/contracts/hosts.ts";
import { isBuilt } from "../../src/urls/known-pages.ts";
import { agreedHostsServer } from "../support/agreed-hosts/agreed-hosts-server.ts";
import { MISBEHAVIOURS, type Misbehaviour } from "../support/agreed-hosts/misbehaviour.ts";
import { testSite } from "../support/open-test-site.ts";
import { PATIENT } from "../support/patient.ts";
import { readHtml, textOf } from "../support/read-html.ts";
import { formPost, REFERRAL } from "../support/send-lead.ts";

const hosts = agreedHostsServer();
// Stale responses are switched off here; failing-hosts.test.ts tests them.
const site = testSite(() => ({
  ...hosts.settings(),
  BACKEND_TIMEOUT_SECONDS: "1",
  BACKEND_STALE_SECONDS: "0",
  LEADS_PER_PHONE: "1000",
  LEADS_PER_ADDRESS: "1000",
}));
// The server does not wait for upstream hosts at startup; until they return their pages, the site shows fewer links.
beforeAll(() => vi.waitFor(() => expect(isBuilt("how-it-works", "in")).toBe(true), PATIENT));
afterEach(() => {
  for (const { host } of ASKED) hosts.behave(host, "well");
});
afterAll(() => vi.useRealTimers());

/** The visible parts of a response: its status, its redirect target and its text. */
interface Seen {
  status: number;
  location: string | null;
  words: string;
}

interface Asked {
  host: HostName;
  path: string;
  init?: RequestInit;
  /** The behaviour that the specification requires when the host fails in this way. */
  shows: (seen: Seen, how: Misbehaviour, well: Seen) => void;
  /** Text that only the host provides, on a page that also works without it. */
  tells?: RegExp;
  /** True when the response has no field that could have another type, or when we have a fallback for it. */
  takesOtherTypes?: true;
}

const ASKED: Asked[] = [
  { host: "goobe", path: "/in", shows: fullPageError, takesOtherTypes: true },
  { host: "content", path: "/in/design-ideas", shows: poorerPage, tells: /THEIR widget.*THEIR their-look-1/ },
  { host: "content", path: "/in/design-ideas/designs/their-look-1", shows: fullPageError },
  { host: "graphql", path: "/in/design-ideas/their-kitchens", shows: fullPageError },
  { host: "graphql", path: "/in/sitemap.xml", shows: askAgainLater },
  { host: "bumblebee", path: "/in/interiors/referral/THEIRKEY", shows: pageNotFound },
  {
    host: "bumblebee",
    path: "/in/interiors/lead-refill?q=their-link",
    shows: fullPageError,
    takesOtherTypes: true,
  },
  {
    host: "backend",
    path: "/in/interiors/refer-a-friend",
    init: formPost(REFERRAL),
    shows: formError,
    takesOtherTypes: true,
  },
  { host: "sales", path: "/", shows: samePage },
  { host: "web-backend", path: "/api/web-backend/v1/phone/validate?phone=9845012345", shows: failedCall },
  { host: "launchpad", path: "/api/launchpad/v1/user-pincode-mappings?country=IN", shows: failedCall },
  { host: "wcms", path: "/api/wcms/api/public/v2/magazines/in/categories/", shows: failedCall },
  { host: "web-backend", path: "/oembed/magazine-card?region=in&slug=their-story-1", shows: embedError },
  { host: "backend", path: "/oembed/service?region=in&slug=their-service", shows: embedError },
  { host: "quiz", path: "/oembed/quiz?region=in", shows: embedError, takesOtherTypes: true },
  {
    host: "dobby",
    path: "/api/dobby/images/stitch",
    init: {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: '{"images":["/one.jpg"]}',
    },
    shows: failedCall,
  },
];

const sentLeads: string[] = [];

describe.each(MISBEHAVIOURS)("while a host is: %s", (how) => {
  test.each(ASKED)(
    "ER-06 LF-15 $host at $path: shows the specified error, accepts leads and recovers",
    async (asked) => {
      const well = await lookWell(asked);

      hosts.behave(asked.host, how);
      passTime();
      const seen = await look(asked);
      if (how === "other-types" && asked.takesOtherTypes) expect(seen.status).toBeLessThan(400);
      else asked.shows(seen, how, well);
      await sendLead();

      hosts.behave(asked.host, "well");
      // A background call that still fails may open the circuit breaker again.
      await vi.waitFor(async () => {
        passTime();
        expect(await look(asked)).toEqual(well);
      }, PATIENT);
    },
  );
});

test("LF-15 every lead that was accepted during the failures arrives", async () => {
  const arrived = () => hosts.taken.filter(({ id }) => id === "K46").map(({ given }) => given.pincode);
  await vi.waitFor(() => {
    passTime();
    expect(new Set(arrived())).toEqual(new Set(sentLeads));
  }, PATIENT);
});

const seenWell = new Map<Asked, Seen>();

/**
 * The page as it looks while all hosts work; it is always the same. On a busy machine a host may answer too late, so the
 * page counts only when two requests in a row show the same.
 */
async function lookWell(asked: Asked): Promise<Seen> {
  const known = seenWell.get(asked);
  if (known) return known;
  return await vi.waitFor(async () => {
    const first = await look(asked);
    passTime();
    const seen = await look(asked);
    passTime();
    expect(seen).toEqual(first);
    expect(seen.status).toBeLessThan(400);
    if (asked.tells) expect(seen.words).toMatch(asked.tells);
    seenWell.set(asked, seen);
    return seen;
  }, PATIENT);
}

const MORE_THAN_A_DAY_MS = 25 * 60 * 60 * 1000;

/** Time only moves forward: cached pages expire, circuit breakers allow a trial call, and retries become due. */
function passTime(): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + MORE_THAN_A_DAY_MS });
}

async function look({ path, init }: Asked): Promise<Seen> {
  const response = await site.fetch(path, init);
  const body = await response.text();
  const isPage = response.headers.get("content-type")?.includes("html") && body.includes("<main");
  // The sitemap lines of campaigns are removed, because campaigns end and this clock is weeks ahead.
  const words = isPage
    ? textOf(readHtml(body).one("main"))
    : body.replaceAll(/<url><loc>[^<]*\/interiors\/page\/.*\n/g, "");
  return { status: response.status, location: response.headers.get("location"), words };
}

/** Each lead has its own post code, by which it is recognised when it arrives. */
async function sendLead(): Promise<void> {
  const pincode = String(560001 + sentLeads.length);
  const lead = { name: "Kavya Menon", phone: "98450 12345", dialCode: "+91", pincode, kind: "full" };
  const response = await site.fetch("/in/talk", formPost(lead));
  expect(response.status).toBe(303);
  sentLeads.push(pincode);
}

const STATUSES: Record<Misbehaviour, number[]> = {
  down: [503, 504],
  hanging: [503, 504],
  half: [503, 504],
  "500": [500, 503],
  html: [502],
  "other-types": [502],
};

/** The page has the status of the host, or the status for the way in which the host failed (ER-06). */
function fullPageError({ status, words }: Seen, how: Misbehaviour): void {
  expect(STATUSES[how]).toContain(status);
  expect(words).toContain(String(status));
}

/** An embed shows only one line of text. */
function embedError({ status, words }: Seen, how: Misbehaviour): void {
  expect([STATUSES[how].includes(status), words]).toEqual([true, expect.stringMatching(/\w/)]);
}

function askAgainLater({ status }: Seen): void {
  expect(status).toBe(503);
}

function pageNotFound({ status, words }: Seen): void {
  expect([status, words]).toEqual([404, expect.stringContaining("This page could not be found")]);
}

/** The page leaves out the content of the host and shows the rest. */
function poorerPage({ status, words }: Seen): void {
  expect([status, words]).toEqual([200, expect.stringMatching(/\w/)]);
  expect(words).not.toMatch(/undefined|NaN|\[object/);
}

function formError({ status, words }: Seen): void {
  expect(status).toBe(503);
  expect(words).not.toBe("");
}

function samePage(seen: Seen, _: Misbehaviour, well: Seen): void {
  expect(seen).toEqual(well);
}

/** A script receives the failure immediately, and must itself reject a response that it cannot read. */
function failedCall({ status, words }: Seen, how: Misbehaviour, well: Seen): void {
  if (how === "html") expect(words).toContain("<h1>");
  else if (how === "other-types") expect(status).toBe(well.status);
  else expect([500, 504]).toContain(status);
}
