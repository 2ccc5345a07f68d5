import type { StoredCity } from "../../../../contracts/documents/city-document.ts";
import { LANGUAGES } from "../../../../editions/languages.ts";
import { GoLink } from "../../../../ui/forms/button.tsx";
import { useText } from "../../../../ui/text/text.tsx";
import { linkTo } from "../../../../urls/links.ts";
import { usePage } from "../../../frame/islands/page-context.ts";
import { cssNumbers } from "../../../sections/parts/css-numbers.ts";
import { type NoonSun, noonSun, WINDOW } from "./noon-sun.ts";
import "./city-light.css";

const ROOM = { wide: 6, high: 2.8 };
const WALL = 0.16;
const SKY = 1.5;
const UNIT = 100;

/** A room in section, drawn to scale, with the noon sun of the longest and of the shortest day. */
export function NoonSunDrawing({ city }: { city: Pick<StoredCity, "name" | "lat"> }) {
  const { t } = useText();
  const suns = [
    { turn: "june" as const, sun: noonSun(city.lat, "june") },
    { turn: "december" as const, sun: noonSun(city.lat, "december") },
  ];
  return (
    <figure className="stack gap-4 noon">
      <h3 className="d25">{t("cities.sunTitle")}</h3>
      <svg
        viewBox={`${-SKY * UNIT} ${-(ROOM.high + 0.9) * UNIT} ${(ROOM.wide + 2 * SKY) * UNIT} ${(ROOM.high + 1.5) * UNIT}`}
        aria-hidden="true"
      >
        {suns.map(({ turn, sun }) => (
          <SunInRoom key={turn} turn={turn} sun={sun} />
        ))}
        <path className="noon__shell" d={shell()} />
        <path className="noon__glass" d={`M${m(-WALL / 2)} ${m(-WINDOW.head)}V${m(-WINDOW.sill)}`} />
        <path
          className="noon__glass"
          d={`M${m(ROOM.wide + WALL / 2)} ${m(-WINDOW.head)}V${m(-WINDOW.sill)}`}
        />
        <path className="noon__person" d={person(3.1)} />
        <text x={m(0.2)} y={m(-2.45)}>
          {t("cities.south")}
        </text>
        <text x={m(ROOM.wide - 0.2)} y={m(-2.45)} textAnchor="end">
          {t("cities.north")}
        </text>
      </svg>
      <ul className="stack gap-2 t15">
        {suns.map(({ turn, sun }) => (
          <li key={turn} className={`noon__day noon__day--${turn}`}>
            {t(`cities.sun-${turn}-${sun.from}`, {
              altitude: Math.round(sun.altitude),
              reach: sun.reach.toFixed(1),
              hours: Math.floor(sun.daylight),
              minutes: Math.round((sun.daylight % 1) * 60),
            })}
          </li>
        ))}
      </ul>
      <figcaption className="t13 soft">{t("cities.sunNote", { latitude: city.lat.toFixed(1) })}</figcaption>
    </figure>
  );
}

function SunInRoom({ turn, sun }: { turn: "june" | "december"; sun: NoonSun }) {
  const side = sun.from === "south" ? (x: number) => m(x) : (x: number) => m(ROOM.wide - x);
  const slope = WINDOW.head / sun.reach;
  const high = Math.min(ROOM.high + 0.55, WINDOW.head + slope * (SKY - 0.3));
  const disc = { x: -(high - WINDOW.head) / slope, y: -high };
  return (
    <g className={`noon__sun noon__sun--${turn}`}>
      <path
        d={`M${side(0)} ${m(-WINDOW.head)}L${side(sun.reach)} 0H${side(sun.nearest)}L${side(0)} ${m(-WINDOW.sill)}Z`}
      />
      <path
        className="noon__ray"
        d={`M${side(disc.x)} ${m(disc.y)}L${side(sun.reach)} 0M${side(sun.nearest)} 5H${side(sun.reach)}`}
      />
      <circle cx={side(disc.x)} cy={m(disc.y)} r={15} />
    </g>
  );
}

/** Floor, roof and the walls above and below each window. */
function shell(): string {
  const across = ROOM.wide + 2 * WALL;
  const slab = (x: number, y: number, wide: number, high: number) =>
    `M${m(x)} ${m(y)}h${m(wide)}v${m(high)}h${m(-wide)}z`;
  const walls = [-WALL, ROOM.wide].flatMap((x) => [
    slab(x, -WINDOW.sill, WALL, WINDOW.sill),
    slab(x, -ROOM.high, WALL, ROOM.high - WINDOW.head),
  ]);
  return [slab(-WALL, 0.06, across, 0.14), slab(-WALL, -ROOM.high - 0.16, across, 0.16), ...walls].join("");
}

/** A person of 1.65 m, for the scale. */
function person(x: number): string {
  return `M${m(x)} ${m(-1.65)}a11 11 0 1 1 -0.1 0zM${m(x - 0.2)} 0l4 -66 -6 -4 4 -62q18 -12 36 0l4 62 -6 4 4 66z`;
}

function m(metres: number): number {
  return Math.round(metres * UNIT);
}

export interface CitySeason {
  name: string;
  when: string;
  /** Shares of the year. One that runs past New Year has two spans. */
  spans: { from: number; to: number }[];
}

interface CityCalendarProps {
  city: Pick<StoredCity, "slug" | "name">;
  seasons: readonly CitySeason[];
}

/** The weeks of a year in which work in the city is slow or stops. */
export function CityCalendar({ city, seasons }: CityCalendarProps) {
  const { t, language } = useText();
  const { edition } = usePage();
  const planner = linkTo(edition, "move-in-planner");
  const months = new Intl.DateTimeFormat(LANGUAGES[language].dateLocale, {
    month: "narrow",
    timeZone: "UTC",
  });
  return (
    <div className="stack gap-4 stack--start city-calendar">
      <h3 className="d25">{t("cities.seasonsTitle")}</h3>
      <div className="city-calendar__year">
        <p className="soft t13 city-calendar__months" aria-hidden="true">
          {Array.from({ length: 12 }, (_, month) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the months of a year are never reordered
            <span key={month}>{months.format(Date.UTC(2028, month, 1))}</span>
          ))}
        </p>
        <dl>
          {seasons.map(({ name, when, spans }) => (
            <div key={name + when} className="city-calendar__season">
              <dt className="t15">{name}</dt>
              <dd className="t15 soft text-end">{when}</dd>
              <dd className="city-calendar__track" aria-hidden="true">
                {spans.map(({ from, to }) => (
                  <i key={from} style={cssNumbers({ "--from": from, "--to": to })} />
                ))}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      {planner && (
        <GoLink href={`${planner}?city=${city.slug}`}>{t("cities.seasonsPlan", { city: city.name })}</GoLink>
      )}
    </div>
  );
}
