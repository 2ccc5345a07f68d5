import { useLoaderData } from "react-router";
import {
  type BuildingRules,
  type RulePermit,
  WORKS,
  type Work,
} from "../../../../contracts/documents/planning/building-rules-document.ts";
import { LANGUAGES, type Language } from "../../../../editions/languages.ts";
import { Button, GoLink } from "../../../../ui/forms/button.tsx";
import { Chips } from "../../../../ui/forms/choice-group.tsx";
import { Breadcrumb } from "../../../../ui/navigation/breadcrumb.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { linkTo } from "../../../../urls/links.ts";
import { LeadBand } from "../../../features/leads/drawer/inline-lead-form.tsx";
import { RuleFacts, WeekChart } from "../../../features/planning/rules/home-rules.tsx";
import { type RulesChoice, readRulesChoice } from "../../../features/planning/rules/rules-query.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import { COUNTRY_LABELS } from "../../../frame/layouts/menus/language-menu.tsx";
import { loadDocuments } from "../../../frame/load-document.ts";
import { page, pageNotFound } from "../../../frame/page.ts";
import { pageMeta } from "../../../frame/seo/page-meta.ts";
import { CheckList } from "../../../sections/parts/check-list.tsx";
import { Section } from "../../../sections/parts/section.tsx";
import { Hero, HeroHead } from "../../../sections/picture-sections.tsx";
import "../../../features/planning/rules/rules.css";
import "../planning-page.css";

export const loader = page(async ({ call, edition, url }) => {
  const all = await loadDocuments("building-rules", { call, edition });
  const choice = readRulesChoice(url.searchParams, all);
  if (!choice) throw pageNotFound();
  return { all, choice, path: url.pathname };
});

// The choices do not create another page for search engines.
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
      {choice.rules.picture ? (
        <div className="rules-hero">
          <Hero
            look="beside"
            headline={t("rules.headline")}
            lede={t("rules.lede")}
            picture={choice.rules.picture}
          />
        </div>
      ) : (
        <div className="pad-above-5">
          <HeroHead headline={t("rules.headline")} lede={t("rules.lede")} />
        </div>
      )}
      <Section className="stack gap-6" isFlush>
        <RulesForm all={all} choice={choice} path={path} />
        <div className="stack gap-5 stack--start planning-answer" id="answer">
          <div className="split split--even">
            <h2 className="d42">{choice.rules.name}</h2>
            <p className="soft measure">{choice.rules.summary}</p>
          </div>
          <section className="stack gap-2" id="permits" aria-labelledby="permits-title">
            <h3 className="d25" id="permits-title">
              {t("rules.permitsTitle")}
            </h3>
            {choice.works.length > 0 && <p className="t15 soft">{t("rules.permitsChosen")}</p>}
            <Permits {...choice} />
          </section>
          {planner && <GoLink href={`${planner}?home=${choice.rules.slug}`}>{t("rules.toPlanner")}</GoLink>}
        </div>
      </Section>
      <RulesAnswer {...choice} />
      <LeadBand title={t("rules.leadTitle")} text={t("rules.leadText")} />
    </>
  );
}

