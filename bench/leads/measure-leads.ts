import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSigner } from "../../src/platform/signing.ts";
import { createLeads } from "../../src/services/leads/leads.ts";
import { openDatabase } from "../../src/services/open-database.ts";
import { startServer } from "../lib/measure.ts";
import { type BareInsert, barePostgres, bareSqlite } from "./bare-insert.ts";
import { type Pace, sendMany } from "./send-many.ts";

type StartPostgres = () => Promise<{ url: string; stop(): Promise<void> } | undefined>;

const CLIENTS = 32;
const ROUNDS = 3;
const PORT = 3193;
/** No server listens there: leads are queued for delivery as usual, and each attempt fails immediately. */
const CRM = { url: "http://127.0.0.1:9", secret: "a secret of the benchmark", timeoutMs: 1000 };

export async function measureLeads(seconds: number, startPostgres: StartPostgres): Promise<void> {
  await measureEngine("SQLite", undefined, seconds);
  const server = await startPostgres();
  if (server) await measureEngine("PostgreSQL", server.url, seconds);
  await server?.stop();
}

async function measureEngine(name: string, databaseUrl: string | undefined, seconds: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "atrium-bench-"));
  const measured: Record<string, Pace[]> = {};
  const note = (what: string, pace: Pace) => {
    measured[what] = [...(measured[what] ?? []), pace];
  };
  // The measurements alternate, so that a busy moment of the machine affects all of them.
  for (let round = 0; round < ROUNDS; round += 1) {
    const inProcess = await measureInProcess(folder, databaseUrl, seconds);
    for (const [what, pace] of Object.entries(inProcess)) note(what, pace);
    note("bare insert over HTTP", await measureServer(bareServer(folder, databaseUrl), seconds));
    note("the site over HTTP", await measureServer(site(folder, databaseUrl), seconds));
  }
  rmSync(folder, { recursive: true, force: true });
  const best = (what: string) =>
    (measured[what] ?? []).reduce((one, other) => (one.perSecond > other.perSecond ? one : other));
  for (const [what, against] of Object.entries(COMPARED)) {
    const { perSecond, p50, p99 } = best(what);
    console.log(
      `${name.padEnd(11)} ${what.padEnd(27)} ${perSecond.toFixed(0).padStart(6)} leads/s` +
        `  p50 ${p50.toFixed(1).padStart(6)} ms  p99 ${p99.toFixed(1).padStart(6)} ms` +
        `  ${(perSecond / best(against).perSecond).toFixed(2).padStart(5)} × ${against}`,
    );
  }
}

/** The baseline of each measurement. */
const COMPARED = {
  "bare insert": "bare insert",
  "a request and a bare insert": "bare insert",
  "the app": "bare insert",
  "bare insert over HTTP": "bare insert over HTTP",
  "the site over HTTP": "bare insert over HTTP",
};

async function measureInProcess(folder: string, databaseUrl: string | undefined, seconds: number) {
  const database = await openDatabase({ dataDirectory: folder, databaseUrl });
  await database.migrate();
  const bareInsert: BareInsert = databaseUrl ? barePostgres(databaseUrl, CLIENTS) : bareSqlite(folder);
  const leads = createLeads({
    ...{ database, signer: createSigner("a secret of the benchmark"), mailer: undefined, crm: CRM },
    ...{ publicUrl: "http://localhost", brand: "Bench", leadLimits: { perAddress: 1e9, perPhone: 1e9 } },
    log: { info: () => {}, warn: () => {}, error: () => {} },
  });
  const sides = {
    "bare insert": () => bareInsert.insert(),
    "a request and a bare insert": async (number: number) => {
      await requestOf(lead(number)).json();
      await bareInsert.insert();
      Response.json({});
    },
    "the app": async (number: number) => {
      const { status } = await leads.app.fetch(requestOf(lead(number)));
      if (status !== 200) throw new Error(`A lead was answered with ${status}.`);
    },
  };
  const paces: Record<string, Pace> = {};
  for (const [what, send] of Object.entries(sides)) {
    await sendMany(CLIENTS, 1, send);
    paces[what] = await sendMany(CLIENTS, seconds, send);
  }
  await bareInsert.close();
  await database.close();
  return paces;
}

