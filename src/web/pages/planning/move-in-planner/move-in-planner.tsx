import { useLoaderData } from "react-router";
import { SCOPES } from "../../../../contracts/documents/planning/plan-weeks.ts";
import { readEstimateCode, showEstimateCode } from "../../../../contracts/estimates/estimate-code.ts";
import { inLanguage } from "../../../../editions/languages.ts";
import { Button } from "../../../../ui/forms/button.tsx";
import { Chips } from "../../../../ui/forms/choice-group.tsx";
import { Select } from "../../../../ui/forms/select.tsx";
import { TextInput } from "../../../../ui/forms/text-input.tsx";
import { Breadcrumb } from "../../../../ui/navigation/breadcrumb.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { LeadBand } from "../../../features/leads/drawer/inline-lead-form.tsx";
import { loadPlanner, type Planner } from "../../../features/planning/planner/load-planner.ts";
import { PlanView } from "../../../features/planning/planner/plan-view.tsx";
import { RulesFor } from "../../../features/planning/rules/home-rules.tsx";
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

interface PlannerFormProps {
  planner: Planner;
  path: string;
  estimate: string | undefined;
}

function PlannerForm({ planner, path, estimate }: PlannerFormProps) {
  const { t, language } = useText();
  const { choices, offer, today, isWrongDate } = planner;
  const { rules, weeks, calendar } = offer;
  const homes = rules.filter(({ slug }) => weeks.homes[slug]);
  return (
    <form className="split__sheet planner-form" action={`${path}#plan`} method="get">
      {estimate && <input type="hidden" name="estimate" value={estimate} />}
      <Chips
        label={t("planner.by")}
        name="by"
        chosen={[choices.by]}
        choices={[
          { value: "move-in", label: t("planner.byMoveIn") },
          { value: "keys", label: t("planner.byKeys") },
        ]}
      />
      <TextInput
        label={t("planner.date")}
        help={t("planner.dateHelp")}
        error={isWrongDate ? t("planner.dateWrong") : undefined}
        name="date"
        type="date"
        required
        min={today}
        max={calendar.until}
        defaultValue={choices.date}
      />
      <Chips
        label={t("rules.home")}
        name="home"
        chosen={[choices.home]}
        choices={homes.map(({ slug, name }) => ({ value: slug, label: name }))}
      />
      <Chips
        label={t("planner.scope")}
        name="scope"
        chosen={[choices.scope]}
        choices={SCOPES.map((scope) => ({ value: scope, label: t(`planner.scope.${scope}`) }))}
      />
      {calendar.cities.length > 1 && (
        <Select label={t("planner.city")} name="city" defaultValue={choices.city}>
          {calendar.cities.map(({ slug, names }) => (
            <option key={slug} value={slug}>
              {inLanguage(names, language)}
            </option>
          ))}
        </Select>
      )}
      <Button type="submit">{t("planner.show")}</Button>
    </form>
  );
}
