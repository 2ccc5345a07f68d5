import { textOf } from "../../../../editions/all-texts.ts";
import { planQuery } from "../../../../planning/plan-choices.ts";
import { linkTo } from "../../../../urls/links.ts";
import { loadPlanner } from "../../../features/planner/load-planner.ts";
import { planFile } from "../../../features/planner/plan-file.ts";
import { page, pageNotFound } from "../../../frame/page.ts";

/** The plan as a file for the visitor's calendar. The day stands in the path, the rest as in the planner's own address. */
export const loader = page(async ({ call, edition, params, url, site }) => {
  const now = new Date();
  const query = new URLSearchParams(url.searchParams);
  query.set("date", params.date ?? "");
  const { answer, choices, isAsked } = await loadPlanner({ call, edition }, query, now);
  if (!isAsked || answer.kind === "unknown") throw pageNotFound();
  const { home, scope, city } = choices;
  const address = `${site.publicUrl}${linkTo(edition, "move-in-planner") ?? ""}?${planQuery(choices)}`;
  const named = {
    name: `plan-${home}-${scope}-${city}`,
    host: new URL(site.publicUrl).hostname,
    url: address,
  };
  return new Response(planFile({ plan: answer.plan, ...named }, textOf(edition.language), now), {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'attachment; filename="move-in-plan.ics"',
      "cache-control": "private, no-store",
    },
  });
});
