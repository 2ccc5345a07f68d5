import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { STAFF_FOLDER } from "../../src/contracts/staff/define-staff-call.ts";
import { newId } from "../../src/platform/database/new-id.ts";
import { openDatabase } from "../../src/services/open-database.ts";
import { inviteMember } from "../../src/services/staff/access/members.ts";
import { createToken } from "../../src/services/staff/access/staff-tokens.ts";
import { createLeadIndex } from "../../src/services/staff/leads/index-leads.ts";
import { freePort } from "../../tests/support/free-port.ts";
import { startServer } from "../lib/measure.ts";

const ROUNDS = 20;
const LEADS_AT_ONCE = 500;
const NAMES = [
  "Asha Rao",
  "Meera Nair",
  "Kumar Swamy",
  "Lim Wei",
  "Nur Aisyah",
  "Sara Otaibi",
  "Vikram Shah",
];
const COUNTRIES = ["IN", "IN", "IN", "SG", "MY", "SA"];
/** One lead in this many has a name that no other has, and one is held back. */
const RARE = 5_000;

interface Measured {
  times: Map<string, number>;
  export: string;
}

/** Compares the same requests among few and among many leads. */
export async function measureStaff(
  engine: string,
  [few, many]: readonly [number, number],
  newDatabase: () => Promise<string | undefined>,
): Promise<void> {
  const before = await measureAt(few, await newDatabase());
  const after = await measureAt(many, await newDatabase());
  console.log(`\n${engine}: median of ${ROUNDS} requests among ${few} and ${many} leads`);
  for (const [name, ms] of after.times) {
    const base = before.times.get(name) ?? ms;
    console.log(
      `${name.padEnd(34)} ${base.toFixed(1).padStart(7)} ms ${ms.toFixed(1).padStart(7)} ms  ${(ms / base).toFixed(2).padStart(5)} ×`,
    );
  }
  console.log(`export: ${after.export}`);
}

async function measureAt(leads: number, databaseUrl: string | undefined): Promise<Measured> {
  const dataDirectory = mkdtempSync(join(tmpdir(), "atrium-staff-"));
  const { token, id } = await fill({ dataDirectory, databaseUrl }, leads);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const site = await startServer(
    ["src/server/main.ts"],
    {
      ...{ PORT: String(port), DATA_DIR: dataDirectory, LOG_LEVEL: "silent", WARM_UP: "0" },
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    },
    `${origin}/health`,
  );
  const ask = (path: string) =>
    fetch(`${origin}${STAFF_FOLDER}/v1${path}`, { headers: { authorization: `Bearer ${token}` } });
  try {
    const deep = await cursorAfter(ask, 10);
    const paths: Record<string, string> = {
      "inbox, first page": "/leads",
      "inbox, page 10": `/leads?after=${encodeURIComponent(deep)}`,
      "leads of Singapore": "/leads?country=SG",
      "new leads without an owner": "/leads?stage=new&owner=nobody",
      "overdue leads": "/leads?late=1",
      "held leads": "/leads?delivery=held",
      "search for a rare name": "/leads?search=rarename0",
      "search for a common name": "/leads?search=asha",
      "search for two words": "/leads?search=kumar+swamy",
      "search for the end of a number": "/leads?search=43210",
      "numbers of the board": "/leads/stages",
      "one lead": `/leads/${id}`,
    };
    const times = new Map<string, number[]>();
    for (let round = 0; round <= ROUNDS; round += 1)
      for (const [name, path] of Object.entries(paths)) {
        const begun = performance.now();
        const response = await ask(path);
        await response.text();
        if (response.status !== 200) throw new Error(`${name}: ${response.status}`);
        // The first request of each kind prepares its statements.
        if (round > 0) times.set(name, [...(times.get(name) ?? []), performance.now() - begun]);
      }
    const medians = [...times].map(
      ([name, all]) => [name, all.toSorted((a, b) => a - b)[ROUNDS / 2] ?? 0] as const,
    );
    return { times: new Map(medians), export: await measureExport(ask, site.pid ?? 0) };
  } finally {
    site.kill("SIGTERM");
    rmSync(dataDirectory, { recursive: true, force: true });
  }
}

async function cursorAfter(ask: (path: string) => Promise<Response>, pages: number): Promise<string> {
  let next = "";
  for (let page = 1; page < pages; page += 1) {
    const answer = await (await ask(`/leads?${new URLSearchParams(next ? { after: next } : {})}`)).json();
    next = answer.next ?? next;
  }
  return next;
}

async function measureExport(ask: (path: string) => Promise<Response>, pid: number): Promise<string> {
  const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024;
  const [begun, before] = [performance.now(), memory()];
  let most = before;
  let bytes = 0;
  const response = await ask("/leads/export.csv");
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    most = Math.max(most, memory());
  }
  const seconds = (performance.now() - begun) / 1000;
  return `${(bytes / 1e6).toFixed(0)} MB in ${seconds.toFixed(1)} s, memory ${before.toFixed(0)} to at most ${most.toFixed(0)} MB`;
}

/** Leads of the last year, as the site stores them, and a member with a token. */
async function fill(
  options: { dataDirectory: string; databaseUrl: string | undefined },
  leads: number,
): Promise<{ token: string; id: string }> {
  const database = await openDatabase(options);
  await database.migrate();
  const { db } = database;
  let id = "";
  const begin = Date.now() - 365 * 24 * 60 * 60_000;
  for (let first = 0; first < leads; first += LEADS_AT_ONCE) {
    const rows = Array.from({ length: Math.min(LEADS_AT_ONCE, leads - first) }, (_, index) =>
      leadRow(first + index, new Date(begin + ((first + index) / leads) * 365 * 24 * 60 * 60_000)),
    );
    id = rows.at(-1)?.id ?? id;
    await db.insertInto("leads").values(rows).execute();
  }
  const index = createLeadIndex(db);
  for (;;) {
    await index.catchUp();
    const { count } = await db
      .selectFrom("lead_work")
      .select((row) => row.fn.countAll().as("count"))
      .executeTakeFirstOrThrow();
    if (Number(count) === leads) break;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const grants = [{ role: "admin", countries: "all" }] as const;
  const member = await inviteMember(db, { email: "bench@example.com", name: "Bench", grants });
  await db.updateTable("staff_members").set({ state: "active" }).where("id", "=", member.id).execute();
  const { token } = await createToken(db, { memberId: member.id, name: "bench", days: 1 });
  await index.stop();
  await database.close();
  return { token, id };
}

function leadRow(index: number, at: Date) {
  const id = newId(at.getTime());
  const name = index % RARE === 0 ? `Rarename${index} Person` : (NAMES[index % NAMES.length] ?? "");
  const phone = `+9198${String(index).padStart(8, "0")}`;
  const created_at = at.toISOString();
  const consent = {
    version: "2026-11",
    text: "",
    language: "en",
    at: created_at,
    page: null,
    whatsapp: false,
  };
  return {
    ...{
      id,
      submission_key: id,
      customer_id: `customer-${Math.floor(index / 2)}`,
      language: "en",
      phone,
      name,
    },
    country: COUNTRIES[index % COUNTRIES.length] ?? "IN",
    kind: "full" as const,
    email: `person${index}@example.com`,
    mailbox: `person${index}@example.com`,
    pincode: "560001",
    payload: JSON.stringify({ name, phone, iso_code: "IN", about: "Sage kitchen", city: "Bengaluru" }),
    consent: JSON.stringify(consent),
    held_because: index % RARE === 1 ? "honeypot" : null,
    follows: null,
    created_at,
    delivered_at: index % RARE === 1 ? null : created_at,
  };
}
