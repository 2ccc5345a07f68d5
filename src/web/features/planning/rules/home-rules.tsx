import type { ReactNode } from "react";
import { WEEKDAYS, type Weekday } from "../../../../contracts/documents/centres/centre-facts.ts";
import type {
  BuildingRules,
  RuleFact,
  RuleHours,
  RuleSource,
} from "../../../../contracts/documents/planning/building-rules-document.ts";
import { minutesOf } from "../../../../editions/time-slots.ts";
import { joinClasses } from "../../../../ui/base/join-classes.ts";
import { GoLink } from "../../../../ui/forms/button.tsx";
import { PhoneFold } from "../../../../ui/navigation/phone-fold.tsx";
import { Money } from "../../../../ui/text/money.tsx";
import { type MessageKey, useText } from "../../../../ui/text/text.tsx";
import { linkTo } from "../../../../urls/links.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import { cssNumbers } from "../../../sections/parts/css-numbers.ts";
import { Section, type SectionFrame, SectionHead } from "../../../sections/parts/section.tsx";
import { describeHours, nameDays, weekOf } from "../../leads/visits/open-hours.ts";
import "./rules.css";

interface RulesForProps extends Pick<SectionFrame, "id" | "tone"> {
  rules: BuildingRules;
  /** Shows only hours and lead time, because many pages show the same rules. */
  isShort?: boolean;
}

export function RulesFor({ rules, id = "rules", tone, isShort = false }: RulesForProps) {
  const { t } = useText();
  const { edition } = usePage();
  const page = linkTo(edition, "building-rules");
  const all = page && `${page}?home=${rules.slug}`;
  return (
    <Section id={id} tone={tone}>
      <SectionHead
        title={t("rules.forTitle", { home: rules.name })}
        lede={isShort ? undefined : rules.summary}
      />
      <div className="split split--even">
        <WeekChart rules={rules} listedAt={all} />
        <div className="stack gap-5 stack--start">
          <RuleFacts
            rules={rules}
            only={isShort ? ["lead"] : ["daysOff", "deposit", "lead"]}
            listedAt={all}
          />
          {all && <GoLink href={all}>{t("rules.all")}</GoLink>}
        </div>
      </div>
    </Section>
  );
}

/** The hours for work in a building, in a few lines. */
export function WorkHours({ rules }: { rules: BuildingRules }) {
  const { t } = useText();
  const page = linkTo(usePage().edition, "building-rules");
  return (
    <div className="stack gap-4 stack--start" id="rules">
      <h3 className="d25">{t("rules.forTitle", { home: rules.name })}</h3>
      <dl className="pairs">
        {rules.hours.map((row) => (
          <div key={`${row.works} ${row.basis === "unknown" ? "" : row.days}`}>
            <dt>{t(row.works === "noisy" ? "rules.noisy" : "rules.general")}</dt>
            <dd>
              <HoursWords row={row} isShort />
            </dd>
          </div>
        ))}
      </dl>
      {page && <GoLink href={`${page}?home=${rules.slug}`}>{t("rules.all")}</GoLink>}
    </div>
  );
}

const FACTS = [
  ["daysOff", "rules.daysOff"],
  ["deposit", "rules.deposit"],
  ["lead", "rules.lead"],
  ["structureLead", "rules.structureLead"],
  ["validity", "rules.validity"],
  ["lift", "rules.lift"],
  ["debris", "rules.debris"],
  ["workers", "rules.workers"],
  ["neighbours", "rules.neighbours"],
] as const satisfies readonly (readonly [keyof BuildingRules, MessageKey])[];

type FactName = (typeof FACTS)[number][0];

interface RuleFactsProps {
  rules: BuildingRules;
  only?: readonly FactName[];
  listedAt?: string | undefined;
}

/** What is known, with its source, and then what the owner must ask about. */
export function RuleFacts({ rules, only, listedAt }: RuleFactsProps) {
  const { t } = useText();
  const known: ReactNode[] = [];
  const unknown: ReactNode[] = [];
  for (const [name, label] of FACTS) {
    if (only && !only.includes(name)) continue;
    const fact = rules[name];
    const isUnknown = fact.basis === "unknown";
    (isUnknown ? unknown : known).push(
      <div key={name}>
        <dt>{t(label)}</dt>
        <dd>
          {name === "deposit" && <DepositAmount deposit={rules.deposit} />}
          {isUnknown ? (
            fact.ask
          ) : (
            <>
              {fact.says}{" "}
              <BasisTag basis={fact.basis} source={fact.source} sources={rules.sources} listedAt={listedAt} />
            </>
          )}
        </dd>
      </div>,
    );
  }
  return (
    <>
      {known.length > 0 && <dl className="pairs rule-facts">{known}</dl>}
      {unknown.length > 0 && (
        <div className="box rule-asks">
          <PhoneFold
            label={t("rules.askTitle")}
            heading={<h3 className="d20 phone-fold__heading">{t("rules.askTitle")}</h3>}
          >
            <dl className="pairs rule-facts">{unknown}</dl>
          </PhoneFold>
        </div>
      )}
    </>
  );
}

function DepositAmount({ deposit }: Pick<BuildingRules, "deposit">) {
  const { edition } = usePage();
  if (deposit.basis === "unknown" || !deposit.amount) return null;
  const [low, high] = deposit.amount;
  return (
    <p className="d25">
      <Money amount={low} to={high} country={edition.country} />
    </p>
  );
}

