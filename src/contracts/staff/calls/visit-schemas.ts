import { z } from "zod";
import { localisedText } from "../../field-types.ts";
import { STAFF_COUNTRIES } from "../staff-roles.ts";

const VISIT_STATES = ["booked", "came", "no-show", "cancelled"] as const;

export const VisitCentre = z.object({
  country: z.enum(STAFF_COUNTRIES),
  ecName: z.string().describe("The name in leads and bookings: HSR Layout, Bengaluru"),
  name: localisedText(z.string()),
});

export type VisitCentre = z.output<typeof VisitCentre>;

export const StaffVisit = z.object({
  id: z.string().describe("The id of the lead"),
  code: z.string().describe("The code of the lead"),
  name: z.string(),
  ecName: z.string(),
  at: z.string().describe("In UTC"),
  state: z.enum(VISIT_STATES),
  getsLetter: z
    .boolean()
    .describe("Whether the customer is informed by e-mail when the visit is moved or cancelled"),
  version: z.number().int(),
});

export type StaffVisit = z.output<typeof StaffVisit>;

export const ClosedDay = z.object({ id: z.string(), day: z.string(), reason: z.string() });

export type ClosedDay = z.output<typeof ClosedDay>;

export const VisitDay = z.object({
  day: z.string(),
  closed: z
    .enum(["weekly", "holiday", "closed-day"])
    .nullable()
    .describe("Why there are no visits on this day"),
  reason: z.string().nullable().describe("Of a closed day"),
  hours: z.array(z.object({ at: z.string(), capacity: z.number().int(), taken: z.number().int() })),
});

export type VisitDay = z.output<typeof VisitDay>;
