import { z } from "zod";
import { ISO_CODES } from "../../editions/countries.ts";
import { editionOf } from "../../editions/edition.ts";
import { REGION_NAMES } from "../../editions/regions.ts";
import type { Database } from "../../platform/database/database.ts";
import { openSecrets } from "../../platform/secrets.ts";
import { createSigner } from "../../platform/signing.ts";
import { StartupProblem } from "../../platform/startup-problem.ts";
import type { Config } from "../../services/config/config.ts";
import { listStopRequests, setNumberStop } from "../../services/contact/number-stop.ts";
import { readContact } from "../../services/identity/passwords/read-contact.ts";
import {
  deliverStoredLeads,
  type ReplayProblem,
  releaseLead,
  replayDeadLeads,
  replayLead,
} from "../../services/leads/crm/replay-leads.ts";
import { erasePerson, findPerson } from "../../services/leads/erase-person.ts";
import { findLead, parseLead } from "../../services/leads/lead-store.ts";
import { leadsCsvHead, leadsCsvRows } from "../../services/leads/leads-csv.ts";
import { LEAD_STATES, type LeadFilter, type ListedLead, listLeads } from "../../services/leads/list-leads.ts";
import { refillLink } from "../../services/leads/refill-link.ts";
import {
  type ExitCode,
  type ReadCommand,
  readOptions,
  runCommand,
  type Say,
  withCustomers,
} from "./command-line.ts";

const USAGE = `Usage: npm run -s leads -- <command>
  list [--json] [filters]    list leads, oldest first, with the state of each
  export --csv [filters]     print all fields of the leads, as a table for a spreadsheet
  replay ID                  send one lead to the CRM (again); it keeps its Idempotency-Key
  replay --dead              send all leads and mails whose delivery was given up
  replay --kept              send all leads that arrived while no CRM was set
  replay --held ID           release a lead that was held back, because a person sent it
  stops                      list the people who ask that their number is not contacted, and wait for an answer
  stop ID                    block calls and messages to the number of this lead, on request of its owner
  allow ID                   unblock the number of this lead
  forget PHONE|EMAIL [--country IN] [--dry-run]
                             delete the data that a person without an account sent, and inform the CRM; --dry-run only
                             lists that data. A number without a country code is read as a number of --country.
  link ID                    print the address where the sender completes the lead; valid for two weeks
Filters: --country IN  --from 2026-11-01  --until 2026-11-30  --state waiting|delivered|dead|held|kept
Days are in UTC. All commands also work while the site is running. DATABASE_URL or DATA_DIR names the database.`;

const OPTIONS = {
  json: { type: "boolean" },
  csv: { type: "boolean" },
  dead: { type: "boolean" },
  kept: { type: "boolean" },
  held: { type: "string" },
  "dry-run": { type: "boolean" },
  country: { type: "string" },
  state: { type: "string" },
  from: { type: "string" },
  until: { type: "string" },
} as const;

export function runLeadsCommand(
  words: readonly string[],
  environment: Record<string, string | undefined>,
  say: Say,
): Promise<ExitCode> {
  const readCommand: ReadCommand = ([command, ...more]) => {
    const given = readOptions(more, OPTIONS);
    if (!given) return undefined;
    const { values, positionals } = given;
    const { json, csv, dead, kept, held, "dry-run": isDry, ...filterWords } = values;
    if (command === "replay") return readReplay({ dead, kept, held, id: positionals }, say);
    if (dead || kept || held) return undefined;
    const [id, ...others] = positionals;
    if (command === "forget" && id && others.length === 0) {
      const person = { typed: id, isoCode: (filterWords.country ?? "IN").toUpperCase() };
      return (config) => forget(config, person, isDry ?? false, say);
    }
    if (isDry) return undefined;
    if (command === "link" && id && others.length === 0) return (config) => makeLink(config, id, say);
    if (command === "stop" && id && others.length === 0) return (config) => decide(config, id, true, say);
    if (command === "allow" && id && others.length === 0) return (config) => decide(config, id, false, say);
    if (id) return undefined;
    if (command === "stops") return (config) => tellRequests(config, say);
    if (command === "list" && !csv) return (config) => list(config, filterWords, json ?? false, say);
    return command === "export" && csv && !json ? (config) => exportCsv(config, filterWords, say) : undefined;
  };
  return runCommand(words, environment, { readCommand, usage: USAGE, say });
}

