import { WEEKDAYS, type Weekday } from "../../../../contracts/documents/centres/centre-facts.ts";
import type { BuildingRules, RuleHours } from "../../../../contracts/documents/planning/building-rules.ts";
import { minutesOf } from "../../../../editions/time-slots.ts";
import { useText } from "../../../../ui/text/text.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { cssNumbers } from "../../../sections/parts/css-numbers.ts";
import { describeHours, nameDay, weekOf } from "../../leads/visits/open-hours.ts";
import { BasisTag } from "./basis-tag.tsx";
import "./rules.css";

type KnownHours = Exclude<RuleHours, { basis: "unknown" }>;

const FIRST_HOUR = 7;
const LAST_HOUR = 19;
const HOURS = [8, 10, 12, 14, 16, 18];

interface WeekChartProps {
  rules: BuildingRules;
  /** The page that lists the sources, where it is another one. */
  listedAt?: string | undefined;
}

/** The week of a building: when people may work in it, and when they may be heard. The words below say the same. */
export function WeekChart({ rules, listedAt }: WeekChartProps) {
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
        {weekOf(edition).map((day) => (
          <div key={day} className="week__day">
            <span>{nameDay(day, edition)}</span>
            <DayBars rows={known.filter(({ days }) => days.includes(numberOf(day)))} />
          </div>
        ))}
      </div>
      <dl className="week__words">
        {rules.hours.map((row) => (
          <div
            key={`${row.works} ${row.basis === "unknown" ? "" : row.days}`}
            className={`week__row week__row--${row.works}`}
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

function HoursWords({ row }: { row: RuleHours }) {
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
      {row.note && <p className="t15 soft">{row.note}</p>}
    </>
  );
}

function numberOf(day: Weekday): number {
  return (WEEKDAYS.indexOf(day) + 1) % 7;
}

/** Of the drawn day. */
function share(minutes: number): number {
  return Math.round((1000 * (minutes / 60 - FIRST_HOUR)) / (LAST_HOUR - FIRST_HOUR)) / 1000;
}
