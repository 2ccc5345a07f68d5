import type { CallContext } from "../../../../contracts/documents/request-documents.ts";
import { COUNTRY_TIME, wallTime } from "../../../../editions/country-time.ts";
import { makePlan, type PlanAnswer } from "../../../../planning/make-plan.ts";
import {
  PLANNED_ON,
  type PlanChoices,
  type PlanOffer,
  readDay,
  readPlanChoices,
} from "../../../../planning/plan-choices.ts";
import { findDocument, findDocuments, loadDocument, loadDocuments } from "../../../frame/load-document.ts";

export interface Planner {
  offer: PlanOffer;
  choices: PlanChoices;
  today: string;
  /** Whether a day was given; otherwise the plan starts today. */
  isAsked: boolean;
  /** Whether the given value is not a valid day. */
  isWrongDate: boolean;
  /** Whether the requested scope differs from those of this type of home. */
  isOtherScope: boolean;
  answer: PlanAnswer;
}

export async function loadPlanner(asking: CallContext, query: URLSearchParams, now: Date): Promise<Planner> {
  const [rules, weeks, calendar] = await Promise.all([
    loadDocuments("building-rules", asking),
    loadDocument("plan-weeks", asking),
    loadDocument("work-calendars", asking),
  ]);
  return planIn({ rules, weeks, calendar }, asking, query, now);
}

export async function findPlanner(
  asking: CallContext,
  query: URLSearchParams,
  now: Date,
): Promise<Planner | undefined> {
  const [rules, weeks, calendar] = await Promise.all([
    findDocuments("building-rules", asking),
    findDocument("plan-weeks", asking),
    findDocument("work-calendars", asking),
  ]);
  return weeks && calendar && planIn({ rules, weeks, calendar }, asking, query, now);
}

function planIn(offer: PlanOffer, { edition }: CallContext, query: URLSearchParams, now: Date): Planner {
  const choices = readPlanChoices(query, offer);
  const made = readDay(query.get(PLANNED_ON));
  const today = made ?? wallTime(now, COUNTRY_TIME[edition.country].timeZone).day;
  const { date } = choices;
  const asked = date === undefined ? { ...choices, by: "keys" as const, date: today } : { ...choices, date };
  const answer = makePlan(asked, offer, today);
  const isOtherScope = query.has("scope") && query.get("scope") !== choices.scope;
  const isAsked = date !== undefined;
  const isWrongDate = query.has("date") && !isAsked;
  return { offer, choices, today, isAsked, isWrongDate, isOtherScope, answer };
}
