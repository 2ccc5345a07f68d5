import type { Kysely } from "kysely";
import type { Schema } from "../../platform/database/schema.ts";

declare module "../../platform/database/schema.ts" {
  interface Schema {
    /** Days on which a centre is closed, beside public holidays. The staff enters them. */
    centre_closed_days: ClosedDayRow;
  }
}

export interface ClosedDayRow {
  id: string;
  /** ISO 3166. */
  country: string;
  ec_name: string;
  /** 2026-11-17, in the country of the centre. */
  day: string;
  /** For the staff. */
  reason: string;
  member_id: string;
  created_at: string;
}

/** The closed days of a country from a day on. */
export function closedDaysOfCentres(
  db: Kysely<Schema>,
  country: string,
  { from, ecName }: { from: string; ecName?: string },
): Promise<ClosedDayRow[]> {
  let query = db
    .selectFrom("centre_closed_days")
    .selectAll()
    .where("country", "=", country)
    .where("day", ">=", from);
  if (ecName !== undefined) query = query.where("ec_name", "=", ecName);
  return query.orderBy("day").orderBy("ec_name").execute();
}
