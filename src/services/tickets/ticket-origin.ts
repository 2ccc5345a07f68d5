import type { Kysely } from "kysely";
import { DEFAULT_REGION } from "../../editions/edition.ts";
import { isRegion, type Region } from "../../editions/regions.ts";
import type { Schema } from "../../platform/database/schema.ts";
import { findLead, type StoredLead } from "../leads/lead-store.ts";
import { regionOfLead } from "../leads/region-of-lead.ts";
import type { TicketRow } from "./ticket-row.ts";

/** The region of the customer, and the lead whose link was used, if there is one. */
export async function originOf(
  db: Kysely<Schema>,
  { region, lead_id }: Pick<TicketRow, "region" | "lead_id">,
): Promise<{ region: Region; lead: StoredLead | undefined }> {
  const lead = lead_id === "" ? undefined : await findLead(db, lead_id);
  if (region && isRegion(region)) return { region, lead };
  return { region: lead ? regionOfLead(lead) : DEFAULT_REGION, lead };
}
