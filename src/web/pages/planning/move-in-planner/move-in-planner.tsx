import { useLoaderData } from "react-router";
import { readEstimateCode, showEstimateCode } from "../../../../contracts/estimates/estimate-code.ts";
import { Breadcrumb } from "../../../../ui/navigation/breadcrumb.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { LeadBand } from "../../../features/leads/drawer/inline-lead-form.tsx";
import { loadPlanner } from "../../../features/planning/planner/load-planner.ts";
import { PlanView } from "../../../features/planning/planner/plan-view.tsx";
import { PlannerForm } from "../../../features/planning/planner/planner-form.tsx";
import { RulesFor } from "../../../features/planning/rules/rules-for.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { COUNTRY_LABELS } from "../../../frame/layouts/menus/language-menu.tsx";
import { page } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import { Section } from "../../../sections/parts/section.tsx";
import { HeroHead } from "../../../sections/picture-sections.tsx";
import "../planning-page.css";

export const loader = page(async ({ call, edition, url }) => ({
  planner: await loadPlanner({ call, edition }, url.searchParams, new Date()),
  path: url.pathname,
  estimate: readEstimateCode(url.searchParams.get("estimate")),
}));

export const meta = pageMeta<typeof loader>((_, { t, edition }) => {
  const country = t(COUNTRY_LABELS[edition.country]);
  return {
    title: t("planner.pageTitle", { country }),
    description: t("planner.pageDescription", { country }),
    crumb: t("planner.crumb"),
  };
});

export default function MoveInPlanner() {
  const { planner, path, estimate } = useLoaderData<typeof loader>();
  const { t } = useText();
  const { edition } = usePage();
  const home = planner.offer.rules.find(({ slug }) => slug === planner.choices.home);
  const code = estimate && showEstimateCode(estimate);
  return (
    <>
      <div className="wrap pad-above-5">
        <Breadcrumb
          crumbs={[{ name: t("layout.home"), href: `/${edition.region}` }, { name: t("planner.crumb") }]}
        />
      </div>
      <div className="pad-above-5">
        <HeroHead headline={t("planner.headline")} lede={t("planner.lede")} />
      </div>
      <Section className="split split--5-7" isFlush>
        <PlannerForm planner={planner} path={path} estimate={code} />
        <div className="planning-answer" id="plan">
          <PlanView planner={planner} estimate={code} />
        </div>
      </Section>
      {home && <RulesFor rules={home} tone="sand" />}
      <LeadBand title={t("planner.leadTitle")} text={t("planner.leadText")} />
    </>
  );
}
