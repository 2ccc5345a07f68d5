import { stringify } from "csv-stringify/sync";
import { LeadPayload } from "../../contracts/leads/lead-payload.ts";
import { formatDate } from "../../editions/plain-formats.ts";
import { parseLead } from "./lead-store.ts";
import type { ListedLead } from "./list-leads.ts";

/** A table that spreadsheets open correctly: with Arabic letters, and without running any cell as a formula. */
export function leadsCsvHead(): string {
  return stringify([COLUMNS], { ...FORMAT, bom: true });
}

export function leadsCsvRows(leads: readonly ListedLead[]): string {
  return stringify(
    leads.map((lead) => rowOf(lead).map(cellOf)),
    FORMAT,
  );
}

const FORMAT = { escape_formulas: true, quoted: true, record_delimiter: "windows" } as const;

const LEAD_COLUMNS = [
  ..."id created_at created_on state country language kind name phone email pincode".split(" "),
  ..."held_because follows delivered_at attempts last_error customer_id".split(" "),
];
const CONSENT_COLUMNS = ["version", "text", "language", "at", "page", "whatsapp"] as const;
const PAYLOAD_COLUMNS = Object.keys(LeadPayload.shape).filter(
  (name) => ![...LEAD_COLUMNS, "reCaptchaToken", "consent_version"].includes(name),
);
const COLUMNS = [...LEAD_COLUMNS, ...PAYLOAD_COLUMNS, ...CONSENT_COLUMNS.map((name) => `consent_${name}`)];

function rowOf(lead: ListedLead): unknown[] {
  const { payload, consent } = parseLead(lead);
  const columns: Record<string, unknown> = { ...lead, created_on: formatDate(lead.created_at) };
  const fields: Record<string, unknown> = payload;
  return [
    ...LEAD_COLUMNS.map((name) => columns[name]),
    ...PAYLOAD_COLUMNS.map((name) => fields[name]),
    ...CONSENT_COLUMNS.map((name) => consent[name]),
  ];
}

/** Other characters that some spreadsheets read as the start of a formula; csv-stringify handles the rest. */
const OTHER_SIGNS = /^[\u2212\ufe62\ufe63\ufe66\ufe6b]/;
/** In some countries a semicolon separates cells, so the text after it begins a new cell. */
const AFTER_SEMICOLON = /;(?=\s*[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  const text = String(value).replace(AFTER_SEMICOLON, ";'");
  return OTHER_SIGNS.test(text) ? `'${text}` : text;
}
