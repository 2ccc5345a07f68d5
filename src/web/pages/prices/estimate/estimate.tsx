import { useLoaderData } from "react-router";
import { joinEstimate } from "../../../../contracts/calls/customer/my-records.ts";
import { attachPlan, changeEstimate } from "../../../../contracts/calls/estimates-calls.ts";
import { readEstimateCode, showEstimateCode } from "../../../../contracts/estimates/estimate-code.ts";
import { COUNTRY_TIME, wallTime } from "../../../../editions/country-time.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { PLANNED_ON } from "../../../../planning/plan-choices.ts";
import { linkTo } from "../../../../urls/links.ts";
import type { PageName } from "../../../../urls/url-table.ts";
import { changedChoices, compareChoices } from "../../../features/prices/estimates/changed-choices.ts";
import {
  loadEstimate,
  ownerCookies,
  readOwnerKey,
} from "../../../features/prices/estimates/load-estimate.ts";
import { storedPlan } from "../../../features/prices/estimates/stored-plan.ts";
import { EstimateView } from "../../../features/prices/estimates/view/estimate-view.tsx";
import { redirectTo } from "../../../frame/errors/redirect-to.ts";
import { page, pageAction, pageNotFound, required } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";

const DONE = ["kept", "changed", "notYours", "planned"] as const;

export const loader = page(async (asking) => {
  const { call, edition, url, cookie, site, session } = asking;
  const given = url.searchParams.get("key");
  const key = readOwnerKey(given ? `estimate_key=${given}` : cookie);
  const { estimate, version, facts, path } = await loadEstimate("estimate", asking, key);
  // The key is removed from the URL immediately, because the visitor may copy the URL for others.
  if (given !== null) throw openedBy(estimate.isOwner ? key : undefined);
  // A logged-in owner gets the estimate added to their account.
  if (session && estimate.isOwner && key)
    await call(joinEstimate, { authorization: session.authorization, code: estimate.code, key });
  const tried = changedChoices(facts, version.choices, url.searchParams);
  const estimateCode = showEstimateCode(estimate.code);
  return {
    estimate,
    version,
    facts,
    plan: await storedPlan({ call, edition }, estimate),
    comparison: tried === undefined ? undefined : compareChoices(facts, version.choices, tried),
    done: DONE.find((known) => known === url.searchParams.get("done")),
    links: {
      self: path,
      address: site.publicUrl + path,
      pdf: `${linkTo(edition, "estimate-pdf", { estimateCode }) ?? ""}?version=${version.number}`,
      calculator: calculatorLink(edition, estimate.calculator, version.choices),
      planner: estimate.isOwner ? plannerFor(estimateCode) : undefined,
      owner: estimate.isOwner && key ? `${site.publicUrl}${path}?key=${key}` : undefined,
    },
  };

  function plannerFor(code: string): string | undefined {
    const planner = linkTo(edition, "move-in-planner");
    return planner && `${planner}?estimate=${code}`;
  }

  function openedBy(own: string | undefined): Response {
    const answer = redirectTo(path, 303);
    const { code } = estimate;
    const cookies = own
      ? ownerCookies(edition, { code: showEstimateCode(code), key: own, publicUrl: site.publicUrl })
      : [];
    for (const line of cookies) answer.headers.append("set-cookie", line);
    return answer;
  }
});

/**
 * Saves the next version or a plan for the holder of the key. It redirects to the page, so that a reload sends
 * nothing.
 */
export const action = pageAction(
  async ({ call, edition, params, cookie, form, visitorAddress, parse, ...sent }) => {
    const code = readEstimateCode(params.estimateCode);
    if (!code) throw pageNotFound();
    const done = (what: (typeof DONE)[number]) => sent.done(what);
    const key = readOwnerKey(cookie);
    if (!key) return done("notYours");
    const isPlan = form.get("do") === "plan";
    const own = { code, key, visitorAddress };
    const outcome = isPlan
      ? await call(
          attachPlan,
          parse(attachPlan.input, { ...own, plan: datedPlan(form.get("plan"), edition) }),
        )
      : await call(changeEstimate, parse(changeEstimate.input, { ...own, choices: form.get("choices") }));
    if (!outcome.ok && outcome.problem.status === FORBIDDEN) return done("notYours");
    await required<unknown>(outcome);
    return done(isPlan ? "planned" : "changed");
  },
);

const FORBIDDEN = 403;

/** Adds the day on which the plan is stored, so that it is later shown as of that day. */
function datedPlan(plan: string | null, { country }: Edition): string {
  const query = new URLSearchParams(plan ?? "");
  query.set(PLANNED_ON, wallTime(new Date(), COUNTRY_TIME[country].timeZone).day);
  return query.toString();
}

export const meta = pageMeta<typeof loader>(({ estimate }, { t }) => ({
  title: t("estimate.title", { code: showEstimateCode(estimate.code) }),
  description: t("estimate.description"),
}));

export default function EstimatePage() {
  return <EstimateView {...useLoaderData<typeof loader>()} />;
}

const PAGES: Partial<Record<string, PageName>> = {
  "in-kitchen": "kitchen-price-calculator",
  "in-wardrobe": "wardrobe-price-calculator",
  "in-home": "home-interior-price-calculator",
  "sg-home": "renovation-price-calculator",
};

function calculatorLink(edition: Edition, calculator: string, choices: string): string | undefined {
  const page = PAGES[calculator];
  const path = page && linkTo(edition, page);
  return path && (choices === "" ? path : `${path}?${choices}`);
}
