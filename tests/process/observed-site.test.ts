import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { newBrowser } from "../support/browser.ts";
import { freePort } from "../support/free-port.ts";
import { mailServer } from "../support/mail-server.ts";
import { PATIENT } from "../support/patient.ts";
import { signIn } from "../support/sign-in.ts";
import { type SiteProcess, siteProcesses } from "../support/site-process.ts";
import { stubCollector } from "../support/stub-collector.ts";
import { openStubCrm, type StubCrm } from "../support/stub-crm.ts";

const PUBLIC_URL = "https://homes.example";
const REQUEST_ID = "edge-7f3a-0001";
const TRACE_ID = "4bf92f3577b34da6a3ce929d0e0e4736";
const TRACEPARENT = `00-${TRACE_ID}-00f067aa0ba902b7-01`;

/** Everything that the visitor types. None of it may be in a trace, the log or a metric. */
const TYPED = {
  name: "Zenobia Quartermain",
  phone: "9845077123",
  email: "zenobia.q@mailbox.example",
  message: "The violet bathroom of my aunt",
  search: "zq-turquoise-armoire",
  login: "quartermain.login@mailbox.example",
};

const { start } = siteProcesses(afterAll);
const collector = stubCollector();
const reports = stubCollector();
const mail = mailServer();
let crm: StubCrm;
let site: SiteProcess;
let metricsPort: number;

beforeAll(async () => {
  crm = await openStubCrm();
  metricsPort = await freePort();
  site = await start({
    ...{ PUBLIC_URL, TRUST_PROXY: "1", LOG_LEVEL: "trace", METRICS_PORT: String(metricsPort) },
    ...{ CRM_WEBHOOK_URL: crm.url, CRM_WEBHOOK_SECRET: "a-secret-of-the-webhook" },
    ...{ SMTP_URL: mail.url(), MAIL_FROM: "hello@homes.example" },
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url(),
    SENTRY_DSN: reports.url().replace("://", "://key@").concat("/1"),
  });
  await site.ready();
});
afterAll(() => crm.close());

const FROM_PROXY = { "x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.7" };

function ask(path: string, { headers, ...init }: RequestInit = {}): Promise<Response> {
  const all = { ...Object.fromEntries(new Headers(headers)), ...FROM_PROXY };
  return fetch(site.url + path, { redirect: "manual", ...init, headers: all });
}

test("one trace runs from the proxy to the CRM, and nothing that a visitor types is observed", async () => {
  const sent = await ask("/bumblebee/v1/api/leads", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-request-id": REQUEST_ID,
      traceparent: TRACEPARENT,
    },
    body: JSON.stringify({
      ...{ name: TYPED.name, phone: TYPED.phone, email: TYPED.email, iso_code: "IN" },
      ...{ message: TYPED.message, referral_page: `/in/design-ideas/search/${TYPED.search}` },
    }),
  });
  expect([sent.status, sent.headers.get("x-request-id")]).toEqual([200, REQUEST_ID]);
  await vi.waitFor(() => expect(crm.deliveries).toHaveLength(1), PATIENT);
  expect(crm.deliveries[0]).toMatchObject({
    requestId: REQUEST_ID,
    traceparent: expect.stringMatching(new RegExp(`^00-${TRACE_ID}-[\\da-f]{16}-01$`)),
  });
  expect(crm.deliveries[0]?.traceparent).not.toBe(TRACEPARENT);

  // Twice, because the second response comes from the cache.
  for (let count = 0; count < 2; count += 1)
    expect((await ask(`/in/design-ideas/search/${TYPED.search}`)).status).toBeLessThan(500);
  await ask(`/api/content/api/v1/search?query=${TYPED.search}&country=IN`);
  await ask("/bumblebee/v1/api/leads", { method: "POST", body: `{"name":"${TYPED.name}", broken` });
  const browser = newBrowser((url, init) => {
    const { pathname, search } = new URL(url);
    return ask(pathname + search, init);
  }, PUBLIC_URL);
  const profile = await signIn(browser, {
    start: "/in/profile",
    contact: TYPED.login,
    readPassword: () =>
      vi.waitFor(() => {
        const letter = mail.received.find(({ to }) => to.includes(TYPED.login));
        const password = /\b(\d{6})\b/.exec(letter?.raw.split("\r\n\r\n").slice(1).join() ?? "")?.[1];
        if (!password) throw new Error("The letter has not come.");
        return password;
      }, PATIENT),
  });
  expect([profile.url.pathname, profile.status]).toEqual(["/in/profile", 200]);

  const metrics = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
  site.child.kill("SIGTERM");
  const { stdout, stderr } = await site.ended();
  const traces = collector.received.join("\n");
  const spans = spansIn(collector.received);
  const ofLead = spans.filter(({ traceId }) => traceId === TRACE_ID).map(({ name }) => name);
  expect(ofLead).toEqual(expect.arrayContaining(["POST call", "statements", "job deliver-lead"]));
  expect(spans.map(({ name }) => name)).toEqual(
    expect.arrayContaining(["render design-ideas-search", "GET cached page", "render profile"]),
  );
  const lines = stdout.split("\n").filter((line) => line.includes(TRACE_ID));
  expect(lines.map((line) => JSON.parse(line))).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ requestId: REQUEST_ID, traceId: TRACE_ID, msg: "answered" }),
      expect.objectContaining({ requestId: REQUEST_ID, kind: "deliver-lead", msg: "A job is done." }),
    ]),
  );
  const observed = { traces, log: stdout + stderr, metrics, reports: reports.received.join() };
  for (const [where, text] of Object.entries(observed)) {
    if (where !== "reports") expect([where, text.length > 1000]).toEqual([where, true]);
    for (const typed of Object.values(TYPED))
      for (const spelling of [typed, encodeURIComponent(typed)])
        expect([where, typed, text.includes(spelling)]).toEqual([where, typed, false]);
  }
});

interface SentSpan {
  name: string;
  traceId: string;
}

interface SentTraces {
  resourceSpans?: { scopeSpans: { spans: SentSpan[] }[] }[];
}

function spansIn(bodies: readonly string[]): SentSpan[] {
  return bodies.flatMap((body) => {
    const { resourceSpans = [] }: SentTraces = JSON.parse(body);
    return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
  });
}
