import type { Kysely } from "kysely";
import { isCountry } from "../../../editions/countries.ts";
import { COUNTRY_TIME, instantAt } from "../../../editions/country-time.ts";
import type { Country } from "../../../editions/regions.ts";
import type { Schema } from "../../../platform/database/schema.ts";
import { readSetting, writeSetting } from "../../../platform/database/settings.ts";
import { plannedContact } from "../../contact/planned-contact.ts";
import { type LeadRow, parseLead, type StoredLead } from "../../leads/lead-store.ts";
import { addEarlierFriends, addReferredFriends } from "../referrals/referred-friends.ts";
import { wordsOfLead } from "./lead-words.ts";
import { FIRST_STAGE, leadCode } from "./lead-work.ts";

type Db = Kysely<Schema>;

const INDEXED_UNTIL = "staff.leads-indexed-until";
/** The clocks of two processes differ, and a transaction takes time: leads of the last minutes are looked at again. */
const AGAIN_MS = 10 * 60_000;
const LEADS_AT_ONCE = 500;
/** How much one request waits for; the rest is added while the staff already works with the newest leads. */
const BATCHES_OF_A_REQUEST = 4;

export interface LeadIndex {
  /** Call it before leads are listed. */
  catchUp(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Adds new leads to the inbox: a row for the company's work, and the words by which the lead is found. A visitor's
 * lead does not wait for it: it is stored first and added here later, by the next request of the staff.
 */
export function createLeadIndex(db: Db): LeadIndex {
  const stopping = new AbortController();
  let rest: Promise<void> | undefined;
  const addAll = async () => {
    while (!stopping.signal.aborted && (await addBatch(db)));
  };
  return {
    async catchUp() {
      if (rest) return;
      for (let batch = 0; batch < BATCHES_OF_A_REQUEST; batch += 1) if (!(await addBatch(db))) return;
      // A failure is not lost: the next request tries again and reports it.
      rest = addAll()
        .catch(() => {})
        .finally(() => {
          rest = undefined;
        });
    },
    async stop() {
      stopping.abort();
      await rest;
    },
  };
}

/** Whether there may be more. */
async function addBatch(db: Db): Promise<boolean> {
  if ((await db.transaction().execute(indexBatch)) === LEADS_AT_ONCE) return true;
  return addEarlierFriends(db);
}

async function indexBatch(db: Db): Promise<number> {
  const until = (await readSetting(db, INDEXED_UNTIL)) ?? "";
  const from = until && new Date(Date.parse(until) - AGAIN_MS).toISOString();
  const rows = await db
    .selectFrom("leads")
    .selectAll("leads")
    .where("leads.created_at", ">=", from)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom("lead_work").select("lead_work.id").whereRef("lead_work.id", "=", "leads.id"))),
    )
    .orderBy("leads.created_at")
    .orderBy("leads.id")
    .limit(LEADS_AT_ONCE)
    .execute();
  if (rows.length === 0) return 0;
  await db
    .insertInto("lead_work")
    .values(rows.map(workOf))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const leads = rows.map(parseLead);
  await addReferredFriends(db, leads);
  const words = leads.flatMap(wordRows);
  for (let from = 0; from < words.length; from += WORDS_AT_ONCE)
    await db
      .insertInto("lead_words")
      .values(words.slice(from, from + WORDS_AT_ONCE))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  const last = rows.at(-1)?.created_at ?? "";
  if (last > until) await writeSetting(db, INDEXED_UNTIL, last);
  return rows.length;
}

/** PostgreSQL accepts about 65,000 values in a statement. */
const WORDS_AT_ONCE = 5000;

function workOf({ id, customer_id, country, created_at }: LeadRow) {
  return {
    ...{ id, customer_id, country, created_at, due_at: firstContactDue(country, created_at) },
    ...{ stage: FIRST_STAGE, owner_id: null, next_step: null, next_step_at: null, answered_at: null },
    ...{ version: 1, updated_at: created_at },
  };
}

function wordRows(lead: StoredLead) {
  const words = wordsOfLead(lead, leadCode(lead.id));
  return words.map((word, index) => ({ id: `${lead.id}:${index}`, lead_id: lead.id, word }));
}

const HOURS_FOR_AN_ANSWER = 2;

/** Two hours after the lead arrived, within the calling hours of its country. */
function firstContactDue(isoCode: string, createdAt: string): string {
  const country: Country = isCountry(isoCode.toLowerCase()) ? (isoCode.toLowerCase() as Country) : "in";
  const now = new Date(createdAt);
  const begin = plannedContact(
    { channel: "call", hours: "any", frequency: "once", stoppedAt: null },
    { country, now },
  );
  if (!begin) return createdAt;
  const [hours = 0, minutes = 0] = begin.from.split(":").map(Number);
  const opens = instantAt({ day: begin.day, minutes: hours * 60 + minutes }, COUNTRY_TIME[country].timeZone);
  const start = Math.max(opens.getTime(), now.getTime());
  return new Date(start + HOURS_FOR_AN_ANSWER * 60 * 60_000).toISOString();
}
