import { LeadPayload } from "../../contracts/leads/lead-payload.ts";
import { formatDate } from "../../editions/plain-formats.ts";
import { parseLead } from "./lead-store.ts";
import type { ListedLead } from "./list-leads.ts";

/** A table that spreadsheets open correctly: with Arabic letters, and without running any cell as a formula. */
export function leadsCsvHead(): string {
  return BYTE_ORDER_MARK + lineOf(LEAD_COLUMNS);
}

export function leadsCsvRows(leads: readonly ListedLead[]): string {
  return leads.map((lead) => lineOf(leadCells(lead).map(cellOf))).join("");
}

const BYTE_ORDER_MARK = "\ufeff";

/** Written here: csv-stringify allocates 60 KB for a row, so that an export of 200,000 rows fills the memory. */
function lineOf(cells: readonly string[]): string {
  return `${cells.map((cell) => (cell === "" ? "" : `"${cell.replaceAll('"', '""')}"`)).join(",")}\r\n`;
}

const STORED_COLUMNS = [
  ..."id created_at created_on state country language kind name phone email pincode".split(" "),
  ..."held_because follows delivered_at attempts last_error customer_id".split(" "),
];
const CONSENT_COLUMNS = ["version", "text", "language", "at", "page", "whatsapp"] as const;
const PAYLOAD_COLUMNS = Object.keys(LeadPayload.shape).filter(
  (name) => ![...STORED_COLUMNS, "reCaptchaToken", "consent_version"].includes(name),
);
export const LEAD_COLUMNS = [
  ...STORED_COLUMNS,
  ...PAYLOAD_COLUMNS,
  ...CONSENT_COLUMNS.map((name) => `consent_${name}`),
];

/** The cells of the columns. */
export function leadCells(lead: ListedLead): unknown[] {
  const { payload, consent } = parseLead(lead);
  const columns: Record<string, unknown> = { ...lead, created_on: formatDate(lead.created_at) };
  const fields: Record<string, unknown> = payload;
  return [
    ...STORED_COLUMNS.map((name) => columns[name]),
    ...PAYLOAD_COLUMNS.map((name) => fields[name]),
    ...CONSENT_COLUMNS.map((name) => consent[name]),
  ];
}

/** What spreadsheets read as the start of a formula: signs in all their widths, and characters that they skip. */
const FORMULA_START = /^[=+\-@\t\r\u2212\ufe62\ufe63\ufe66\ufe6b\uff0b\uff0d\uff1d\uff20]/;
/** In some countries a semicolon separates cells, so the text after it begins a new cell. */
const AFTER_SEMICOLON = /;(?=\s*[=+\-@\uff1d\uff0b\uff0d\uff20])/g;

function cellOf(value: unknown): string {
  if (value === null || value === undefined) return "";
  const text = String(value).replace(AFTER_SEMICOLON, ";'");
  return FORMULA_START.test(text) ? `'${text}` : text;
}
