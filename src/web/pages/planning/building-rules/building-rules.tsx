import { useLoaderData } from "react-router";
import { GoLink } from "../../../../ui/forms/button.tsx";
import { Breadcrumb } from "../../../../ui/navigation/breadcrumb.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { linkTo } from "../../../../urls/links.ts";
import { LeadBand } from "../../../features/leads/drawer/inline-lead-form.tsx";
import { RulesAnswer } from "../../../features/planning/rules/rules-answer.tsx";
import { RulesForm } from "../../../features/planning/rules/rules-form.tsx";
import { readRulesChoice } from "../../../features/planning/rules/rules-query.ts";
import { WeekChart } from "../../../features/planning/rules/week-chart.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { COUNTRY_LABELS } from "../../../frame/layouts/menus/language-menu.tsx";
import { loadDocuments } from "../../../frame/load-document.ts";
import { page, pageNotFound } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import { Section } from "../../../sections/parts/section.tsx";
import { HeroHead } from "../../../sections/picture-sections.tsx";
import "../planning-page.css";

export const loader = page(async ({ call, edition, url }) => {
  const all = await loadDocuments("building-rules", { call, edition });
  const choice = readRulesChoice(url.searchParams, all);
  if (!choice) throw pageNotFound();
  return { all, choice, path: url.pathname };
});

// What is chosen makes no other page for search engines.
export const meta = pageMeta<typeof loader>((_, { t, edition }) => {
  const country = t(COUNTRY_LABELS[edition.country]);
  return {
    title: t("rules.pageTitle", { country }),
    description: t("rules.pageDescription", { country }),
    crumb: t("rules.crumb"),
  };
});

export default function BuildingRulesPage() {
  const { all, choice, path } = useLoaderData<typeof loader>();
  const { t } = useText();
  const { edition } = usePage();
  const planner = linkTo(edition, "move-in-planner");
  return (
    <>
      <div className="wrap pad-above-5">
        <Breadcrumb
          crumbs={[{ name: t("layout.home"), href: `/${edition.region}` }, { name: t("rules.crumb") }]}
        />
      </div>
      <div className="pad-above-5">
        <HeroHead headline={t("rules.headline")} lede={t("rules.lede")} />
      </div>
      <Section className="split split--5-7" isFlush>
        <RulesForm all={all} choice={choice} path={path} />
        <div className="stack gap-5 stack--start planning-answer" id="answer">
          <div className="stack gap-2">
            <h2 className="d32">{choice.rules.name}</h2>
            <p className="soft measure">{choice.rules.summary}</p>
          </div>
          <WeekChart rules={choice.rules} />
          {planner && <GoLink href={`${planner}?home=${choice.rules.slug}`}>{t("rules.toPlanner")}</GoLink>}
        </div>
      </Section>
      <RulesAnswer {...choice} />
      <LeadBand title={t("rules.leadTitle")} text={t("rules.leadText")} />
    </>
  );
}
