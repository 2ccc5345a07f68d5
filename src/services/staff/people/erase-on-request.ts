import type { Kysely } from "kysely";
import { ErasureCounts, type ErasureReceipt } from "../../../contracts/staff/calls/person-schemas.ts";
import type { StaffCountry } from "../../../contracts/staff/staff-roles.ts";
import { lockedTransaction } from "../../../platform/database/locked-transaction.ts";
import type { Schema } from "../../../platform/database/schema.ts";
import { truncateLog } from "../../../platform/database/truncate-log.ts";
import { readableKey } from "../../../platform/readable-key.ts";
import { Refusal } from "../../http/refusal.ts";
import type { Contact } from "../../identity/accounts.ts";
import { removePerson } from "../../leads/erase-person.ts";
import { changedFields, writeAuditLine } from "../access/audit-log.ts";
import type { StaffCaller } from "../access/identify-staff.ts";
import { idOfKey } from "../id-of-key.ts";
import { type LoadedPerson, loadPerson, type PersonParts, staffCountry } from "./load-person.ts";
import { refuseNaming } from "./named-person.ts";

declare module "../../../platform/database/schema.ts" {
  interface Schema {
    /** What was erased on request, without the contact. These rows are kept. */
    erasure_receipts: {
      /** The code: E-4K7QXPBM. */
      id: string;
      request_key: string;
      country: string;
      member_id: string;
      /** JSON. */
      counts: string;
      is_reported: number;
      erased_at: string;
    };
  }
}

type Db = Kysely<Schema>;

interface Request {
  contact: Contact;
  country: StaffCountry;
  reason: string;
  seen: ErasureCounts;
  key: string;
}

const CODE_LETTERS = 8;
const COUNTED = ErasureCounts.keyof().options;
/** Erasures are rare, so they run one after the other: the counts of the receipt are those that were removed. */
const LOCK = "erasure-on-request";

/** Erases a person and stores the receipt and the audit line, all or nothing. A repeated request returns its receipt. */
export async function eraseOnRequest(
  parts: PersonParts & { hasCrm: boolean },
  staff: StaffCaller,
  action: string,
  { contact, country, reason, seen, key }: Request,
): Promise<ErasureReceipt | Refusal> {
  const { db, hasCrm } = parts;
  const request_key = idOfKey(staff.id, key);
  const done = await lockedTransaction(db, LOCK, async (transaction) => {
    const earlier = await findByKey(transaction, request_key);
    if (earlier) return earlier;
    const person = await loadPerson({ ...parts, db: transaction }, contact);
    const { counts, kept } = person;
    const refused = refuseErasure(person, staff.countries, seen) ?? refuseNaming(reason, contact, kept);
    if (refused) return refused;
    const receipt: ErasureReceipt = {
      ...{ code: `E-${readableKey(CODE_LETTERS)}`, country, counts },
      erasedAt: new Date().toISOString(),
      isReportedToCrm: hasCrm && kept.leads.some(({ held_because }) => held_because === null),
    };
    await removePerson(transaction, kept, { tellsCrm: hasCrm });
    await transaction
      .insertInto("erasure_receipts")
      .values({
        ...{ id: receipt.code, request_key, country, member_id: staff.id, counts: JSON.stringify(counts) },
        ...{ is_reported: receipt.isReportedToCrm ? 1 : 0, erased_at: receipt.erasedAt },
      })
      .execute();
    await writeAuditLine(transaction, staff, action, {
      ...{ kind: "person", recordId: receipt.code, country, reason },
      ...changedFields({ ...counts }, Object.fromEntries(COUNTED.map((name) => [name, 0]))),
    });
    return receipt;
  });
  if (!(done instanceof Refusal)) await truncateLog(db);
  return done;
}

function refuseErasure(
  { kept, counts, countries }: LoadedPerson,
  allowed: readonly StaffCountry[],
  seen: ErasureCounts,
): Refusal | undefined {
  if (kept.accountId !== undefined)
    return new Refusal(409, "This person has an account, and deletes it in the profile.", {
      reason: "account",
    });
  if ([...countries].some((country) => !allowed.includes(country)))
    return new Refusal(409, "Some of it belongs to other countries.", { reason: "countries" });
  if (COUNTED.some((name) => seen[name] !== counts[name]))
    return new Refusal(409, "Something has changed since the preview.", { reason: "changed" });
  return undefined;
}

async function findByKey(db: Db, requestKey: string): Promise<ErasureReceipt | undefined> {
  const row = await db
    .selectFrom("erasure_receipts")
    .selectAll()
    .where("request_key", "=", requestKey)
    .executeTakeFirst();
  return row && describe(row);
}

export async function findReceipt(
  db: Db,
  code: string,
  countries: readonly StaffCountry[],
): Promise<ErasureReceipt | undefined> {
  const row = await db.selectFrom("erasure_receipts").selectAll().where("id", "=", code).executeTakeFirst();
  const receipt = row && describe(row);
  return receipt && countries.includes(receipt.country) ? receipt : undefined;
}

function describe({
  id,
  country,
  counts,
  is_reported,
  erased_at,
}: Schema["erasure_receipts"]): ErasureReceipt {
  return {
    ...{ code: id, country: staffCountry(country), erasedAt: erased_at },
    counts: ErasureCounts.parse(JSON.parse(counts)),
    isReportedToCrm: Number(is_reported) === 1,
  };
}