type KnownHours = Exclude<RuleHours, { basis: "unknown" }>;

const FIRST_HOUR = 7;
const LAST_HOUR = 19;
const HOURS = [8, 10, 12, 14, 16, 18];

/**
 * The week of a building: the hours for work and for noisy work. Days with equal hours are one line. The text below
 * contains the same.
 */
export function WeekChart({ rules, listedAt }: { rules: BuildingRules; listedAt?: string | undefined }) {
  const { t } = useText();
  const { edition } = usePage();
  const known = rules.hours.filter((row) => row.basis !== "unknown");
  return (
    <figure className="stack gap-4 week">
      <div className="stack gap-2 box pad-fluid week__chart" aria-hidden="true">
        <div className="soft t13 week__hours">
          {HOURS.map((hour) => (
            <span key={hour} style={cssNumbers({ "--at": share(hour * 60) })}>
              {hour}
            </span>
          ))}
        </div>
        {daysWithEqualHours(known, weekOf(edition)).map(({ days, rows }) => (
          <div key={days[0]} className="week__day">
            <span>{nameDays(weekOf(edition), days, edition)}</span>
            <DayBars rows={rows} />
          </div>
        ))}
      </div>
      <dl className="week__words">
        {rules.hours.map((row) => (
          <div
            key={`${row.works} ${row.basis === "unknown" ? "" : row.days}`}
            className={joinClasses(
              "week__row",
              `week__row--${row.works}`,
              row.basis === "unknown" && "is-unknown",
            )}
          >
            <dt className="strong">{t(row.works === "noisy" ? "rules.noisy" : "rules.general")}</dt>
            <dd className="stack gap-1">
              <HoursWords row={row} />
              <BasisTag
                basis={row.basis}
                source={row.basis === "unknown" ? undefined : row.source}
                sources={rules.sources}
                listedAt={listedAt}
              />
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}

function daysWithEqualHours(known: readonly KnownHours[], week: readonly Weekday[]) {
  const groups: { days: Weekday[]; rows: KnownHours[] }[] = [];
  for (const day of week) {
    const rows = known.filter(({ days }) => days.includes(numberOf(day)));
    const last = groups.at(-1);
    if (last && last.rows.length === rows.length && rows.every((row) => last.rows.includes(row)))
      last.days.push(day);
    else groups.push({ days: [day], rows });
  }
  return groups;
}

function DayBars({ rows }: { rows: readonly KnownHours[] }) {
  const { t } = useText();
  if (rows.length === 0) return <span className="soft week__off">{t("rules.dayOff")}</span>;
  return (
    <span className="week__track">
      {rows.map(({ works, from, until }) => (
        <i
          key={works + from}
          className={`week__bar week__bar--${works}`}
          style={cssNumbers({ "--from": share(minutesOf(from)), "--to": share(minutesOf(until)) })}
        />
      ))}
    </span>
  );
}

function HoursWords({ row, isShort = false }: { row: RuleHours; isShort?: boolean }) {
  const { t } = useText();
  const { edition } = usePage();
  if (row.basis === "unknown")
    return (
      <p>
        <b>{t("rules.ask")}</b> {row.ask}
      </p>
    );
  const named = {
    days: row.days.map((day) => WEEKDAYS[(day + 6) % 7] ?? "mon"),
    opens: row.from,
    closes: row.until,
  };
  return (
    <>
      {describeHours([named], edition).map(({ days, times }) => (
        <p key={times} className="strong">
          {days} <bdi className="num">{times}</bdi>
        </p>
      ))}
      {row.note && !isShort && <p className="t15 soft">{row.note}</p>}
    </>
  );
}

function numberOf(day: Weekday): number {
  return (WEEKDAYS.indexOf(day) + 1) % 7;
}

/** The share of the drawn day. */
function share(minutes: number): number {
  return Math.round((1000 * (minutes / 60 - FIRST_HOUR)) / (LAST_HOUR - FIRST_HOUR)) / 1000;
}

interface BasisTagProps {
  basis: RuleFact["basis"];
  source?: string | undefined;
  sources: readonly RuleSource[];
  listedAt?: string | undefined;
}

const LOOKS = {
  rule: "tag tag--ok",
  usual: "tag rule-tag",
  ours: "tag rule-tag",
  unknown: "tag tag--warn",
} as const;

function BasisTag({ basis, source, sources, listedAt = "" }: BasisTagProps) {
  const { t } = useText();
  const index = sources.findIndex(({ id }) => id === source);
  return (
    <span className="basis">
      <span className={LOOKS[basis]}>{t(`rules.basis.${basis}`)}</span>
      {index >= 0 && (
        <a
          className="strong t13 basis__source"
          href={`${listedAt}#source-${source}`}
          aria-label={t("rules.sourceNumber", { n: index + 1 })}
        >
          <bdi>{index + 1}</bdi>
        </a>
      )}
    </span>
  );
}

export function FactText({ fact }: { fact: RuleFact }) {
  const { t } = useText();
  if (fact.basis !== "unknown") return <>{fact.says}</>;
  return (
    <>
      <b>{t("rules.ask")}</b> {fact.ask}
    </>
  );
}
