import { type ReactNode, useEffect, useRef, useState } from "react";
import { closedDays, type PublicHoliday } from "../../../../contracts/visits/closed-days.ts";
import { timeWords } from "../../../../editions/day-words.ts";
import { useText } from "../../../../ui/text/text.tsx";
import { usePage } from "../../../frame/islands/page-context.ts";
import { dayInSentence } from "../../leads/visits/day-label.ts";
import type { FinderCentre, SharedFacts } from "./finder-centre.ts";
import { openNow } from "./open-now.ts";

const TO_VISIT = "#visit";

interface CentreListProps {
  centres: readonly FinderCentre[];
  /** What all centres of the country have. It is shown once above the list. */
  shared: SharedFacts;
  holidays: readonly PublicHoliday[];
  selected: string | undefined;
  onSelect: ((key: string) => void) | undefined;
  /** Fills the free place after the last centre. */
  end?: ReactNode;
}

export function CentreList({ centres, shared, holidays, selected, onSelect, end }: CentreListProps) {
  const { t } = useText();
  const now = useNow();
  if (centres.length === 0) return <p className="pad-block-6 finder__none soft">{t("centres.none")}</p>;
  const rowsOf = (shown: readonly FinderCentre[]) => (
    <ul className="finder__list">
      {shown.map((centre) => (
        <CentreRow
          key={centre.key}
          centre={centre}
          shared={shared}
          closed={closedDays(holidays, centre.citySlug)}
          now={now}
          isSelected={selected === centre.key}
          onSelect={onSelect}
        />
      ))}
      {end && <li className="rule pad-block-4">{end}</li>}
    </ul>
  );
  if (centres.length <= MOST_IN_A_LIST) return rowsOf(centres);
  return (
    <div className="finder__cities">
      {[...new Set(centres.map(({ citySlug }) => citySlug))]
        .map((slug) => ({ slug, own: centres.filter(({ citySlug }) => citySlug === slug) }))
        .map(({ slug, own }) => (
          <details key={slug} className="rule" open={own.some(({ key }) => key === selected)}>
            <summary className="line gap-3 apart strong tap finder__city">
              <span>{own[0]?.city}</span>
              <span className="soft num">{own.length}</span>
            </summary>
            {rowsOf(own)}
          </details>
        ))}
    </div>
  );
}

/** A longer list is collapsed by city. */
export const MOST_IN_A_LIST = 12;

interface CentreRowProps extends Pick<CentreListProps, "shared"> {
  centre: FinderCentre;
  closed: readonly string[];
  now: Date | undefined;
  isSelected: boolean;
  onSelect: CentreListProps["onSelect"];
}

function CentreRow({ centre, shared, closed, now, isSelected, onSelect }: CentreRowProps) {
  const { t } = useText();
  const { state } = usePage();
  const row = useRef<HTMLLIElement>(null);
  // Pressing a pin scrolls to its centre in the list.
  useEffect(() => {
    if (isSelected) row.current?.scrollIntoView({ block: "nearest" });
  }, [isSelected]);
  const { key, ecName, name, city, address, lines, phone, directions } = centre;
  const ownTraits = centre.traits.filter((trait) => !shared.traits.includes(trait));
  return (
    <li
      ref={row}
      className="stack gap-2 rule pad-block-4 finder-centre"
      data-centre={key}
      aria-current={isSelected ? "true" : undefined}
    >
      <div className="row apart finder-centre__head">
        <h3 className="d25">{name}</h3>
        {now && <OpenState centre={centre} closed={closed} now={now} />}
      </div>
      <p className="t15 soft">{address || city}</p>
      {shared.lines.length === 0 && <HoursLines lines={lines} />}
      {ownTraits.length > 0 && <TraitLine traits={ownTraits} />}
      <div className="row finder-centre__ways">
        {lines.length > 0 && (
          <a
            className="link t15 tap"
            href={TO_VISIT}
            onClick={() => state.setState("selectedEc", { ecName, id: key })}
          >
            {t("centres.visit")}
            <span className="sr">, {name}</span>
          </a>
        )}
        <a className="link t15 tap" href={directions} rel="noopener">
          {t("thanks.directions")}
          <span className="sr">, {name}</span>
        </a>
        {phone && (
          <a className="link t15 tap" href={phone.href}>
            <bdi dir="ltr">{phone.text}</bdi>
            <span className="sr">, {name}</span>
          </a>
        )}
        {onSelect && (
          <button
            className="link t15 tap"
            type="button"
            aria-pressed={isSelected}
            onClick={() => onSelect(key)}
          >
            {t("centres.onMap")}
            <span className="sr">, {name}</span>
          </button>
        )}
      </div>
    </li>
  );
}

export function SharedLine({ shared: { lines, traits } }: Pick<CentreListProps, "shared">) {
  const { t } = useText();
  if (lines.length + traits.length === 0) return null;
  return (
    <div className="stack gap-1 below-4">
      <h3 className="strong">{t("centres.allHave")}</h3>
      {lines.length > 0 && <HoursLines lines={lines} />}
      {traits.length > 0 && <TraitLine traits={traits} />}
    </div>
  );
}

function HoursLines({ lines }: Pick<FinderCentre, "lines">) {
  const { t } = useText();
  return (
    <ul className="t15 finder-centre__hours">
      {lines.map(({ days, times }) => (
        <li key={times}>
          {days ?? t("centres.everyDay")} <bdi className="num">{times}</bdi>
        </li>
      ))}
    </ul>
  );
}

function TraitLine({ traits }: Pick<FinderCentre, "traits">) {
  const { t } = useText();
  return <p className="t13 soft">{traits.map((trait) => t(`centres.trait.${trait}`)).join(" · ")}</p>;
}

function OpenState({ centre, closed, now }: { centre: FinderCentre; closed: readonly string[]; now: Date }) {
  const text = useText();
  const { t, language } = text;
  const { country } = usePage().edition;
  const state = openNow({ hours: centre.hours, closedDays: closed }, country, now);
  if (state.isOpen)
    return (
      <span className="tag tag--ok nowrap finder-centre__open">
        {t("centres.openUntil", { time: timeWords(state.until, language) })}
      </span>
    );
  if (!state.day) return null;
  return (
    <span className="tag nowrap finder-centre__open">
      {t("centres.opens", {
        day: dayInSentence(state.day, state.today, text),
        time: timeWords(state.from, language),
      })}
    </span>
  );
}

const MINUTE = 60_000;

/** The device's clock to the minute. Undefined on the server, because its page is cached. */
function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const look = () => setNow(new Date());
    look();
    const timer = setInterval(look, MINUTE);
    return () => clearInterval(timer);
  }, []);
  return now;
}
