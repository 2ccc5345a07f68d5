import { z } from "zod";
import { LANGUAGE_CODES } from "../../../editions/languages.ts";
import { typedLine, wholeNumber } from "../../field-types.ts";
import { CHANGED_BY_OTHER, defineStaffCall } from "../define-staff-call.ts";
import { STAFF_COUNTRIES } from "../staff-roles.ts";
import { ClosedDay, StaffVisit, VisitCentre, VisitDay } from "./visit-schemas.ts";

const UNKNOWN = { 404: "There is no such visit in the countries of the member." };
const UNKNOWN_CENTRE = { 404: "There is no such centre in the countries of the member." };

const id = z.string().max(80);
const version = z.number().int().describe("Of the visit, as the member has seen it");
const ofCentre = { country: z.enum(STAFF_COUNTRIES), centre: z.string().max(200).describe("Its `ecName`") };

export const listVisitCentres = defineStaffCall({
  name: "listVisitCentres",
  summary: "The centres of the member's countries",
  method: "GET",
  path: "/v1/centres",
  right: "visits.read",
  input: z.object({}),
  answer: z.object({ centres: z.array(VisitCentre) }),
});

export const listStaffVisits = defineStaffCall({
  name: "listStaffVisits",
  summary: "The hours of a centre on some days, with their capacity and the visits",
  method: "GET",
  path: "/v1/visits",
  right: "visits.read",
  input: z.object({ ...ofCentre, from: z.iso.date(), days: wholeNumber(1, 7).default(7) }),
  answer: z.object({
    days: z.array(VisitDay),
    visits: z.array(StaffVisit).describe("By hour; cancelled visits are included"),
    feedSince: z.string().nullable().describe("When the address of the calendar feed was created"),
  }),
  failures: UNKNOWN_CENTRE,
});

export const moveStaffVisit = defineStaffCall({
  name: "moveStaffVisit",
  summary: "Moves a visit to another hour or another centre of the country; the customer gets a letter",
  method: "POST",
  path: "/v1/visits/:id/move",
  right: "visits.write",
  input: z.object({ id, version, centre: ofCentre.centre, at: z.iso.datetime({ offset: true }) }),
  answer: StaffVisit,
  failures: { 400: "The hour is full, closed or past.", ...UNKNOWN, ...CHANGED_BY_OTHER },
});

export const cancelStaffVisit = defineStaffCall({
  name: "cancelStaffVisit",
  summary: "Cancels a visit; the customer gets a letter",
  method: "POST",
  path: "/v1/visits/:id/cancel",
  right: "visits.write",
  input: z.object({ id, version }),
  answer: StaffVisit,
  failures: { ...UNKNOWN, ...CHANGED_BY_OTHER },
});

export const recordVisitOutcome = defineStaffCall({
  name: "recordVisitOutcome",
  summary: "Records whether the customer came; null removes the record",
  method: "POST",
  path: "/v1/visits/:id/outcome",
  right: "visits.write",
  input: z.object({ id, version, outcome: z.enum(["came", "no-show"]).nullable() }),
  answer: StaffVisit,
  failures: { 400: "The hour of the visit has not come.", ...UNKNOWN, ...CHANGED_BY_OTHER },
});

export const listClosedDays = defineStaffCall({
  name: "listClosedDays",
  summary: "The days from today on which a centre is closed, beside public holidays",
  method: "GET",
  path: "/v1/closed-days",
  right: "visits.read",
  input: z.object(ofCentre),
  answer: z.object({ days: z.array(ClosedDay) }),
  failures: UNKNOWN_CENTRE,
});

export const addClosedDay = defineStaffCall({
  name: "addClosedDay",
  summary: "Closes a centre on a day: visitors are offered no visits on it",
  method: "POST",
  path: "/v1/closed-days",
  right: "visits.write",
  input: z.object({ ...ofCentre, day: z.iso.date(), reason: typedLine(120) }),
  answer: ClosedDay.extend({
    booked: z.number().int().describe("Visits that are booked on this day already; they stay"),
  }),
  failures: UNKNOWN_CENTRE,
});

export const removeClosedDay = defineStaffCall({
  name: "removeClosedDay",
  summary: "Opens a centre again on a day",
  method: "POST",
  path: "/v1/closed-days/:id/remove",
  right: "visits.write",
  input: z.object({ id }),
  answer: z.object({ removed: z.literal(true) }),
  failures: { 404: "There is no such closed day in the countries of the member." },
});

export const renewVisitFeed = defineStaffCall({
  name: "renewVisitFeed",
  summary: "Creates the secret address of a centre's calendar feed; an earlier address stops working",
  method: "POST",
  path: "/v1/visit-feeds",
  right: "visits.write",
  input: z.object({ ...ofCentre, language: z.enum(LANGUAGE_CODES) }),
  answer: z.object({ address: z.string().describe("Shown once") }),
  failures: UNKNOWN_CENTRE,
});
