import { textOf } from "../../../editions/all-texts.ts";
import { countryNamed } from "../../../editions/countries.ts";
import { COUNTRY_TIME, wallTime } from "../../../editions/country-time.ts";
import { LANGUAGES, type Language } from "../../../editions/languages.ts";
import type { MessageKey, Text } from "../../../editions/text.ts";
import { LEAD_COLUMNS, leadCells } from "../../leads/leads-csv.ts";
import type { ListedLead } from "../../leads/list-leads.ts";
import { type SheetCell, writeSheetFile } from "./sheet-file.ts";

/** The same columns as in the CSV, with headings in the member's language. Fields of forms keep their names. */
export function writeLeadsSheet(
  pages: AsyncIterable<readonly ListedLead[]>,
  language: Language,
): AsyncGenerator<Uint8Array> {
  const { t } = textOf(language);
  return writeSheetFile(rowsOf(pages, dayShifts(), t), {
    name: t("staff.leads.title"),
    headings: LEAD_COLUMNS.map((name) => {
      const key = isNamed(name) ? HEADINGS[name] : undefined;
      return key ? t(key) : name;
    }),
    isRightToLeft: LANGUAGES[language].direction === "rtl",
  });
}

const HEADINGS = {
  id: "staff.leads.column.id",
  created_at: "staff.leads.created",
  created_on: "staff.leads.column.day",
  state: "staff.leads.delivery",
  country: "staff.filter.country",
  language: "staff.leads.column.language",
  kind: "staff.lead.kind",
  name: "staff.leads.name",
  phone: "staff.person.phone",
  email: "staff.members.email",
  city: "staff.leads.column.city",
  pincode: "staff.leads.column.pincode",
  about: "staff.leads.about",
  held_because: "staff.lead.held",
  follows: "staff.leads.column.follows",
  delivered_at: "staff.leads.column.delivered",
  attempts: "staff.lead.attempts",
  last_error: "staff.lead.lastError",
  customer_id: "staff.leads.column.person",
  estimate_code: "staff.lead.estimate",
  consent_version: "staff.leads.column.consentVersion",
  consent_text: "staff.leads.column.consentText",
  consent_language: "staff.leads.column.consentLanguage",
  consent_at: "staff.leads.column.consentAt",
  consent_page: "staff.leads.column.consentPage",
  consent_whatsapp: "staff.leads.column.consentWhatsapp",
} as const satisfies Record<string, MessageKey>;

function isNamed(name: string): name is keyof typeof HEADINGS {
  return name in HEADINGS;
}

const MOMENTS = new Set(["created_at", "delivered_at", "consent_at"]);
const IS_MOMENT = LEAD_COLUMNS.map((name) => MOMENTS.has(name));
const DAY = LEAD_COLUMNS.indexOf("created_on");
const STATE = LEAD_COLUMNS.indexOf("state");

async function* rowsOf(
  pages: AsyncIterable<readonly ListedLead[]>,
  shiftOf: ReturnType<typeof dayShifts>,
  t: Text["t"],
): AsyncGenerator<SheetCell[][]> {
  for await (const page of pages)
    yield page.map((lead) =>
      leadCells(lead).map((cell, index) => {
        if (index === DAY) return dayOf(shiftOf(lead.created_at, lead.country));
        if (index === STATE) return t(`staff.delivery.${lead.state}`);
        return IS_MOMENT[index] && typeof cell === "string" ? shiftOf(cell, lead.country) : plainCell(cell);
      }),
    );
}

/** As in the other columns of times; the CSV has it in English words. */
function dayOf(moment: SheetCell): SheetCell {
  return moment instanceof Date ? moment.toISOString().slice(0, "2026-01-01".length) : moment;
}

function plainCell(cell: unknown): SheetCell {
  if (cell === null || cell === undefined) return null;
  return typeof cell === "number" || typeof cell === "boolean" ? cell : String(cell);
}

/** A moment as it is on a clock in the country. The difference to UTC is found once for each day. */
function dayShifts(): (at: string, isoCode: string) => SheetCell {
  const shifts = new Map<string, number>();
  return (at, isoCode) => {
    const time = Date.parse(at);
    if (Number.isNaN(time)) return at;
    const key = isoCode + at.slice(0, "2026-01-01".length);
    let shift = shifts.get(key);
    if (shift === undefined) {
      const minute = time - (time % 60_000);
      const { day, minutes } = wallTime(
        new Date(minute),
        COUNTRY_TIME[countryNamed(isoCode) ?? "in"].timeZone,
      );
      shift = Date.parse(`${day}T00:00:00Z`) + minutes * 60_000 - minute;
      shifts.set(key, shift);
    }
    return new Date(time + shift);
  };
}
