import type { BuildingRules } from "../../../../contracts/documents/planning/building-rules-document.ts";
import { addDays } from "../../../../editions/country-time.ts";
import { dayWords, fullDateWords, shortDayWords } from "../../../../editions/day-words.ts";
import { inLanguage, LANGUAGES, type Language } from "../../../../editions/languages.ts";
import type { MoveInPlan, PlanAnswer, StageOfPlan } from "../../../../planning/make-plan.ts";
import { planQuery } from "../../../../planning/plan-choices.ts";
import type { Pause } from "../../../../planning/work-days.ts";
import { Button, ButtonLink } from "../../../../ui/forms/button.tsx";
import { Icon } from "../../../../ui/media/icon.tsx";
import { Notice } from "../../../../ui/overlay/notice.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { addressOf, linkTo } from "../../../../urls/links.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import { cssNumbers } from "../../../sections/parts/css-numbers.ts";
import { FactText } from "../rules/home-rules.tsx";
import type { Planner } from "./load-planner.ts";
import "../../../../ui/base/print-alone.css";
import "./planner.css";

export function PlanView({ planner, estimate }: { planner: Planner; estimate: string | undefined }) {
  const { t, language } = useText();
  const { edition } = usePage();
  const { answer, choices, offer } = planner;
  const home = offer.rules.find(({ slug }) => slug === choices.home);
  if (answer.kind === "unknown" || !home) {
    const { from, until } = offer.calendar;
    const dates = { from: fullDateWords(from, language), until: fullDateWords(until, language) };
    return (
      <Notice tone="bad" title={t("planner.unknownTitle")}>
        {t("planner.unknown", dates)}
      </Notice>
    );
  }
  const { plan } = answer;
  const file = linkTo(edition, "move-in-calendar", { date: choices.date ?? planner.today });
  const asked = planQuery({ ...choices, by: planner.isAsked ? choices.by : "keys" });
  return (
    <div className="stack gap-5 move-plan" data-prints="plan">
      <div className="stack gap-2">
        <p className="kicker">
          {home.name} · {t(`planner.scope.${choices.scope}`)}
        </p>
        <h2 className="d42">
          {t("planner.moveInOn", { day: `${dayWords(plan.moveIn, language)} ${plan.moveIn.slice(0, 4)}` })}
        </h2>
      </div>
      <PlanNotice planner={planner} answer={answer} />
      <div className="stack gap-2">
        <PlanChart plan={plan} />
        <PlanLegend stages={plan.stages} />
      </div>
      <PlanStages plan={plan} home={home} />
      <div className="row move-plan__tools">
        {file && (
          <ButtonLink look="line" icon="calendar" href={`${file}?${asked}`}>
            {t("planner.calendar")}
          </ButtonLink>
        )}
        {estimate && planner.isAsked && <KeepPlan estimate={estimate} plan={planQuery(choices)} />}
        <Button look="line" icon="print" className="move-plan__print" data-print="plan">
          {t("planner.print")}
        </Button>
      </div>
      <ul className="stack gap-1 t13 soft">
        {offer.calendar.sources.map(({ names, checked }) => (
          <li key={names.en}>
            {inLanguage(names, language)}.{" "}
            {checked && t("rules.checked", { date: fullDateWords(checked, language) })}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Names only what is visible in the chart. */
function PlanLegend({ stages }: Pick<MoveInPlan, "stages">) {
  const { t } = useText();
  const pauses = stages.flatMap((stage) => stage.pauses);
  if (pauses.length === 0) return null;
  return (
    <p className="t13 soft">
      {pauses.some(({ pace }) => pace > 0) && `${t("planner.slower")} `}
      {pauses.some(({ pace }) => pace === 0) && `${t("planner.gaps")} `}
      {t("planner.named")}
    </p>
  );
}

/** Saves the plan to a stored estimate. The estimate's page checks the key. */
function KeepPlan({ estimate, plan }: { estimate: string; plan: string }) {
  const { t } = useText();
  const { region } = usePage().edition;
  return (
    <form method="post" action={addressOf(region, "estimate", { estimateCode: estimate })}>
      <input type="hidden" name="do" value="plan" />
      <input type="hidden" name="plan" value={plan} />
      <Button type="submit">{t("planner.keep", { code: estimate })}</Button>
    </form>
  );
}

interface PlanNoticeProps {
  planner: Planner;
  answer: Exclude<PlanAnswer, { kind: "unknown" }>;
}

function PlanNotice({ planner, answer }: PlanNoticeProps) {
  const { t, language } = useText();
  const { choices, isAsked, isOtherScope } = planner;
  const { plan, kind } = answer;
  const start = dayWords(plan.from, language);
  const wished = choices.date ? dayWords(choices.date, language) : "";
  return (
    <>
      {!isAsked && <Notice title={t("planner.exampleTitle")}>{t("planner.example")}</Notice>}
      {isOtherScope && (
        <Notice>{t("planner.otherScope", { scope: t(`planner.scope.${choices.scope}`) })}</Notice>
      )}
      {kind === "too-soon" && (
        <Notice tone="warn" title={t("planner.tooSoonTitle", { day: wished })}>
          {t("planner.tooSoon", { day: dayWords(plan.moveIn, language) })}
        </Notice>
      )}
      {isAsked && kind === "possible" && (
        <Notice tone="ok" title={t("planner.possibleTitle")}>
          {t(choices.by === "keys" ? "planner.possibleKeys" : "planner.possible", { day: start })}
        </Notice>
      )}
      {plan.isMovingDayOff && <Notice tone="warn">{t("planner.movingDayOff")}</Notice>}
    </>
  );
}

function pauseKey({ from, until, names }: Pause): string {
  return from + until + names.en;
}

/** A pause is named in the first stage that it concerns. */
function PlanStages({ plan, home }: { plan: MoveInPlan; home: BuildingRules }) {
  const { t, language } = useText();
  return (
    <ol className="plan-stages">
      {plan.stages.map((stage, index) => {
        const named = new Set(plan.stages.slice(0, index).flatMap(({ pauses }) => pauses.map(pauseKey)));
        const pauses = stage.pauses.filter((pause) => !named.has(pauseKey(pause)));
        return <StageRow key={stage.stage} stage={stage} pauses={pauses} home={home} />;
      })}
      <li>
        <p className="plan-stages__when strong">{dayWords(plan.moveIn, language)}</p>
        <div className="stack gap-1">
          <h3 className="d20">{t("planner.moving")}</h3>
          <p className="soft measure">{t("planner.movingText")}</p>
        </div>
      </li>
    </ol>
  );
}

interface StageRowProps {
  stage: StageOfPlan;
  pauses: readonly Pause[];
  home: BuildingRules;
}

function StageRow({ stage, pauses, home }: StageRowProps) {
  const { t, language } = useText();
  const [from, until] = [stage.from, stage.until].map((day) => shortDayWords(day, language));
  return (
    <li>
      <div className="plan-stages__when">
        <p className="strong">
          {stage.from === stage.until ? from : t("planner.fromTo", { from: from ?? "", until: until ?? "" })}
        </p>
        <p className="t13 soft">{t("planner.days", { n: stage.days })}</p>
      </div>
      <div className="stack gap-2">
        <h3 className="d20">{t(`planner.stage.${stage.stage}`)}</h3>
        <p className="soft measure">{t(`planner.stageText.${stage.stage}`)}</p>
        {stage.stage === "approval" && (
          <p className="measure">
            <FactText fact={home.lead} />
          </p>
        )}
        {pauses.length > 0 && (
          <ul className="stack gap-1 t15 plan-stages__pauses">
            {pauses.map((pause) => (
              <PauseRow key={pauseKey(pause)} pause={pause} />
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

function PauseRow({ pause }: { pause: Pause }) {
  const { t, language } = useText();
  const [from, until] = [pause.from, pause.until].map((day) => shortDayWords(day, language));
  const when =
    pause.from === pause.until ? from : t("planner.fromTo", { from: from ?? "", until: until ?? "" });
  return (
    <li>
      <Icon name="clock" size="small" />
      <span>
        {[inLanguage(pause.names, language), when].join(LANGUAGES[language].comma)}
        {pause.isExpected && <span className="soft"> {t("planner.expected")}</span>}
      </span>
    </li>
  );
}

/**
 * The stages as bars over the months; pauses and slow periods are hatched. The list below contains the same in words.
 */
function PlanChart({ plan }: { plan: MoveInPlan }) {
  const { t, language } = useText();
  const at = scaleOf(plan);
  return (
    <div className="stack gap-2 box pad-fluid plan-chart" aria-hidden="true">
      <div className="soft t13 plan-chart__months">
        {monthsOf(plan).map((day) => (
          <span key={day} style={cssNumbers({ "--at": at(day) })}>
            {monthName(day, language)}
          </span>
        ))}
      </div>
      {plan.stages.map((stage) => (
        <div key={stage.stage} className="plan-chart__row">
          <span className="plan-chart__name">{t(`planner.stage.${stage.stage}`)}</span>
          <span className="plan-chart__track">
            <StageBar stage={stage} at={at} />
          </span>
        </div>
      ))}
      <div className="plan-chart__row">
        <span className="plan-chart__name strong">{t("planner.moving")}</span>
        <span className="plan-chart__track">
          <i className="plan-chart__move" style={cssNumbers({ "--at": at(plan.moveIn) })} />
        </span>
      </div>
    </div>
  );
}

function StageBar({ stage, at }: { stage: StageOfPlan; at: Scale }) {
  const span = (from: string, until: string) =>
    cssNumbers({ "--from": at(from), "--to": at(addDays(until, 1)) });
  return (
    <>
      <i
        className={`plan-chart__bar plan-chart__bar--${stage.stage}`}
        style={span(stage.from, stage.until)}
      />
      {stage.pauses.map(({ from, until, pace }) => {
        const first = from > stage.from ? from : stage.from;
        const last = until < stage.until ? until : stage.until;
        return (
          <i
            key={from + until + pace}
            className={pace === 0 ? "plan-chart__pause plan-chart__pause--off" : "plan-chart__pause"}
            style={span(first, last)}
          />
        );
      })}
    </>
  );
}

type Scale = (day: string) => number;

function scaleOf({ from, moveIn }: MoveInPlan): Scale {
  const [first, last] = [Date.parse(from), Date.parse(addDays(moveIn, 3))];
  return (day) => Math.round((10_000 * (Date.parse(day) - first)) / (last - first)) / 10_000;
}

const MAX_NAMES = 6;

/** The number of days that a month's name needs before the next. */
const ROOM_FOR_NAME = 16;

/**
 * The first day of each month in the plan, or of every second month if there are many, including the month in which
 * it begins.
 */
function monthsOf({ from, moveIn }: MoveInPlan): string[] {
  const isWide = Number(from.slice(-2)) <= ROOM_FOR_NAME;
  const months: string[] = isWide ? [from] : [];
  for (let day = addDays(from, 1); day <= moveIn; day = addDays(day, 1))
    if (day.endsWith("-01")) months.push(day);
  return months.filter((_, index) => months.length <= MAX_NAMES || index % 2 === 0);
}

function monthName(day: string, language: Language): string {
  const { dateLocale } = LANGUAGES[language];
  return new Intl.DateTimeFormat(dateLocale, { month: "short", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );
}