/** A request as a browser sends it. */
function requestOf(body: string): Request {
  const length = String(Buffer.byteLength(body));
  return new Request("http://localhost/v1/api/leads", {
    method: "POST",
    headers: { "content-type": "application/json", "content-length": length, "x-forwarded-for": "127.0.0.1" },
    body,
  });
}

interface Program {
  args: string[];
  settings: Record<string, string>;
}

function site(folder: string, databaseUrl: string | undefined): Program {
  const settings = {
    ...{ DATA_DIR: folder, NODE_ENV: "production", LOG_LEVEL: "warn", PORT: String(PORT), WARM_UP: "0" },
    ...{ LEADS_PER_ADDRESS: "1000000", LEADS_PER_PHONE: "1000000" },
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  };
  return { args: ["src/server/main.ts"], settings };
}

function bareServer(folder: string, databaseUrl: string | undefined): Program {
  const target = [String(PORT), folder, ...(databaseUrl ? [databaseUrl] : [])];
  return { args: ["bench/leads/bare-server.ts", ...target], settings: {} };
}

async function measureServer({ args, settings }: Program, seconds: number): Promise<Pace> {
  // Another server on this port would be measured instead.
  if (await answers(`http://127.0.0.1:${PORT}`)) throw new Error(`Port ${PORT} is taken.`);
  const server = await startServer(args, settings, `http://127.0.0.1:${PORT}/health`);
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS });
  await sendMany(CLIENTS, 1, (number) => post(lead(number), agent));
  const pace = await sendMany(CLIENTS, seconds, (number) => post(lead(number), agent));
  agent.destroy();
  const ended = new Promise((resolve) => server.once("exit", resolve));
  server.kill();
  await ended;
  return pace;
}

function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  );
}

function post(body: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
    const options = { agent, method: "POST", headers };
    const sent = request(`http://127.0.0.1:${PORT}/bumblebee/v1/api/leads`, options, (response) => {
      response.resume();
      if (response.statusCode === 200) response.on("end", resolve);
      else reject(new Error(`A lead was answered with ${response.statusCode}.`));
    });
    sent.on("error", reject);
    sent.end(body);
  });
}

/** A lead as the site's form sends it. */
function lead(number: number): string {
  return JSON.stringify({
    ...{ name: "Asha Rao", phone: `98${String(10_000_000 + (number % 1_000_000))}`, iso_code: "IN" },
    ...{ email: "asha@example.com", pincode: "560034", property_name: "Prestige Lakeside Habitat" },
    ...{ is_whatsapp_enable: true, submission_id: randomUUID(), kind: "full", language: "en" },
    ...{ consent_version: "2026-11", form_title: "Talk to a designer", cta_type: "Banner" },
    ...{ referral_page: "/in/design-ideas/kitchen-designs", device_source: "mobile", attempt: 1 },
    ...{ marketing_lead_medium: "cpc", marketing_lead_source: "google", marketing_lead_channel: "paid" },
    ...{ marketing_lead_medium_fc: "organic", marketing_lead_source_fc: "google" },
    ...{ utm_source: "google", utm_medium: "cpc", utm_campaign: "kitchens-bengaluru-november" },
    ...{ ga_client_id: "1234567890.1234567890", ga_session_id: "1234567890" },
    ...{ fb_fbp: "fb.1.1700000000000.1234567890", about: "Sage shaker kitchen, ₹4.6 – 5.6 lakh" },
    ...{ pact_channel: "whatsapp", pact_hours: "evening", scope: "2 BHK", city: "Bengaluru" },
  });
}
