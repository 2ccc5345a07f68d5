import { join } from "node:path";
import { z } from "zod";
import { APPROVE } from "../../../contracts/customer/project/approved-changes.ts";
import {
  Photograph,
  PROJECT_PARTS,
  ProjectHead,
  Sheet,
  StoredDecision,
} from "../../../contracts/customer/project/project-parts.ts";
import { COUNTRIES } from "../../../editions/countries.ts";
import { addDays, isRestDay } from "../../../editions/country-time.ts";
import type { Country } from "../../../editions/regions.ts";
import { PAYMENTS, splitPayments } from "../../../prices/milestones/split-payments.ts";
import { readJsonFile } from "../../files/read-json-file.ts";
import { type ProjectDecision, withChangeOptions } from "../change-orders.ts";

const SAMPLE_MOMENTS = ["working", "handed-over"] as const;
export type SampleMoment = (typeof SAMPLE_MOMENTS)[number];

const { payments, papers, photographs, passport, warranties, ...parts } = PROJECT_PARTS;

/**
 * Derived values are not in the file: payment amounts follow from the order, addresses of pictures from their names.
 */
const SampleParts = z.object({
  ...Object.fromEntries(Object.entries(parts).map(([kind, schema]) => [kind, z.array(schema)])),
  decisions: z.array(StoredDecision),
  quotes: z.array(parts.quotes),
  changes: z.array(parts.changes),
  payments: z.array(payments.omit({ share: true, amount: true })),
  papers: z.array(papers.extend({ sheet: Sheet })),
  photographs: z.array(
    photographs.extend({ picture: z.object({ photo: z.string(), alt: Photograph.shape.caption }) }),
  ),
  passport: z.array(passport),
  warranties: z.array(warranties),
});

const SampleFile = z.object({
  today: z.record(z.enum(SAMPLE_MOMENTS), z.number().int()),
  head: z.record(z.string(), z.unknown()),
  parts: z.record(z.string(), z.unknown()),
});

interface SampleWish {
  country: Country;
  moment: SampleMoment;
  /** The day on which it is loaded: the project is in progress on this day. */
  today: string;
  /** The prefix of its document names, so that no two customers share one. */
  key: string;
}

export async function sampleProject(contentDirectory: string, { country, moment, today, key }: SampleWish) {
  const file = await readJsonFile(join(contentDirectory, "projects", `${country}.json`), SampleFile);
  const first = addDays(today, -file.today[moment]);
  const dated = asOf(withDates({ head: file.head, parts: file.parts }, first, country), today);
  const { head, parts } = z.object({ head: ProjectHead, parts: SampleParts }).parse(dated);
  const steps = parts.quotes.map(({ step }) => step);
  const total = parts.quotes.at(-1)?.amount ?? 0;
  const shares = COUNTRIES[country].milestones;
  const amounts = splitPayments(total, shares);
  return {
    head: { ...head, total },
    parts: {
      ...parts,
      decisions: parts.decisions.map(asChangeOrder),
      changes: parts.changes.filter(({ step }) => steps.includes(step)),
      payments: parts.payments.map((payment) => ({
        ...payment,
        share: shares[PAYMENTS.indexOf(payment.name)] ?? 0,
        amount: amounts[payment.name],
      })),
      papers: parts.papers.map((paper) => ({ ...paper, id: `${key}-${paper.id}` })),
      passport: head.handedOverOn ? parts.passport : [],
      warranties: head.handedOverOn ? parts.warranties : [],
    },
  };
}

/** A change of the sample that is already decided was approved. */
function asChangeOrder(decision: ProjectDecision): ProjectDecision {
  const { change, decidedOn } = decision;
  if (!change) return decision;
  const answer = decidedOn && { option: APPROVE, name: "", at: `${decidedOn}T06:00:00.000Z` };
  return { ...withChangeOptions(decision), ...(answer && { answer }) };
}

const DAY = /^day (-?\d+)$/;

/** Replaces "day 35", counted from the first meeting, by a working day of the country, at any depth. */
function withDates(value: unknown, first: string, country: Country): unknown {
  if (typeof value === "string") {
    const [, count] = DAY.exec(value) ?? [];
    return count === undefined ? value : workDay(addDays(first, Number(count)), country);
  }
  return mapMembers(value, (member) => withDates(member, first, country));
}

function workDay(day: string, country: Country): string {
  return isRestDay(day, country) ? addDays(day, 1) : day;
}

/** Dates of events; they are left out before the event. */
const HAPPENED = ["doneOn", "paidOn", "decidedOn", "handedOverOn"];
/** Dates of creation; an item is left out before its date. */
const MADE = ["on", "takenOn", "since"];

function asOf(value: unknown, today: string): unknown {
  if (Array.isArray(value))
    return value.filter((member) => !isToCome(member, today)).map((member) => asOf(member, today));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name, member]) => !(HAPPENED.includes(name) && String(member) > today))
      .filter(([, member]) => !isToCome(member, today))
      .map(([name, member]) => [name, asOf(member, today)]),
  );
}

function isToCome(value: unknown, today: string): boolean {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  return Object.entries(value).some(([name, member]) => MADE.includes(name) && String(member) > today);
}

function mapMembers(value: unknown, change: (member: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(change);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, change(member)]));
}
