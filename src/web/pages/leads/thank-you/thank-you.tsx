import { data, useActionData, useLoaderData } from "react-router";
import { bookVisit } from "../../../../contracts/calls/leads/contact-pact.ts";
import { showEstimateCode } from "../../../../contracts/estimates/estimate-code.ts";
import { ecNameOf } from "../../../../contracts/visits/city-centres.ts";
import { isSlot, visitSlots } from "../../../../contracts/visits/visit-slots.ts";
import type { Edition } from "../../../../editions/edition.ts";
import { linkTo } from "../../../../urls/links.ts";
import { loadCentres } from "../../../features/visits/load-centre.ts";
import { type LoadedPact, loadPact } from "../../../features/visits/load-pact.ts";
import { redirectTo } from "../../../frame/errors/redirect-to.ts";
import { page, pageAction, required } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import { Thanks } from "./thanks.tsx";

export const loader = page(async ({ call, params, edition }) => {
  const now = new Date();
  const pact = await loadPact(call, params, now);
  const centres = await loadCentres(call, pact);
  const leadToken = pact.token;
  return {
    pact,
    ...centres,
    slots: centres.nearest ? visitSlots(centres.nearest.centre, pact.country, now) : [],
    links: {
      self: linkTo(edition, "thank-you", { leadToken }) ?? "",
      estimate: estimateLink(edition, pact.lead.estimate),
      pact: linkTo(edition, "contact-pact", { leadToken }) ?? "",
      calendar: linkTo(edition, "thank-you-calendar", { leadToken }) ?? "",
    },
  };
});

/** The estimate that the lead is about, in the version that was looked at. */
function estimateLink(edition: Edition, estimate: LoadedPact["lead"]["estimate"]): string | undefined {
  if (!estimate) return undefined;
  const href = linkTo(edition, "estimate", { estimateCode: showEstimateCode(estimate.code) });
  return href && estimate.version ? `${href}?version=${estimate.version}` : href;
}

/** Holds a time in the nearest centre. Only one that the page has offered, and once however often it is pressed. */
export const action = pageAction(async ({ call, params, edition, form, visitorAddress }) => {
  const now = new Date();
  const pact = await loadPact(call, params, now);
  const { nearest } = await loadCentres(call, pact);
  const at = form.get("slot") ?? "";
  if (!nearest || !isSlot(nearest.centre, pact.country, now, at))
    return data({ problem: at === "" ? "pickTime" : "slotGone" } as const, { status: 422 });
  await required(call(bookVisit, { token: pact.token, ecName: ecNameOf(nearest), at, visitorAddress }));
  return redirectTo(linkTo(edition, "thank-you", { leadToken: pact.token }) ?? "/", 303);
});

export const meta = pageMeta<typeof loader>((_, { t }) => ({
  title: t("lead.thanksTitle"),
  description: t("thanks.description"),
}));

export default function ThankYou() {
  const loaded = useLoaderData<typeof loader>();
  const result = useActionData<typeof action>();
  return (
    <section className="sec thank-you">
      <div className="wrap wrap--narrow">
        <Thanks {...loaded} problem={result?.problem} />
      </div>
    </section>
  );
}
