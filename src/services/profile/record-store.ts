import type { Kysely } from "kysely";
import { PRIVACY_DEFAULTS, type PrivacyPreference } from "../../contracts/customer/privacy-preference.ts";
import {
  DEFAULT_FREQUENCY,
  PrivacyChange,
  ProfileFrequency,
  ProfileLanguage,
} from "../../contracts/customer/profile-record.ts";
import { newId } from "../../platform/database/new-id.ts";
import type { Schema } from "../../platform/database/schema.ts";

declare module "../../platform/database/schema.ts" {
  interface Schema {
    customer_records: CustomerRecordRow;
    /** When a customer has changed their allowed channels. */
    privacy_changes: {
      id: string;
      customer_id: string;
      /** A flag, or the frequency. */
      field: string;
      value: string;
      changed_at: string;
    };
  }
}

/** The preferences of a customer. A flag of null was never set. */
interface CustomerRecordRow {
  customer_id: string;
  language: string | null;
  frequency: string | null;
  email: number | null;
  sms: number | null;
  whatsapp: number | null;
  is_black: number | null;
  updated_at: string;
}

type Db = Kysely<Schema>;
type Flag = keyof PrivacyPreference;

const FLAGS = ["email", "sms", "whatsapp", "is_black"] as const satisfies readonly Flag[];
const MAX_SHOWN = 20;

interface CustomerRecord {
  language: ProfileLanguage | null;
  frequency: ProfileFrequency | null;
  privacy: PrivacyPreference;
}

export async function findRecord(db: Db, customerId: string): Promise<CustomerRecord | undefined> {
  const row = await db
    .selectFrom("customer_records")
    .selectAll()
    .where("customer_id", "=", customerId)
    .executeTakeFirst();
  return (
    row && {
      language: ProfileLanguage.nullable().catch(null).parse(row.language),
      frequency: ProfileFrequency.nullable().catch(null).parse(row.frequency),
      privacy: Object.fromEntries(FLAGS.map((flag) => [flag, flagOf(row[flag])])),
    }
  );
}

/** Stores the given values and leaves the others unchanged. Each change is logged with its date. */
export async function changeRecord(
  db: Db,
  customerId: string,
  { language, frequency, privacy = {} }: Partial<CustomerRecord>,
): Promise<void> {
  const before = await findRecord(db, customerId);
  const updated_at = new Date().toISOString();
  const flags = FLAGS.flatMap((flag) =>
    typeof privacy[flag] === "boolean" ? [[flag, privacy[flag]] as const] : [],
  );
  const changed = {
    ...(language !== undefined && { language }),
    ...(frequency !== undefined && { frequency }),
    ...Object.fromEntries(flags.map(([flag, value]) => [flag, Number(value)])),
    updated_at,
  };
  await db
    .insertInto("customer_records")
    .values({ ...EMPTY, customer_id: customerId, ...changed })
    .onConflict((conflict) => conflict.column("customer_id").doUpdateSet(changed))
    .execute();
  const news = [
    ...flags.filter(([flag, value]) => value !== (before?.privacy[flag] ?? PRIVACY_DEFAULTS[flag])),
    ...(frequency && frequency !== (before?.frequency ?? DEFAULT_FREQUENCY)
      ? [["frequency", frequency] as const]
      : []),
  ];
  if (news.length === 0) return;
  await db
    .insertInto("privacy_changes")
    .values(
      news.map(([field, value]) => ({
        id: newId(),
        customer_id: customerId,
        field,
        value: JSON.stringify(value),
        changed_at: updated_at,
      })),
    )
    .execute();
}

export async function listChanges(db: Db, customerId: string): Promise<PrivacyChange[]> {
  const rows = await db
    .selectFrom("privacy_changes")
    .selectAll()
    .where("customer_id", "=", customerId)
    .orderBy("changed_at", "desc")
    .orderBy("id", "desc")
    .limit(MAX_SHOWN)
    .execute();
  return rows.map(({ field, value, changed_at }) =>
    PrivacyChange.parse({ at: changed_at, of: field, to: JSON.parse(value) }),
  );
}

const EMPTY: Omit<CustomerRecordRow, "customer_id" | "updated_at"> = {
  language: null,
  frequency: null,
  email: null,
  sms: null,
  whatsapp: null,
  is_black: null,
};

/** PostgreSQL returns large numbers as texts. */
function flagOf(value: number | null): boolean | null {
  return value === null ? null : Number(value) === 1;
}