interface ReplayWords {
  dead: boolean | undefined;
  kept: boolean | undefined;
  held: string | undefined;
  id: string[];
}

function readReplay({ dead, kept, held, id: [id, ...more] }: ReplayWords, say: Say) {
  if (more.length > 0 || [dead, kept, held, id].filter(Boolean).length !== 1) return undefined;
  return (config: Config) =>
    writeBeside(config, async ({ db }) => {
      if (dead) {
        const { leads, mails } = await replayDeadLeads(db);
        say(`${leads} leads and ${mails} mails are queued for delivery again.`);
      } else if (kept) {
        say(`${await deliverStoredLeads(db)} leads are queued for delivery.`);
      } else if (held) {
        explain(held, await releaseLead(db, held, { mail: config.mail !== undefined }));
        say(`${held} is released and queued for delivery.`);
      } else if (id) {
        explain(id, await replayLead(db, id));
        say(`${id} is queued for delivery.`);
      }
      if (!config.crm && !config.hostAddresses.BUMBLEBEE_URL)
        say("CRM_WEBHOOK_URL is not set here: nothing is delivered until the site runs with it.");
    });
}

function makeLink(config: Config, id: string, say: Say): Promise<void> {
  return writeBeside(config, async ({ db }) => {
    const lead = await findLead(db, id);
    if (!lead) throw new StartupProblem(PROBLEMS.unknown(id));
    const signer = createSigner(await openSecrets(db, config));
    say(refillLink({ signer, publicUrl: config.publicUrl }, lead));
  });
}

function decide(config: Config, leadId: string, stopped: boolean, say: Say): Promise<void> {
  return writeBeside(config, async ({ db }) => {
    const decided = await setNumberStop(db, { leadId, stopped, hasCrm: config.crm !== undefined });
    if (!decided) throw new StartupProblem(PROBLEMS.unknown(leadId));
    say(
      stopped
        ? `The number of ${leadId} is blocked for calls and messages.`
        : `The number of ${leadId} may be called again.`,
    );
  });
}

interface Person {
  typed: string;
  isoCode: string;
}

function forget(config: Config, { typed, isoCode }: Person, isDry: boolean, say: Say): Promise<void> {
  const edition = REGION_NAMES.map(editionOf).find((one) => one.isoCode === isoCode);
  if (!edition) throw new StartupProblem(`${isoCode} is not a country of this site.`);
  const contact = readContact(typed, edition);
  if ("problem" in contact)
    throw new StartupProblem(`"${typed}" is neither an e-mail address nor a phone number of the country.`);
  return writeBeside(config, async ({ db }) => {
    const signer = createSigner(await openSecrets(db, config));
    const kept = await findPerson(db, signer, contact);
    if (kept.accountId !== undefined)
      throw new StartupProblem(
        "This contact belongs to an account: its owner requests the deletion in the profile, which deletes all data of the account.",
      );
    for (const { target } of kept.contacts.slice(1)) say(`${target} is linked with it and is included.`);
    for (const { id, created_at, country, name } of kept.leads)
      say(`${created_at}  ${id}  ${country}  ${name}`);
    const { leads, ticketIds, waitingIds, referralIds, projectIds } = kept;
    const counts = `${leads.length} leads, ${ticketIds.length} tickets, ${waitingIds.length} entries on the waiting list, ${referralIds.length} referrals and ${projectIds.length} projects`;
    if (isDry) return say(`${counts} would be removed. Nothing was changed.`);
    await erasePerson(db, kept, { tellsCrm: config.crm !== undefined });
    say(`${counts} are removed.`);
    if (config.crm && leads.length > 0) say("The CRM is informed as soon as the site runs.");
  });
}

function tellRequests(config: Config, say: Say): Promise<void> {
  return withCustomers({ ...config, readOnly: true }, async ({ db }) => {
    const requests = await listStopRequests(db);
    for (const { asked_at, lead_id, phone } of requests) say(`${asked_at}  ${lead_id}  ${phone}`);
    say(`${requests.length} requests.`);
  });
}