function RulesAnswer({ rules }: RulesChoice) {
  const { t, language } = useText();
  return (
    <>
      <Section id="hours" tone="sand" title={t("rules.hoursTitle")}>
        <WeekChart rules={rules} />
      </Section>
      <Section id="terms" className="rules-section" title={t("rules.factsTitle")} lede={rules.decides}>
        <div className="split split--even">
          <RuleFacts rules={rules} />
        </div>
      </Section>
      <Section id="who" tone="sand" title={t("rules.whoTitle")} isFolded>
        <div className="columns rules-who">
          <div className="stack gap-4">
            <h3 className="d25">{t("rules.ours")}</h3>
            <CheckList items={rules.ours} />
          </div>
          <div className="stack gap-4">
            <h3 className="d25">{t("rules.yours")}</h3>
            <CheckList items={rules.yours} />
          </div>
          <div className="stack gap-4">
            <h3 className="d25">{t("rules.never")}</h3>
            <CheckList items={rules.never} mark="close" />
          </div>
        </div>
      </Section>
      <Section
        id="sources"
        className="rules-section"
        title={t("rules.sourcesTitle")}
        lede={t("rules.sourcesLede")}
        isFolded
      >
        <ol className="ruled-list rules-sources">
          {rules.sources.map(({ id, publisher, title, checked, note }, index) => (
            <li key={id} id={`source-${id}`}>
              <b className="num">{index + 1}</b>
              <div className="stack gap-1">
                <p>
                  <b>{publisher}</b>: {title}
                </p>
                <p className="t13 soft">
                  {checked
                    ? t("rules.checked", { date: checkedOn(checked, language) })
                    : t("rules.notChecked")}{" "}
                  {note}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </Section>
    </>
  );
}

/** "1 September 2026" */
function checkedOn(day: string, language: Language): string {
  const { dateLocale } = LANGUAGES[language];
  const style = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(dateLocale, style).format(new Date(`${day}T00:00:00Z`));
}

const LOOKS = {
  nothing: "tag tag--ok",
  notice: "tag rule-tag",
  permit: "tag tag--warn",
  engineer: "tag tag--warn",
  refused: "tag permit__refused",
  unknown: "tag tag--warn",
} as const satisfies Record<RulePermit["needs"], string>;

/** The permits with the source of most of them named once, above the list. */
function Permits({ rules, works }: { rules: BuildingRules; works: readonly Work[] }) {
  const { t } = useText();
  const shown = rules.permits.filter(({ work }) => works.length === 0 || works.includes(work));
  const isUnknown = ({ needs }: RulePermit) => Number(needs === "unknown");
  const shared = mostFrequent(shown.flatMap(({ source }) => source ?? []));
  const hasOthers = shown.some(({ source }) => source && source !== shared);
  return (
    <>
      <p className="t13 soft">
        <SourceLink source={shared} rules={rules} />
        {hasOthers && <>. {t("rules.otherSources")}</>}
      </p>
      <ul className="ruled-list permits">
        {shown
          .toSorted((one, other) => isUnknown(one) - isUnknown(other))
          .map((permit) => (
            <Permit key={permit.work} permit={permit} rules={rules} isShared={permit.source === shared} />
          ))}
      </ul>
    </>
  );
}

function mostFrequent(values: readonly string[]): string | undefined {
  const groups = Map.groupBy(values, (value) => value);
  return [...groups].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0];
}

function SourceLink({ source, rules }: { source: string | undefined; rules: BuildingRules }) {
  const { t } = useText();
  const index = rules.sources.findIndex(({ id }) => id === source);
  if (index < 0) return null;
  return (
    <a className="link t13 soft rules-source" href={`#source-${source}`}>
      {t("rules.sourceNumber", { n: index + 1 })}
    </a>
  );
}

interface PermitProps {
  permit: RulePermit;
  rules: BuildingRules;
  /** Whether its source is named above the list. */
  isShared: boolean;
}

function Permit({ permit, rules, isShared }: PermitProps) {
  const { t } = useText();
  const decision = [
    permit.from && t("rules.from", { who: permit.from }),
    permit.applies && t(`rules.applies.${permit.applies}`),
  ]
    .filter(Boolean)
    .join(" · ");
  return (
    <li className="permit" id={`work-${permit.work}`}>
      <h3 className="d20">{t(`rules.work.${permit.work}`)}</h3>
      <p>
        <span className={LOOKS[permit.needs]}>{t(`rules.needs.${permit.needs}`)}</span>
      </p>
      <p className="permit__text">
        {decision && <b>{decision}. </b>}
        {permit.note && <span className="soft">{permit.note} </span>}
        {!isShared && <SourceLink source={permit.source} rules={rules} />}
      </p>
    </li>
  );
}

interface RulesFormProps {
  all: readonly BuildingRules[];
  choice: RulesChoice;
  path: string;
}

function RulesForm({ all, choice, path }: RulesFormProps) {
  const { t } = useText();
  return (
    <form className="split__sheet rules-form" action={`${path}#answer`} method="get">
      <Chips
        label={t("rules.home")}
        name="home"
        chosen={[choice.rules.slug]}
        choices={all.map(({ slug, name }) => ({ value: slug, label: name }))}
      />
      <Chips
        label={t("rules.works")}
        hint={t("rules.worksHint")}
        name="works"
        several
        chosen={choice.works}
        choices={WORKS.map((work) => ({ value: work, label: t(`rules.work.${work}`) }))}
      />
      <Button type="submit">{t("rules.show")}</Button>
    </form>
  );
}
