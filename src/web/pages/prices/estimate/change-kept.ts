import { data } from "react-router";
import { attachPlan, changeEstimate } from "../../../../contracts/calls/estimates.ts";
import type { Caller } from "../../../../contracts/create-caller.ts";
import { readEstimateCode, showEstimateCode } from "../../../../contracts/estimates/estimate-code.ts";
import { COUNTRY_TIME, wallTime } from "../../../../editions/country-time.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { PLANNED_ON } from "../../../../planning/plan-choices.ts";
import { addressOf } from "../../../../urls/links.ts";
import { readOwnerKey } from "../../../features/estimates/owner-cookie.ts";
import { redirectTo } from "../../../frame/errors/redirect-to.ts";
import { pageNotFound, required } from "../../../frame/page.ts";

interface Sent {
  call: Caller;
  edition: Edition;
  params: Readonly<Record<string, string | undefined>>;
  cookie: string | null;
  form: URLSearchParams;
  visitorAddress: string | undefined;
}

/** The next version, or a plan to it, by whoever holds the key. It leads back to the page, so that a reload sends nothing. */
export async function changeKept({ call, edition, params, cookie, form, visitorAddress }: Sent) {
  const code = readEstimateCode(params.estimateCode);
  if (!code) throw pageNotFound();
  const path = addressOf(edition.region, "estimate", { estimateCode: showEstimateCode(code) });
  const back = (done: string) => redirectTo(`${path}?done=${done}`, 303);
  const key = readOwnerKey(cookie);
  if (!key) return back("notYours");
  const isPlan = form.get("do") === "plan";
  const own = { code, key, visitorAddress };
  const input = isPlan
    ? attachPlan.input.safeParse({ ...own, plan: datedPlan(form.get("plan"), edition) })
    : changeEstimate.input.safeParse({ ...own, choices: form.get("choices") });
  if (!input.success) throw data("Bad Request", { status: 400, statusText: "Bad Request" });
  const outcome = await ("plan" in input.data
    ? call(attachPlan, input.data)
    : call(changeEstimate, input.data));
  if (!outcome.ok && outcome.problem.status === FORBIDDEN) return back("notYours");
  await required(Promise.resolve(outcome));
  return back(isPlan ? "planned" : "changed");
}

const FORBIDDEN = 403;

/** With the day on which it is kept: read later, it is still the plan of that day. */
function datedPlan(plan: string | null, { country }: Edition): string {
  const query = new URLSearchParams(plan ?? "");
  query.set(PLANNED_ON, wallTime(new Date(), COUNTRY_TIME[country].timeZone).day);
  return query.toString();
}