const PROBLEMS: Record<ReplayProblem, (id: string) => string> = {
  unknown: (id) => `There is no lead ${id}.`,
  held: (id) =>
    `${id} is held back, because it was probably not sent by a person; "replay --held ${id}" releases it.`,
  "not-held": (id) => `${id} is not held back; "replay ${id}" sends it to the CRM again.`,
};

function explain(id: string, problem: ReplayProblem | undefined): void {
  if (problem) throw new StartupProblem(PROBLEMS[problem](id));
}

/** One short write while the site is running; see `beside` in open-engine.ts. */
function writeBeside(config: Config, write: (database: Database) => Promise<void>): Promise<void> {
  return withCustomers({ ...config, beside: true }, async (database) => {
    if ((await database.pendingMigrations()).length > 0)
      throw new StartupProblem('The tables are of an older version; "npm start" brings them up to date.');
    await write(database);
  });
}

function forEachPage(config: Config, words: FilterWords, use: (page: ListedLead[]) => void): Promise<void> {
  const filter: LeadFilter = readLeadFilter(words);
  return withCustomers({ ...config, readOnly: true }, async ({ db }) => {
    for await (const page of listLeads(db, filter)) use(page);
  });
}

async function list(config: Config, words: FilterWords, asJson: boolean, say: Say): Promise<void> {
  if (!asJson) {
    let leads = 0;
    await forEachPage(config, words, (page) => {
      leads += page.length;
      for (const lead of page) say(describe(lead));
    });
    return say(`${leads} leads.`);
  }
  const lines: string[] = [];
  await forEachPage(config, words, (page) => lines.push(...page.map(asJsonLine)));
  say(`[${lines.length > 0 ? `\n${lines.join(",\n")}\n` : ""}]`);
}

function describe(lead: ListedLead): string {
  const { id, created_at, country, state, name, phone, last_error } = lead;
  const failure = state === "delivered" || !last_error ? "" : `  ${last_error}`;
  return `${created_at}  ${id}  ${country}  ${state.padEnd(9)}  ${phone}  ${name}${describeMarks(lead)}${failure}`;
}

/** The unknown values that the sender's form sent: "unknown: iso_code US". */
function describeMarks(lead: ListedLead): string {
  const { payload } = parseLead(lead);
  const fields: Record<string, unknown> = payload;
  const marks = (payload.marks ?? []).map((field) => `${field} ${fields[field]}`);
  return marks.length > 0 ? `  unknown: ${marks.join(", ")}` : "";
}

function asJsonLine({ payload, consent, ...lead }: ListedLead): string {
  return JSON.stringify({ ...lead, payload: JSON.parse(payload), consent: JSON.parse(consent) });
}

async function exportCsv(config: Config, words: FilterWords, say: Say): Promise<void> {
  const lines = [leadsCsvHead()];
  await forEachPage(config, words, (page) => {
    lines.push(leadsCsvRows(page));
  });
  say(lines.join("").trimEnd());
}

if (import.meta.main) {
  process.exitCode = await runLeadsCommand(process.argv.slice(2), process.env, (sentence) =>
    console.log(sentence),
  );
}

interface FilterWords {
  country?: string | undefined;
  state?: string | undefined;
  from?: string | undefined;
  until?: string | undefined;
}

function readLeadFilter({ country, state, from, until }: FilterWords): LeadFilter {
  return {
    country: country && oneOf(Object.values(ISO_CODES), country.toUpperCase(), "--country"),
    state: state === undefined ? undefined : oneOf(LEAD_STATES, state, "--state"),
    from: from === undefined ? undefined : dayOf(from, "--from"),
    before: until === undefined ? undefined : new Date(dayOf(until, "--until").getTime() + A_DAY),
  };
}

const A_DAY = 24 * 60 * 60_000;

function oneOf<Word extends string>(known: readonly Word[], word: string, option: string): Word {
  const found = known.find((one) => one === word);
  if (!found) throw new StartupProblem(`${option} must be one of ${known.join(", ")}; not ${word}.`);
  return found;
}

function dayOf(word: string, option: string): Date {
  const day = z.iso.date().safeParse(word);
  if (!day.success) throw new StartupProblem(`${option} must be a day such as 2026-11-01; not ${word}.`);
  return new Date(`${day.data}T00:00:00.000Z`);
}
