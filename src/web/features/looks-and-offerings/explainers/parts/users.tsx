import type {
  Explainer,
  UserZones,
} from "../../../../../contracts/documents/explainers/explainer-document.ts";
import { readsFeet } from "../../../../../editions/lengths.ts";
import { useText } from "../../../../../ui/text/text.tsx";
import { usePage } from "../../../../frame/islands/page-context.ts";
import { Section } from "../../../../sections/parts/section.tsx";
import { feetWords } from "../measures/length-words.ts";
import "./explainers-parts.css";

export function Users({ users }: { users: Explainer["users"] }) {
  return (
    <Section id="users" title={users.title} lede={users.lede} isFolded>
      <ul className="columns columns--2 users">
        {users.items.map((user) => (
          <li key={user.name} className="stack gap-4 rule pad-above-5 user">
            <UserCard user={user} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

function UserCard({ user: { name, who, zones } }: { user: UserZones }) {
  const { t } = useText();
  return (
    <>
      <div className="stack gap-2">
        <h3 className="d25">{name}</h3>
        <p className="soft">{who}</p>
      </div>
      <div className="beside gap-4 align-start user__places">
        <HeightChart zones={zones} />
        <table className="t15 user__table">
          <caption className="sr">{t("explainer.heightsOf", { name })}</caption>
          <thead className="sr">
            <tr>
              <th scope="col">{t("explainer.thing")}</th>
              <th scope="col">{t("explainer.height")}</th>
            </tr>
          </thead>
          <tbody>
            {zones.map((zone, index) => (
              <tr key={zone.what}>
                <th scope="row">
                  <span className="center strong t13 user__number">{index + 1}</span>
                  <span>
                    {zone.what} <small>{zone.why}</small>
                  </span>
                </th>
                <td>
                  <Range from={zone.from} to={zone.to} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Range({ from, to }: { from: number; to: number }) {
  const { t } = useText();
  const { country } = usePage().edition;
  const format = new Intl.NumberFormat("en-US");
  return (
    <bdi className="num">
      {t("explainer.mmRange", { from: format.format(from), to: format.format(to) })}
      {readsFeet(country) && (
        <small>
          {feetWords(from)}–{feetWords(to)}
        </small>
      )}
    </bdi>
  );
}

type Zone = UserZones["zones"][number];

const SHEET = { width: 132, height: 320 };
const TOP = 2400;
const FLOOR = 300;
const LEFT = 34;
const LINES = [0, 500, 1000, 1500, 2000];
/** The minimum height of a bar, so that its number fits, in pixels and in millimetres of the scale. */
const NUMBER = 16;
const LEAST = 130;

function HeightChart({ zones }: { zones: readonly Zone[] }) {
  const columns = columnsOf(zones);
  const width = (SHEET.width - LEFT - 4) / Math.max(...columns.map((column) => column + 1));
  const y = (mm: number) => Math.round(FLOOR - (Math.min(mm, TOP) / TOP) * (FLOOR - 10));
  return (
    <svg
      className="heights"
      viewBox={`0 0 ${SHEET.width} ${SHEET.height}`}
      aria-hidden="true"
      direction="ltr"
    >
      {LINES.map((mm) => (
        <g key={mm} className={mm === 0 ? "heights__floor" : "heights__line"}>
          <path d={`M${LEFT} ${y(mm)}H${SHEET.width}`} />
          <text x={LEFT - 5} y={y(mm) + 4}>
            {mm / 1000}
          </text>
        </g>
      ))}
      {zones.map(({ what, from, to }, index) => {
        const x = LEFT + 3 + (columns[index] ?? 0) * width;
        const middle = (y(from) + y(to)) / 2;
        const tall = Math.max(y(from) - y(to), NUMBER);
        return (
          <g key={what} className="heights__bar">
            <rect x={x} y={middle - tall / 2} width={width - 4} height={tall} rx={3} />
            <text x={x + width / 2 - 2} y={middle + 4}>
              {index + 1}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** Bars that overlap, or whose numbers would, are side by side; each uses the first column with room. */
export function columnsOf(zones: readonly Pick<Zone, "from" | "to">[]): number[] {
  const columns: { from: number; to: number }[][] = [];
  return zones.map(({ from, to }) => {
    const middle = (from + to) / 2;
    const own = { from: Math.min(from, middle - LEAST / 2), to: Math.max(to, middle + LEAST / 2) };
    const free = columns.findIndex((column) =>
      column.every((bar) => own.to <= bar.from || own.from >= bar.to),
    );
    const column = free === -1 ? columns.length : free;
    columns[column] = [...(columns[column] ?? []), own];
    return column;
  });
}
