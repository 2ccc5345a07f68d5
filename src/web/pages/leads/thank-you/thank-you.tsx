import { useActionData, useLoaderData } from "react-router";
import { bookVisit } from "../../../../contracts/calls/leads/contact-pact-calls.ts";
import { cancelVisit } from "../../../../contracts/calls/leads/visits.ts";
import type { Caller } from "../../../../contracts/create-caller.ts";
import { showEstimateCode } from "../../../../contracts/estimates/estimate-code.ts";
import { type CityCentre, ecNameOf } from "../../../../contracts/visits/city-centres.ts";
import { closedDays } from "../../../../contracts/visits/closed-days.ts";
import { isSlot, type VisitCalendar, visitSlots } from "../../../../contracts/visits/visit-slots.ts";
import { regionOfCountry } from "../../../../editions/countries.ts";
import { type Edition, editionOf } from "../../../../editions/edition.ts";
import { linkTo } from "../../../../urls/links.ts";
import { loadCentres } from "../../../features/leads/visits/load-centre.ts";
import { loadFull } from "../../../features/leads/visits/load-offer.ts";
import { type LoadedPact, loadPact } from "../../../features/leads/visits/load-pact.ts";
import { findDocument } from "../../../frame/load-document.ts";
import { page, pageAction, required } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import { Thanks } from "./thanks.tsx";

export const loader = page(async ({ call, params, edition, url }) => {
  const now = new Date();
  const pact = await loadPact(call, params, now);
  const centres = await loadCentres(call, pact);
  // A visit is moved within the same centre.
  const centre = centres.booked ?? centres.nearest;
  const known = await loadKnown(call, pact, centre);
  const leadToken = pact.token;
  return {
    pact,
    ...centres,
    slots: centre ? visitSlots(centre.centre, pact.country, now, known) : [],
    isMoving: url.searchParams.get("move") === "yes",
    links: {
      self: linkTo(edition, "thank-you", { leadToken }) ?? "",
      estimate: estimateLink(edition, pact.lead.estimate),
      pact: linkTo(edition, "contact-pact", { leadToken }) ?? "",
      calendar: linkTo(edition, "thank-you-calendar", { leadToken }) ?? "",
    },
  };
});

function estimateLink(edition: Edition, estimate: LoadedPact["lead"]["estimate"]): string | undefined {
  if (!estimate) return undefined;
  const href = linkTo(edition, "estimate", { estimateCode: showEstimateCode(estimate.code) });
  return href && estimate.version ? `${href}?version=${estimate.version}` : href;
}

/** The closed and full hours of the next days. The visitor's own hour is never full for them. */
async function loadKnown(
  call: Caller,
  pact: LoadedPact,
  centre: CityCentre | undefined,
  own?: string,
): Promise<VisitCalendar> {
  if (!centre) return {};
  const edition = editionOf(regionOfCountry(pact.lead.country));
  const [full, calendar] = await Promise.all([
    loadFull(call, edition),
    findDocument("work-calendars", { call, edition }),
  ]);
  const isOwn = (at: string) => own === pact.visit?.at && Date.parse(at) === Date.parse(own ?? "");
  return {
    closedDays: closedDays(calendar?.holidays ?? [], centre.city.slug),
    full: full.flatMap(({ ecName, at }) => (ecName === ecNameOf(centre) && !isOwn(at) ? [at] : [])),
  };
}

/**
 * Books an hour in the nearest centre or in the centre that is already booked, or cancels the visit. Only offered
 * hours are accepted, and a repeated press books once.
 */
export const action = pageAction(async ({ call, params, form, visitorAddress, done, refuse }) => {
  const now = new Date();
  const pact = await loadPact(call, params, now);
  const { token } = pact;
  if (form.get("do") === "cancel") {
    await required(call(cancelVisit, { token }));
    return done();
  }
  const centres = await loadCentres(call, pact);
  const nearest = centres.booked ?? centres.nearest;
  const at = form.get("slot") ?? "";
  const known = await loadKnown(call, pact, nearest, at);
  if (!nearest || !isSlot(nearest.centre, pact.country, now, at, known))
    return refuse({ problem: at === "" ? "pickTime" : "slotGone" } as const);
  const booked = await call(bookVisit, { token, ecName: ecNameOf(nearest), at, visitorAddress });
  // Another visitor has booked the hour in the meantime.
  if (!booked.ok && booked.problem.status === 400) return refuse({ problem: "slotGone" } as const);
  await required(booked);
  return done();
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
