import { z } from "zod";
import { ShownPicture } from "../../documents/picture.ts";
import { localisedText } from "../../field-types.ts";

const words = localisedText(z.string().min(1).max(1000));
const day = z.iso.date();
const clock = z.string().regex(/^\d{2}:\d{2}$/);
const amount = z.number().int();
const key = z.string().regex(/^[a-z0-9-]{1,60}$/);

/** The stages of a customer's project, in order, from the first meeting to the handover. */
const PROJECT_STAGES = [
  "meeting",
  "design",
  "quote",
  "order",
  "permit",
  "making",
  "site",
  "fitting",
  "checks",
  "handover",
] as const;

/** The names of a price, in order, from the first estimate to the bill. */
const QUOTE_STEPS = ["estimate", "quote", "order", "bill"] as const;

const Stage = z.object({ stage: z.enum(PROJECT_STAGES), from: day, until: day, doneOn: day.optional() });

const Appointment = z.object({
  id: key,
  title: words,
  day,
  from: clock.optional(),
  until: clock.optional(),
  location: words.optional(),
  who: words.optional(),
});

const MOST_DAYS_OF_CHANGE = 365;

/**
 * A change of what was ordered: the customer approves or declines it as a whole. Approved, it changes the price and the
 * planned handover.
 */
const ChangeOrder = z.object({
  /** The difference of the price. */
  amount,
  /** The days by which the handover moves. */
  days: z.number().int().min(0).max(MOST_DAYS_OF_CHANGE).default(0),
  askedBy: z.enum(["us", "you"]),
  /** The id of a document of the project. */
  paper: key.optional(),
  picture: ShownPicture.extend({ alt: words }).optional(),
});

const Decision = z.object({
  id: key,
  title: words,
  text: words,
  by: day,
  decidedOn: day.optional(),
  amount: amount.optional(),
  /** The options to choose from, each with its additional price. Without options the customer answers in text. */
  options: z
    .array(z.object({ id: key, label: words, amount: amount.default(0) }))
    .max(6)
    .optional(),
  answer: z.object({ option: key, name: z.string().max(120), at: z.string() }).optional(),
  change: ChangeOrder.optional(),
});

/** A picture of our catalogue by its name, or one that the staff has sent. */
const StoredPicture = z.object({
  photo: z.union([z.string(), z.object({ upload: z.string().regex(/^[\w-]{1,60}$/) })]),
  alt: words,
});

const StoredDecision = Decision.extend({
  change: ChangeOrder.extend({ picture: StoredPicture.optional() }).optional(),
});

const Payment = z.object({
  name: z.enum(["booking", "order", "balance"]),
  /** A percentage. */
  share: z.number().min(0).max(100),
  amount,
  dueOn: day,
  paidOn: day.optional(),
});

const Paper = z.object({ id: key, title: words, on: day });

const Sheet = z.object({
  lead: words.optional(),
  rows: z.array(z.object({ label: words, value: words.optional(), amount: amount.optional() })).default([]),
  notes: z.array(words).default([]),
});

const Photograph = z.object({
  stage: z.enum(PROJECT_STAGES),
  takenOn: day,
  caption: words,
  picture: ShownPicture.extend({ alt: words }),
});

const Member = z.object({
  role: z.enum(["designer", "manager", "supervisor"]),
  name: words,
  standIn: words,
  since: day,
  handoverNote: z.object({ on: day, from: words, text: words }).optional(),
});

const Quote = z.object({ step: z.enum(QUOTE_STEPS), on: day, amount });

const Change = z.object({ step: z.enum(QUOTE_STEPS), reason: words, amount, askedBy: z.enum(["us", "you"]) });

const Delay = z.object({
  days: z.number().int().positive(),
  reason: words,
  cause: z.enum(["us", "you", "others"]),
  on: day,
});

const Check = z.object({ title: words, doneOn: day.optional(), by: words.optional() });

const PassportItem = z.object({
  room: words,
  what: words,
  code: z.string().max(80),
  maker: words.optional(),
});

const Warranty = z.object({ what: words, years: z.number().positive(), from: day });

export const PROJECT_PARTS = {
  stages: Stage,
  appointments: Appointment,
  decisions: Decision,
  payments: Payment,
  papers: Paper,
  photographs: Photograph,
  team: Member,
  quotes: Quote,
  changes: Change,
  delays: Delay,
  checks: Check,
  passport: PassportItem,
  warranties: Warranty,
};

export { Decision, Paper, Photograph, Sheet, StoredDecision, StoredPicture };

export const ProjectHead = z.object({
  id: key.optional(),
  /** ISO 3166 in upper case. The currency, time zone and rules of this country apply in every edition. */
  country: z.string().max(2).optional(),
  name: words.optional(),
  location: words.optional(),
  isSample: z.boolean().optional(),
  total: amount.optional(),
  startedOn: day.optional(),
  handoverOn: day.optional(),
  expectedOn: day.optional(),
  handedOverOn: day.optional(),
  /** The price of the part that is late because of us: the delay credit is calculated from it. */
  lateAmount: amount.optional(),
});
